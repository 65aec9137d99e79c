import fc from "fast-check";
import { expect, test } from "vitest";
import { ALL_INGREDIENTS } from "../knowledge/ingredients/all-ingredients.ts";
import { draftDishes } from "../test-faults/draft-dish.ts";
import { proofread } from "./proofread.ts";

const LISTS = fc.sample(fc.uniqueArray(fc.constantFrom(...ALL_INGREDIENTS.map(({ name }) => name)), { minLength: 3, maxLength: 9 }), { numRuns: 30, seed: 7 });

test.each(["metric", "us"] as const)("the proof-reader hardly ever loses a dish that could be cooked (%s)", { timeout: 30_000 }, (units) => {
  const drafts = LISTS.flatMap((ingredients) => draftDishes({ ingredients, units }).slice(0, 5));
  const objections = drafts.flatMap((work) => {
    const [fault] = proofread(work);
    return fault === undefined ? [] : [`${work.dish.id}: ${fault}`];
  });
  expect(drafts.length).toBeGreaterThan(100);
  expect(objections.length / drafts.length, [...new Set(objections)].join("\n")).toBeLessThan(0.02);
});
