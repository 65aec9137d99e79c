import fc from "fast-check";
import { expect, test } from "vitest";
import { answerLine } from "./cook-command.ts";

test("a good line is answered with a recipe from just these foods", () => {
  const answer = answerLine(JSON.stringify({ ingredients: ["eggs", "spinach", "feta", "chalk"], seed: 1, attempt: 0, servings: 2, avoid: [] }));
  expect(answer).toMatchObject({ ok: true, used: ["eggs", "spinach", "feta"], leftOut: [{ ingredient: "chalk" }] });
});

test.each([
  "",
  "not json",
  "[]",
  "null",
  '{"ingredients":[]}',
  '{"ingredients":["egg"],"servings":99}',
  '{"ingredients":"egg"}',
  '{"ingredients":["egg"],"colour":"red"}',
])("the bad line %j is answered, and no", (line) => {
  expect(answerLine(line)).toMatchObject({ ok: false, message: expect.stringMatching(/\w/) as string });
});

test("any text in a list is survived", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), fc.constantFrom("egg", "2 onions", "milk", "__proto__", "constructor")), {
        minLength: 1,
        maxLength: 8,
      }),
      (ingredients) => {
        const answer = answerLine(JSON.stringify({ ingredients }));
        expect(answer.ok || answer.reason !== "internal").toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});

test("a thousand entries, and an entry of 10,000 letters, are survived", () => {
  expect(answerLine(JSON.stringify({ ingredients: [...Array.from({ length: 1000 }, (_, index) => `egg ${index}`), "onion"] })).ok).toBe(true);
  expect(answerLine(JSON.stringify({ ingredients: ["egg", "onion", "x".repeat(10_000)] })).ok).toBe(true);
});
