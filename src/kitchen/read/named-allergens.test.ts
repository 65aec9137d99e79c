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
