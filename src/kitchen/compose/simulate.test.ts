/** A plan that works has no fault; with one thing changed in it the run says which. */
import { expect, test } from "vitest";
import { draftDish } from "../test-faults/draft-dish.ts";
import type { Op } from "./plan/op.ts";
import { simulatePlan } from "./simulate.ts";

const { ops, portions } = draftDish("pan_protein", ["chicken breast", "lemon", "butter", "green beans", "salt"]);
const change = (isIt: (op: Op) => boolean, to: (op: Op) => Op): readonly Op[] => ops.map((op) => (isIt(op) ? to(op) : op));
const isCooking = ({ act }: Op): boolean => act === "cook";

test("a plan that works has no fault, and its hands are never busier than its clock", () => {
  const { faults, totalMinutes, handsOnMinutes } = simulatePlan(ops, portions);
  expect(faults).toEqual([]);
  expect(handsOnMinutes).toBeLessThanOrEqual(totalMinutes);
  expect(totalMinutes % 5).toBe(0);
});

test("chicken that has had a minute is served underdone", () => {
  expect(
    simulatePlan(
      change(isCooking, (op) => ({ ...op, minutes: [1, 1] })),
      portions,
    ).faults,
  ).toContain("chicken breast is served underdone");
});

test("what takes an hour longer is told to take an hour longer", () => {
  const first = ops.find(isCooking);
  const later = simulatePlan(
    change(
      (op) => op === first,
      (op) => ({ ...op, minutes: [(op.minutes?.[0] ?? 0) + 60, (op.minutes?.[1] ?? 0) + 60] }),
    ),
    portions,
  );
  expect(later.totalMinutes).toBeGreaterThanOrEqual(simulatePlan(ops, portions).totalMinutes + 55);
});

test("a step without a cue, a dish that is never served and a food that goes in twice are faults", () => {
  expect(
    simulatePlan(
      change(isCooking, ({ cue, ...op }) => (cue === undefined ? { ...op, cue: "" } : op)),
      portions,
    ).faults.join(),
  ).toMatch(/has no cue or no time/);
  expect(
    simulatePlan(
      ops.filter(({ act }) => act !== "serve"),
      portions,
    ).faults,
  ).toContain("it is never served");
  const twice = ops.flatMap((op) => (Object.keys(op.shares).length > 0 && op.act !== "serve" ? [op, op] : [op]));
  expect(simulatePlan(twice, portions).faults.join()).toMatch(/is used \d(?:\.\d+)? times over/);
});
