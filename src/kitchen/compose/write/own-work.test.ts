import { expect, test } from "vitest";
import { cook } from "../cook.ts";

const print = (...ingredients: readonly string[]): string => {
  const cooked = cook({ ingredients, servings: 2 });
  return cooked.ok ? cooked.markdown : "";
};

test("strawberries are hulled before they are eaten, and frozen ones are not", () => {
  expect(print("greek yogurt", "honey", "strawberries", "granola")).toMatch(/strawberries, rinsed, hulled and/);
  expect(print("greek yogurt", "honey", "frozen strawberries", "granola")).not.toContain("hulled");
});

test("juice is not juiced, nor squeezed out of its carton", () => {
  const salad = print("mango", "banana", "orange juice", "yoghurt");
  expect(salad).toMatch(/- .*orange juice$/m);
  expect(salad).not.toContain("squeeze of the orange juice");
});

test("nobody grates an avocado", () => {
  expect(print("leftover roast chicken", "tortilla wraps", "avocado", "lime", "lettuce", "sour cream")).toMatch(/avocado .*peeled and sliced$/m);
});
