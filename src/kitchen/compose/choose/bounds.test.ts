import fc from "fast-check";
import { expect, test } from "vitest";
import { COMMON_FOODS } from "#kitchen/knowledge/common-foods";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { recognise } from "#kitchen/read/recognise";
import { boundCandidates, findCandidates } from "../choose-dish.ts";
import { stockPantry } from "../stock-pantry.ts";
import { mostBrought } from "./costs.ts";
import { readPantry } from "./read-pantry.ts";
import { boundOf, ceilingOf } from "./score-dish.ts";

const none = recognise([]);

test("no frame on any list is worth more than its bound, nor than that of all of them", () => {
  let found = 0;
  fc.assert(
    fc.property(fc.subarray([...COMMON_FOODS, "ice", "stock cube", "yeast"], { minLength: 2, maxLength: 14 }), (ingredients) => {
      const { foods } = stockPantry(recognise(ingredients), none, findIngredient, {}, new Set());
      const pantry = readPantry(foods);
      const mayBeat = boundCandidates(foods);
      const brought = mostBrought(pantry);
      for (const { dish, total } of findCandidates(foods)) {
        found += 1;
        expect(boundOf(dish, pantry), dish.id).toBeLessThanOrEqual(ceilingOf(dish) + brought + 1e-9);
        expect(total, dish.id).toBeLessThanOrEqual(boundOf(dish, pantry) + 1e-9);
        expect(mayBeat(total - 1e-9), dish.id).toBe(true);
      }
    }),
    { numRuns: 80 },
  );
  expect(found).toBeGreaterThan(500);
});
