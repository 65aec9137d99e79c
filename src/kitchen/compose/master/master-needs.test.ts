import fc from "fast-check";
import { expect, test } from "vitest";
import { COMMON_FOODS } from "#kitchen/knowledge/common-foods";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { allMasters, masterBook } from "#kitchen/knowledge/masters/all-masters";
import { recognise } from "#kitchen/read/recognise";
import type { Food } from "../food.ts";
import type { MasterCandidate } from "./candidate.ts";
import { stockPantry } from "../stock-pantry.ts";
import { byWorth, layCounter, queueMasters, tryMaster } from "./find-masters.ts";
import { keysIn, keysOf } from "./food-keys.ts";
import { masterNeedsOf } from "./master-needs.ts";
import { rowFitsOf } from "./row-fits.ts";

const none = recognise([]);
const lists = fc
  .subarray([...COMMON_FOODS, "ice", "stock cube"], { minLength: 1, maxLength: 16 })
  .map((ingredients) => stockPantry(recognise(ingredients), none, findIngredient, {}, new Set()).foods);

/** Asked of the row itself, key by key. */
function mayStand(row: string, food: Food): boolean {
  const keys = keysIn(row);
  const own = keysOf(food);
  return keys.some((key) => own.has(key)) && !keys.some((key) => key.startsWith("-") && own.has(key.slice(1)));
}

test("the masters that a list could make, and those that lack one food, are those of which each is asked", () => {
  let [possible, lacking] = [0, 0];
  fc.assert(
    fc.property(lists, (foods) => {
      const lacks = allMasters().map((master) => ({
        master,
        rows: master.parts.filter(({ need, foods: row }) => need && !foods.some((food) => mayStand(row, food))).map(({ foods: row }) => row),
      }));
      const { findPossible, findLackingOne } = masterNeedsOf(masterBook());
      const found = findPossible(foods).map(({ id }) => id);
      expect(found).toEqual(lacks.flatMap(({ master, rows }) => (rows.length === 0 ? [master.id] : [])));
      const one = lacks.flatMap(({ master, rows: [row, ...others] }) => (row === undefined || others.length > 0 ? [] : [{ id: master.id, row }]));
      expect(findLackingOne(foods).map(({ place, row }) => ({ id: masterBook().master(place).id, row }))).toEqual(one);
      possible += found.length;
      lacking += one.length;
    }),
    { numRuns: 30 },
  );
  expect(possible).toBeGreaterThan(50);
  expect(lacking).toBeGreaterThan(500);
});

test("the masters filled are those that are found by trying every one, and none is worth more than was said before", () => {
  fc.assert(
    fc.property(lists, (foods) => {
      const counter = layCounter(foods, rowFitsOf(masterBook()));
      const tried = allMasters().flatMap((master) => tryMaster(master, counter) ?? []);
      const queue = queueMasters(foods, masterBook());
      const filled: MasterCandidate[] = [];
      for (let most = queue.most(); most !== undefined; most = queue.most()) {
        const candidate = queue.fill();
        if (!candidate) continue;
        expect(candidate.total).toBeLessThanOrEqual(most + 1e-9);
        filled.push(candidate);
      }
      expect(filled.sort(byWorth).map(({ master, total }) => [master.id, total])).toEqual(tried.sort(byWorth).map(({ master, total }) => [master.id, total]));
    }),
    { numRuns: 30 },
  );
});
