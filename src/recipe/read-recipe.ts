/**
 * Reads a recipe from markdown in whatever shape a chef wrote it: headings or bold labels or none, bullets, numbers,
 * tables, prose, a chatty opening, tips, a cut-off end. Never throws; linear in the length of the text.
 */
import { readLines } from "./markdown-lines.ts";
import type { PlainText, TextRange } from "./plain-text.ts";
import type { Recipe } from "./recipe.ts";
import { RecipeReader } from "./recipe-reader.ts";

/** What a stretch of the text is for. A remark stands outside every list: a greeting, a last word. */
export type PartRole = "title" | "opening" | "facts" | "label" | "ingredient" | "step" | "note" | "remark";

/** One stretch of the text, at most a line, with its place in the source. */
export interface RecipePart extends TextRange {
  readonly role: PartRole;
  readonly plain: PlainText;
  /** Said to be optional by the heading it stands under. */
  readonly optional: boolean;
  /** Place in `recipe.ingredients`, `recipe.steps` or `recipe.notes`; several parts can belong to one step or note. */
  readonly index?: number;
}

export interface ReadRecipe {
  readonly source: string;
  /** What was read, as data. Reading what `writeRecipe` wrote gives an equal recipe. */
  readonly recipe: Recipe;
  /** Every stretch of words in source order. */
  readonly parts: readonly RecipePart[];
  /** The text stops in the middle of a line or a sentence, or before the method. */
  readonly cutOff: boolean;
}

/** Reads any text as a recipe. */
export function readRecipe(source: string): ReadRecipe {
  const lines = readLines(source);
  const reader = new RecipeReader(lines);
  lines.forEach((line, at) => reader.read(line, at));
  return reader.finish(source);
}
