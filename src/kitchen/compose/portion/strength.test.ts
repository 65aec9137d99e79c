import { expect, test } from "vitest";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";

function recipeOf(ingredients: readonly string[], servings: number) {
  const answer = cook({ ingredients, servings });
  if (!answer.ok) throw new Error("nothing was cooked");
  return answer.recipe;
}

function spoons(ingredients: readonly string[], food: string): number {
  const quantity = recipeOf(ingredients, 4).ingredients.find((line) => line.food === food)?.quantity;
  return (quantity?.amount ?? 0) * (quantity?.unit === "tbsp" ? 3 : 1);
}

test("a full pot is seasoned for what it holds", () => {
  const pot = ["beef mince", "2 tins kidney beans", "tinned tomatoes", "onion", "chilli powder", "cumin"];
  expect(spoons(pot, "chilli powder")).toBeGreaterThanOrEqual(0.75);
  expect(spoons(pot, "cumin")).toBeGreaterThanOrEqual(1.5);
});

test("what was typed is the most that goes in", () => {
  expect(spoons(["beef mince", "2 tins kidney beans", "tinned tomatoes", "onion", "½ tsp chilli powder"], "chilli powder")).toBe(0.5);
});

test.each([
  [["pork chops", "mushrooms", "double cream", "mustard"], "pork chop", 4],
  [["pulled pork", "burger buns", "barbecue sauce", "lettuce"], "burger bun", 4],
])("each of four gets as many whole pieces as the next: %s", (ingredients, food, count) => {
  const line = recipeOf(ingredients, 4).ingredients.find((each) => each.food.startsWith(food));
  expect((line?.quantity?.amount ?? 0) % count).toBe(0);
  expect(line?.quantity?.amount).toBeGreaterThan(0);
});
