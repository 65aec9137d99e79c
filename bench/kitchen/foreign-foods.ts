/**
 * Finds foods in a recipe that are not on the list it was cooked from. Deliberately simple and apart from the chef's own
 * proof-reader and from the pantry check: every run of words in the vocabulary is a food unless the list explains it.
 */
import { recognise } from "#kitchen/compose/recognise";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { findLongestFood, tokenise } from "#kitchen/knowledge/vocabulary";

/** Sections that name what is not in the dish, or what a food holds. */
const NOT_THE_DISH = /^## (?:Left out|How I read your list|Contains|Nutrition)\n[^]*?(?=^## |$(?![^]))/gm;
/** A clove of garlic is no spice. */
const CLOVES = /\bcloves? of (?=(?:\w+ ){0,2}garlic)/g;
/** Words that are in the names of foods, and by themselves are what a cook does, the dish that comes of it, or a part of a food. */
const KITCHEN_WORDS = new Set(
  (
    "water ice boiling hot cold and of the " +
    "fry fried roast roasted cook cooked grill grilled mash mashed crisp fluff spread sprinkle " +
    "soup salad dressing curry stew porridge smoothie pancake sandwich sauce dip toast sponge cake dough batter shortbread biscuit cookie scone loaf flatbread crumble " +
    "leftover crumb wedge juice yolk fruit spice equal"
  ).split(" "),
);

/** The foods, as they stand in the markdown, that no entry of the list accounts for. */
export function findForeignFoods(markdown: string, items: readonly string[]): readonly string[] {
  const { readings } = recognise(items);
  const words = new Set(readings.flatMap(({ name, typed }) => [...tokenise(name), ...tokenise(typed)].map(({ lemma }) => lemma)));
  const ids = new Set(readings.flatMap(({ ingredient }) => [ingredient, findIngredient(ingredient)?.kindOf ?? []].flat()));
  const tokens = tokenise(markdown.replaceAll(NOT_THE_DISH, "").replaceAll(CLOVES, ""));
  const foreign: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = findLongestFood(tokens, at);
    if (!found) continue;
    const name = tokens.slice(at, at + found.length);
    at += found.length - 1;
    if (!ids.has(found.ingredient.id) && !name.every(({ lemma }) => words.has(lemma) || KITCHEN_WORDS.has(lemma))) {
      foreign.push(name.map(({ word }) => word).join(" "));
    }
  }
  return foreign;
}
