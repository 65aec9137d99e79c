import fc from "fast-check";
import { expect, test } from "vitest";
import { COMMON_FOODS } from "#kitchen/knowledge/common-foods";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { allMasters, masterBook } from "#kitchen/knowledge/masters/all-masters";
import { recognise } from "#kitchen/read/recognise";
import { stockPantry } from "../stock-pantry.ts";
import { layCounter, tryMaster } from "./find-masters.ts";
import { boundsOf } from "./score-master.ts";
import { rowFitsOf } from "./row-fits.ts";

const book = allMasters();
const fits = rowFitsOf(masterBook());
const none = recognise([]);

test("no master on any list is worth more than its bound, nor uses more of it", () => {
  let tried = 0;
  fc.assert(
    fc.property(fc.subarray([...COMMON_FOODS, "ice", "stock cube"], { minLength: 8, maxLength: 16 }), (ingredients) => {
      const { foods } = stockPantry(recognise(ingredients), none, findIngredient, {}, new Set());
      const counter = layCounter(foods, fits);
      for (const master of book) {
        const candidate = tryMaster(master, counter);
        if (!candidate) continue;
        tried += 1;
        const most = boundsOf(master, counter);
        expect(most.total, master.id).toBeGreaterThanOrEqual(candidate.total - 1e-9);
        expect(most.coverage, master.id).toBeGreaterThanOrEqual(candidate.coverage - 1e-9);
      }
    }),
    { numRuns: 60 },
  );
  expect(tried).toBeGreaterThan(500);
});
