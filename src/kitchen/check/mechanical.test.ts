/** The two mechanical proofs of "all yours", over every recipe that is labelled clean. `npm run bench -- kitchen check` asks them of the golden book. */
import { expect, test } from "vitest";
import { CLEAN_RECIPES } from "./corpus/clean-recipes.ts";
import { addOneTooMany, leaveOneOut } from "./corpus/one-too-many.ts";

test("one too many: a food more in a step is never all yours", () => {
  const { asked, silent } = addOneTooMany(CLEAN_RECIPES);
  expect(asked).toBeGreaterThan(500);
  expect(silent.length / asked, silent.join("\n")).toBeLessThanOrEqual(0.005);
}, 60_000);

test("leave one out: without an entry that it uses a recipe is never all yours, and what is missing is named", () => {
  const { asked, passed, unnamed } = leaveOneOut(CLEAN_RECIPES);
  expect(asked).toBeGreaterThan(100);
  expect([...passed, ...unnamed]).toEqual([]);
}, 60_000);
