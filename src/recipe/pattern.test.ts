import fc from "fast-check";
import { expect, test } from "vitest";
import { pattern, patternLater } from "./pattern.ts";

/** All that means something in some pattern, under some flag, and the words that once broke the page. */
const PIECES = [
  ..."\\^$.*+?()[]{}|/-–&!#%,:;<=>@`~'\"_ \n\t09azAZéßİ\u2028🍅\uD83C",
  "extra-virgin olive oil",
  "half-and-half",
  "(?:",
  "\\p{L}",
  "[^a",
  "a{2,",
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "binary", maxLength: 12 }),
);

test.each(["", "g", "u", "i", "iu", "v", "giu", "m", "s"])("with the flags %j any text stands for itself and for nothing else", (flags) => {
  fc.assert(
    fc.property(text, text, (text, other) => {
      const made = pattern(flags)`^(?:${text})$(?!\n)`;
      expect(made.test(text)).toBe(true);
      made.lastIndex = 0;
      if (other.toLowerCase() !== text.toLowerCase() && other.toUpperCase() !== text.toUpperCase() && !flags.includes("m"))
        expect(made.test(other)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test("a text can stand beside the pattern's own words, and several as a choice", () => {
  expect("Add the half-and-half (2.5 dl)".replace(pattern("iu")`\b${"Half-and-half"} \(${"2.5"}`, "milk (3")).toBe("Add the milk (3 dl)");
  expect(["salt", "s*lt", "a|b", "a"].map((word) => pattern()`^${["s*lt", "a|b"]}$`.test(word))).toEqual([false, true, true, false]);
  expect(pattern()`${[]}`.test("")).toBe(false);
  expect("soy sauce".match(pattern("u")`${/soy|fish/} (?<kind>sauce)`)?.groups).toEqual({ kind: "sauce" });
});

test("a pattern for later is made once", () => {
  const later = patternLater("u")`^\p{Lu}`;
  expect(later().test("É")).toBe(true);
  expect(later()).toBe(later());
});
