import { expect, test } from "vitest";
import { draftDish, findFaults } from "./test-faults/draft-dish.ts";
import { GROUNDS, nameFault, PLANTED_FAULTS } from "./test-faults/planted-faults.ts";

/** Rule 35 is about two recipes; no check of a single one can see it. */
const MOST_MISSED = 2;

const draft = (ground: keyof typeof GROUNDS) => draftDish(GROUNDS[ground][0], GROUNDS[ground][1]);

test.each(Object.keys(GROUNDS) as (keyof typeof GROUNDS)[])("the %s that faults are planted in has none of its own", (ground) => {
  expect(findFaults(draft(ground))).toEqual([]);
});

test("of the faults planted, one for each rule, all but two are caught", { timeout: 30_000 }, () => {
  const missed = PLANTED_FAULTS.filter(({ ground, plant, complaint }) => !findFaults(plant(draft(ground))).some((fault) => complaint.test(fault)));
  expect(new Set(PLANTED_FAULTS.map(({ rule }) => rule)).size).toBe(43);
  expect(missed.length, `not caught: ${missed.map(nameFault).join("; ")}`).toBeLessThanOrEqual(MOST_MISSED);
});
