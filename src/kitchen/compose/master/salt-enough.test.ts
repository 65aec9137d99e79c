import { expect, test } from "vitest";
import { cook } from "#kitchen/compose/cook";

function teaspoonsOfSalt(...ingredients: readonly string[]): number {
  const answer = cook({ ingredients, servings: 2 });
  if (!answer.ok) throw new Error("nothing was cooked");
  const { amount = 0, unit } = answer.recipe.ingredients.find(({ food }) => food === "salt")?.quantity ?? {};
  return unit === "tsp" ? amount : 0;
}

test.each([
  ["stewing beef", "potatoes", "carrots", "onion", "salt", "oil"],
  ["black beans", "rice", "onion", "peppers", "cumin", "salt", "lime"],
  ["lentils", "carrots", "celery", "onion", "tomatoes", "salt", "olive oil"],
])("a pot for two of which nothing is salty takes a spoonful: %s", (...list) => {
  expect(teaspoonsOfSalt(...list)).toBeGreaterThanOrEqual(0.75);
  expect(teaspoonsOfSalt(...list)).toBeLessThanOrEqual(1.25);
});

test("stock is salted: its soup takes less", () => {
  const soup = ["pumpkin", "onion", "cream", "nutmeg", "salt"];
  expect(teaspoonsOfSalt(...soup, "vegetable stock")).toBeLessThan(teaspoonsOfSalt(...soup));
});

test("porridge is no pot of stew", () => {
  expect(teaspoonsOfSalt("oats", "milk", "salt", "honey")).toBeLessThanOrEqual(0.25);
});
