import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findTimes } from "./step-times.ts";

const read = (text: string) =>
  findTimes(text).map(({ start, end, seconds, upToSeconds }) => [text.slice(start, end), seconds, ...(upToSeconds === undefined ? [] : [upToSeconds])]);

test.each<[string, (string | number)[][]]>([
  ["Simmer for 20 minutes.", [["20 minutes", 1200]]],
  ["Bake 1 h 15 min", [["1 h 15 min", 4500]]],
  [
    "about 1 hour and 20 minutes, then 5 min",
    [
      ["1 hour and 20 minutes", 4800],
      ["5 min", 300],
    ],
  ],
  ["fry 8–10 min", [["8–10 min", 480, 600]]],
  ["35 to 40 minutes", [["35 to 40 minutes", 2100, 2400]]],
  ["between 20 and 25 minutes", [["20 and 25 minutes", 1200, 1500]]],
  ["45 seconds to 1 minute", [["45 seconds to 1 minute", 45, 60]]],
  ["1½ hours", [["1½ hours", 5400]]],
  ["1 1/2 to 2 hours", [["1 1/2 to 2 hours", 5400, 7200]]],
  ["half an hour", [["half an hour", 1800]]],
  ["three quarters of an hour", [["three quarters of an hour", 2700]]],
  ["an hour and a half", [["an hour and a half", 5400]]],
  ["two to three minutes", [["two to three minutes", 120, 180]]],
  ["a minute or two", [["a minute or two", 60, 120]]],
  ["a couple of minutes", [["a couple of minutes", 120]]],
  ["in 20-second bursts", [["20-second", 20]]],
  ["30s each side", [["30s", 30]]],
  ["5 more minutes", [["5 more minutes", 300]]],
  ["another 5 mins.", [["5 mins", 300]]],
])("reads the times of %j", (text, times) => {
  expect(read(text)).toEqual(times);
});

test.each([
  "Use a second pan.",
  "Keeps for 3 days.",
  "a 5 m string",
  "350 g",
  "1 minced onion",
  "2 small hams",
  "Serves 4",
  "the last minute",
  "preheat to 180°C",
])("%j states no time", (text) => {
  expect(read(text)).toEqual([]);
});

test("any text is read, and a hostile one in time", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { start, end, seconds, upToSeconds } of findTimes(text)) {
        expect(end).toBeGreaterThan(start);
        expect(upToSeconds ?? seconds + 1).toBeGreaterThan(seconds);
      }
    }),
  );
  for (const piece of ["1 ", "1-", "a ", "1 h ", "1 minute to ", "½"]) {
    const start = performance.now();
    findTimes(piece.repeat(20_000));
    expect(performance.now() - start, piece).toBeLessThan(1000);
  }
});
