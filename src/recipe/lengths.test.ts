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
  ["line a 20 cm square tin", "line an 8 inch square tin"],
  ["an 18 cm round one", "a 7 inch round one"],
  ["a board 20 cm square.", "a board 8 inches square."],
  ["A 23×33 cm dish", "A 9×13 inch dish"],
  ["a loaf tin, 23 cm x 13 cm x 7 cm.", "a loaf tin, 9 x 5 x 2¾ inches."],
  ["a 23 x 33 cm (9 x 13 inch) tin", "a 23 x 33 cm (9 x 13 inch) tin"],
  ["2 x 20 cm tins", "2 x 8 inch tins"],
  ["200 g cut in two", "200 g cut in two"],
])("%s in US measures: %s", (written, said) => {
  expect(converted(written, "us")).toBe(said);
});

test.each([
  ["1-inch cubes", "2.5 cm cubes"],
  ["a 9 inch pan", "a 23 cm pan"],
  ["an 8-inch square pan", "a 20 cm square pan"],
  ["a 7 inch cake", "an 18 cm cake"],
  ["grease a 9 x 13-inch pan", "grease a 23 x 33 cm pan"],
  ["a 9x13-inch dish", "a 23x33 cm dish"],
  ["a 9 by 13 inch tin", "a 23 by 33 cm tin"],
  ['a 9" x 5" loaf tin', "a 23 x 13 cm loaf tin"],
  ["2 x 400 g tins", "2 x 400 g tins"],
  ['½" slices', "1.5 cm slices"],
  ["Add 2 in the end.", "Add 2 in the end."],
])("%s in metric: %s", (written, said) => {
  expect(converted(written, "metric")).toBe(said);
});
