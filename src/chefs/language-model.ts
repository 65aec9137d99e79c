/** The part of the browser's Prompt API that is used here, as its specification has it (https://webmachinelearning.github.io/prompt-api). */
import type { Body } from "./read-body.ts";

/** Whether the browser can answer: at once, once it has fetched a model, or never. */
export type Availability = (typeof AVAILABILITIES)[number];
const AVAILABILITIES = ["unavailable", "downloadable", "downloading", "available"] as const;

export interface LanguageModelOptions {
  readonly expectedInputs: readonly Expected[];
  readonly expectedOutputs: readonly Expected[];
}

interface Expected {
  readonly type: "text";
  readonly languages: readonly string[];
}

export interface CreateOptions extends LanguageModelOptions {
  readonly initialPrompts: readonly { readonly role: "system"; readonly content: string }[];
  readonly signal: AbortSignal;
  /** Is handed the target of `downloadprogress` events, whose `loaded` goes from 0 to 1. */
  readonly monitor: (target: EventTarget) => void;
}

/** What stands in the browser as `LanguageModel`. */
export interface LanguageModel {
  /** Fetches nothing. */
  availability(options: LanguageModelOptions): Promise<Availability>;
  /** Fetches the model first, where it has to be; needs a press of the person's for that. */
  create(options: CreateOptions): Promise<LanguageModelSession>;
}

export interface LanguageModelSession {
  promptStreaming(input: string, options: { readonly signal: AbortSignal }): Body<string>;
  /** Both in a measure of the model's own, tokens for example. */
  readonly contextUsage: number;
  readonly contextWindow: number;
  destroy(): void;
}

const ENGLISH: readonly Expected[] = [{ type: "text", languages: ["en"] }];

/** What a recipe asks of a model. The same everywhere, because what is available depends on it. */
export const RECIPE_OPTIONS: LanguageModelOptions = { expectedInputs: ENGLISH, expectedOutputs: ENGLISH };

/** The browser's own, where it has one. */
export function findLanguageModel(): LanguageModel | undefined {
  return (globalThis as { readonly LanguageModel?: LanguageModel }).LanguageModel;
}

/** What the browser says of its model, which fetches nothing. "unavailable" where it has none, or one of an older interface than this, or fails to say. */
export async function askAvailability(): Promise<Availability> {
  try {
    const answer = await findLanguageModel()?.availability(RECIPE_OPTIONS);
    return AVAILABILITIES.find((each) => each === answer) ?? "unavailable";
  } catch {
    return "unavailable";
  }
}
