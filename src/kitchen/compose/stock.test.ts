import { expect, test } from "vitest";
import { cook } from "#kitchen/compose/cook";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { recognise } from "#kitchen/read/recognise";
import { stockPantry } from "#kitchen/compose/stock-pantry";

function stocks(list: readonly string[]): Readonly<Record<string, number | undefined>> {
  const { foods } = stockPantry(recognise(list), recognise([]), findIngredient);
  return Object.fromEntries(foods.map(({ ingredient, stock }) => [ingredient.id, stock?.grams]));
}

test("a list that tells one from many means one leek, one banana, one egg", () => {
  expect(stocks(["crumpets", "mature cheddar", "leek", "butter"])["leek"]).toBe(150);
  expect(stocks(["2 eggs", "banana", "oats"])["banana"]).toBe(110);
  expect(stocks(["carrots", "egg", "lentils"])["egg"]).toBe(50);
});

test("a list all in the singular, as data sets write it, tells nothing", () => {
  expect(stocks(["leek", "carrot", "potato", "cream", "walnuts"])).toMatchObject({ leek: undefined, carrot: undefined, potato: undefined });
});

test("what was counted is as much as was counted, and what comes in no pieces of some size has no singular", () => {
  const told = stocks(["3 carrots", "mushroom", "garlic", "frozen mango", "grated beetroot"]);
  expect(Object.values(told).every((grams) => grams === undefined)).toBe(true);
});

test("a few, an end, a bit and half a tub are what they say", () => {
  const told = stocks(["few brussel sprouts", "double cream bit left", "half tub ricotta", "parmesan end", "handful of spinach", "half a jar of salsa"]);
  expect(told).toMatchObject({ "brussels-sprout": 100, "double-cream": 60, ricotta: 125, parmesan: 24, spinach: 60, salsa: 125 });
  const untold = stocks(["little gem lettuce", "bendy carrots", "cooked rice from last night", "few carrots and leeks", "sourdough ends"]);
  expect(Object.values(untold).every((grams) => grams === undefined)).toBe(true);
});

test("one leek is no leek soup for two, and one carrot goes into the pan", () => {
  const leek = cook({ ingredients: ["crumpets", "mature cheddar", "leek", "english mustard", "butter"], servings: 2 });
  expect(leek.ok && leek.recipe.ingredients.find(({ food }) => food === "leek")?.quantity?.amount).toBe(1);
  const rice = cook({ ingredients: ["cooked rice", "2 eggs", "carrot", "soy sauce", "sesame oil"], servings: 2 });
  expect(rice.ok && rice.recipe.ingredients.find(({ food }) => /carrot/.test(food))?.quantity?.amount).toBe(1);
});
