/** Nouns of a recipe: plurals, articles, lists, capitals. The words are the person's; the grammar is ours. */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { pluralOf } from "#kitchen/knowledge/plural";
import type { Ingredient } from "#kitchen/knowledge/schema";

/** Last words that are counted even where the food is not: `pasta shells`, `chilli flakes`. */
const COUNTED_HEADS = new Set(["peppercorn", "shell", "tube", "flake", "seed", "chip", "crumb", "bean", "noodle", "berry", "sheet", "kernel"]);

/** True for a word that stands for an uncounted amount: `rice`, `spinach`. */
export function isMass(name: string, ingredient: Ingredient): boolean {
  if (COUNTED_HEADS.has(lastWord(name))) return false;
  if (ingredient.mass !== undefined && name.endsWith(ingredient.name)) return ingredient.mass;
  return ingredient.mass === true || pluralOf(name) === name;
}

/** Already plural by nature: `oats`, `noodles`, `lentils`. */
export function isPlural(name: string): boolean {
  const word = lastWord(name);
  return /[^su]s$/.test(word) && !/(?:ss|us|is|asparagus|hummus|couscous|molasses|swiss|schnapps)$/.test(word);
}

export function pluralise(name: string, ingredient: Ingredient): string {
  if (isMass(name, ingredient) || isPlural(name)) return name;
  if (isUncountedFish(ingredient.classId) && !IN_PIECES.test(name)) return name;
  if (ingredient.plural !== undefined && name.endsWith(ingredient.name)) return name.slice(0, name.length - ingredient.name.length) + ingredient.plural;
  return inPlural(name);
}

/** Several of what is named: a loaf makes loaves, and squares stay squares. */
export function inPlural(name: string): string {
  return isPlural(name) ? name : pluralOf(name);
}

/** Two turbot, as two sheep; but fillets and sardines are counted. */
const isUncountedFish = ofGenera(["white-fish", "oily-fish"]);
const IN_PIECES = /(?:fillet|steak|loin|tail|wing|cheek|finger|cake|sardine|sprat|anchovy|pilchard|eel)$/i;

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(" ") + 1).toLowerCase();
}

/** Tinned tomatoes are tomatoes to the one who eats them. */
export function withoutItsTin(name: string): string {
  return name.replace(/^(?:canned|tinned) (?=\w)/i, "");
}

/** In front of a noun what always comes in the plural stands alone: chocolate chip cookies. */
export function asAdjective(name: string): string {
  return withoutItsTin(name)
    .replace(/(?<=\w) (?:powder|juice|zest|bag|pie filling|pur[ée]e)$/, "")
    .replace(/(chip|chunk|drop|nest|oat|biscuit|almond|nut)s$/, "$1");
}

/** `1 bowls`, to be told as `1 $1`; in `1 cm pieces` the one is none of the pieces. */
export const ONE_OF_MANY = /\b1 (?![cm]m )((?:\w+ )?(?:bowl|cup|mug|plate|piece|glass))(?:es|s)\b/g;

/** `salt`, `salt and pepper`, `salt, pepper and oil`. */
export function listOf(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
