/** The food that a phrase names in full, in any spelling or language of the tables, under the person's own words, and the states that are said of it. */
import { NON_FOOD_WORDS } from "#kitchen/knowledge/non-food";
import type { FoodState, Ingredient } from "#kitchen/knowledge/schema";
import { findFoodAt, keyOf } from "#kitchen/knowledge/vocabulary";
import { BRANDS, CALLED_BY_BRAND } from "#kitchen/knowledge/words/brands";
import { MEASURES } from "#kitchen/knowledge/words/measures";
import { STATE_WORDS } from "#kitchen/knowledge/words/modifiers";
import { type PhraseWord, nameOf } from "./phrase-word.ts";
import { readBrand } from "./read-brand.ts";
import { type ReadFood, readNamed } from "./read-named.ts";
import { foreignName, isOwnName } from "./spoken-languages.ts";
import { isTail } from "./tails.ts";

/** The food that a phrase names in full, in any spelling of the tables. */
export function readExactly(words: readonly PhraseWord[]): ReadFood | undefined {
  const ingredient = findFoodAt(words, 0, words.length);
  return ingredient === undefined ? undefined : { ingredient, name: nameFor(ingredient, words), states: ingredient.states ?? [], how: "exact", confidence: 1 };
}

/** A foreign word, or a brand that stands for one food. */
export function readTranslated(words: readonly PhraseWord[]): ReadFood | undefined {
  const key = words.map((word) => word.lemma).join(" ");
  // Nutella is called so in every language.
  const called = CALLED_BY_BRAND.has(key) ? readBrand(key, words) : undefined;
  if (called !== undefined) return called;
  const english = foreignName(key);
  if (english !== undefined) return inOwnWords(readNamed(english, "translation", 0.95), key, words);
  const whole = readBrand(key, words);
  if (whole !== undefined) return whole;
  const core = words.filter((word) => !isTail(word) || BRANDS.has(word.lemma));
  const telling = core.map((word) => word.lemma).join(" ");
  const brand = CALLED_BY_BRAND.has(telling) ? readBrand(telling, core) : undefined;
  if (brand !== undefined) return brand;
  const named = core.length === 0 ? undefined : foreignName(telling);
  // A kettle is a thing, if nothing of a food is said beside it.
  return named === undefined
    ? NON_FOOD_WORDS.has(telling)
      ? undefined
      : readBrand(telling)
    : inOwnWords(readNamed(named, "translation", 0.95), telling, core);
}

/** Beyaz peynir is held for feta, and is none: what English has no word for is called as the person calls it, where it is written in our letters. */
function inOwnWords(food: ReadFood | undefined, key: string, words: readonly PhraseWord[]): ReadFood | undefined {
  const name = words.map(({ shown }) => shown).join(" ");
  return food === undefined || !isOwnName(key) || name > "\u024f" ? food : { ...food, name };
}

/** The states the modifiers say, with those the name says itself. Tinned gives way to what was typed. */
export function statesOf(words: readonly PhraseWord[], ingredient: Ingredient): readonly FoodState[] {
  const typed = words.flatMap((word) => STATE_WORDS.get(word.lemma) ?? []);
  const own = (ingredient.states ?? []).filter(
    (state) => !(state === "tinned" && typed.some((other) => other === "frozen" || other === "dried" || other === "raw" || other === "cooked")),
  );
  return [...new Set([...own, ...typed])];
}

/** The person's own words, or the food's own name where they say the same and it is always plural. */
export function nameFor(ingredient: Ingredient, words: readonly PhraseWord[]): string {
  // "tin of tomatoes", "tin tomatoes" and "tomatoes tin" may be aliases as a whole; their name is what is in the tin.
  const packing = words[1]?.word === "of" && MEASURES.has(words[0]?.lemma ?? "") ? 2 : words.length > 1 && words[0]?.lemma === "tin" ? 1 : 0;
  const last = words.at(-1)?.lemma;
  const name = nameOf(words.slice(packing, words.length > packing + 1 && (last === "tin" || last === "can") ? -1 : undefined));
  return ingredient.plural === ingredient.name && keyOf(name) === keyOf(ingredient.name) ? ingredient.name : name;
}
