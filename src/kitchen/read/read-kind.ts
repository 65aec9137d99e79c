/** An unknown kind of a known food, where that is safe to say: "Tolosa beans" are beans; "tomato rice" is two foods, and a toy egg none. */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { NON_FOOD_WORDS } from "#kitchen/knowledge/non-food";
import type { Ingredient } from "#kitchen/knowledge/schema";
import { findFoodAt, findLongestFood } from "#kitchen/knowledge/vocabulary";
import { CUTTING_WORDS, DROPPED_WORDS, MADE_HEADS, MADE_OF_TWO, SAFE_HEADS, STATE_WORDS, TRANSFORMING_WORDS } from "#kitchen/knowledge/words/modifiers";
import type { PhraseWord } from "./phrase-word.ts";
import { nameFor, statesOf } from "./read-exactly.ts";
import { type ReadFood, readNamed } from "./read-named.ts";
import { isSoldByBrands, isTail } from "./tails.ts";

/** What is eaten with pesto, and is a food of its own before it. */
const isSauced = ofGenera(["pasta", "noodle", "gnocchi"], ["pasta_sauce"]);

/** Sauces that are made of no food that is named before them. */
const isBrewedSauce = ofGenera(["soy-sauce", "fish-sauce"]);

/** Foods that are counted, so that a name that begins with their plural is no name: "old bananas flour". */
const isOfCounted = ofGenera(
  [
    "banana",
    "berry",
    "stone-fruit",
    "pome-fruit",
    "pomegranate",
    "citrus",
    "tropical-fruit",
    "tomato",
    "tinned-tomato",
    "dried-tomato",
    "potato",
    "root",
    "onion",
    "egg",
    "oats",
    "mushroom",
    "split-pulse",
    "whole-pulse",
    "fresh-pulse",
  ],
  ["nut", "pulse_tin", "potato_frozen", "potato_cooked"],
);

/** Whether a word is such a food, in the plural. */
export function isCounted(word: PhraseWord | undefined): boolean {
  return word !== undefined && word.word !== word.lemma && isOfCounted(findFoodAt([word], 0, 1)?.classId);
}

/** What yogurts taste of. */
const isTaste = ofGenera(
  [
    "jam",
    "berry",
    "stone-fruit",
    "tropical-fruit",
    "banana",
    "vanilla",
    "citrus",
    "pome-fruit",
    "pomegranate",
    "honey",
    "chocolate",
    "fig",
    "rhubarb",
    "confection",
    "fruit-puree",
    "prepared-fruit",
    "coffee",
    "coconut-milk",
    "dried-coconut",
    "nut-flour",
    "nut-butter",
  ],
  ["nut"],
);

/** An unknown kind of a known food, where that is safe to say: "Tolosa beans" are beans. */
export function readKind(phrase: readonly PhraseWord[]): ReadFood | undefined {
  const end = phrase.findLastIndex((word) => !isTail(word)) + 1;
  const head = phrase[end - 1];
  if (head === undefined) return undefined;
  // "Mushroom stock cubes" are cubes, "Nutrela soya chunks" no soy sauce.
  return (end < phrase.length ? readKindOf(phrase, head) : undefined) ?? readKindOf(phrase.slice(0, end), head);
}

function readKindOf(words: readonly PhraseWord[], last: PhraseWord): ReadFood | undefined {
  if (words.length < 2) return undefined;
  for (let from = 1; from < words.length; from++) {
    const ingredient = findFoodAt(words, from, words.length);
    // In "pork apples cider" the apples are no kind of cider.
    if (ingredient === undefined || (from < words.length - 1 && isCounted(words[from]) && findFoodAt(words, from + 1, words.length) !== undefined)) continue;
    if (!SAFE_HEADS.has(last.lemma) && words.length - from < 2 && (TRANSFORMING_WORDS.has(last.lemma) || !isSoldByBrands(ingredient.classId))) return undefined;
    const before = words.slice(0, from);
    const safe = before.every(
      (word) =>
        /^([a-z]{3,}|la|el|of)$/.test(word.lemma) &&
        !NON_FOOD_WORDS.has(word.lemma) &&
        (!TRANSFORMING_WORDS.has(word.lemma) || (/^(seed|cream)$/.test(word.lemma) && MADE_HEADS.has(last.lemma))) &&
        !UNREAL.has(word.lemma) &&
        !CUTTING_WORDS.has(word.lemma),
    );
    if (!safe || isList(before, last.lemma, ingredient) || before.filter((word) => !isTail(word)).length > 3) return undefined;
    // Yogurt that tastes of something is none to cook with as plain yogurt is.
    const flavoured =
      (ingredient.id === "yogurt" || ingredient.id === "greek-yogurt") && before.some((_, at) => isTaste(findLongestFood(before, at)?.ingredient.classId));
    const sold = flavoured ? readNamed("fruit yogurt", "back-off", 0.7) : undefined;
    if (sold !== undefined) return { ...sold, name: nameFor(sold.ingredient, words) };
    const kept = words.filter((word, at) => at >= from || !(DROPPED_WORDS.has(word.lemma) || STATE_WORDS.has(word.lemma)));
    return { ingredient, name: nameFor(ingredient, kept), states: statesOf(before, ingredient), how: "back-off", confidence: 0.7 };
  }
  return undefined;
}

/**
 * Whether foods before a head are foods of their own: "tomato rice" is tomatoes and rice, "tomato chutney" a chutney; a sauce may be made of
 * two, a bread of one, and what is said in the plural is of nothing: "eggs bacon sausage" are three.
 */
function isList(before: readonly PhraseWord[], head: string, ingredient: Ingredient): boolean {
  let foods = 0;
  for (let at = 0; at < before.length; at++) {
    const found = findLongestFood(before, at);
    if (found === undefined || found.ingredient === ingredient) continue;
    const last = before[at + found.length - 1];
    if (last?.word !== last?.lemma || (head === "pesto" && isSauced(found.ingredient.classId))) return true;
    foods++;
    at += found.length - 1;
  }
  // Soy and fish sauce are of nothing else: "tofu broccoli soy sauce" are three.
  const most = isBrewedSauce(ingredient.classId) ? 0 : MADE_OF_TWO.has(head) ? 2 : 1;
  return foods > (MADE_HEADS.has(head) ? most : 0);
}

/** Words that make a food no food, or not for people. */
export const UNREAL = new Set(
  "fake toy planting drive scrub melatonin collagen pig loo toilet bathroom spray plastic wooden rubber glass wax pet bird horse cattle animal poisonous toxic deadly inedible magic human face hand foot shoe car garden house adam sore skin body hair casino".split(
    " ",
  ),
);
