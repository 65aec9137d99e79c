import { expect, test } from "vitest";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";
import type { CookedDish } from "./cook-recognised.ts";

function ask(ingredients: readonly string[], attempts: number, options = {}): readonly CookedDish[] {
  return Array.from({ length: attempts }, (_, attempt) => cook({ ingredients, attempt, ...options })).filter((answer) => answer.ok);
}

/** Which of these ingredients the main dishes are made of; what stands beside them does not count. */
function starsOf(dishes: readonly CookedDish[], ids: readonly string[]): readonly string[] {
  return dishes.flatMap(({ dish }) => ids.filter((id) => dish.split("|")[1]?.split(",").includes(id)));
}

test("of several meats each has its turn before one comes again", () => {
  const dishes = ask(["chicken breast", "beef mince", "cod", "potatoes", "onion", "butter", "carrots"], 3);
  expect(starsOf(dishes, ["chicken-breast", "beef-mince", "cod"]).toSorted()).toEqual(["beef-mince", "chicken-breast", "cod"]);
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
