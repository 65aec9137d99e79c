import { expect, test } from "vitest";
import { readRecipe } from "#recipe/read-recipe";
import { markUpWords } from "./mark-up-words.ts";

const WORDS = [
  "Apple crumble",
  "Serves 4",
  "Prep time: 15 minutes",
  "",
  "Ingredients:",
  "4 apples",
  "• 100 g sugar",
  "For the topping",
  "150 g flour",
  "",
  "Method",
  "1. Peel the apples.",
  "2. Rub the butter into the flour, and bake for 40 minutes.",
].join("\r\n");

const MARKED = [
  "# Apple crumble",
  "",
  "Serves 4",
  "",
  "Prep time: 15 minutes",
  "",
  "## Ingredients:",
  "",
  "- 4 apples",
  "- 100 g sugar",
  "",
  "### For the topping",
  "",
  "- 150 g flour",
  "",
  "## Method",
  "",
  "1. Peel the apples.",
  "2. Rub the butter into the flour, and bake for 40 minutes.",
].join("\n");

test("lines of words get the signs of what they are, and are read as the same recipe", () => {
  expect(markUpWords(WORDS)).toBe(MARKED);
  expect(readRecipe(markUpWords(WORDS)).recipe).toEqual(readRecipe(WORDS).recipe);
});

test("steps without numbers get them, and one that goes on over a second line gets one", () => {
  expect(markUpWords("Egg soup\n\nIngredients\n2 eggs\n\nMethod\nBoil the stock in\na deep pan.\nStir in the beaten eggs.")).toMatch(
    /\n1\. Boil the stock in\na deep pan\.\n2\. Stir in the beaten eggs\.$/,
  );
});

test("what has its own signs stays as it came", () => {
  for (const text of [MARKED, "# Eggs\n\n## Ingredients\n- 2 eggs\n\n## Method\n1. Boil them.", "**Toast**\n\n- 2 slices bread\n\n1. Toast it.", "", "\n"])
    expect(markUpWords(text)).toBe(text);
});
