/** Which names may stand for something that a recipe makes as well as takes: dishes, breads, sauces. */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import type { Ingredient } from "#kitchen/knowledge/schema";
import type { Mention } from "./find-mentions.ts";

/** Classes of what a recipe may make: dishes, breads, cakes, drinks, sauces. */
const IS_MADE = ofGenera(
  [
    "ice-cream",
    "melting-cheese",
    "fresh-cheese",
    "custard",
    "juice",
    "cordial",
    "soda",
    "mayonnaise",
    "dressing",
    "breaded-fish",
    "cooked-rice",
    "gnocchi",
    "dumpling",
    "bread",
    "roll",
    "crumpet",
    "flatbread",
    "cracker",
    "biscuit",
    "waffle",
    "cake",
    "crisps",
    "popcorn",
    "ready-meal",
    "ready-pot",
    "stuffing",
    "yorkshire",
    "pizza-base",
    "shaped-mince",
    "cooked-meat",
    "table-sauce",
    "pesto",
    "salsa",
    "hummus",
    "gravy",
    "chutney",
    "jam",
    "confection",
    "meringue",
    "icing",
    "chocolate-spread",
    "pickle",
    "fruit-puree",
  ],
  [
    "coffee_ready",
    "egg_cooked",
    "pasta_fresh",
    "pasta_filled",
    "pasta_cooked",
    "wrapper",
    "bake_ready",
    "salad_ready",
    "pasta_sauce",
    "curry_sauce",
    "drinking_chocolate",
    "potato_baker",
    "slaw_ready",
    "potato_mash",
    "potato_frozen",
    "potato_cooked",
  ],
);

/** Whether an ingredient is of a kind that recipes make. */
export function isOfMadeClass(ingredient: Ingredient | undefined): boolean {
  return ingredient !== undefined && IS_MADE(ingredient.classId);
}

/** A dish, a bread, a sauce: what recipes make as well as take. */
export function isMakeable({ phrase, ingredient }: Mention): boolean {
  return phrase !== undefined || isOfMadeClass(ingredient);
}

/** Classes of what few recipes make, though some do. */
export const isBoughtMostly = ofGenera(
  [
    "table-sauce",
    "melting-cheese",
    "fresh-cheese",
    "hard-cheese",
    "soft-cheese",
    "brined-cheese",
    "blue-cheese",
    "cooked-meat",
    "crisps",
    "biscuit",
    "cracker",
    "juice",
    "soda",
    "ice-cream",
    "confection",
    "popcorn",
  ],
  ["drinking_chocolate"],
);
/** What is shaped at home of what is there. */
export const isShaped = ofGenera(["shaped-mince", "dumpling", "breaded-fish", "yorkshire"]);
/** Classes of whole dishes. */
export const isADish = ofGenera(["ready-meal", "ready-pot", "cake", "meringue", "waffle", "hummus", "popcorn", "ice-cream"], ["bake_ready"]);
/** Loaves, rolls and flatbreads. */
export const isBread = ofGenera(["bread", "roll", "crumpet", "flatbread"], ["wrapper"]);
