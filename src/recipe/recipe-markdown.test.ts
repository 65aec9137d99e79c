import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readRecipe } from "./read-recipe.ts";
import type { Recipe } from "./recipe.ts";
import { recipes } from "./test-arbitraries/recipes.ts";
import { writeIngredient, writeMinutes, writeRecipe } from "./write-recipe.ts";

const frittata: Recipe = {
  title: "Spinach and feta frittata",
  summary: "Soft eggs, sweet onion and salty feta, cooked in one pan.",
  servings: 2,
  totalMinutes: 25,
  handsOnMinutes: 10,
  ingredients: [
    { quantity: { amount: 4 }, food: "eggs" },
    { quantity: { amount: 0.5 }, food: "red onion", note: "about 75 g", preparation: "thinly sliced" },
    { quantity: { amount: 1, unit: "handful" }, food: "spinach" },
    { food: "salt", optional: true },
  ],
  steps: ["Slice the onion.", "Cook it for 5 minutes."],
  notes: [
    { heading: "Left out", lines: ["Chalk: not food."] },
    { heading: "Contains", lines: ["egg", "milk"] },
  ],
};

test("a recipe is written in the book's layout", () => {
  expect(writeRecipe(frittata)).toBe(`# Spinach and feta frittata

Soft eggs, sweet onion and salty feta, cooked in one pan.

**Serves 2 · 25 min (10 hands-on)**

## Ingredients

- 4 eggs
- ½ red onion (about 75 g), thinly sliced
- a handful of spinach
- salt (optional)

## Method

1. Slice the onion.
2. Cook it for 5 minutes.

## Left out

Chalk: not food.

## Contains

- egg
- milk
`);
});

test("what is done ahead stands behind the time", () => {
  const soaked: Recipe = { ...frittata, ahead: { minutes: 1440, work: "soaking" } };
  expect(writeRecipe(soaked)).toContain("**Serves 2 · 25 min (10 hands-on), plus 24 h soaking**");
  expect(readRecipe(writeRecipe(soaked)).recipe).toEqual(soaked);
  const { handsOnMinutes: _, ...plain } = frittata;
  const thawed: Recipe = { ...plain, ahead: { minutes: 480, work: "thawing" } };
  expect(writeRecipe(thawed)).toContain("**Serves 2 · 25 min, plus overnight thawing**");
  expect(readRecipe(writeRecipe(thawed)).recipe).toEqual(thawed);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 600 }), (minutes, total, handsOn) => {
      const recipe: Recipe = { ...frittata, totalMinutes: total, handsOnMinutes: handsOn, ahead: { minutes, work: "soaking" } };
      expect(readRecipe(writeRecipe(recipe)).recipe).toEqual(recipe);
    }),
  );
});

test("reading what was written gives the same recipe", () => {
  expect(readRecipe(writeRecipe(frittata)).recipe).toEqual(frittata);
});

test("reading what was written gives the same recipe, whatever words are in it", () => {
  fc.assert(
    fc.property(recipes, (recipe) => {
      expect(readRecipe(writeRecipe(recipe)).recipe).toEqual(recipe);
    }),
    { numRuns: 400 },
  );
});

test("words that a person typed stay words", () => {
  expect(writeIngredient({ food: "<img src=x onerror=alert(1)> *cheese*" })).not.toMatch(/(?<!\\)[<*]/);
  expect(writeIngredient({ food: "red onion" })).toBe("red onion");
});

test("times are written in hours from an hour on", () => {
  expect([45, 60, 95].map(writeMinutes)).toEqual(["45 min", "1 h", "1 h 35 min"]);
});
