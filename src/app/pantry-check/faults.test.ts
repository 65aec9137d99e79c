import { expect, test } from "vitest";
import { checkPantry } from "#kitchen/check/check-pantry";
import type { Order } from "#recipe/order";
import { faultsOf, isBetter, type Checked } from "./faults.ts";

const ORDER: Order = { ingredients: ["eggs", "rice", "milk"], diet: ["vegetarian"] };

function answer(foods: readonly string[], isWhole = true): Checked {
  const markdown = `# Rice\n\n## Ingredients\n\n${foods.map((food) => `- 100 g ${food}`).join("\n")}\n\n## Method\n\n1. Cook the ${foods.join(", the ")} for 10 minutes.\n`;
  return { check: checkPantry(markdown, ORDER), isWhole };
}

const own = answer(["rice"]);
const foreign = answer(["rice", "butter"]);

test("foods that are not on the list, and wishes that are broken, are faults; what stays unused is none", () => {
  expect(faultsOf(own.check)).toEqual([]);
  expect(faultsOf(answer(["rice", "butter", "bacon"]).check).map(({ id }) => id)).toEqual(["not-on-your-list", "not-on-your-list", "diet"]);
});

test("the recipe with fewer faults is the better one, and of equals the first stays", () => {
  expect(isBetter(own, foreign)).toBe(true);
  expect(isBetter(foreign, own)).toBe(false);
  expect(isBetter(answer(["rice", "cream"]), foreign)).toBe(false);
  expect(isBetter(foreign, answer(["rice", "butter", "cream"]))).toBe(true);
});

test("a recipe that ends before its time is never the better one, whatever it does without", () => {
  expect(isBetter({ ...own, isWhole: false }, foreign)).toBe(false);
  expect(isBetter(own, { ...foreign, isWhole: false })).toBe(true);
});

test("an apology has no fault and is no recipe", () => {
  const apology: Checked = { check: checkPantry("I am sorry, I cannot write that recipe.", ORDER), isWhole: true };
  expect(faultsOf(apology.check)).toEqual([]);
  expect(isBetter(apology, foreign)).toBe(false);
  expect(isBetter(foreign, apology)).toBe(true);
});
