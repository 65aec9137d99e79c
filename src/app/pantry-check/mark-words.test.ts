import fc from "fast-check";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { checkPantry } from "#kitchen/check/check-pantry";
import { measureGrowth } from "#recipe/test-growth/growth";
import { OVERREACHING_RECIPES } from "#kitchen/check/corpus/overreaching-recipes";
import { markWords, markWordsSafely } from "./mark-words.tsx";

function html(text: string, words: string, faulty: readonly (readonly [start: number, end: number])[]): string {
  const ranges = faulty.map(([start, end]) => ({ start, end }));
  const check = { findings: [{ id: "not-on-your-list" as const, message: "", ranges }] };
  const mark = markWords({ text, check: check as never, barred: [] });
  return renderToStaticMarkup(createElement(Fragment, {}, mark?.(words) ?? words));
}

function marked(sentence: string): string {
  const start = sentence.indexOf("<");
  const end = sentence.indexOf(">");
  const words = sentence.replace(/[<>]/g, "");
  return html(words, words, [[start, end - 1]]);
}

test.each([
  "extra-virgin olive oil",
  "self-raising flour",
  "half-and-half",
  "Coca-Cola",
  "7-Up",
  "M&M's",
  "C++ (sauce)",
  "crème fraîche",
  "🌶️ [hot]",
  "a|b",
  "\\d+",
])("%s is marked where it stands", (food) => {
  const escaped = food.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
  expect(marked(`Stir in the <${food}> now.`)).toBe(`Stir in the <mark>${escaped}</mark> now.`);
});

test("a word is marked where the same word comes before it, or nothing does", () => {
  const text = "- butter\nSpread the butter on the bread, then the peanut butter.";
  const at = text.indexOf("the butter") + 4;
  expect(html(text, "Spread the butter; then the peanut butter.", [[at, at + 6]])).toBe("Spread the <mark>butter</mark>; then the peanut butter.");
  expect(html(text, "butter", [[2, 8]])).toBe("<mark>butter</mark>");
  expect(html(text, "buttery", [[2, 8]])).toBe("buttery");
});

test("the longest of the names is marked, and a shorter one where that is not meant", () => {
  const text = "the oil. the olive oil. the walnut oil.";
  expect(
    html(text, text, [
      [4, 7],
      [13, 22],
    ]),
  ).toBe("the <mark>oil</mark>. the <mark>olive oil</mark>. the walnut oil.");
});

test("no word is lost or changed, whatever is found fault with", () => {
  const piece = fc.constantFrom(..."-'\"()[]{}|\\^$.*+?/ .\n", "oil", "Öl", "زيت", "🍅", "\uD83C", "ſ", "İ", "half-and-half");
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(text, text, fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 4 }), (text, words, ranges) => {
      const rendered = html(text, words, ranges);
      expect(rendered.replaceAll(/<\/?mark>/g, "")).toBe(html("", words, []));
    }),
    { numRuns: 1000 },
  );
});

test("every stranger of the corpus is marked in its recipe", () => {
  for (const { markdown, ingredients } of OVERREACHING_RECIPES) {
    const check = checkPantry(markdown, { ingredients });
    const strangers = check.findings.filter(({ id, ranges }) => id === "not-on-your-list" && ranges.length > 0);
    const mark = markWords({ text: markdown, check, barred: [] });
    const rendered = renderToStaticMarkup(createElement(Fragment, {}, mark?.(markdown) ?? markdown));
    expect(rendered.includes("<mark>"), markdown.slice(0, 40)).toBe(strangers.length > 0);
  }
});

test.each([
  [
    "finding them",
    () => {
      throw new Error("a fault");
    },
  ],
  [
    "drawing them",
    () => () => {
      throw new Error("a fault");
    },
  ],
])("a fault in %s leaves the words as they are, and is logged once", (_, make) => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const mark = markWordsSafely({ text: "", check: { findings: [] } as never, barred: [] }, make);
  expect([mark?.("salt") ?? "salt", mark?.("pepper") ?? "pepper"]).toEqual(["salt", "pepper"]);
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test("a character of two units that is passed over is passed over whole", () => {
  expect(html("hot 🍅", "cold 🍅 and hot 🍅", [[4, 6]])).toBe("cold 🍅 and hot <mark>🍅</mark>");
});

test("many different strangers are marked in a time that grows with their number", () => {
  const make = (n: number) => Array.from({ length: n }, (_, at) => `- stranger${at}\n`).join("");
  const run = (text: string) => {
    const ranges = [...text.matchAll(/stranger\d+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
    const check = { findings: [{ id: "not-on-your-list" as const, message: "", ranges }] };
    return markWords({ text, check: check as never, barred: [] })?.(text);
  };
  expect(measureGrowth(make, run, 250)).toBeLessThan(3);
});
