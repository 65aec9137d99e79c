/** One ingredient in plain words, for places that know no markdown. */
import { readPlainText } from "./plain-text.ts";
import type { IngredientLine } from "./recipe.ts";
import { writeIngredient } from "./write-recipe.ts";

/** `½ red onion (about 75 g), thinly sliced`, without an escape in it. */
export function ingredientText(line: IngredientLine): string {
  const markdown = writeIngredient(line);
  return readPlainText(markdown, 0, markdown.length).text;
}
