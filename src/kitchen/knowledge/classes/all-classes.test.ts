import { expect, test } from "vitest";
import { CLASSES, ofGenera } from "./all-classes.ts";
import { GENERA } from "./genera.ts";
import { ROLES } from "./roles.ts";

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

test("every class is of a genus, every genus has a class, and lies on one shelf", () => {
  const shelves = new Map<string, Set<string>>(GENERA.map((genus) => [genus, new Set()]));
  for (const { id, genus, shelf } of CLASSES) {
    expect(shelves.has(genus), `${id}: ${genus}`).toBe(true);
    shelves.get(genus)?.add(shelf);
  }
  for (const [genus, on] of shelves) expect([...on], genus).toHaveLength(1);
});

test("classes are told by their genus, or by themselves", () => {
  const isPoultry = ofGenera(["poultry"], ["mince_poultry"]);
  expect(CLASSES.filter(({ id }) => isPoultry(id)).map(({ id }) => id)).toContain("mince_poultry");
  expect(isPoultry("poultry_whole")).toBe(true);
  expect(isPoultry("mince")).toBe(false);
  expect(isPoultry(undefined)).toBe(false);
});

test("no role repeats the name of one class: that class plays itself, and a slot names it", () => {
  const players = (role: string) => CLASSES.filter(({ roles }) => Object.hasOwn(roles, role));
  const repeated = Object.keys(ROLES).filter((role) => {
    const [first, ...others] = players(role);
    return others.length === 0 && (first === undefined || (Object.entries(first.roles).find(([own]) => own === role)?.[1] === 1 && !(first.id in ROLES)));
  });
  expect(repeated).toEqual([]);
  for (const { id, roles } of CLASSES) expect(Object.entries(roles).find(([role]) => role === id)?.[1], id).toBeGreaterThan(0);
});
