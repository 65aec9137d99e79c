/**
 * Kitchen timers as data: a pure reducer that is told the time. A running timer is the moment it ends, so a tab that slept
 * is right on waking. What a timer shows and whether it rings is derived from the clock, never stored.
 */

/** A point in time or a stretch of it in milliseconds. */
type Milliseconds = number;

export interface Timer {
  readonly id: number;
  /** The step's words: `Step 3: Simmer the lentils`. */
  readonly name: string;
  /** Behind the moment it rings, until it reminds: the rest of a range (`8–10 minutes`), else 0. */
  readonly span: Milliseconds;
  /** When it rings, or how long it had left when it was paused. */
  readonly clock: { readonly endsAt: Milliseconds } | { readonly left: Milliseconds };
}

export interface Timers {
  readonly list: readonly Timer[];
  readonly nextId: number;
}

export const noTimers: Timers = { list: [], nextId: 1 };

export type TimerAction =
  | { readonly type: "start"; readonly name: string; readonly seconds: number; readonly upToSeconds?: number }
  | { readonly type: "pause" | "resume" | "add-minute" | "stop"; readonly id: number }
  /** The ring was heard: a range goes on to its upper end, anything else is over. */
  | { readonly type: "heard"; readonly id: number };

const MINUTE: Milliseconds = 60_000;

export function reduceTimers(timers: Timers, action: TimerAction, now: Milliseconds): Timers {
  if (action.type === "start") {
    const { name, seconds, upToSeconds = seconds } = action;
    const timer: Timer = { id: timers.nextId, name, span: (upToSeconds - seconds) * 1000, clock: { endsAt: now + seconds * 1000 } };
    return { list: [...timers.list, timer], nextId: timers.nextId + 1 };
  }
  return { ...timers, list: timers.list.flatMap((timer) => (timer.id === action.id ? change(timer, action.type, now) : [timer])) };
}

function change(timer: Timer, action: Exclude<TimerAction["type"], "start">, now: Milliseconds): Timer[] {
  const left = timeLeft(timer, now);
  const paused = "left" in timer.clock;
  switch (action) {
    case "pause":
      return [paused || left <= 0 ? timer : { ...timer, clock: { left } }];
    case "resume":
      return [paused ? { ...timer, clock: { endsAt: now + left } } : timer];
    case "add-minute": {
      const more = Math.max(0, left) + MINUTE;
      return [{ ...timer, clock: paused ? { left: more } : { endsAt: now + more } }];
    }
    case "heard": {
      const rest = left + timer.span;
      return rest > 0 && left <= 0 ? [{ ...timer, span: 0, clock: { endsAt: now + rest } }] : [];
    }
    case "stop":
      return [];
  }
}

/** Milliseconds until it rings; less than nothing when it has. */
export function timeLeft({ clock }: Timer, now: Milliseconds): Milliseconds {
  return "left" in clock ? clock.left : clock.endsAt - now;
}

/** `reminding` is the ring at the upper end of a range, when the one at the lower end was not heard. */
export type TimerPhase = "running" | "paused" | "ringing" | "reminding";

export function phaseOf(timer: Timer, now: Milliseconds): TimerPhase {
  if ("left" in timer.clock) return "paused";
  const left = timeLeft(timer, now);
  if (left > 0) return "running";
  return timer.span > 0 && left + timer.span <= 0 ? "reminding" : "ringing";
}

/** Whole seconds as a clock shows them: `4:05`, `1:15:00`. What is left counts until it is used up; what is over counts up from nought. */
export function writeClock(left: Milliseconds): string {
  const seconds = left > 0 ? Math.ceil(left / 1000) : Math.floor(-left / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** What a timer shows: how long it has left or, with a plus, for how long it has rung. */
export function writeTimeLeft(timer: Timer, now: Milliseconds): string {
  const left = timeLeft(timer, now);
  return `${left > 0 ? "" : "+"}${writeClock(left)}`;
}
