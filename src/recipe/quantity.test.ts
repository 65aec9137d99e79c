import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findQuantity, readQuantity, writeQuantity, type Quantity } from "./quantity.ts";
import { quantities } from "./test-arbitraries/quantities.ts";

test.each<[string, Quantity]>([
  ["½", { amount: 0.5 }],
  ["1 1/2 cups", { amount: 1.5, unit: "cup" }],
  ["1-1/2 cups", { amount: 1.5, unit: "cup" }],
  ["1½ tsp.", { amount: 1.5, unit: "tsp" }],
  ["2–3 tablespoons", { amount: 2, upTo: 3, unit: "tbsp" }],
  ["2 to 3 cloves", { amount: 2, upTo: 3, unit: "clove" }],
  ["500g", { amount: 500, unit: "g" }],
  ["1,000 g", { amount: 1000, unit: "g" }],
  ["1,5 l", { amount: 1.5, unit: "l" }],
  ["2 dl", { amount: 200, unit: "ml" }],
  ["2x400g", { amount: 800, unit: "g" }],
  ["2 x 400g tins", { amount: 2, unit: "tin" }],
  ["2 (15 oz) cans", { amount: 2, unit: "can" }],
  ["1 14.5-oz can", { amount: 1, unit: "can" }],
  ["a pinch", { amount: 1, unit: "pinch" }],
  ["a couple of", { amount: 2 }],
  ["half a", { amount: 0.5 }],
  ["one and a half cups", { amount: 1.5, unit: "cup" }],
  ["a dozen", { amount: 12 }],
  ["3 heaped tbsp", { amount: 3, unit: "tbsp" }],
  ["1 T", { amount: 1, unit: "tbsp" }],
  ["8 fluid ounces", { amount: 8, unit: "fl oz" }],
])("reads %s", (text, quantity) => {
  expect(readQuantity(text)).toEqual(quantity);
});

test.each(["", "7up", "2% milk", "some", "to taste", "100", "x".repeat(100)])("does not take %s for a measure", (text) => {
  expect(readQuantity(text)?.unit).toBeUndefined();
});

test("stops where the food begins", () => {
  const line = "2 x 400 g tins chopped tomatoes";
  expect(line.slice(findQuantity(line)?.end)).toBe(" chopped tomatoes");
});

test.each<[Quantity, string]>([
  [{ amount: 0.5 }, "½"],
  [{ amount: 1.5, unit: "cup" }, "1½ cups"],
  [{ amount: 2, upTo: 3, unit: "tbsp" }, "2–3 tbsp"],
  [{ amount: 100, unit: "g" }, "100 g"],
  [{ amount: 1.5, unit: "kg" }, "1.5 kg"],
  [{ amount: 2, unit: "clove" }, "2 cloves"],
  [{ amount: 1, unit: "tin" }, "1 tin"],
  [{ amount: 1, unit: "pinch" }, "a pinch"],
  [{ amount: 3, unit: "bunch" }, "3 bunches"],
  [{ amount: 1 / 3, unit: "cup" }, "⅓ cup"],
])("writes %o", (quantity, text) => {
  expect(writeQuantity(quantity)).toBe(text);
});

test("what was written reads back the same", () => {
  fc.assert(
    fc.property(quantities, (quantity) => {
      expect(readQuantity(writeQuantity(quantity))).toEqual(quantity);
    }),
  );
});

test("any text is read in time, without an error", () => {
  for (const text of ["1".repeat(100_000), "1/".repeat(50_000), "1-".repeat(50_000), "a ".repeat(50_000), " ".repeat(100_000), "1 (".repeat(30_000)]) {
    const start = performance.now();
    findQuantity(text);
    expect(performance.now() - start).toBeLessThan(500);
  }
  fc.assert(fc.property(fc.string(), (text) => void findQuantity(text)));
});
