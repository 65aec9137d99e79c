/** What somebody pasted, dropped or shared: a recipe, a list, the address of a page, or nothing that the book can read. */
import { bringRecipe } from "#recipe/bring-recipe";
import { maybePantryConf, readPantryConf } from "#recipe/read-pantry-conf";
import { readRecipe } from "#recipe/read-recipe";
import { readPastedLines } from "../ingredient-form/pasted-lines.ts";
import { markUpWords } from "./mark-up-words.ts";

export type Brought =
  | { readonly kind: "recipe"; readonly markdown: string; readonly title: string; readonly ingredients: number; readonly steps: number }
  /** `isPantry`: a file that is kept as a list, and can be nothing else. */
  | { readonly kind: "list"; readonly entries: readonly string[]; readonly isPantry: boolean }
  | { readonly kind: "address"; readonly address: string }
  /** Words in which no ingredients and steps can be told apart. */
  | { readonly kind: "words"; readonly markdown: string }
  | { readonly kind: "nothing" };

/** UTF-16 code units; a web page with all its scripts is about a tenth of it. */
const MOST_TEXT = 5_000_000;
const LIST_LINE = 60;

/** Never throws. */
export function readBrought(text: string): Brought {
  if (text.length > MOST_TEXT) return { kind: "nothing" };
  const pantry = maybePantryConf(text) ? readPantryConf(text) : undefined;
  if (pantry) return { kind: "list", entries: pantry, isPantry: true };
  const lines = readPastedLines(text);
  const address = lines.find((line) => /^https?:\/\/\S+$/i.test(line.trim()));
  // A page is shared as its title and its address.
  if (address !== undefined && lines.length <= 3) return { kind: "address", address: address.trim() };
  const brought = bringRecipe(text);
  if (!brought || (brought.form === "words" && /^\s*<(?:!doctype|\/?[a-z]+[\s>])/i.test(text))) return { kind: "nothing" };
  const { markdown, form } = brought;
  const { title, ingredients, steps } = readRecipe(markdown).recipe;
  if (ingredients.length > 0 && steps.length > 0) {
    const shown = form === "words" ? markUpWords(markdown) : markdown;
    return { kind: "recipe", markdown: shown, title, ingredients: ingredients.length, steps: steps.length };
  }
  return lines.every(isListed) ? { kind: "list", entries: lines, isPantry: false } : { kind: "words", markdown };
}

function isListed(line: string): boolean {
  return line.length <= LIST_LINE && !/[.!?:]$/.test(line);
}
