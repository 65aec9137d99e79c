import { expect, test } from "vitest";
import { readPantryLists } from "./pantry-lists.ts";
import { measureWishes } from "./wishes.ts";

test("of random orders with wishes none is broken by a second reading, and every refusal names its wish", () => {
  const lists = readPantryLists().flatMap(({ kind, items }) => (kind === "hostile" ? [] : [items]));
  const { broken, unnamed, unexplained, answered } = measureWishes(lists, 240);
  expect(broken).toEqual([]);
  expect(unnamed).toBe(0);
  expect(unexplained).toEqual([]);
  expect(answered).toBeGreaterThan(180);
});
