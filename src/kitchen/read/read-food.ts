/** Reads one phrase, already free of amounts, as one food: exactly, in another language, or by taking away what says little. */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { BRANDS } from "#kitchen/knowledge/words/brands";
import { MEASURES, NUMBER_WORDS } from "#kitchen/knowledge/words/measures";
import { NON_FOOD_WORDS } from "#kitchen/knowledge/non-food";
import {
  CUTTING_WORDS,
  DROPPED_WORDS,
  KEPT_WORDS,
  MADE_HEADS,
  MADE_OF_TWO,
  NEUTRAL_TAILS,
  SAFE_HEADS,
  STATE_WORDS,
  TURNED_HEADS,
  TRANSFORMING_WORDS,
} from "#kitchen/knowledge/words/modifiers";
import { findFoodAt, findLongestFood, keyOf } from "#kitchen/knowledge/vocabulary";
import type { FoodState, Ingredient } from "#kitchen/knowledge/schema";
import { nameOf, wordsOf, type PhraseWord } from "./phrase-word.ts";
import { foreignCut, inEnglish } from "./read-foreign.ts";
import { foreignName } from "./spoken-languages.ts";
import { readBrand, soldAs } from "./read-brand.ts";
import { readNamed, type ReadFood } from "./read-named.ts";
import { areModifiers, isModifier, isTail, leavesSame, isSoldByBrands } from "./tails.ts";

/** Phrases longer than this are sentences, not names. */
const MOST_WORDS = 12;

/** The food that a phrase names, or nothing: what is not known is not guessed at. */
export function readFood(words: readonly PhraseWord[]): ReadFood | undefined {
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  return readKnown(words) ?? readUncounted(words) ?? readForeign(words) ?? readTurned(words) ?? readFirstKind(words) ?? readCut(words);
}

/** The food that a phrase names in full, in any spelling of the tables. */
export function readExactly(words: readonly PhraseWord[]): ReadFood | undefined {
  const ingredient = findFoodAt(words, 0, words.length);
  return ingredient === undefined ? undefined : { ingredient, name: nameFor(ingredient, words), states: ingredient.states ?? [], how: "exact", confidence: 1 };
}

function readKnown(words: readonly PhraseWord[]): ReadFood | undefined {
  return readExactly(words) ?? readTranslated(words) ?? readPlain(words) ?? readPhrase(words);
}

/** "Chicken mini fillets": a name with words inside it that say nothing. */
function readPlain(words: readonly PhraseWord[]): ReadFood | undefined {
  const plain = words.filter((word) => !DROPPED_WORDS.has(word.lemma) || CUTTING_WORDS.has(word.lemma) || !isModifier(word));
  const food = plain.length === words.length || plain.length < 2 ? undefined : readExactly(plain);
  return food === undefined ? undefined : { ...food, how: "phrase", confidence: 0.95 };
}

/** "juice of 2 limes", "zest of a lemon": the number inside is no part of the name. */
function readUncounted(words: readonly PhraseWord[]): ReadFood | undefined {
  const uncounted = words.filter(
    ({ word }, at) =>
      !(/^(inch|cm)$/.test(word) && /^\d/.test(words[at - 1]?.word ?? "")) &&
      !/^\d/.test(word) &&
      word !== "a" &&
      word !== "an" &&
      !Object.hasOwn(NUMBER_WORDS, word),
  );
  return uncounted.length < words.length && uncounted.length > 1 ? readKnown(uncounted) : undefined;
}

/** A foreign word, or a brand that stands for one food. */
export function readTranslated(words: readonly PhraseWord[]): ReadFood | undefined {
  const key = words.map((word) => word.lemma).join(" ");
  const english = foreignName(key);
  if (english !== undefined) return readNamed(english, "translation", 0.95);
  const whole = readBrand(key);
  if (whole !== undefined) return whole;
  const core = words.filter((word) => !isTail(word) || BRANDS.has(word.lemma));
  const telling = core.map((word) => word.lemma).join(" ");
  const named = core.length === 0 ? undefined : foreignName(telling);
  // A kettle is a thing, if nothing of a food is said beside it.
  return named === undefined ? (NON_FOOD_WORDS.has(telling) ? undefined : readBrand(telling)) : readNamed(named, "translation", 0.95);
}

/**
 * The longest known name that ends the phrase, where all before it are modifiers and all behind it leave it the same
 * food: "large free-range eggs", "tomatoes, chopped", "kale leaves". A roast pork is cooked, a pork shoulder roast is a joint.
 */
function readPhrase(words: readonly PhraseWord[]): ReadFood | undefined {
  for (let from = 0; from < words.length; from++) {
    const before = words.slice(0, from);
    if (!areModifiers(before)) continue;
    for (let end = words.length; end > from; end--) {
      const ingredient = findFoodAt(words, from, end);
      const behind = words.slice(end);
      if (ingredient === undefined || !leavesSame(behind, ingredient)) continue;
      const name = words.slice(from, end);
      // A "leftover" is a meal; what is left over of a pizza is a pizza.
      if (name.every(isModifier) && behind.some((_, at) => findFoodAt(behind, at, behind.length) !== undefined)) continue;
      const turned = readNamedWith(name, behind) ?? readNamedWith(name, before.slice(0, -1));
      if (turned !== undefined) return { ...turned, states: statesOf([...before, ...behind], turned.ingredient) };
      const mix = before.some(({ word }) => word === "boxed") ? readNamed(`${nameOf(name)} mix`, "phrase", 0.9) : undefined;
      if (mix !== undefined) return mix;
      // Chocolate raisins are chocolate.
      const coated = before.some(({ lemma }) => lemma === "chocolate") && isCoated(ingredient.classId) ? readNamed("chocolate", "phrase", 0.8) : undefined;
      if (coated !== undefined) return { ...coated, name: `chocolate ${nameOf(name)}` };
      const sold = soldAs(before, ingredient, name);
      if (sold !== undefined) return { ...sold, states: statesOf([...before, ...behind], sold.ingredient) };
      const kept = before.filter((word) => KEPT_WORDS.has(word.lemma));
      const states = statesOf([...before, ...behind.filter(({ word }) => word !== "roast")], ingredient);
      return { ingredient, name: nameFor(ingredient, [...kept, ...name]), states, how: "phrase", confidence: 0.95 };
    }
    const foreignFood = from === 0 ? undefined : readForeignTail(words.slice(from));
    if (foreignFood !== undefined) return { ...foreignFood, states: statesOf(words, foreignFood.ingredient) };
  }
  return undefined;
}

/**
 * "Beef, minced", "haddock fillets smoked undyed" and "cherry vine tomatoes": words that stand apart from a name belong
 * before it, where the tables have that name.
 */
function readNamedWith(name: readonly PhraseWord[], apart: readonly PhraseWord[]): ReadFood | undefined {
  const said = apart.filter((word) => isModifier(word));
  if (said.length === 0) return undefined;
  const core = name.filter(({ lemma }) => !NEUTRAL_TAILS.has(lemma));
  for (const beside of [said, ...said.map((word) => [word])]) {
    const food = readExactly([...beside, ...name]) ?? (core.length < name.length ? readExactly([...beside, ...core]) : undefined);
    if (food !== undefined) return { ...food, how: "phrase", confidence: 0.95 };
  }
  return undefined;
}

/** "2 große Zwiebeln": a foreign name behind modifiers we know, and before what leaves it the same. */
function readForeignTail(words: readonly PhraseWord[]): ReadFood | undefined {
  for (let end = words.length; end > 0; end--) {
    const food = readTranslated(words.slice(0, end));
    if (food !== undefined) return food;
    if (!isTail(words[end - 1])) return undefined;
  }
  return undefined;
}

/** The states the modifiers say, with those the name says itself. Tinned gives way to what was typed. */
function statesOf(words: readonly PhraseWord[], ingredient: Ingredient): readonly FoodState[] {
  const typed = words.flatMap((word) => STATE_WORDS.get(word.lemma) ?? []);
  const own = (ingredient.states ?? []).filter(
    (state) => !(state === "tinned" && typed.some((other) => other === "frozen" || other === "dried" || other === "raw" || other === "cooked")),
  );
  return [...new Set([...own, ...typed])];
}

/** A phrase of another language, word by word. */
function readForeign(words: readonly PhraseWord[]): ReadFood | undefined {
  // "Arhar ki dal".
  const plain = words.filter(({ word }) => !/^k[aei]$/.test(word));
  const food = plain.length < words.length && plain.length > 0 ? readKnown(plain) : undefined;
  if (food !== undefined) return food;
  for (const phrase of inEnglish(words, (word) => isModifier(word) || isTail(word))) {
    const food = readKnown(wordsOf(phrase));
    if (food !== undefined) return { ...food, how: "translation", confidence: 0.9 };
  }
  const cut = foreignCut(words);
  return cut < 0 ? undefined : readFood(words.slice(0, cut));
}

/** "squash, butternut cubed" and "thighs boneless chicken": a name of several words, its first words said last. */
function readTurned(words: readonly PhraseWord[]): ReadFood | undefined {
  const of = words.findIndex(({ lemma }) => lemma === "of" || lemma === "from");
  if (of > 0) {
    const part = words.slice(0, of);
    // A loaf is a piece of bread behind its name, and what the crust is of.
    return readOf(part, words.slice(of + 1, words.findLastIndex((word) => !isTail(word)) + 1)) ?? readOf(part, words.slice(of + 1));
  }
  if (!TURNED_HEADS.has(words[0]?.lemma ?? "")) return undefined;
  const said = words.filter((word, at) => at === 0 || !isTail(word));
  // "Stock cubes chicken" are cubes, no stock.
  return (
    turned(words, words) ??
    turned(said, words) ??
    turned(
      words.filter((word, at) => at === 0 || KEPT_WORDS.has(word.lemma) || !isTail(word)),
      words,
    ) ??
    readModifiersLast(words)
  );
}

/** "Shin of beef" is beef shin, "zest of 2 unwaxed lemons" lemon zest, the crust of a stale loaf bread; "cream of tomato" is a soup. */
function readOf(part: readonly PhraseWord[], whole: readonly PhraseWord[]): ReadFood | undefined {
  if (whole.length === 0) return undefined;
  const telling = whole.filter((word, at) => !/^(\d.*|an?|the)$/.test(word.word) && (at === whole.length - 1 || !isTail(word)));
  const cream = part.at(-1)?.lemma === "cream" && areModifiers(part.slice(0, -1)) && readExactly(whole) !== undefined;
  if (cream) return readExactly(wordsOf(`${whole.at(-1)?.lemma} soup`)) ?? readNamed("soup", "phrase", 0.9);
  return readExactly([...whole, ...part]) ?? readExactly([...telling, ...part]);
}

/** "Tomatoes cherry vine", "spinach baby": a food, and behind it what is said before it else. An apple baby is no baby apple. */
function readModifiersLast(words: readonly PhraseWord[]): ReadFood | undefined {
  const [head, ...said] = words;
  const food =
    said.length === 0 || said.length > 3 || !said.every(isModifier) || findFoodAt(said, 0, said.length) !== undefined ? undefined : findFoodAt(words, 0, 1);
  if (head === undefined || food === undefined || (head.word === head.lemma && food.mass !== true)) return undefined;
  return readPhrase([...said, head]);
}

/** A name whose first word or two are said last: the words of `said`, of a phrase. */
function turned(said: readonly PhraseWord[], phrase: readonly PhraseWord[]): ReadFood | undefined {
  // A cheese pizza is no pizza cheese.
  if (/^(pizza|chocolate)$/.test(said.at(-1)?.lemma ?? "")) return undefined;
  for (let first = 1; first < Math.min(said.length, 3); first++) {
    const words = [...said.slice(first), ...said.slice(0, first)];
    for (let from = 0; from < words.length - first; from++) {
      const ingredient = findFoodAt(words, from, words.length);
      if (ingredient === undefined) continue;
      if (!words.slice(0, from).every(isModifier)) break;
      return { ingredient, name: nameFor(ingredient, words.slice(from)), states: statesOf(phrase, ingredient), how: "phrase", confidence: 0.9 };
    }
  }
  return undefined;
}

/** "Olive or vegetable oil", "chicken or turkey mince": the first of two kinds, with the noun that both share. */
function readFirstKind(words: readonly PhraseWord[]): ReadFood | undefined {
  const or = words.findIndex(({ lemma }) => lemma === "or");
  return or < 1 || words.length < or + 3 ? undefined : readKnown([...words.slice(0, or), ...words.slice(or + 2)]);
}

/** The phrase up to the words that say what for, where or in what: "tuna in brine", "apples for baking", "butter or margarine". */
function readCut(words: readonly PhraseWord[]): ReadFood | undefined {
  const cut = words.findIndex((word, at) => at > 0 && CUTTING_WORDS.has(word.lemma));
  if (cut < 0) return undefined;
  // "Almond oil for skin" is no oil to cook with.
  const isUnreal = words[cut]?.word === "for" && words.slice(cut + 1).some(({ lemma }) => UNREAL.has(lemma) || NON_FOOD_WORDS.has(lemma));
  const food = isUnreal ? undefined : readFood(words.slice(0, cut));
  return food === undefined
    ? undefined
    : { ...food, states: [...new Set([...food.states, ...statesOf(words.slice(cut), food.ingredient)])], confidence: Math.min(food.confidence, 0.9) };
}

/** What is sold in chocolate. */
const isCoated = ofGenera(["nut", "nut-butter", "dried-fruit", "berry"]);
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
const UNREAL = new Set(
  "fake toy planting drive scrub melatonin collagen pig loo toilet bathroom spray plastic wooden rubber glass wax pet bird horse cattle animal poisonous toxic deadly inedible magic human face hand foot shoe car garden house adam sore skin body hair casino".split(
    " ",
  ),
);

/** The person's own words, or the food's own name where they say the same and it is always plural. */
function nameFor(ingredient: Ingredient, words: readonly PhraseWord[]): string {
  // "tin of tomatoes" and "tin tomatoes" may be aliases as a whole; their name is what is in the tin.
  const packing = words[1]?.word === "of" && MEASURES.has(words[0]?.lemma ?? "") ? 2 : words.length > 1 && words[0]?.lemma === "tin" ? 1 : 0;
  const name = nameOf(words.slice(packing));
  return ingredient.plural === ingredient.name && keyOf(name) === keyOf(ingredient.name) ? ingredient.name : name;
}
