/** The call that this book makes for a recipe, as code for anyone's own program. */
import { writeChefPrompt } from "#chefs/chat-prompt";
import { DEFAULT_MODEL } from "#chefs/chat-request";
import type { ModelRecord } from "./model-record.ts";
import { type Snippet, writeProviderSnippets } from "./provider-snippets.ts";

export interface OwnCall {
  /** In list order, exactly as typed. */
  readonly ingredients: readonly string[];
  /** Left out: the book's own. */
  readonly model?: string | undefined;
  /** The book streams. */
  readonly stream: boolean;
}

const MAX_TOKENS = 1024;
const LANGUAGES = ["sh", "python", "js"];

/** The call in curl, Python and JavaScript, in this order. The token is read from `HF_TOKEN` where the code runs, and never known here. */
export function writeOwnCode({ ingredients, model = DEFAULT_MODEL, stream }: OwnCall): readonly Snippet[] {
  const record: ModelRecord = { id: model, tags: ["conversational"], pipeline_tag: "text-generation", inference: "" };
  const written = writeProviderSnippets(record, "auto", { messages: writeChefPrompt({ ingredients }), max_tokens: MAX_TOKENS, streaming: stream });
  if ("fault" in written) throw new Error(`The call could not be written: ${written.fault}`);
  return LANGUAGES.flatMap((language) => written.code.filter((snippet) => snippet.language === language));
}
