/** Which masters a list makes. */
import { expect, test } from "vitest";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { allMasters, masterBook } from "#kitchen/knowledge/masters/all-masters";
import type { MasterId } from "#kitchen/knowledge/masters/master-ids";
import { recognise } from "#kitchen/read/recognise";
import { stockPantry } from "../stock-pantry.ts";
import { layCounter, tryMaster } from "./find-masters.ts";
import { rowFitsOf } from "./row-fits.ts";

function makes(id: MasterId, ingredients: readonly string[]): boolean {
  const { foods } = stockPantry(recognise(ingredients), recognise([]), findIngredient, {}, new Set());
  const master = allMasters().find((each) => each.id === id);
  if (!master) throw new Error(id);
  return tryMaster(master, layCounter(foods, rowFitsOf(masterBook()))) !== undefined;
}

test("a pinch of leaven that makes a crust short may be missing", () => {
  expect(makes("jam-crostata", ["jam", "flour", "butter", "sugar", "egg"])).toBe(true);
});

test("what rises by its leaven is not made without one", () => {
  const cobbler = ["peaches", "flour", "butter", "sugar", "milk"];
  expect(makes("fruit-cobbler", cobbler)).toBe(false);
  expect(makes("fruit-cobbler", [...cobbler, "baking powder"])).toBe(true);
});
