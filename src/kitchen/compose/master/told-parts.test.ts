import { expect, test } from "vitest";
import { cook } from "../cook.ts";

const linesAndSteps = (...ingredients: readonly string[]) => {
  const dish = cook({ ingredients });
  if (!dish.ok) throw new Error(dish.message);
  return { foods: dish.recipe.ingredients.map(({ food }) => food), method: dish.recipe.steps.join(" "), leftOut: dish.leftOut };
};

test("what no step uses is not on the shopping list", () => {
  const { foods, method } = linesAndSteps("sausages", "flour", "eggs", "milk", "black pepper");
  expect(foods.includes("black pepper")).toBe(/black pepper/.test(method));
});

test("what a step uses stays", () => {
  const { foods, method } = linesAndSteps("sausages", "flour", "eggs", "milk", "salt", "black pepper", "oil");
  expect(foods).toContain("sausages");
  expect(method).toMatch(/sausages/);
  for (const food of foods) expect(method.toLowerCase(), food).toContain(food.toLowerCase().replace(/s$/, ""));
});

test("what makes the dish stays, whatever is missing beside it", () => {
  expect(linesAndSteps("beef steak", "mushrooms", "onion", "sour cream", "paprika", "butter").foods.join(" ")).toContain("steak");
});
