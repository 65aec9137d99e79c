import { expect, test } from "vitest";
import { densityOf } from "./density-of.ts";

test.each([
  ["plain flour", 100, 150],
  ["packed brown sugar", 190, 225],
  ["powdered sugar", 110, 130],
  ["cold butter", 220, 235],
  ["rolled oats", 80, 100],
])("a US cup of %s weighs %d to %d g", (food, least, most) => {
  const cup = 240 * (densityOf(food)?.gramsPerMillilitre ?? 0);
  expect(cup).toBeGreaterThanOrEqual(least);
  expect(cup).toBeLessThanOrEqual(most);
});

test.each(["milk", "vegetable broth", "water", "something unheard of", "", "flour and sugar"])("%j is not weighed", (food) => {
  expect(densityOf(food)).toBeUndefined();
});

test.each([
  ["flour", true],
  ["rice", true],
  ["yogurt", true],
  ["parmesan", false],
])("%s fills a cup as it is: %s", (food, isLoose) => {
  expect(densityOf(food)?.isLoose).toBe(isLoose);
});
