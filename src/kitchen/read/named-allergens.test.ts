import { expect, test } from "vitest";
import { checkPantry } from "#kitchen/check/check-pantry";
import { recognise } from "./recognise.ts";

/** What a check of a recipe of just this food says that it contains. */
const contains = (typed: string, food: string): string[] =>
  checkPantry(`## Ingredients\n- 100 g ${food}\n\n## Method\n1. Serve the ${food}.`, { ingredients: [typed] })
    .findings.filter(({ id, message }) => id === "allergens" && message.startsWith("Contains"))
    .map((finding) => finding.food ?? "");

test("a label before a food rules out what it says, and nothing else", () => {
  expect(contains("soy sauce", "soy sauce")).toEqual(expect.arrayContaining(["gluten", "soy"]));
  expect(contains("gluten-free soy sauce", "soy sauce")).toEqual(["soy"]);
  expect(recognise(["lactose-free milk"]).readings[0]?.without).toBeUndefined();
});

test("dashi holds fish, kombu dashi does not", () => {
  expect(contains("dashi", "dashi")).toEqual(["fish"]);
  expect(recognise(["kombu dashi"]).readings).toMatchObject([{ ingredient: "stock" }]);
});

test("what stands in place of a food holds what it is, not what it replaces", () => {
  expect(recognise(["egg replacer in place of eggs"]).readings[0]?.allergens).toBeUndefined();
  expect(recognise(["walnut bitters"]).readings[0]?.allergens).toEqual(["nuts"]);
});

test("a label counts in the recipe too, where the list does not hold the food", () => {
  const held = (food: string): string[] =>
    checkPantry(`## Ingredients\n- salt\n- 100 g ${food}\n\n## Method\n1. Stir in the ${food}.`, { ingredients: ["salt"] }).findings.flatMap((finding) =>
      finding.id === "allergens" ? (finding.food ?? []) : [],
    );
  expect(held("spaghetti")).toContain("gluten");
  expect(held("gluten-free spaghetti")).not.toContain("gluten");
  expect(held("vegan fish sauce")).not.toContain("fish");
  expect(held("vegan parmesan")).not.toContain("milk");
  expect(held("dairy-free yogurt")).not.toContain("milk");
});

test("coconut aminos hold neither soy nor wheat", () => {
  expect(contains("soy-free coconut aminos", "coconut aminos")).toEqual([]);
  expect(contains("coconut aminos", "coconut aminos")).toEqual([]);
});
