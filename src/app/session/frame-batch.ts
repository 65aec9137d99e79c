/** Gathers a stream's deltas so that the screen is told at most once a frame, however fast the words come. */
import type { ChefEvent } from "#recipe/chef-event";

export interface Batch {
  /** Takes an event. Deltas wait for the next frame; anything else is passed on at once, after the deltas before it. */
  add(event: ChefEvent): void;
  /** Forgets what waits. */
  cancel(): void;
}

/** Calls its argument soon (next frame, or shortly after in a hidden tab, which has no frames); returns how to call it off. */
export type Schedule = (run: () => void) => () => void;

export function createBatch(pass: (event: ChefEvent) => void, schedule: Schedule): Batch {
  let text = "";
  let callOff: (() => void) | undefined;
  const flush = (): void => {
    callOff?.();
    callOff = undefined;
    if (text === "") return;
    const delta: ChefEvent = { type: "text-delta", text };
    text = "";
    pass(delta);
  };
  return {
    add(event) {
      if (event.type === "text-delta") {
        text += event.text;
        callOff ??= schedule(flush);
      } else {
        flush();
        pass(event);
      }
    },
    cancel() {
      callOff?.();
      callOff = undefined;
      text = "";
    },
  };
}

/** The longest a delta waits where no frame comes (ms). */
const HIDDEN_TAB_DELAY = 100;

/** Next animation frame, or a short time-out where the tab is hidden and has none. */
export const onNextFrame: Schedule = (run) => {
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(run, HIDDEN_TAB_DELAY);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
