import { expect, test } from "vitest";
import type { Quantity } from "#recipe/quantity";
import { library, readOrder } from "../cook.ts";
import type { Portion } from "../portion.ts";
import { stockPantry } from "../stock-pantry.ts";
import { tellShares } from "./tell-shares.ts";

const AMOUNTS: Readonly<Record<string, Quantity>> = {
  butter: { amount: 30, unit: "g" },
  "olive oil": { amount: 3.5, unit: "tbsp" },
  salt: { amount: 2, unit: "tsp" },
  tomato: { amount: 2 },
  parsley: { amount: 10, unit: "g" },
  cream: { amount: 200, unit: "ml" },
  milk: { amount: 300, unit: "ml" },
  rice: { amount: 150, unit: "g" },
  "rice vinegar": { amount: 2, unit: "tbsp" },
};

test.each([
  ["Melt half of the butter.", "Melt 15 g of the butter."],
  ["Melt half the butter.", "Melt 15 g of the butter."],
  ["Heat a third of the olive oil, and later two thirds of the olive oil.", "Heat 1 tbsp of the olive oil, and later 2½ tbsp of the olive oil."],
  ["Melt a third of the butter, and later another third of the butter.", "Melt 10 g of the butter, and later 10 g of the butter."],
  ["Boil it with two thirds of the salt.", "Boil it with 1¼ tsp of the salt."],
  ["Scatter with half of the parsley and half of the tomato.", "Scatter with half of the parsley and half of the tomato."],
  ["Whip a little more than half of the cream.", "Whip a little more than half of the cream."],
  ["Add the other half of the cream.", "Add the other half of the cream."],
  ["Pour in half of the cream and milk.", "Pour in half of the cream and milk."],
  ["Add half of the butter that is left.", "Add half of the butter that is left."],
  ["Turn it in half of the rice vinegar.", "Turn it in 1 tbsp of the rice vinegar."],
  ["Half of the butter goes in.", "Half of the butter goes in."],
])("%s", (step, told) => {
  expect(tellShares([step], portionsOf(Object.keys(AMOUNTS)))).toEqual([told]);
});

test("what goes in at two places keeps the words of its row", () => {
  const butter = portionsOf(["butter"]);
  expect(tellShares(["Melt half of the butter."], [...butter, ...butter.map((portion) => ({ ...portion }))])).toEqual(["Melt half of the butter."]);
});

function portionsOf(names: readonly string[]): readonly Portion[] {
  const { list, avoid } = readOrder({ ingredients: [...names] });
  const { foods } = stockPantry(list, avoid, library().find);
  return foods.map((food) => ({ food, slot: "main", cut: "whole", grams: 30, quantity: AMOUNTS[food.name] ?? { amount: 1 } }));
}
