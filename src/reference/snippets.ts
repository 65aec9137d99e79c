/** Code for a model, as the packages' generators write it: by library, by inference provider, and the example input alone. */
import { type InferenceProviderOrPolicy, PROVIDERS_OR_POLICIES, snippets } from "@huggingface/inference";
import { getModelInputSnippet, type InferenceSnippetLanguage } from "@huggingface/tasks";
import { findLibrary } from "./library-catalogue.ts";
import type { ModelRecord } from "./model-record.ts";

export interface Snippet {
  readonly language: InferenceSnippetLanguage;
  /** The program or package that makes the call: `curl`, `openai`, `requests`, … */
  readonly client: string;
  readonly code: string;
}

/** Code, or why a generator could not write any. */
export type Written<Code> = { readonly code: Code } | { readonly fault: string };

export const PROVIDERS: readonly string[] = PROVIDERS_OR_POLICIES;

/** What a library's generator says for a model; no code for a library that has no generator. */
export function writeLibrarySnippets(libraryKey: string, record: ModelRecord): Written<readonly string[]> {
  return attempt(() => findLibrary(libraryKey)?.snippets?.(record) ?? []);
}

/** The input that a model of this task is shown with. */
export function writeInputExample(record: ModelRecord): Written<string> {
  return attempt(() => {
    const example = getModelInputSnippet(record);
    return typeof example === "string" ? example : JSON.stringify(example, null, 2);
  });
}

/**
 * The calls of a provider's service with this model. A provider that is unknown or does not do the task is logged
 * (`console.error`) and gives none. A body that is no JSON is logged too, but the package writes its snippets all the
 * same. The token is a variable of the surroundings in every one of them.
 */
export function writeProviderSnippets(record: ModelRecord, provider: string, options: CallOptions = {}): Written<readonly Snippet[]> {
  return attempt(() => snippets.getInferenceSnippets(record, provider as InferenceProviderOrPolicy, undefined, { ...options }).map(toSnippet));
}

/** What a chat call says beyond its model. There is no token among it: the package would write it into the code. */
export interface CallOptions {
  readonly messages?: readonly { readonly role: string; readonly content: string }[];
  readonly max_tokens?: number;
  readonly streaming?: boolean;
}

function toSnippet({ language, client, content }: { language: InferenceSnippetLanguage; client: string; content: string }): Snippet {
  return { language, client, code: language === "sh" ? quoteBody(content) : content };
}

const BODY_START = "-d '";

/**
 * The package puts a JSON body between single quotes as it is. An apostrophe in it ("baker's yeast") would end the
 * quotes, and the shell would run what follows; JSON has another spelling for it.
 */
function quoteBody(command: string): string {
  const start = command.indexOf(BODY_START) + BODY_START.length;
  const end = command.lastIndexOf("'");
  if (start < BODY_START.length || end < start) return command;
  return command.slice(0, start) + command.slice(start, end).replaceAll("'", String.raw`\u0027`) + command.slice(end);
}

/** The generators read whatever was typed as config, and throw on shapes that no model has. */
function attempt<Code>(write: () => Code): Written<Code> {
  try {
    return { code: write() };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
