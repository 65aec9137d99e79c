import { expect, test } from "vitest";
import { cook } from "./cook.ts";
import type { CookedDish } from "./cook-recognised.ts";

function ask(ingredients: readonly string[], attempts: number, options = {}): readonly CookedDish[] {
  return Array.from({ length: attempts }, (_, attempt) => cook({ ingredients, attempt, ...options })).filter((answer) => answer.ok);
}

/** Of the main dishes; what is cooked for another meal is beside the point. */
function starsOf(dishes: readonly CookedDish[], kinds: readonly string[]): readonly string[] {
  return dishes.flatMap(({ recipe }) => kinds.filter((kind) => recipe.ingredients.some(({ food }) => food.startsWith(kind))));
}

test("of several meats each has its turn before one comes again", () => {
  const meats = ["chicken breast", "beef mince", "cod"];
  expect(starsOf(ask([...meats, "potatoes", "onion", "butter", "carrots"], 3), meats).toSorted()).toEqual(meats.toSorted());
});

test("where there is one dish only, it comes again with another food as its star", () => {
  const pastas = ["spaghetti", "penne", "macaroni"];
  const dishes = ask(pastas, 3);
  expect(new Set(starsOf(dishes, pastas))).toEqual(new Set(pastas));
});

test("for how many, and in which measures, makes no difference to the dish", () => {
  const list = ["chicken thighs", "potatoes", "onion", "garlic", "lemon", "olive oil", "parsley", "cream"];
  const [dish] = ask(list, 1);
  for (const options of [{ servings: 3 }, { units: "us" }, { locale: "en-US" }]) expect(ask(list, 1, options)[0]?.archetype).toBe(dish?.archetype);
});
