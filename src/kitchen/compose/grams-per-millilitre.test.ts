import { expect, test } from "vitest";
import { gramsPerMillilitre } from "./grams-per-millilitre.ts";

test.each([
  ["plain flour", 100, 150],
  ["packed brown sugar", 190, 225],
  ["powdered sugar", 110, 130],
  ["cold butter", 220, 235],
  ["rolled oats", 80, 100],
])("a US cup of %s weighs %d to %d g", (food, least, most) => {
  const cup = 240 * (gramsPerMillilitre(food) ?? 0);
  expect(cup).toBeGreaterThanOrEqual(least);
  expect(cup).toBeLessThanOrEqual(most);
});

test.each(["milk", "vegetable broth", "water", "something unheard of", "", "flour and sugar"])("%j is not weighed", (food) => {
  expect(gramsPerMillilitre(food)).toBeUndefined();
});
