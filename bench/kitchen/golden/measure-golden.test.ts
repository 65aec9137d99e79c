import { describe, expect, test } from "vitest";
import { findDishKind, isLikeKind } from "./dish-kinds.ts";
import { readGoldenBook } from "./golden-book.ts";
import { compareAll, measureGolden, measureReader } from "./measure-golden.ts";
import { readCooking } from "./read-cooking.ts";

test("a dish is of the kind that its name ends with, before what it comes with", () => {
  expect(findDishKind(["Apple tart with vanilla ice cream"])).toBe("pie");
  expect(findDishKind(["Mushroom noodle soup"])).toBe("soup");
  expect(findDishKind(["Chicken in red wine", "coq au vin stew"])).toBe("stew");
  expect(findDishKind(["Leeks"])).toBe("nameless");
  expect(isLikeKind("stew", "curry")).toBe(true);
  expect(isLikeKind("soup", "salad")).toBe(false);
});

describe("a written recipe is read as a cook would say it", () => {
  const markdown = `# Leek soup

**Serves 2 · 30 min (10 hands-on)**

## Ingredients

- 2 leeks (about 300 g), sliced
- 1 tbsp butter
- 400 ml stock
- 30 g walnuts

## Method

1. Melt the butter and sweat the leeks for 8 minutes.
2. Add the stock and simmer for 10 minutes.
3. Toast the walnuts in a dry pan for 3 minutes. Scatter over the soup.
`;
  const cooking = readCooking(markdown, ["leeks", "butter", "stock", "walnuts"]);

  test("weights as they are written, or as their spoons weigh", () => {
    expect(cooking.get("leeks")?.grams).toBe(300);
    expect(cooking.get("butter")?.grams).toBeCloseTo(14, 0);
  });

  test("what is done to the food that is named, and to all that is in the pot", () => {
    expect([...(cooking.get("leeks")?.techniques ?? [])]).toEqual(["sweat", "wet"]);
    expect([...(cooking.get("stock")?.techniques ?? [])]).toEqual(["wet"]);
    expect([...(cooking.get("walnuts")?.techniques ?? [])]).toEqual(["brown"]);
  });
});

test("the reader of weights agrees with the cooks' own notes, and the kitchen with the cooks on every other dish at least", () => {
  const book = readGoldenBook("worked").filter((_, each) => each % 12 === 0);
  expect(measureReader(book).amounts).toBeGreaterThan(0.9);
  const figures = measureGolden(book.length, compareAll(book));
  expect(figures.cooked).toBeGreaterThan(0.95);
  expect(figures.use).toBeGreaterThan(0.8);
  expect(figures.sameDish).toBeGreaterThan(0.4);
});
