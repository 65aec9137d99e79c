import { expect, test } from "vitest";
import { withToldMinutes } from "./told-minutes.ts";

test("the header promises no less than the steps take", () => {
  const steps = [
    "Bake the potatoes for 60–70 minutes.",
    "Meanwhile warm the beans for 10 minutes.",
    "Split, and bake for 15 minutes more. Rest for 5 minutes.",
  ];
  expect(withToldMinutes(steps, 60)).toBe(80);
  expect(withToldMinutes(steps, 90)).toBe(90);
});

test("what goes on meanwhile, or only at times, takes no time of its own", () => {
  expect(withToldMinutes(["Simmer for 20 minutes. Add the peas for the last 4 minutes.", "If it is frozen, give it 10 minutes more."], 20)).toBe(20);
});
