/** A stand-in for the browser's `LanguageModel`, after the specification of the Prompt API and what it shares with its sisters. */
import type { Availability, CreateOptions, LanguageModel, LanguageModelOptions } from "../language-model.ts";

/** How the stand-in behaves. Everything is plain data, so that a test can hand it to a page. */
export interface StandInSettings {
  /** "available" where nothing is said. */
  readonly availability?: Availability;
  /** What it answers, piece by piece. */
  readonly pieces?: readonly string[];
  /** Milliseconds between two pieces, and two steps of a download. */
  readonly pace?: number;
  /** Where it fails, and with which DOMException. */
  readonly fault?: { readonly at: "create" | "download" | "prompt" | "midway"; readonly name: string };
  /** Where nothing more happens until it is aborted. */
  readonly hang?: "download" | "prompt" | "midway";
  /** In tokens, of which four characters make one here. */
  readonly contextWindow?: number;
  /** Whether the person has just pressed something; asked of the browser where there is one. */
  readonly isActivated?: boolean;
}

/** What was asked of it. */
export interface StandInLog {
  readonly availability: LanguageModelOptions[];
  readonly system: string[];
  readonly prompts: string[];
  readonly ended: ("done" | "aborted" | "failed" | "cancelled")[];
  open: number;
}

/** Makes one. The function refers to nothing outside itself, so that its source can be run in a page. */
export function makeLanguageModel(settings: StandInSettings = {}): LanguageModel & { readonly log: StandInLog } {
  const { pieces = ["# Omelette", "\n\n## Ingredients", "\n- 2 eggs"], pace = 0, fault, hang, contextWindow = 6_144 } = settings;
  const log: StandInLog = { availability: [], system: [], prompts: [], ended: [], open: 0 };
  const LANGUAGES = ["de", "en", "es", "fr", "ja"];
  let availability = settings.availability ?? "available";

  /** What waits is told why it ends, as the specification's abort steps do. */
  const pause = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener("abort", giveUp);
        resolve();
      }, pace);
      signal.addEventListener("abort", giveUp, { once: true });
    });
  const forEver = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }));
  const failure = (name: string) => new DOMException("The stand-in was told to fail.", name);
  const tokens = (text: string) => Math.ceil(text.length / 4);

  /** "unavailable" for what it does not know; a language tag that is none is a RangeError. */
  const availabilityOf = ({ expectedInputs, expectedOutputs }: LanguageModelOptions): Availability => {
    const wanted = [...expectedInputs, ...expectedOutputs];
    const languages = Intl.getCanonicalLocales(wanted.flatMap((each) => each.languages));
    const isKnown = languages.every((tag) => LANGUAGES.includes(tag)) && wanted.every(({ type }) => type === "text");
    return isKnown ? availability : "unavailable";
  };

  const download = async (target: EventTarget, signal: AbortSignal) => {
    const tell = (loaded: number) => target.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded, total: 1, lengthComputable: true }));
    tell(0);
    if (availability === "available") {
      tell(1);
      return;
    }
    availability = "downloading";
    for (const loaded of [0.25, 0.5, 0.75]) {
      await pause(signal);
      tell(loaded);
      if (fault?.at === "download") {
        availability = "downloadable";
        throw failure(fault.name);
      }
      if (hang === "download") await forEver(signal);
    }
    await pause(signal);
    availability = "available";
    tell(1);
  };

  const openSession = (system: string) => {
    const destruction = new AbortController();
    let contextUsage = tokens(system);
    log.open += 1;
    return {
      contextWindow,
      get contextUsage() {
        return contextUsage;
      },
      destroy() {
        if (!destruction.signal.aborted) log.open -= 1;
        destruction.abort(new DOMException("The session has been destroyed.", "AbortError"));
      },
      promptStreaming(input: string, options: { readonly signal: AbortSignal }) {
        const signal = AbortSignal.any([destruction.signal, options.signal]);
        let isCancelled = false;
        log.prompts.push(input);
        return new ReadableStream<string>({
          async start(controller) {
            try {
              signal.throwIfAborted();
              await pause(signal);
              if (contextUsage + tokens(input) > contextWindow) throw failure("QuotaExceededError");
              if (fault?.at === "prompt") throw failure(fault.name);
              if (hang === "prompt") await forEver(signal);
              contextUsage += tokens(input);
              for (const [at, piece] of pieces.entries()) {
                if (isCancelled) return;
                if (at === 1 && fault?.at === "midway") throw failure(fault.name);
                if (at === 1 && hang === "midway") await forEver(signal);
                contextUsage = Math.min(contextWindow, contextUsage + tokens(piece));
                controller.enqueue(piece);
                if (contextUsage >= contextWindow) break;
                await pause(signal);
              }
              log.ended.push("done");
              controller.close();
            } catch (error) {
              if (isCancelled) return;
              log.ended.push(signal.aborted ? "aborted" : "failed");
              controller.error(error);
            }
          },
          cancel() {
            isCancelled = true;
            log.ended.push("cancelled");
          },
        });
      },
    };
  };

  return {
    log,
    async availability(options) {
      log.availability.push(options);
      return availabilityOf(options);
    },
    async create(options: CreateOptions) {
      options.signal.throwIfAborted();
      const now = availabilityOf(options);
      if (now === "unavailable") throw new DOMException("There is no such model here.", "NotSupportedError");
      const isActivated = settings.isActivated ?? globalThis.navigator?.userActivation?.isActive ?? true;
      if (now === "downloadable" && !isActivated) throw new DOMException("Fetching a model takes a press of the person's.", "NotAllowedError");
      const [first, ...others] = options.initialPrompts;
      if (others.length > 0) throw new TypeError("The system's words come first, and once.");
      const target = new EventTarget();
      options.monitor(target);
      await pause(options.signal);
      await download(target, options.signal);
      if (fault?.at === "create") throw failure(fault.name);
      const system = first?.content ?? "";
      if (tokens(system) > contextWindow) throw failure("QuotaExceededError");
      log.system.push(system);
      return openSession(system);
    },
  };
}
