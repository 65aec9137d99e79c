import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noTimers, phaseOf, reduceTimers, timeLeft, type Timer, type TimerAction, type Timers, writeClock } from "./timers.ts";

const MINUTE = 60_000;
const start = (minutes: number, upTo?: number): TimerAction => ({
  type: "start",
  name: "Simmer",
  seconds: minutes * 60,
  ...(upTo === undefined ? {} : { upToSeconds: upTo * 60 }),
});
const play = (...script: readonly [now: number, action: TimerAction][]): Timers =>
  script.reduce((timers, [now, action]) => reduceTimers(timers, action, now), noTimers);
const only = ({ list }: Timers): Timer => {
  if (!list[0] || list.length > 1) throw new Error(`${list.length} timers`);
  return list[0];
};

test("rings when its time is over, however long nobody looked", () => {
  const timer = only(play([0, start(5)]));
  expect([0, 5 * MINUTE - 1, 5 * MINUTE, 90 * MINUTE].map((now) => phaseOf(timer, now))).toEqual(["running", "running", "ringing", "ringing"]);
  expect(writeClock(timeLeft(timer, 7 * MINUTE))).toBe("2:00");
});

describe("a range", () => {
  test("rings at its lower end and reminds at its upper", () => {
    const timer = only(play([0, start(8, 10)]));
    expect([7, 8, 9, 10, 30].map((minutes) => phaseOf(timer, minutes * MINUTE))).toEqual(["running", "ringing", "ringing", "reminding", "reminding"]);
  });

  test("whose lower ring was heard goes on to the upper end", () => {
    const timer = only(play([0, start(8, 10)], [8.5 * MINUTE, { type: "heard", id: 1 }]));
    expect([9, 10].map((minutes) => phaseOf(timer, minutes * MINUTE))).toEqual(["running", "ringing"]);
    expect(reduceTimers({ list: [timer], nextId: 2 }, { type: "heard", id: 1 }, 10 * MINUTE).list).toEqual([]);
  });

  test("heard only after its upper end is over", () => {
    expect(play([0, start(8, 10)], [11 * MINUTE, { type: "heard", id: 1 }]).list).toEqual([]);
  });
});

test("a paused timer stands still", () => {
  const paused = play([0, start(5)], [2 * MINUTE, { type: "pause", id: 1 }]);
  expect(phaseOf(only(paused), 60 * MINUTE)).toBe("paused");
  const resumed = only(reduceTimers(paused, { type: "resume", id: 1 }, 60 * MINUTE));
  expect(timeLeft(resumed, 61 * MINUTE)).toBe(2 * MINUTE);
});

test("a minute more counts from the end, or from now where it rings already", () => {
  const more: TimerAction = { type: "add-minute", id: 1 };
  expect(timeLeft(only(play([0, start(5)], [MINUTE, more])), MINUTE)).toBe(5 * MINUTE);
  expect(timeLeft(only(play([0, start(5)], [9 * MINUTE, more])), 9 * MINUTE)).toBe(MINUTE);
  expect(timeLeft(only(play([0, start(5)], [MINUTE, { type: "pause", id: 1 }], [9 * MINUTE, more])), 20 * MINUTE)).toBe(5 * MINUTE);
});

test("several run at once, and stopping one leaves the others", () => {
  const timers = play([0, start(5)], [0, start(10)], [0, start(15)], [MINUTE, { type: "stop", id: 2 }]);
  expect(timers.list.map(({ id }) => id)).toEqual([1, 3]);
});

test("whatever is pressed, no two timers share an id, and none runs longer than it was told to", () => {
  const action: fc.Arbitrary<TimerAction> = fc.oneof(
    fc.record({ type: fc.constant("start" as const), name: fc.constant("Boil"), seconds: fc.integer({ min: 1, max: 600 }) }),
    fc.record({ type: fc.constantFrom("pause" as const, "resume" as const, "stop" as const, "heard" as const), id: fc.integer({ min: 1, max: 4 }) }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(100_000), action)), (script) => {
      let now = 0;
      const timers = play(...script.map(([pause, action]): [number, TimerAction] => [(now += pause), action]));
      expect(new Set(timers.list.map(({ id }) => id)).size).toBe(timers.list.length);
      for (const timer of timers.list) expect(timeLeft(timer, now)).toBeLessThanOrEqual(600_000);
    }),
  );
});

test("clocks are read at a glance", () => {
  expect([5 * MINUTE, 245_000, 244_001, 75 * MINUTE, 0].map(writeClock)).toEqual(["5:00", "4:05", "4:05", "1:15:00", "0:00"]);
});
