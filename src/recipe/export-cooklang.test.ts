import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exportCooklang, OPENING } from "./export-cooklang.ts";
import type { Recipe } from "./recipe.ts";
import { recipes } from "./test-arbitraries/recipes.ts";
import { readCooklang } from "./test-readers/cooklang.ts";

const frittata: Recipe = {
  title: "Frittata: quick",
  summary: 'The "soft" one.',
  servings: 2,
  totalMinutes: 95,
  ingredients: [
    { quantity: { amount: 4 }, food: "eggs" },
    { quantity: { amount: 0.5 }, food: "red onion", preparation: "thinly sliced" },
    { quantity: { amount: 2, upTo: 3, unit: "tbsp" }, food: "oil" },
    { food: "salt" },
  ],
  steps: ["Fry the onion in the oil for 5 minutes.", "Pour in the eggs and cook for 8-10 minutes.", "Rest it for an hour."],
  notes: [{ heading: "Good to know", lines: ["Keeps a day."] }],
};

test("a recipe is written as Cooklang that a person can read", () => {
  expect(exportCooklang(frittata)).toBe(`---
title: "Frittata: quick"
description: "The \\"soft\\" one."
servings: 2
time required: "95 minutes"
---

Have ready @red onion{1/2}(thinly sliced), @salt{}.

Fry the onion in the @oil{2-3%tbsp} for ~{5%minutes}.

Pour in the @eggs{4} and cook for ~{8-10%minutes}.

Rest it for an hour.

-- Good to know
-- Keeps a day.
`);
});

test("another reader finds the same ingredients, steps, timers and facts", () => {
  const read = readCooklang(exportCooklang(frittata));
  expect(read.metadata).toMatchObject({ title: "Frittata: quick", description: 'The "soft" one.', servings: 2 });
  expect(new Map(read.ingredients.map((found) => [found.name, found]))).toEqual(
    new Map<string, object>([
      ["red onion", { name: "red onion", amount: [0.5] }],
      ["salt", { name: "salt" }],
      ["oil", { name: "oil", amount: [2, 3], unit: "tbsp" }],
      ["eggs", { name: "eggs", amount: [4] }],
    ]),
  );
  expect(read.steps.slice(1)).toEqual(frittata.steps);
});

/** The words of a text without the signs between them, some of which Cooklang cannot hold. */
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

test("whatever words a recipe holds, another reader finds its amounts, and the words of every step", () => {
  fc.assert(
    fc.property(recipes, (recipe) => {
      const read = readCooklang(exportCooklang(recipe));
      const amounts = ({ quantity }: Recipe["ingredients"][number]) =>
        quantity === undefined ? [] : quantity.upTo === undefined ? [quantity.amount] : [quantity.amount, quantity.upTo];
      const sum = (numbers: readonly (readonly number[])[]): number => numbers.flat().reduce((total, number) => total + number, 0);
      expect(read.ingredients).toHaveLength(recipe.ingredients.length);
      expect(sum(read.ingredients.map(({ amount = [] }) => amount))).toBeCloseTo(sum(recipe.ingredients.map(amounts)), 1);
      const steps = read.steps[0]?.startsWith(OPENING) ? read.steps.slice(1) : read.steps;
      expect(steps.map(lettersOf)).toEqual(recipe.steps.map(lettersOf));
    }),
    { numRuns: 300 },
  );
});
