import { expect, test } from "vitest";
import { findTimes } from "#recipe/step-times";
import { nameTimer } from "./name-timer.ts";

test.each([
  ["Reduce the heat and simmer for about 20 minutes.", "Step 2: Reduce the heat and simmer"],
  ["Drain. Add the onion and fry gently, stirring now and then, for 8–10 minutes.", "Step 2: Add the onion and fry gently,…"],
  ["20 minutes later, stir.", "Step 2: 20 minutes later, stir."],
  ["Chill (2 hours) and serve.", "Step 2: Chill"],
])("%s is timed as %s", (step, name) => {
  const [time] = findTimes(step);
  expect(time && nameTimer(step, time, 2)).toBe(name);
});
