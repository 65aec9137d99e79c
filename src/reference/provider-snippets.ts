/** Code that calls a model through an inference provider, as the package's generators write it. */
import { type InferenceProviderOrPolicy, snippets } from "@huggingface/inference";
import type { InferenceSnippetLanguage } from "@huggingface/tasks";
import type { ModelRecord } from "./model-record.ts";
import { attempt, type Written } from "./written.ts";

export interface Snippet {
  readonly language: InferenceSnippetLanguage;
  /** The program or package that makes the call: `curl`, `openai`, `requests`, … */
  readonly client: string;
  readonly code: string;
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
