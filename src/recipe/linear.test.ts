import { expect, test } from "vitest";
import { bringRecipe } from "./bring-recipe.ts";
import { convertMeasures, convertTemperatures } from "./convert-units.ts";
import { readPantryConf } from "./read-pantry-conf.ts";
import { readRecipe } from "./read-recipe.ts";
import { scaleRecipe } from "./scale-recipe.ts";
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

/** What somebody may paste, `n` units of it. */
const BROUGHT: Readonly<Record<string, (n: number) => string>> = {
  ...HOSTILE,
  "tags that never close": (n) => `<html><body>${"<div><p".repeat(n)}`,
  "tags that never open": (n) => `<html><body>${"</p>".repeat(n)}`,
  "scripts that hold no recipe": (n) => `<html>${'<script type="application/ld+json">{</script>'.repeat(n / 8)}`,
  "a script that never ends": (n) => `<html><script type="application/ld+json">${"{".repeat(n)}`,
  "a graph of many things": (n) => `{"@graph":[${'{"@type":"Thing"},'.repeat(n / 4)}{"@type":"Recipe","name":"A","recipeIngredient":["2 eggs"]}]}`,
  "a deep graph": (n) => `${'{"@graph":['.repeat(n / 4)}${"]}".repeat(n / 4)}`,
  entities: (n) => `<p>${"&amp;lt;".repeat(n)}`,
  comments: (n) => `<html>${"<!--".repeat(n)}`,
  "Cooklang's foods": (n) => "Fry @eggs{2%g} in #pan{} for ~{2%min}. ".repeat(n / 16),
  "foods that never close": (n) => "@eggs{".repeat(n / 4),
  "front matter that never closes": (n) => `---\n${"a: b\n".repeat(n / 4)}`,
};

test.each(Object.entries(BROUGHT))("%s: what is pasted takes twice as long to bring for twice the text", (_, make) => {
  expect(measureGrowth(make, bringRecipe)).toBeLessThan(3);
});

test.each([
  ["sections", (n: number) => "[a]\neggs = 2\n".repeat(n / 8)],
  ["a value that never closes", (n: number) => `[a]\neggs = "${"2".repeat(n)}`],
  ["a table that never closes", (n: number) => `[a]\neggs = ${"{a = ".repeat(n / 4)}`],
])("%s: a pantry takes twice as long to read for twice the text", (_, make) => {
  expect(measureGrowth(make, readPantryConf)).toBeLessThan(3);
});

test.each(Object.entries(HOSTILE))("%s: a recipe takes twice as long to adjust for twice the text", (_, make) => {
  const adjust = (text: string) => {
    const read = readRecipe(text);
    return [scaleRecipe(read, 3), convertMeasures(read, "us"), convertTemperatures(read, "F")];
  };
  expect(measureGrowth(make, adjust)).toBeLessThan(3);
});
