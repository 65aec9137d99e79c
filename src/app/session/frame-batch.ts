/** Gathers a stream's deltas so that the screen is told at most once a frame, however fast the words come, and of no more than a frame can draw. */
import type { ChefEvent } from "#recipe/chef-event";

export interface Batch {
  /**
   * Takes an event. Deltas wait for the next frame; anything else is passed on at once, after the deltas before it.
   * @returns a promise of when to go on, where this frame has as much to draw as it should
   */
  add(event: ChefEvent): Promise<void> | undefined;
  /** Forgets what waits. */
  cancel(): void;
}

/** Calls its argument soon (next frame, or shortly after in a hidden tab, which has no frames); returns how to call it off. */
export type Schedule = (run: () => void) => () => void;

/** Characters of a frame: what a slow phone draws without holding up a press. A recipe of usual length comes in four; the answer to a thousand entries in forty. */
const FULL_FRAME = 1_200;
/** Characters of the first, which draws all that stands around a recipe as well: a title. Each may hold so many times as many as the one before. */
const FIRST_FRAME = 20;
const GROWTH = 4;

export function createBatch(pass: (event: ChefEvent) => void, schedule: Schedule): Batch {
  let text = "";
  let full = FIRST_FRAME;
  let callOff: (() => void) | undefined;
  let goOn: (() => void) | undefined;
  const settle = (): void => {
    callOff?.();
    callOff = undefined;
    text = "";
    goOn?.();
    goOn = undefined;
  };
  const flush = (): void => {
    const delta: ChefEvent = { type: "text-delta", text };
    settle();
    full = Math.min(GROWTH * full, FULL_FRAME);
    if (delta.text !== "") pass(delta);
  };
  return {
    add(event) {
      if (event.type === "text-delta") {
        text += event.text;
        callOff ??= schedule(flush);
        return text.length < full ? undefined : new Promise((resolve) => (goOn = resolve));
      }
      flush();
      pass(event);
      return undefined;
    },
    cancel: settle,
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
