import { expect, test } from "vitest";
import { readRecipe } from "./read-recipe.ts";
import { measureGrowth } from "./test-growth/growth.ts";

/** Replies made to cost more than their length, each of `n` units. */
const HOSTILE: Readonly<Record<string, (n: number) => string>> = {
  "a row of many cells": (n) => `|a|b|\n|-|-|\n${"|c".repeat(n)}|\n`,
  "a long delimiter row": (n) => `|a|b|\n|${"-".repeat(n)}|-|\n|c|d|\n`,
  "rows of a table": (n) => `|Amount|Food|\n|-|-|\n${"|2|eggs|\n".repeat(n / 4)}`,
  ingredients: (n) => `# A\n## Ingredients\n${"- 2 eggs\n".repeat(n / 4)}`,
  steps: (n) => `# A\n## Ingredients\n- 2 eggs\n## Method\n${"1. Fry the eggs for 2 minutes.\n".repeat(n / 16)}`,
  headings: (n) => "## a\n".repeat(n / 4),
  "one long ingredient": (n) => `## Ingredients\n- 2 ${"eggs, ".repeat(n / 4)}`,
  "one long step": (n) => `## Method\n1. ${"Fry it. ".repeat(n / 4)}`,
  "one long title": (n) => `# ${"a".repeat(n)}`,
  numbers: (n) => `- ${"1 ".repeat(n)}g`,
  digits: (n) => `- ${"1".repeat(n)} g`,
  fractions: (n) => `- ${"1/2 ".repeat(n)}`,
  ranges: (n) => `- ${"1-".repeat(n)}`,
  brackets: (n) => `- ${"(".repeat(n)}`,
  links: (n) => "[a](b".repeat(n),
  stars: (n) => "*".repeat(n),
  "open tags": (n) => "<a".repeat(n),
  ampersands: (n) => "&amp".repeat(n),
  "quote marks": (n) => ">".repeat(n),
  blanks: (n) => `- a${" ".repeat(n)}b`,
  "blank lines": (n) => "\n".repeat(n),
  "bold words": (n) => "**a** ".repeat(n / 2),
  labels: (n) => "a: ".repeat(n),
  capitals: (n) => `Aa ${"Bb ".repeat(n)}`,
  commas: (n) => `- eggs${",".repeat(n)}`,
  letters: (n) => "a".repeat(n),
};

test.each(Object.entries(HOSTILE))("%s: a recipe takes twice as long to read for twice the text", (_, make) => {
  expect(measureGrowth(make, readRecipe)).toBeLessThan(3);
});
