/** The on-device chef: asks the browser's own language model, with the words that every model is asked with. Nothing leaves the device. */
import type { RecipeEnd, TextDelta } from "#recipe/chef-event";
import { writeChefPrompt } from "./chat-prompt.ts";
import { ChefFault, toRecipeError } from "./chef-fault.ts";
import type { Chef } from "./chef.ts";
import { type LanguageModel, type LanguageModelSession, RECIPE_OPTIONS } from "./language-model.ts";
import { readBody } from "./read-body.ts";
import { startWatch } from "./watch.ts";

/** How long the model may take once it is there, in milliseconds: it runs on a person's own machine. */
export interface DeviceLimits {
  readonly firstWord: number;
  readonly silence: number;
  readonly total: number;
}

const LIMITS: DeviceLimits = { firstWord: 120_000, silence: 60_000, total: 600_000 };

/**
 * The longest reply, in UTF-16 code units: twice what the 1,024 tokens of the other models come to. This interface has no
 * such limit, and a small model may go round in circles.
 */
const MOST_WRITTEN = 8_192;

export interface OnDeviceChefOptions {
  /** Undefined where the browser has none. */
  readonly model: LanguageModel | undefined;
  /** Told how much of the model has been fetched, from 0 to 1, and undefined when there is nothing to wait for any more. */
  readonly onFetched?: (share: number | undefined) => void;
  readonly limits?: DeviceLimits;
}

/** Makes the chef. Fetching the model has no time limit but the person's patience; aborting the signal ends whatever is under way. */
export function createOnDeviceChef({ model, onFetched = () => undefined, limits = LIMITS }: OnDeviceChefOptions): Chef {
  return async function* cook(order, signal) {
    signal.throwIfAborted();
    yield { type: "recipe-start", chef: "on-device" };
    const [{ content: system }, { content: request }] = writeChefPrompt(order);
    let session: LanguageModelSession | undefined;
    try {
      if (!model) throw new ChefFault("model-failed", "This browser has no model of its own.");
      session = await openSession(model, system, signal, onFetched);
      yield* readAnswer(session, request, signal, limits);
    } catch (error) {
      signal.throwIfAborted();
      yield toRecipeError(nameFault(error));
    } finally {
      onFetched(undefined);
      session?.destroy();
    }
  };
}

async function openSession(
  model: LanguageModel,
  system: string,
  signal: AbortSignal,
  onFetched: (share: number | undefined) => void,
): Promise<LanguageModelSession> {
  const session = await model.create({
    ...RECIPE_OPTIONS,
    initialPrompts: [{ role: "system", content: system }],
    signal,
    monitor: (target) =>
      target.addEventListener("downloadprogress", (event) => {
        const { loaded } = event as ProgressEvent;
        if (!signal.aborted) onFetched(loaded < 1 ? loaded : undefined);
      }),
  });
  onFetched(undefined);
  return session;
}

async function* readAnswer(
  session: LanguageModelSession,
  request: string,
  signal: AbortSignal,
  limits: DeviceLimits,
): AsyncGenerator<TextDelta | RecipeEnd, void, undefined> {
  const watch = startWatch(signal, limits.total);
  let written = "";
  try {
    watch.expect(limits.firstWord);
    for await (const text of readBody(session.promptStreaming(request, { signal: watch.signal }), watch, () => limits.silence)) {
      if (text === "") continue;
      written += text;
      yield { type: "text-delta", text };
      if (written.length > MOST_WRITTEN) break;
    }
    if (written.trim() === "") throw new ChefFault("model-failed", "The browser’s model answered without a word.");
    const isCut = written.length > MOST_WRITTEN || session.contextUsage >= session.contextWindow;
    yield { type: "recipe-end", reason: isCut ? "length" : "stop" };
  } finally {
    watch.end();
  }
}

/** What the specification's errors mean to a cook. */
const FAULTS: Readonly<Record<string, ChefFault>> = {
  NetworkError: new ChefFault("model-failed", "The browser could not fetch its model. It takes a network, and room on the disk."),
  NotAllowedError: new ChefFault("model-failed", "The browser did not let this page use its model. If it does not after another try, its settings forbid it."),
  NotReadableError: new ChefFault("model-failed", "The browser held back what its model wrote."),
  NotSupportedError: new ChefFault("model-failed", "The browser’s model cannot answer this: it may not know a language on the list."),
  QuotaExceededError: new ChefFault("bad-order", "The list is too long for the browser’s own model. Take something off it, or ask another chef."),
};

function nameFault(error: unknown): ChefFault {
  if (error instanceof ChefFault) return error.code === "upstream-timeout" ? new ChefFault("model-failed", "The browser’s model took too long.") : error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return FAULTS[name] ?? new ChefFault("model-failed", "The browser’s model failed.");
}
