import fc from "fast-check";
import { expect, test } from "vitest";
import { type OrderErrorCode, parseOrder } from "./order.ts";

test("entries are kept exactly as typed: empty, twice, with spaces", () => {
  expect(parseOrder({ ingredients: ["egg", "", "egg", "  Rice "] })).toEqual({ ok: true, order: { ingredients: ["egg", "", "egg", "  Rice "] } });
});

test("all options pass through", () => {
  const order = {
    ingredients: ["egg"],
    servings: 4,
    seed: 7,
    attempt: 2,
    avoid: ["milk"],
    mend: ["Milk is not on your list."],
    units: "us",
    locale: "en-US",
    diet: ["vegan"],
    freeFrom: ["nuts"],
    minutes: 30,
    kit: { oven: false, pans: 1 },
    course: "main",
    first: ["egg"],
    dish: "omelette|egg",
  };
  expect(parseOrder(order)).toEqual({ ok: true, order });
});

const refused: readonly [string, unknown, OrderErrorCode, RegExp][] = [
  ["no object", "egg", "bad-order", /object/],
  ["a list", [], "bad-order", /object/],
  ["nothing", null, "bad-order", /object/],
  ["no ingredients", {}, "bad-order", /ingredients/],
  ["ingredients that are no texts", { ingredients: ["egg", 2] }, "bad-order", /ingredients/],
  ["an empty list", { ingredients: [] }, "no-ingredients", /at least one/],
  ["an unknown field, by name", { ingredients: ["egg"], model: "gpt" }, "bad-order", /"model"/],
  ["half a person", { ingredients: ["egg"], servings: 1.5 }, "bad-servings", /1 to 12/],
  ["thirteen people", { ingredients: ["egg"], servings: 13 }, "bad-servings", /1 to 12/],
  ["a negative seed", { ingredients: ["egg"], seed: -1 }, "bad-order", /seed/],
  ["an attempt that is a text", { ingredients: ["egg"], attempt: "1" }, "bad-order", /attempt/],
  ["other units", { ingredients: ["egg"], units: "stones" }, "bad-order", /metric, us/],
  ["another locale", { ingredients: ["egg"], locale: "fr" }, "bad-order", /en-GB/],
  ["a diet that nobody knows", { ingredients: ["egg"], diet: ["carnivore"] }, "bad-order", /diet/],
  ["an allergen that is none", { ingredients: ["egg"], freeFrom: ["dust"] }, "bad-order", /freeFrom/],
  ["no time at all", { ingredients: ["egg"], minutes: 0 }, "bad-order", /minutes/],
  ["a kit of something else", { ingredients: ["egg"], kit: { robot: true } }, "bad-order", /kit/],
  ["a course that is none", { ingredients: ["egg"], course: "brunch" }, "bad-order", /course/],
  ["something to use first that is no list", { ingredients: ["egg"], first: "egg" }, "bad-order", /first/],
  ["a dish without an id", { ingredients: ["egg"], dish: "" }, "bad-order", /dish/],
  ["something to mend that is no list", { ingredients: ["egg"], mend: "milk" }, "bad-order", /mend/],
  ["something to avoid that is no list", { ingredients: ["egg"], avoid: "milk" }, "bad-order", /avoid/],
];

test.each(refused)("%s is refused with a reason", (_, value, code, words) => {
  expect(parseOrder(value)).toEqual({ ok: false, error: { code, message: expect.stringMatching(words) } });
});

test("limits are named in the refusal", () => {
  const limits = { entries: 2, entryLength: 5 };
  expect(parseOrder({ ingredients: ["egg", "rice"] }, limits)).toMatchObject({ ok: true });
  expect(parseOrder({ ingredients: ["a", "b", "c"] }, limits)).toMatchObject({
    error: { code: "too-many-ingredients", message: expect.stringMatching(/at most 2/) },
  });
  expect(parseOrder({ ingredients: ["egg", "carrot"] }, limits)).toMatchObject({
    error: { code: "ingredient-too-long", message: expect.stringMatching(/Entry 2.*at most 5/) },
  });
});

test("any value at all is answered, and an order parsed twice is the same order", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const parsed = parseOrder(value);
      if (parsed.ok) expect(parseOrder(parsed.order)).toEqual(parsed);
    }),
  );
  const polluted = JSON.parse('{"ingredients":["egg"],"__proto__":{"servings":99}}') as unknown;
  expect(parseOrder(polluted)).toMatchObject({ ok: false });
});

test("an order may hold so many characters in all, what to avoid among them", () => {
  const limits = { entries: 10, entryLength: 100, characters: 12 };
  expect(parseOrder({ ingredients: ["egg", "rice"], avoid: ["milk!"] }, limits).ok).toBe(true);
  expect(parseOrder({ ingredients: ["egg", "rice"], avoid: ["butter"] }, limits)).toMatchObject({
    ok: false,
    error: { code: "order-too-long", message: expect.stringMatching(/13 characters; at most 12/) as string },
  });
});
