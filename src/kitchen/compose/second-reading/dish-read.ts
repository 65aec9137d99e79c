/** A finished recipe as a cook reads it: sentence by sentence, with the foods that each names and the heat that each gives. Shares nothing with the writers. */
import type { Recipe } from "#recipe/recipe";
import type { Role } from "#kitchen/knowledge/classes/role";
import type { Course } from "../course.ts";
import { isFlesh, roleWeight, type Food } from "../food.ts";
import type { Portion } from "../portion.ts";
import { pluralise } from "../write/nouns.ts";

export interface UsedFood {
  readonly food: Food;
  /** Of all its parts. */
  readonly grams: number;
  /** What a sentence calls it, in small letters. */
  readonly names: readonly string[];
}

export type Heat = "pan" | "oven" | "water" | "toast";

export interface Sentence {
  /** In small letters. */
  readonly text: string;
  readonly step: number;
  readonly foods: readonly UsedFood[];
  readonly heats: readonly Heat[];
  /** The longest that it lets anything cook; 0 where it says no minutes. */
  readonly minutes: number;
}

export interface DishRead {
  readonly recipe: Recipe;
  readonly sentences: readonly Sentence[];
  readonly foods: readonly UsedFood[];
  /** What the list holds and the dish leaves. */
  readonly left: readonly Food[];
  /** People that there is enough for. */
  readonly servings: number;
  /** People that the order asked for. */
  readonly asked: number | undefined;
  readonly isSavoury: boolean;
}

/** Reads a course before its remarks are written. */
export function readDish({ recipe, portions, refused, dish }: Course, asked?: number): DishRead {
  const foods = usedFoods(portions.all);
  return {
    recipe,
    foods,
    left: [...refused.keys()],
    servings: portions.servings,
    asked,
    isSavoury: dish.flavour !== "sweet",
    sentences: readSentences(recipe.steps, foods),
  };
}

export function usedFoods(portions: readonly Portion[]): readonly UsedFood[] {
  const grams = new Map<Food, number>();
  for (const portion of portions) grams.set(portion.food, portion.grams + (grams.get(portion.food) ?? 0));
  return [...grams].map(([food, all]) => ({ food, grams: all, names: namesOf(food) }));
}

export function readSentences(steps: readonly string[], foods: readonly UsedFood[]): readonly Sentence[] {
  return steps.flatMap((step, index) =>
    step
      .toLowerCase()
      .split(/(?<=[.!?]) (?=\S)/)
      .map((text) => readSentence(text, index, foods)),
  );
}

/** In the number of its amount, and in the other. */
function namesOf({ name, ingredient }: Food): readonly string[] {
  return [...new Set([name.toLowerCase(), pluralise(name, ingredient).toLowerCase()])];
}

const HEATS: readonly (readonly [Heat, RegExp])[] = [
  ["toast", /\btoast/],
  ["pan", /\b(?:fry|saut[eé]|(?:^|to |and |then |, )brown|^brown|sear|sizzle|sweat|soften)\b(?! (?:sugar|rice|crust|bread|at|all|bits))/],
  ["oven", /\b(?:roast|bake|grill)\b/],
  ["water", /\b(?:boil|simmer|poach|steam|blanch|stew|braise)\b/],
];

function readSentence(text: string, step: number, foods: readonly UsedFood[]): Sentence {
  return {
    text,
    step,
    foods: foods.filter(({ names }) => names.some((name) => isSaid(text, name))),
    heats: HEATS.flatMap(([heat, words]) => (words.test(text) ? [heat] : [])),
    minutes: minutesOf(text),
  };
}

/** The word stands there by itself. */
export function isSaid(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) if (!isLetter(text, at - 1) && !isLetter(text, at + word.length)) return true;
  return false;
}

function isLetter(text: string, at: number): boolean {
  const sign = text.charAt(at);
  return (sign >= "a" && sign <= "z") || sign > "\u007F";
}

/** The longest that it lets anything cook. */
function minutesOf(text: string): number {
  let longest = 0;
  for (const [, , most = "0", unit = ""] of text.matchAll(/\b(?:(\d+)[–-])?(\d+)(?: more)? (minutes?|hours?)\b(?! a side)/g)) {
    longest = Math.max(longest, Number(most) * (unit.startsWith("hour") ? 60 : 1));
  }
  return longest;
}

/** What makes a pan slippery: a fat, or what gives one up as it cooks. */
export function isFatty({ kind }: Food): boolean {
  return kind.id === "mayo" || roleWeight(kind, ["fat", "oil_finish", "fat_render"]) >= 0.4 || roleWeight(kind, ["coconut_milk", "cream"]) >= 0.9;
}

export function has({ kind }: Food, ...roles: readonly Role[]): boolean {
  return roleWeight(kind, roles) >= 0.6;
}

/** Meat, fish and shellfish, raw, that give up no fat. */
export function isLean(food: Food): boolean {
  return isFlesh(food.kind) && food.kind.raw === "unsafe" && food.kind.roles.on_bone === undefined && roleWeight(food.kind, ["fat_render"]) < 0.3;
}

/** Fires are lit anywhere in it. */
export function isHot({ sentences }: DishRead): boolean {
  return sentences.some(({ heats }) => heats.length > 0);
}
