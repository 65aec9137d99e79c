import { expect, test } from "vitest";
import { may, need, type Dish } from "#kitchen/knowledge/dishes/dish";
import { bookOf } from "#kitchen/knowledge/dishes/dish-book";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { findCandidates } from "../choose-dish.ts";
import { recognise } from "#kitchen/read/recognise";
import { stockPantry } from "../stock-pantry.ts";

const SOUP: Dish = {
  id: "tomato_soup",
  family: "soup",
  flavour: "savoury",
  noun: "a soup",
  base: 0.7,
  plate: [100, 500],
  slots: { onion: need(["onion"]), stock: may(["stock"]) },
  stars: ["onion"],
  titles: ["Soup"],
  summaries: ["A soup."],
  plan: [],
};

function score(dish: Dish, ...ingredients: readonly string[]) {
  const { foods } = stockPantry(recognise(ingredients), { readings: [], rejections: [] }, findIngredient);
  const [candidate] = findCandidates(foods, bookOf([dish]));
  if (!candidate) throw new Error("no dish");
  return candidate;
}

test("a dish that leaves out what it should not is a poor answer, and no worse a dish", () => {
  const proud: Dish = { ...SOUP, support: [{ forsakes: ["shellfish"], add: -0.1 }] };
  expect(score(proud, "onion", "prawns").quality).toBe(score(SOUP, "onion", "prawns").quality);
  expect(score(proud, "onion", "prawns").total).toBeCloseTo(score(SOUP, "onion", "prawns").total - 0.1);
  expect(score(proud, "onion", "stock").total).toBe(score(SOUP, "onion", "stock").total);
});

test("what speaks for a dish only together with something else does not speak for it alone", () => {
  const fuller: Dish = { ...SOUP, support: [{ has: ["onion"], with: ["stock"], add: 0.1 }] };
  expect(score(fuller, "onion").quality).toBe(score(SOUP, "onion").quality);
  expect(score(fuller, "onion", "stock").quality).toBeCloseTo(score(SOUP, "onion", "stock").quality + 0.1);
});
