/** The clock over one conversation with a service: one signal that aborts when the person leaves or a time limit passes. */
import { ChefFault } from "./chef-fault.ts";

/** How long a service may take, in milliseconds. */
export interface TimeLimits {
  /** From the request to the first byte of the answer. */
  readonly firstByte: number;
  /** Between two bytes of the answer. */
  readonly silence: number;
  /** From the last word to the end of the answer; what comes in between is of no interest, but lets the connection be used again. */
  readonly tail: number;
  /** For everything, waiting and trying again included. */
  readonly total: number;
  /** The longest wait that a service may ask for before we try again. */
  readonly retryWait: number;
}

export const TIME_LIMITS: TimeLimits = { firstByte: 30_000, silence: 20_000, tail: 1_000, total: 120_000, retryWait: 5_000 };

export interface Watch {
  /** Aborts with the person's own reason, or with an `upstream-timeout` fault. */
  readonly signal: AbortSignal;
  /** Starts waiting: unless `pause` or `expect` is called within so many milliseconds, the signal aborts. */
  expect(milliseconds: number): void;
  /** Stops waiting, as long as it is not the service that is slow but whoever reads it. */
  pause(): void;
  /** Ends the watch and whatever is still under way. Always call it. */
  end(): void;
}

/** Made once: an error takes its time to note where it was made. */
const OVER = new Error("The conversation is over.");

/** Starts a watch that lasts at most `total` milliseconds and ends at once when `person` aborts. */
export function startWatch(person: AbortSignal, total: number): Watch {
  const controller = new AbortController();
  const leave = () => controller.abort(person.reason);
  const expire = () => controller.abort(new ChefFault("upstream-timeout", "The model took too long to answer."));
  if (person.aborted) leave();
  person.addEventListener("abort", leave, { once: true });
  const overall = setTimeout(expire, total);
  let waiting: ReturnType<typeof setTimeout> | undefined;

  return {
    signal: controller.signal,
    expect(milliseconds) {
      clearTimeout(waiting);
      waiting = setTimeout(expire, milliseconds);
    },
    pause() {
      clearTimeout(waiting);
    },
    end() {
      clearTimeout(overall);
      clearTimeout(waiting);
      person.removeEventListener("abort", leave);
      controller.abort(OVER);
    },
  };
}

/** Waits, or throws the signal's reason as soon as it aborts. */
export function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", giveUp);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", giveUp, { once: true });
  });
}
