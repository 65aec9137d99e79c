import { expect, test } from "vitest";
import { convertLengths } from "./lengths.ts";
import type { Units } from "./order.ts";

function converted(text: string, to: Units): string {
  return convertLengths(text, to).reduceRight((words, { start, end, words: said }) => words.slice(0, start) + said + words.slice(end), text);
}

test.each([
  ["cut into 3 cm pieces", "cut into 1¼ inch pieces"],
  ["a 24 cm pan", "a 9½ inch pan"],
  ["a baking dish 20 cm across.", "a baking dish 8 inches across."],
  ["slices 5 mm thick", "slices ¼ inch thick"],
  ["2–3 cm long", "¾–1¼ inches long"],
  ["a 20 cm (8 inch) tin", "a 20 cm (8 inch) tin"],
  ["an 8 inch tin", "an 8 inch tin"],
  ["200 g cut in two", "200 g cut in two"],
])("%s in US measures: %s", (written, said) => {
  expect(converted(written, "us")).toBe(said);
});

test.each([
  ["1-inch cubes", "2.5 cm cubes"],
  ["a 9 inch pan", "a 23 cm pan"],
  ['½" slices', "1.5 cm slices"],
  ["Add 2 in the end.", "Add 2 in the end."],
])("%s in metric: %s", (written, said) => {
  expect(converted(written, "metric")).toBe(said);
});
