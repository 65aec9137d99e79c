import { expect, test } from "vitest";
import { findClass } from "../../knowledge/classes/all-classes.ts";
import { findIngredient } from "../../knowledge/ingredients/all-ingredients.ts";
import { fitWork } from "./fit-work.ts";

function fit(work: string, id: string): string {
  const ingredient = findIngredient(id);
  const kind = ingredient && findClass(ingredient.classId);
  return ingredient && kind ? fitWork(work, { ingredient, kind }) : `no ${id}`;
}

test.each([
  ["crumbled or grated", "feta", "crumbled"],
  ["crumbled or grated", "cheddar", "grated"],
  ["finely grated or crumbled", "cheddar", "finely grated"],
  ["shaved or crumbled", "parmesan", "shaved"],
  ["sliced, crumbled or grated", "brie", "sliced"],
  ["grated", "brie", "sliced"],
  ["coarsely crumbled", "breadcrumb", ""],
  ["torn or grated, patted dry", "mozzarella", "torn and patted dry"],
  ["drained, grated or flaked", "tinned-tuna", "drained and flaked"],
  ["drained and in large flakes or pieces", "tinned-tuna", "drained and in large flakes or pieces"],
  ["leaves stripped", "dried-oregano", ""],
  ["peeled and sliced if large", "banana", "peeled and sliced"],
  ["washed, shaken dry and sliced if large", "spinach", "washed and shaken dry"],
  ["roughly broken or chopped if large", "hazelnut", "roughly broken or chopped"],
  ["halved if large", "cherry-tomato", ""],
  ["thinly sliced or in small pieces", "mushroom", "thinly sliced or in small pieces"],
])("%s, of %s: %s", (work, food, said) => {
  expect(fit(work, food)).toBe(said);
});
