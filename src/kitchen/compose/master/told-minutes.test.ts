import { expect, test } from "vitest";
import { withToldMinutes } from "./told-minutes.ts";
import { timesIn, withoutMarks, writeToldTime } from "./told-times.ts";

/** A sentence of a row as it is filled, its times marked. */
const marked = (step: string): string => step.replaceAll(/\{([^{}]+)\}/g, (_, hole: string) => writeToldTime(hole) ?? hole);

test("the header promises no less than the steps take", () => {
  const steps = ["Bake the potatoes for {60–70 min}.", "{~Meanwhile} warm the beans for {10 min}.", "Split, and bake for {15 min more}. Rest for {5 min}."];
  expect(withToldMinutes(steps.map(marked), 60)).toBe(80);
  expect(withToldMinutes(steps.map(marked), 90)).toBe(90);
});

test("what goes on meanwhile, or only at times, takes no time of its own", () => {
  expect(withToldMinutes(["Simmer for {20 min}. Add the peas {~for the last} {4 min}.", "{~If} it is frozen, give it {10 min more}."].map(marked), 20)).toBe(
    20,
  );
});

test.each([
  ["20–25 min", "20–25 minutes", 20, 25, false],
  ["1 min", "1 minute", 1, 1, false],
  ["5 more min", "5 more minutes", 5, 5, true],
  ["5 min more", "5 minutes more", 5, 5, true],
  ["1 h", "1 hour", 60, 60, false],
  ["1½ h", "1½ hours", 90, 90, false],
  ["2–2½ h", "2–2½ hours", 120, 150, false],
  ["3 min a side", "3 minutes a side", 6, undefined, false],
  ["3 min on each side", "3 minutes on each side", 6, undefined, false],
] as const)("{%s} is %s", (hole, words, least, most, isMore) => {
  const told = marked(`{${hole}}`);
  expect(withoutMarks(told)).toBe(words);
  expect(timesIn(told)).toEqual([{ least, most, isMore, end: told.length }]);
});

test("what is no time stays a hole", () => {
  expect(["tomatoes", "300 ml", "220 C", "4 n", "time meat roast"].map(writeToldTime)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test("what is told before something goes on beside it counts, and what is told behind it does not", () => {
  expect(
    withToldMinutes(["Leave for {20 min}, {~or overnight} in the fridge. Roast for {15 min}, with the peas {~for the last} {4 min}."].map(marked), 0),
  ).toBe(35);
  expect(withToldMinutes(["Chill {~for} {10 min} if soft. Eat {~within} {3 h}."].map(marked), 5)).toBe(5);
});

test("hours and the minutes right behind them are one time", () => {
  expect(withToldMinutes(["Roast for {1 h} {20–30 min}, basting twice."].map(marked), 0)).toBe(80);
  expect(withToldMinutes(["Simmer for {1 h} {10 min more}."].map(marked), 0)).toBe(70);
});

test("what is turned takes its minutes twice, what goes on longer takes them on top, and half an hour counts", () => {
  expect(withToldMinutes(["Fry for {4–5 min a side}.", "Bake for {1½ h}, then for {10 min more}."].map(marked), 0)).toBe(110);
});
