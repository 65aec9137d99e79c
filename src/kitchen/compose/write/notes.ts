/** The remarks after the method: what is good to know, what was left out, how the list was read, which allergens are in. */
import type { RecipeNote } from "#recipe/recipe";
import type { Allergen } from "#kitchen/knowledge/schema";
import { ALLERGENS } from "#kitchen/knowledge/schema";
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import type { LeftOut } from "../left-out.ts";
import { isFlesh } from "../food.ts";
import { isHeating, type Op } from "../plan/op.ts";
import { isSalt, isSaltyAlready, type Portion, type Portions } from "../portion.ts";
import { capitalise, inPlural, listOf, pluralise } from "./nouns.ts";
import { foodWarnings } from "./food-warnings.ts";
import { nameOf } from "./naming.ts";
import { fillTemplate } from "./phrase.ts";
import type { Wording } from "./wording.ts";

export interface NoteFacts {
  readonly dish: Dish;
  readonly portions: Portions;
  readonly ops: readonly Op[];
  readonly leftOut: readonly LeftOut[];
  readonly wording: Wording;
}

export function writeNotes(facts: NoteFacts): readonly RecipeNote[] {
  const { leftOut, portions } = facts;
  const notes = [
    { heading: "Good to know", lines: goodToKnow(facts) },
    { heading: "Left out", lines: reasons(leftOut) },
    { heading: "How I read your list", lines: readings(portions.all) },
    { heading: "Contains", lines: allergens(portions.all) },
  ];
  return notes.filter(({ lines }) => lines.length > 0);
}

/** A sentence for each; of water, which is never left over, nothing is said. */
export function reasons(leftOut: readonly LeftOut[]): readonly string[] {
  return [...new Set(leftOut.filter(({ code }) => code !== "at-hand").map(({ reason }) => reason))];
}

function goodToKnow({ dish, portions, ops, wording }: NoteFacts): readonly string[] {
  const has = (test: (portion: Portion) => boolean) => portions.all.some(test);
  const savoury = dish.flavour === "savoury";
  const heated = ops.some(isHeating);
  const lines = [
    ...OF_FOODS.filter(({ when, hot }) => has(when) && (heated || !hot)).map(({ say }) => say),
    ...foodWarnings(portions.all),
    savoury && has(isSalt) && isSaltyAlready(portions.all) ? `Taste before you add the salt: the ${listOf(saltiest(portions.all))} may well be enough.` : "",
    ...portions.all.flatMap((portion) => remainder(portion)),
    ...(dish.remarks ?? []),
  ];
  return lines.map((line) => fillTemplate(line, { portions, wording, seen: new Set() })).filter((line) => line.trim() !== "");
}

/** What brings the most salt, at most two. */
function saltiest(portions: readonly Portion[]): readonly string[] {
  const brought = ({ grams, food }: Portion) => grams * (food.kind.salt ?? 0);
  return portions
    .filter((portion) => portion.food.kind.salt !== undefined && !isSalt(portion))
    .toSorted((a, b) => brought(b) - brought(a))
    .slice(0, 2)
    .map(nameOf);
}

/** What a food calls for saying, most of it for safety's sake; `hot`: only where something is heated. */
const OF_FOODS: readonly { readonly when: (portion: Portion) => boolean; readonly say: string; readonly hot?: true }[] = [
  {
    when: ({ food }) => food.kind.id === "noodle_instant",
    say: "The sachet that comes with the noodles is salty: stir it in at the end, a little at a time.",
  },
  { when: ({ food }) => food.kind.id === "cooked_meat", say: "Heat leftovers only once, until piping hot right through ({74C}).", hot: true },
  {
    when: ({ food }) => food.kind.genus === "poultry" || food.kind.id === "mince_poultry",
    say: "Do not wash raw poultry; wash the board, the knife and your hands after cutting it.",
  },
  { when: ({ food }) => food.kind.roles.honey === 1, say: "Honey is not for children under one." },
];

/** Grams of raw meat that nobody forgets in the fridge. */
const LEAST_KEPT = 100;

/** Counted or weighed out, and more than the dish takes: say what stays. */
export function remainder({ food, grams, count, quantity: { unit } }: Portion): readonly string[] {
  if (food.available === undefined || food.available < grams * 1.4 || food.available - grams < 30) return [];
  // Entries that are one food to the kitchen count together.
  const typed = food.readings.reduce((sum, { amount }) => sum + (amount?.count ?? NaN), 0);
  if (isFlesh(food.kind) && food.kind.raw === "unsafe" && food.readings.every(({ amount }) => amount?.grams !== undefined && amount.count === undefined)) {
    return food.available - grams < LEAST_KEPT ? [] : [`The rest of the ${food.name}: freeze it, or cook it within a day.`];
  }
  if (count === undefined || !(typed > count) || !Number.isInteger(count)) return [];
  const left = typed - count;
  const things = pluralise(food.name, food.ingredient);
  return [`${left} of your ${typed} ${unit === undefined ? things : `${inPlural(unit)} of ${things}`} ${left <= 1 ? "is" : "are"} left for another meal.`];
}

export function readings(portions: readonly Portion[]): readonly string[] {
  return portions
    .flatMap(({ food }) => food.readings)
    .filter(({ how, typed, name }) => how !== "exact" && how !== "phrase" && !typed.toLowerCase().includes(name.toLowerCase()))
    .map(({ typed, name }) => `“${typed.slice(0, 60)}” as ${name}.`);
}

export function allergens(portions: readonly Portion[]): readonly string[] {
  const holding = new Set<Allergen>(portions.flatMap(({ food }) => food.ingredient.allergens ?? []));
  const contains = ALLERGENS.filter((allergen) => holding.has(allergen));
  const check = portions.filter(({ food }) => food.ingredient.mayContain?.some((allergen) => !holding.has(allergen)));
  return [
    contains.length > 0 ? `${capitalise(listOf(contains))}.` : "",
    check.length > 0 ? `Check the label of the ${listOf([...new Set(check.map(nameOf))])}.` : "",
  ].filter((line) => line !== "");
}
