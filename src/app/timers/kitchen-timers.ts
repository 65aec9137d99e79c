/** The timers of this page: one list, shared by the cooking view and the bar on the page, outliving both. */
import { useSyncExternalStore } from "react";
import { guardPage } from "./page-guard.ts";
import { noTimers, reduceTimers, type TimerAction, type Timers } from "./timers.ts";

interface TimerStore {
  readonly read: () => Timers;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly dispatch: (action: TimerAction) => void;
}

/** A list of timers that reads the time from `now` (milliseconds). */
function createTimerStore(now: () => number): TimerStore {
  let timers = noTimers;
  const listeners = new Set<() => void>();
  return {
    read: () => timers,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    dispatch(action) {
      timers = reduceTimers(timers, action, now());
      for (const listener of listeners) listener();
    },
  };
}

export const kitchenTimers = createTimerStore(() => Date.now());
// A timer, even a paused one, is lost with the page.
kitchenTimers.subscribe(() => guardPage(kitchenTimers.read().list.length > 0));

export function useTimers(): Timers {
  return useSyncExternalStore(kitchenTimers.subscribe, kitchenTimers.read);
}
