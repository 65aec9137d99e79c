import { expect, test } from "vitest";
import { CLASSES } from "./all-classes.ts";

const COUNTED = ["piece", "clove", "slice", "tin", "sprig", "leaf", "rasher", "stick", "handful"];

test("rule 2: the star's amount is no less than a bystander's, and neither is over the cap", () => {
  for (const { id, grams } of CLASSES) {
    const [main, side, max] = grams;
    expect(side, id).toBeLessThanOrEqual(main);
    expect(main, id).toBeLessThanOrEqual(max);
  }
});

test("a class says when it is done wherever it must be cooked through", () => {
  for (const { id, core, cue } of CLASSES) if (core !== undefined) expect(cue, id).toBeDefined();
});

test("minutes run from least to most", () => {
  for (const { id, cook } of CLASSES) for (const [least, most] of Object.values(cook)) expect(least, id).toBeLessThanOrEqual(most);
});

test("rule 1: only what is solid is cut", () => {
  for (const { id, form, cuts } of CLASSES) if (form === "liquid" || form === "powder") expect(cuts, id).toEqual(["whole"]);
});

test("pieces are counted only where a piece has a weight", () => {
  for (const { id, measure, each } of CLASSES) if (COUNTED.includes(measure)) expect(each, id).toBeGreaterThan(0);
});

test("no two classes share an id", () => {
  expect(new Set(CLASSES.map(({ id }) => id)).size).toBe(CLASSES.length);
});
