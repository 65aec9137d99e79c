import { expect, test } from "vitest";
import { ALL_INGREDIENTS, getIngredient } from "../knowledge/ingredients/all-ingredients.ts";
import { NUTRITION } from "../knowledge/nutrition.ts";
import type { FoodState, IngredientId } from "../knowledge/schema.ts";
import { layOut } from "./food.ts";
import { estimateNutrition, writeNutrition } from "./nutrition.ts";
import type { Portion } from "./portion.ts";

function portion(id: IngredientId, grams: number, states: readonly FoodState[] = []): Portion {
  const ingredient = getIngredient(id);
  const food = layOut([{ entry: 0, typed: ingredient.name, ingredient: id, name: ingredient.name, states, how: "exact", confidence: 1 }], ingredient);
  if (!food) throw new Error(`${id} has no class.`);
  return { food, slot: "main", cut: "whole", grams, quantity: { amount: grams, unit: "g" } };
}

test("a serving of pasta with oil is the sum of both, shared among the people", () => {
  const { figures, known } = estimateNutrition({ all: [portion("spaghetti", 200), portion("olive-oil", 20)], servings: 2, feeds: 2 });
  // 100 g of dry pasta have 371 kcal and 13 g of protein, 10 g of oil 88 kcal.
  expect(figures.kcal).toBeCloseTo(371 + 88, -1);
  expect(figures.protein).toBeCloseTo(13, 0);
  expect(known).toBe(1);
});

test("the note says that it is an estimate, from what, and for how much of the food", () => {
  const portions = { all: [portion("potato", 450), portion("butter", 20), portion("mirin", 10)], servings: 2, feeds: 2 };
  const [note] = writeNutrition(portions, { locale: "en-GB" });
  expect(note?.heading).toBe("Nutrition");
  expect(note?.lines).toEqual([
    expect.stringMatching(/^About \d+0 kcal a serving: .* fibre, .*estimated from USDA FoodData Central .* cover 97 % of their weight\.$/),
  ]);
  expect(writeNutrition(portions, { locale: "en-US" })[0]?.lines[0]).toContain("fiber");
});

test("where most of the food has no figures, nothing is said", () => {
  expect(writeNutrition({ all: [portion("halloumi", 200), portion("tomato", 100)], servings: 2, feeds: 2 }, { locale: "en-GB" })).toEqual([]);
});

test("a nutrient that was not analysed for enough of the food is unknown, not zero", () => {
  const { figures } = estimateNutrition({ all: [portion("coconut-milk", 400)], servings: 2, feeds: 2 });
  expect(figures.kcal).toBeGreaterThan(300);
  expect(figures.fibre).toBeNull();
});

test("figures of a fresh food are not lent to what its state has made of it", () => {
  expect(estimateNutrition({ all: [portion("apricot", 100, ["dried"])], servings: 1, feeds: 1 }).figures.kcal).toBeNull();
});

test("most ingredients have figures, and a hundred grams never hold more than a hundred grams", () => {
  for (const [id, row] of Object.entries(NUTRITION)) {
    const [kcal, protein, fat, carbohydrate, sugar] = row ?? [];
    expect((protein ?? 0) + (fat ?? 0) + (carbohydrate ?? 0), id).toBeLessThanOrEqual(102);
    if (typeof carbohydrate === "number") expect(sugar ?? 0, id).toBeLessThanOrEqual(carbohydrate + 1);
    expect(kcal ?? 0, id).toBeLessThanOrEqual(902);
  }
  const known = ALL_INGREDIENTS.filter(({ id }) => NUTRITION[id]);
  expect(known.length / ALL_INGREDIENTS.length).toBeGreaterThan(0.8);
});
