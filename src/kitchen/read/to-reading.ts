/** Makes the reading of a food that was found: with its amount, its states, and the form it takes in them. */
import { findClass, ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { FoodState, TypedAmount } from "#kitchen/knowledge/schema";
import { findIngredientByName, tokenise } from "#kitchen/knowledge/vocabulary";
import { MEASURES, NUMBER_WORDS } from "#kitchen/knowledge/words/measures";
import { STATE_WORDS } from "#kitchen/knowledge/words/modifiers";
import { inCookedForm, inForm, inKind, inTinnedForm } from "./find-form.ts";
import type { Outcome, Read } from "./outcome.ts";
import { wordsOf, type PhraseWord } from "./phrase-word.ts";
import type { ReadFood } from "./read-named.ts";
import type { EntryPart } from "./split-entry.ts";

/** Words that mean another food when they are counted: two peppers are vegetables, a chicken is a whole one. */
const COUNTED_READINGS: Readonly<Partial<Record<string, string>>> = {
  pepper: "bell pepper",
  chicken: "whole chicken",
  turkey: "whole turkey",
  duck: "whole duck",
  "plum tomato": "tomato",
  cinnamon: "cinnamon stick",
  cardamom: "cardamom pod",
};

/** "A medium chicken" has a size, as one that is whole has. */
const WHOLE_BIRD = /\b(small|medium|large)\s(\S+\s)?(chicken|turkey|duck)\b/i;

/** Sweetcorn that is counted in these is on the cob. */
const COBS = /\b(ears?|cobs?)\b/i;

/** A tin of just "beans" is a tin of baked beans to those who say tin; a can is not. */
const TIN_OF_BEANS = /\btins?\b/i;

/** Foods that are whole by the piece: a slice is an eighth of one. */
const isSliced = ofGenera(
  [
    "melon",
    "pome-fruit",
    "citrus",
    "tomato",
    "cucumber",
    "onion",
    "aubergine",
    "courgette",
    "tropical-fruit",
    "sweet-pepper",
    "sweet-potato",
    "beet",
    "avocado",
  ],
  ["ready_bake", "squash", "potato"],
);

const PACKET = /packet|sachet|envelope/;
const TSP = /^t(easpoon|sp)/;
const SPOON = /spoon|sp$/;

/** By what holds or measures a food, and its class and id: the food that it is then. A star stands for the person's own word. */
const KEPT_IN: readonly (readonly [held: RegExp, food: RegExp, is: string])[] = [
  [/sprig|bunch/, / dried-oregano$/, "fresh oregano"],
  [/jar/, / bell-pepper$/, "roasted pepper"],
  [/jar/, /^beet/, "pickled beetroot"],
  [/jar/, / onion$/, "pickled onion"],
  [/jar/, /^cabbage/, "pickled cabbage"],
  [/jar/, /^chilli/, "pickled pepper"],
  [/jar/, / herring$/, "pickled *"],
  [/jar/, / coffee$/, "instant *"],
  [/jar/, /^stone/, "tinned fruit"],
  [/jar/, /^bake_ready/, "pasta sauce"],
  [/carton/, /^tomato /, "passata"],
  [PACKET, /^soup_[rct]/, "soup mix"],
  [PACKET, /^custard /, "custard powder"],
  [PACKET, /^gravy /, "gravy granules"],
  [/pouch/, /^rice_[wb]/, "cooked *"],
  [/pouch/, /^pulse_(whole|split)/, "tinned lentil"],
  [/stick|inch/, / cinnamon$/, "cinnamon stick"],
  [TSP, /^herb_.* coriander$/, "ground *"],
  [TSP, /^herb_/, "dried *"],
  [TSP, /^ginger ginger$/, "ground *"],
  [TSP, / chilli$/, "chilli powder"],
  [TSP, / bell-pepper$/, "cayenne"],
  [SPOON, / (lemon|lime)$/, "* juice"],
];

/** Said of what is fresh, and measured by the spoon once it is cut. */
const FRESH = /fresh|chop|grat|minc|crush|slice|lea[fv]|root|zest|rind|peel|torn|dice|wedge/i;

/** A jar of peppers, a teaspoon of thyme, a pouch of rice: what holds a food tells what it is. */
function keptIn({ ingredient, name, states }: ReadFood, held: string, text: string): Read | undefined {
  if (held === "") return undefined;
  const key = `${ingredient.classId} ${ingredient.id}`;
  const is = KEPT_IN.find(([by, food]) => by.test(held) && food.test(key))?.[2];
  if (is === undefined || states.includes("frozen") || (SPOON.test(held) && (FRESH.test(text) || states.length > 0))) return undefined;
  const found = is === "cooked *" ? inCookedForm(ingredient, ["cooked"]) : findIngredientByName(is.replace("*", ingredient.name));
  if (found === undefined) return undefined;
  const meant = "id" in found ? { ingredient: found.id, name: found.name } : found;
  // Jalapeños out of a jar are pickled, and jalapeños all the same.
  const own = /^(pickled|roasted) /.exec(meant.name)?.[0];
  return { ...meant, name: own === undefined ? meant.name : own + name, states: found.states ?? [], how: "phrase", confidence: 0.8 };
}

/** What a measure makes of a food: a tin of beans, an ear of corn. */
function meantByMeasure({ name, ingredient }: ReadFood, measure: string, text: string): string | undefined {
  if (name === "bean" && TIN_OF_BEANS.test(measure) && !/mixed/i.test(text)) return "baked bean";
  return ingredient.id === "sweetcorn" && COBS.test(measure) ? "corn on the cob" : undefined;
}

/** "2 slices leftover pizza" are a quarter of one; "half a loaf" is no half slice of bread. */
function asPieces(amount: TypedAmount | undefined, { ingredient: { classId, eachGrams = Infinity }, name }: ReadFood): TypedAmount | undefined {
  if (amount?.count === undefined) return amount;
  if (/\bslices?\b/i.test(amount.text)) return isSliced(classId) ? { ...amount, count: amount.count / 8 } : amount;
  if (!/\bloaf$/.test(name) || !isBread(classId) || eachGrams > MOST_OF_A_SLICE) return amount;
  const { text, count } = amount;
  return { text, grams: count * LOAF };
}
const isBread = ofGenera(["bread"]);
/** Grams of a bread's piece: what weighs more is counted in loaves as it is. */
const MOST_OF_A_SLICE = 150;
/** Grams: a small loaf, of the 400 and 800 g that British bakers sell. */
const LOAF = 400;

/** `held` is what the amount was counted in: a tin, a jar, teaspoons. */
export function toReading(food: ReadFood, typed: TypedAmount | undefined, held: string, part: EntryPart): Read {
  const amount = asPieces(typed, food);
  const counted = amount?.count !== undefined && !tokenise(amount.text).some(({ lemma }) => MEASURES.has(lemma) && !Object.hasOwn(NUMBER_WORDS, lemma));
  const whole = counted || WHOLE_BIRD.test(part.text);
  const kept = SEALED.test(part.text) && food.ingredient.id === "beetroot" && !/\braw\b/i.test(part.text) ? cookedOf(food) : keptIn(food, held, part.text);
  if (kept !== undefined) return { ...kept, ...(amount === undefined ? {} : { amount }) };
  const meant = whole ? COUNTED_READINGS[food.name] : meantByMeasure(food, amount?.text ?? "", part.text);
  const said = wordsOf(part.comment);
  const inTin = held === "tin" || said.some(({ lemma }) => STATE_WORDS.get(lemma) === "tinned");
  const read: Read = {
    ingredient: ((meant === undefined ? undefined : findIngredientByName(meant)) ?? food.ingredient).id,
    name: food.name,
    states: inTin ? outOfTin(food.states, part.text) : food.states,
    how: food.how,
    confidence: food.name === "pepper" ? 0.8 : food.confidence,
    ...(amount === undefined ? {} : { amount }),
  };
  const ofTin = read.states.includes("tinned") && food.ingredient.states?.includes("tinned") !== true ? inTinnedForm(food.ingredient, food.name) : undefined;
  const comment = said.filter(({ lemma }) => STATE_WORDS.has(lemma));
  if (ofTin !== undefined) return { ...read, ingredient: ofTin.id };
  // "coffee (instant)", "pasta (penne)", "pepper (red, half)".
  const kind = said
    .map((word) => (said.length > 3 ? undefined : (inForm(food.name, [word]) ?? inKind(food.ingredient, [word]))))
    .find((form) => form !== undefined);
  if (kind !== undefined) return { ...read, ...kind };
  return withRemark(comment.length === 0 ? inOwnForm(read) : read, comment);
}

/** Beetroot is sold sealed once it is boiled. */
const SEALED = /\bvac(?:uum)?\b|\bpouch\b|\bready[- ]to[- ]eat\b/i;

function cookedOf({ ingredient, name }: ReadFood): Read | undefined {
  const form = inCookedForm(ingredient, ["cooked"]);
  return form && { ...form, name: form.name ?? name, how: "phrase", confidence: 0.8 };
}

/** What comes out of a tin is no dried food, unless that was typed: marrowfat peas are sold both ways. */
function outOfTin(states: readonly FoodState[], text: string): readonly FoodState[] {
  const kept = /\bdr(?:y|ied)\b/i.test(text) ? states : states.filter((state) => state !== "dried");
  return [...new Set([...kept, "tinned" as const])];
}

/** What was typed as a cooked breast is cooked chicken, if the tables have it. */
function inOwnForm(read: Read): Read {
  const form = inCookedForm(findIngredient(read.ingredient), read.states, read.name);
  return form === undefined ? read : { ...read, ...form, states: [...new Set([...read.states, ...form.states])] };
}

/** "Leftover roast carrots and parsnips": vegetables that are named in one breath are left over together. */
export function leftOverTogether(outcomes: readonly Outcome[], text: string): readonly Outcome[] {
  const [first] = outcomes;
  if (first === undefined || "why" in first || !/\b(?:left[- ]?overs?|roast(?:ed)?)\b/i.test(text) || !isSoftened(first)) return outcomes;
  const states = first.states.filter((state) => state === "cooked" || state === "roasted");
  const isBare = (one: Read): boolean => one.states.length === 0 && one.amount === undefined && isSoftened(one);
  return outcomes.map((one) => ("why" in one || one === first || !isBare(one) ? one : inOwnForm({ ...one, states })));
}

/** Vegetables that nobody eats before they are soft. */
function isSoftened({ ingredient }: Read): boolean {
  const food = findIngredient(ingredient);
  const kind = food && findClass(food.classId);
  return kind?.shelf === "vegetable" && (kind.cook.simmer?.[1] ?? 0) > LEAST_SIMMERED;
}
/** Minutes. */
const LEAST_SIMMERED = 5;

/** A reading and the words that say its state: "rice, cooked" is cooked rice, "paprika (smoked)" another spice. */
export function withRemark(read: Read, words: readonly PhraseWord[]): Read {
  const said = words.flatMap(({ lemma }) => STATE_WORDS.get(lemma) ?? []);
  const states = [...new Set([...read.states, ...said])];
  const form = said.length === 0 ? undefined : (inForm(read.name, words) ?? inCookedForm(findIngredient(read.ingredient), said, read.name));
  return form === undefined ? { ...read, states } : { ...read, ...form, states: [...new Set([...states, ...form.states])] };
}
