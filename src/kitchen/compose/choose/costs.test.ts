import { expect, test } from "vitest";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { recognise } from "#kitchen/read/recognise";
import { cook } from "../cook.ts";
import { stockPantry } from "../stock-pantry.ts";
import { costOf } from "./costs.ts";
import { readPantry } from "./read-pantry.ts";

function costOfLeaving(left: string, ingredients: readonly string[]): number {
  const { foods } = stockPantry(recognise(ingredients), { readings: [], rejections: [] }, findIngredient);
  const used = foods.filter(({ name }) => name !== left);
  const spare = foods.filter(({ name }) => name === left);
  return costOf({ flavour: "savoury", family: "pan", isNamed: false, foods: used, spare, pantry: readPantry(foods) });
}

test("the shorter the list, the more it costs to leave one food out; one of a kind that is used costs nothing", () => {
  const four = costOfLeaving("leek", ["leek", "carrot", "cod", "spinach"]);
  const seven = costOfLeaving("leek", ["leek", "carrot", "cod", "spinach", "beetroot", "aubergine", "fennel"]);
  expect(four).toBeGreaterThan(seven);
  expect(seven).toBeGreaterThan(0);
  expect(costOfLeaving("leek", ["leek", "carrot", "cod", "spinach"])).toBeGreaterThan(costOfLeaving("parsley", ["parsley", "carrot", "cod", "spinach"]));
  expect(costOfLeaving("parsnip", ["parsnip", "carrot", "cod", "spinach"])).toBe(0);
});

test.each([
  ["a fondue is not answered with a toastie", ["garlic", "white wine", "swiss cheese", "kirsch", "lemon juice", "white bread", "nutmeg"], /fondue/i],
  ["chicken, potatoes and lemon are no soup", ["chicken thighs", "lemon", "potatoes", "garlic", "olive oil"], /^(?!.*soup)/i],
  ["sparkling wine is poured", ["pomegranate juice", "sugar", "pomegranate seeds", "prosecco"], /prosecco/i],
] as const)("%s", (_, ingredients, title) => {
  const dish = cook({ ingredients });
  expect(dish.ok && dish.title).toMatch(title);
  expect(dish.ok && dish.leftOut).toEqual([]);
});
