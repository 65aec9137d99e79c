import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Order } from "#recipe/order";
import { readOrderLink, writeOrderLink } from "./order-link.ts";
import { DIETS, FREE_FROM, MEALS } from "#recipe/wishes";

test("a list is handed on as typed: empty entries, equal ones, signs of any script", () => {
  const ingredients = ["4 eggs", "", "salt & pepper", "50% cream #2", "4 eggs", "味噌", "a+b=c?"];
  expect(readOrderLink(writeOrderLink({ ingredients }))).toEqual({ order: { ingredients }, unread: [], isCut: false });
});

test("can be read, and written by hand", () => {
  expect(writeOrderLink({ ingredients: ["4 eggs", "feta"], first: ["feta"], diet: ["vegetarian"], kit: { oven: false } })).toBe(
    "#list?letters=45&ingredient=4+eggs&first=feta&diet=vegetarian&no=oven",
  );
  expect(readOrderLink("#list?ingredient=rice&minutes=30&free-of=milk&free-of=nuts")?.order).toEqual({
    ingredients: ["rice"],
    minutes: 30,
    freeFrom: ["milk", "nuts"],
  });
});

test("a part that the book does not know is told of, and the rest is read", () => {
  expect(readOrderLink("#list?ingredient=rice&diet=carnivore&people=many&toString=1&no=fridge&dish=")).toEqual({
    order: { ingredients: ["rice"] },
    unread: ["diet=carnivore", "people=many", "toString=1", "no=fridge", "dish="],
    isCut: false,
  });
});

test("a link that was cut on its way is told from a short one, whatever has re-encoded it", () => {
  const link = writeOrderLink({ ingredients: ["4 eggs", "spinach"] });
  expect(readOrderLink(link.slice(0, -3))?.isCut).toBe(true);
  expect(readOrderLink(link.replaceAll("+", "%20"))?.isCut).toBe(false);
});

test("no full stop ends it: a chat would leave it out", () => {
  expect(writeOrderLink({ ingredients: ["salt etc."] })).toMatch(/etc%2E$/);
});

test("what is no link, or holds nothing, is none", () => {
  for (const fragment of ["", "#", "#list", "#list?", "#list?diet=vegan", "#behind-the-book", "#recipe-heading"])
    expect(readOrderLink(fragment)).toBeUndefined();
});

const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 });
const orders: fc.Arbitrary<Order> = fc.record(
  {
    ingredients: fc.array(fc.string({ unit: "grapheme", maxLength: 30 }), { minLength: 1, maxLength: 12 }),
    servings: fc.integer({ min: 1, max: 12 }),
    attempt: fc.integer({ min: 1, max: 100 }),
    minutes: fc.integer({ min: 1, max: 1440 }),
    diet: some(DIETS),
    freeFrom: some(FREE_FROM),
    course: fc.constantFrom(...MEALS),
    avoid: fc.array(fc.string({ unit: "grapheme", maxLength: 20 }), { minLength: 1, maxLength: 3 }),
    kit: fc.constantFrom({ oven: false }, { blender: false, pans: 1 }, { pans: 2 }),
    dish: fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }),
  },
  { requiredKeys: ["ingredients"] },
);

test("any order comes back as it went, cut or mangled it never breaks", () => {
  fc.assert(
    fc.property(orders, fc.nat(), (order, place) => {
      const link = writeOrderLink(order);
      expect(readOrderLink(link)).toEqual({ order, unread: [], isCut: false });
      expect(() => readOrderLink(link.slice(0, place % link.length))).not.toThrow();
      expect(() => readOrderLink(`#list?${link.slice(place % link.length)}`)).not.toThrow();
    }),
  );
});
