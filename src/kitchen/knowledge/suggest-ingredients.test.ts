import { expect, test } from "vitest";
import { suggestIngredients } from "./suggest-ingredients.ts";

test("the food that begins like the typed letters comes first, the plain one before its kinds", () => {
  expect(suggestIngredients("toma")[0]).toBe("tomato");
  expect(suggestIngredients("Chedd")[0]).toBe("cheddar");
});

test("a later word counts too", () => {
  expect(suggestIngredients("thigh")).toContain("chicken thigh");
});

test("nothing is suggested for nothing, for a finished name alone, or for no food", () => {
  expect(suggestIngredients("  ")).toEqual([]);
  expect(suggestIngredients("cheddar")).not.toContain("cheddar");
  expect(suggestIngredients("xyzzy")).toEqual([]);
});

test("never more than a glance takes in", () => {
  for (const letter of "abcdefghijklmnopqrstuvwxyz") expect(suggestIngredients(letter).length).toBeLessThanOrEqual(8);
});

test("what people cook with comes before what only begins alike", () => {
  expect(suggestIngredients("t")[0]).toBe("tomato");
  expect(suggestIngredients("ch")[0]).toBe("cheese");
});

test("an amount is borne, and kept", () => {
  expect(suggestIngredients("2 eg")[0]).toBe("2 egg");
  expect(suggestIngredients("400g chicken br")[0]).toBe("400g chicken breast");
});

test.each([
  ["chik", "chicken breast"],
  ["brocc", "broccoli"],
  ["poatt", "potato"],
  ["spinahc", "spinach"],
])("a slip is borne: %s", (typed, name) => {
  expect(suggestIngredients(typed)).toContain(name);
});
