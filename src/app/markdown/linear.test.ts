import { expect, test } from "vitest";
import { measureGrowth } from "#recipe/test-growth/growth";
import { MarkdownReader } from "./markdown-reader.ts";

/** Texts made to cost more than their length, each of `n` units. */
const HOSTILE: Readonly<Record<string, (n: number) => string>> = {
  "a long delimiter row": (n) => `a|b\n${"-".repeat(n)}|-\n`,
  "a long delimiter row that is none": (n) => `a|b\n-${" ".repeat(n)}x\n`,
  "blanks in a delimiter row that is none": (n) => `a|b\n-|-${" ".repeat(n)}x\n`,
  "blanks behind a pipe": (n) => `a|b\n|-${" ".repeat(n)}x\n`,
  "a long delimiter row with many rows under it": (n) => `a|b\n${"-".repeat(n)}|-\n${"c|d\n".repeat(n / 20)}`,
  "a long header with many rows under it": (n) => `a|${"b".repeat(n)}\n-|-\n${"c|d\n".repeat(n / 20)}`,
  "a row of many cells": (n) => `|a|b|\n|-|-|\n${"|c".repeat(n)}|\n`,
  "a header of many cells": (n) => `${"|a".repeat(n)}|\n${"|-".repeat(n)}|\n`,
  "rows of many cells": (n) => `|a|b|\n|-|-|\n${`${"|c".repeat(50)}|\n`.repeat(n / 50)}`,
  "escaped pipes": (n) => `a|b\n-|-\n${"\\|".repeat(n)}\n`,
  "back-slashes before a pipe": (n) => `a|b\n-|-\n${"\\".repeat(n)}|\n`,
  "pipes without a table": (n) => "a|b\n".repeat(n),
  "a paragraph of long lines": (n) => `${"word ".repeat(40)}\n`.repeat(n / 40),
  "one line": (n) => "word ".repeat(n),
  "open brackets": (n) => "[".repeat(n),
  "half links": (n) => "[a](b".repeat(n),
  "quote marks": (n) => ">".repeat(n),
  "list markers": (n) => "- ".repeat(n),
  stars: (n) => "*a ".repeat(n),
  "strong stars": (n) => "**a ".repeat(n),
  underscores: (n) => "_a".repeat(n),
  tildes: (n) => "~~a ".repeat(n),
  "back-ticks": (n) => "`a ".repeat(n),
  fences: (n) => "```\n\n".repeat(n),
  "a long fence": (n) => `${"`".repeat(n)}\na`,
  "an open fence": (n) => `~~~\n${"a\n".repeat(n)}`,
  "a fence inside a list": (n) => `- ~~~\n${"  a\n".repeat(n)}`,
  "an item of many lines": (n) => `- a\n${"  b\n".repeat(n)}`,
  "a quote of many lines": (n) => "> a\n".repeat(n),
  items: (n) => "- a\n".repeat(n),
  "loose items": (n) => "1. a\n\n".repeat(n),
  "indented code": (n) => "    a\n".repeat(n),
  blanks: (n) => `${" ".repeat(n)}x`,
  "blank lines": (n) => "\n".repeat(n),
  "blanks at the end": (n) => `x${" ".repeat(n)}`,
  "white lines": (n) => `x\n${" \t".repeat(n)}\nx`,
  tabs: (n) => `${"\t".repeat(n)}x`,
  hashes: (n) => "#".repeat(n),
  "a heading's closing marks": (n) => `# a ${"#".repeat(n)}b`,
  "a heading's blanks": (n) => `# a${" ".repeat(n)}b`,
  rules: (n) => `${"- ".repeat(n)}x`,
  "rules of stars": (n) => `${"* ".repeat(n)}x`,
  underlines: (n) => `a\n${"=".repeat(n)}x`,
  footnotes: (n) => Array.from({ length: n / 8 }, (_, index) => `[^${index}]: a`).join("\n"),
  references: (n) => "[^1] ".repeat(n),
  "a long label": (n) => `[${"a".repeat(n)}]: b`,
  "link definitions": (n) => `[7]\n\n${Array.from({ length: n / 8 }, (_, index) => `[${index}]: https://a.example`).join("\n\n")}`,
  "link definitions in one paragraph": (n) => Array.from({ length: n / 8 }, (_, index) => `[${index}]: https://a.example`).join("\n"),
  "angle brackets": (n) => "<a ".repeat(n),
  "open tags": (n) => `<${"a".repeat(n)}`,
  ampersands: (n) => "&amp".repeat(n),
  "back-slashes": (n) => "\\".repeat(n),
  addresses: (n) => "http://a.b/( ".repeat(n),
  "one long address": (n) => `http://a.b/${"(".repeat(n)}`,
  "mail addresses": (n) => "a@b.c ".repeat(n),
  "one long mail address": (n) => `${"a.".repeat(n)}@b.c`,
  "names that may be of mail": (n) => "a".repeat(n),
  dots: (n) => ".".repeat(n),
  "numbers of a list": (n) => "1".repeat(n),
  "marks of right-to-left": (n) => "\u202E\u0627 ".repeat(n),
  "halves of characters": (n) => "\uD83C".repeat(n),
};

test.each(Object.entries(HOSTILE))("%s: reading takes twice as long for twice the text", (_, make) => {
  expect(measureGrowth(make, (text) => new MarkdownReader().read(text, true))).toBeLessThan(3);
});

const GROWING = [
  "a row of many cells",
  "a long delimiter row",
  "rows of many cells",
  "one line",
  "stars",
  "blanks",
  "footnotes",
  "link definitions",
  "an open fence",
  "items",
];

test.each(GROWING)("%s: reading it as it comes takes twice as long for twice the text", (name) => {
  const make = HOSTILE[name] as (n: number) => string;
  expect(measureGrowth(make, stream, (LONG * 1_000) / make(1_000).length)).toBeLessThan(3);
});

/** Twice the length from which on a line or paragraph grows by less than a step with every frame; up to that length every frame has its reading (characters). */
const LONG = 128_000;

/** As the page reads a reply: every frame, all that has come so far. */
function stream(text: string): void {
  const reader = new MarkdownReader();
  for (let end = 0; end < text.length; end += 2_000) reader.read(text.slice(0, end), false);
  reader.read(text, true);
}
