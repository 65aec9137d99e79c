/** The mechanical proofs of "all yours", over every recipe that is labelled clean. `npm run bench -- kitchen check` asks them of the golden book. */
import { expect, test } from "vitest";
import { CLEAN_RECIPES } from "./corpus/clean-recipes.ts";
import { addOneTooMany, leaveOneOut } from "./corpus/one-too-many.ts";
import { MENTIONING_PHRASES, sweepMentions, sweepUses, USING_PHRASES, type Sweep } from "./corpus/swept-phrases.ts";

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

const faultsOf = ({ faults }: Sweep): string => faults.map(({ recipe, phrase, food }) => `${recipe.id}: ${phrase} (${food})`).join("\n");

test("swept phrases: a sentence that uses a food more is never all yours, whatever the food", () => {
  const swept = sweepUses(USING_PHRASES, SWEPT_EVERY);
  expect(swept.asked).toBeGreaterThan(2000);
  expect(swept.faults.length / swept.asked, faultsOf(swept)).toBeLessThanOrEqual(0.005);
}, 120_000);

test("swept phrases: a sentence that only speaks of a food accuses nobody, whatever the food", () => {
  const swept = sweepMentions(MENTIONING_PHRASES, SWEPT_EVERY);
  expect(swept.asked).toBeGreaterThan(1000);
  expect(swept.faults.length / swept.asked, faultsOf(swept)).toBeLessThanOrEqual(0.005);
}, 120_000);

/** Of fifty foods seven in each phrase and recipe, in turn all: `npm run bench -- kitchen phrases` asks them all. */
const SWEPT_EVERY = 7;
