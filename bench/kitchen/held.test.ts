import { expect, test } from "vitest";
import { readPantryLists } from "./pantry-lists.ts";
import { meanWeight, readAll } from "./held.ts";

test("a cook who reads again holds little against a dish, and nothing for which it would not be made", () => {
  const lists = readPantryLists().flatMap(({ kind, items }) => (kind === "hostile" ? [] : [items]));
  const read = readAll(lists.filter((_, index) => index % 12 === 0));
  expect(meanWeight(read)).toBeLessThan(0.7);
  expect(read.filter(({ held }) => held.some(({ weight }) => weight === 3)).map(({ dish, ingredients }) => `${dish}: ${ingredients.join(", ")}`)).toEqual([]);
});
