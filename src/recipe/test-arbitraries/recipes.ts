/** Recipes with any words in them, hostile ones too, for property tests. */
import * as fc from "fast-check";
import type { IngredientLine, Recipe } from "../recipe.ts";
import { quantities } from "./quantities.ts";

/** Words that a reader could take for structure, between words that it could not. */
const TRAPS = [
  "Ingredients",
  "Method:",
  "Tip: stir",
  "Serves 2",
  "25 min",
  "- dash",
  "1. one",
  "2 cups",
  "of",
  "a pinch of",
  "(optional)",
  "**bold**",
  "# hash",
  "| pipe |",
  "half and half",
  "to taste",
  "<b>",
  "[x](y)",
  "&amp;",
  "Step 1: go",
  "1️⃣",
  "• dot",
  "7up",
  "egg, beaten",
  "flour – 200 g",
  "C:",
  "· 5 min",
  "for serving",
];

const words = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom("red onion", "feta", "crème fraîche", "brown rice", "Fry the onion until soft.", "Good to know", "about 75 g", "thinly sliced"),
  },
  { weight: 2, arbitrary: fc.constantFrom(...TRAPS) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...TRAPS), fc.constantFrom(...TRAPS)).map((pair) => pair.join(" ")) },
);

/** One line of text without spaces to lose: what a recipe's fields hold. */
const texts = words.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter((text) => text !== "");

const ingredients: fc.Arbitrary<IngredientLine> = fc.record(
  { quantity: quantities, food: texts, note: texts, preparation: texts, optional: fc.constant(true as const) },
  { requiredKeys: ["food"] },
);

export const recipes: fc.Arbitrary<Recipe> = fc.record(
  {
    title: texts,
    summary: texts,
    servings: fc.integer({ min: 1, max: 12 }),
    makes: texts,
    totalMinutes: fc.integer({ min: 1, max: 600 }),
    handsOnMinutes: fc.integer({ min: 1, max: 600 }),
    ingredients: fc.array(ingredients, { maxLength: 6 }),
    steps: fc.array(texts, { maxLength: 6 }),
    notes: fc.array(fc.record({ heading: texts, lines: fc.array(texts, { maxLength: 3 }) }), { maxLength: 3 }),
  },
  { requiredKeys: ["title", "ingredients", "steps", "notes"] },
);
