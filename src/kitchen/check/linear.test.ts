/** What others write, a recipe or a list, is read in a time that grows with its length and not with the square of it. */
import { describe, expect, test } from "vitest";
import { measureGrowth } from "#recipe/test-growth/growth";
import { recognise } from "../read/recognise.ts";
import { checkPantry } from "./check-pantry.ts";
import { gateOrder } from "./gate-order.ts";

const ORDER = { ingredients: ["4 eggs", "flour", "butter", "milk"] };

/** Replies of `n` units, made to cost more than their length. */
const REPLIES: Readonly<Record<string, (n: number) => string>> = {
  "steps that use what is not there": (n) => `# A\n\n## Ingredients\n- 2 eggs\n\n## Method\n${"1. Fry the self-raising bacon.\n".repeat(n)}`,
  "ingredients that are not there": (n) => `# A\n\n## Ingredients\n${"- 2 half-and-half\n".repeat(n)}`,
  "different strangers": (n) =>
    `# A\n\n## Ingredients\n${Array.from({ length: n }, (_, at) => `- 2 half-and-half${at} bacon\n`).join("")}\n## Method\n1. Fry.\n`,
  "foods that steps alone name": (n) => `## Method\n${Array.from({ length: n }, (_, at) => `1. Fry the bacon${at} with the ham.\n`).join("")}`,
  "many headings": (n) => `## Method\n${"### For the sauce\n1. Fry the bacon.\n".repeat(n)}`,
  "one long step": (n) => `# A\n\n## Ingredients\n- 2 eggs\n\n## Method\n1. ${"Fry the eggs and butter, ".repeat(n)}`,
  "one long word": (n) => `## Method\n1. Fry the ${"extra-".repeat(n)}oil.`,
  "words that might be one food": (n) => `## Method\n1. Fry the ${"red ".repeat(n)}pepper.`,
  brackets: (n) => `## Ingredients\n- 2 eggs ${"(large ".repeat(n)}\n`,
  "slips of the pen": (n) => `## Ingredients\n${"- 2 tomatos, oinion\n".repeat(n)}`,
};

describe("a pantry check takes twice as long for twice the reply", () => {
  test.each(Object.entries(REPLIES))("%s", (_, make) => {
    expect(measureGrowth(make, (text) => checkPantry(text, ORDER), 50)).toBeLessThan(3);
  });
});

/** Entries of `n` units, and lists of them. */
const LISTS: Readonly<Record<string, (n: number) => readonly string[]>> = {
  "one long entry": (n) => ["red ".repeat(n)],
  "one long word": (n) => ["x".repeat(n)],
  "one entry of many foods": (n) => [Array.from({ length: n }, (_, at) => `food${at}`).join(", ")],
  "many entries": (n) => Array.from({ length: n }, (_, at) => `${at} tomatos`),
  "strangers that begin alike": (n) => Array.from({ length: n }, (_, at) => `food number ${at}`),
  "a danger that is not named in the end": (n) => ["rat ".repeat(n)],
  "letters that are spelled out": (n) => ["b l e a ".repeat(n)],
  "marks beside letters": (n) => ["a\u0301".repeat(n)],
};

let asked = 0;

describe.each([
  ["read", (texts: readonly string[]) => recognise(texts)],
  ["checked against", (texts: readonly string[]) => checkPantry("# A\n\n## Method\n1. Fry the bacon.\n", { ingredients: texts })],
  ["searched for poison", (texts: readonly string[]) => gateOrder({ ingredients: texts, avoid: texts })],
] as const)("a list that is %s takes twice as long for twice its length", (_, run) => {
  test.each(Object.entries(LISTS))("%s", (_, make) => {
    expect(
      measureGrowth(
        (n) => make(n).join("\n"),
        // No entry is one that was read before.
        (text) => run(text.split("\n").map((entry) => `${entry} ${(asked += 1)}`)),
        50,
      ),
    ).toBeLessThan(3);
  });
});
