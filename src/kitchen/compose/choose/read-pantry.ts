/** What a list tells of the dish that is meant, looked up once for all dishes: raw meat, a soup's makings, yeast, ice. */
import type { ClassId, IngredientClass } from "#kitchen/knowledge/classes/ingredient-class";
import type { Role } from "#kitchen/knowledge/classes/role";
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import type { IngredientId } from "#kitchen/knowledge/schema";
import { oncePer } from "#kitchen/once-per";
import { type Food, isFlesh, isMainProtein, roleWeight } from "../food.ts";
import { counts } from "./table-limits.ts";

/** What every dish is held to on one list: looked up once, and not for each dish again. */
export interface Pantry {
  readonly foods: readonly Food[];
  /** What using all of it would be worth. */
  readonly worth: number;
  /** How many foods make up the list: what counts, one of a kind. */
  readonly telling: number;
  readonly hasMainProtein: boolean;
  readonly hasRawFlesh: boolean;
  readonly hasPrime: boolean;
  /** Something that soups are made with. */
  readonly hasSoupSign: boolean;
  /** Foods that ask for a pot. */
  readonly forAPot: readonly Role[];
  readonly hasMadeAlready: boolean;
  readonly hasCookedBefore: boolean;
  readonly hasBuiltOn: boolean;
  readonly hasToFill: boolean;
  readonly hasDryBeans: boolean;
  readonly namesTheDish: boolean;
  readonly hasIce: boolean;
  readonly hasYeast: boolean;
  /** Sugar, honey, chocolate: something that makes others sweet. */
  readonly hasSweetener: boolean;
  /** Something salty. */
  readonly hasSalty: boolean;
  /** Flour, and what makes it rise. */
  readonly hasBatter: boolean;
  /** Something only sweet, and nothing savoury. */
  readonly isSweet: boolean;
}

/** Salience up to which every food used counts in full: of a whole fridge nobody cooks all. */
const A_DISHFUL = 6;

/** A list of more foods that tell is a fridge, and not a dish. */
export const MOST_OF_A_DISH = 7;

/** What using so much is worth; beyond a dishful it is worth half. */
export function worth(salience: number): number {
  return Math.min(salience, A_DISHFUL) + Math.max(0, salience - A_DISHFUL) / 2;
}

const BUILT_ON: readonly Role[] = ["pasta", "pasta_sheet", "noodle", "gnocchi", "pastry", "pizza_base", "wrapper", "rice_paper"];

/** Jars that say what will be cooked. */
export const NAMES_THE_DISH: readonly Role[] = ["curry_paste", "curry_sauce"];

const RAISES: readonly Role[] = ["leaven", "yeast"];

/** What a list asks a pot for: stock, and coconut milk. */
const FOR_A_POT: readonly Role[] = ["stock", "coconut_milk"];

/** What soups are made with or of, and seldom anything else. */
const SOUP_SIGNS: readonly Role[] = [
  "stock",
  "stock_cube",
  "cream",
  "cream_thin",
  "coconut_milk",
  "pulse_whole",
  "pulse_slow",
  "grain_slow",
  "noodle",
  "noodle_rice",
  "miso",
  "seaweed",
  "pasta_small",
  "veg_squash",
  "squash_puree",
  "bones",
  "joint_cured",
  "soup_ready",
  "soup_tomato",
  "soup_condensed",
];

const SOUP_CLASSES: ReadonlySet<ClassId> = new Set(["leek", "celery", "mushroom_dry", "red_stew", "lemongrass"]);

/** What a class tells of a list that has a food of it. */
const traitsOf = oncePer((kind: IngredientClass) => {
  const food = { kind };
  const plays = (roles: readonly Role[]): boolean => roleWeight(kind, roles) >= 0.5;
  return {
    isSoupSign: plays(SOUP_SIGNS) || SOUP_CLASSES.has(kind.id),
    isMainProtein: isMainProtein(food),
    isRawFlesh: isRawFlesh(food),
    isPrime: isPrime(food),
    forAPot: FOR_A_POT.filter((role) => plays([role])),
    isMadeAlready: isMadeAlready(food),
    isCookedBefore: isCookedBefore(food),
    isBuiltOn: isBuiltOn(food),
    isDryBean: plays(["pulse_slow"]),
    namesTheDish: plays(NAMES_THE_DISH),
    isIce: plays(["ice"]),
    sweetens: sweetens(food),
    isSalty: isSalty(food),
    isYeast: plays(["yeast"]),
    raises: plays(RAISES),
    isFlour: plays(["flour"]),
    raisesItself: plays(["flour_sr"]),
    isOnlySweet: isOnlySweet(food),
  };
});

/** Frames and masters of one list are held to the same. */
export const readPantry = oncePer((foods: readonly Food[]): Pantry => {
  const traits = foods.map(({ kind }) => traitsOf(kind));
  return {
    foods,
    worth: worth(foods.reduce((total, food) => total + food.salience, 0)) || 1,
    telling: Math.max(1, new Set(foods.filter(counts).map(({ kind }) => kind.id)).size),
    hasSoupSign: traits.some(({ isSoupSign }) => isSoupSign),
    hasMainProtein: traits.some((each) => each.isMainProtein),
    hasRawFlesh: traits.some((each) => each.isRawFlesh),
    hasPrime: traits.some((each) => each.isPrime),
    forAPot: FOR_A_POT.filter((role) => traits.some(({ forAPot }) => forAPot.includes(role))),
    hasMadeAlready: traits.some((each) => each.isMadeAlready),
    hasCookedBefore: traits.some((each) => each.isCookedBefore),
    hasBuiltOn: traits.some((each) => each.isBuiltOn),
    hasToFill: foods.some(isToFill),
    hasDryBeans: traits.some(({ isDryBean }) => isDryBean),
    namesTheDish: traits.some(({ namesTheDish }) => namesTheDish),
    hasIce: traits.some(({ isIce }) => isIce),
    hasSweetener: traits.some((each) => each.sweetens),
    hasSalty: traits.some((each) => each.isSalty),
    hasYeast: traits.some(({ isYeast }) => isYeast),
    hasBatter: traits.some(({ raisesItself }) => raisesItself) || (traits.some(({ raises }) => raises) && traits.some(({ isFlour }) => isFlour)),
    isSweet: traits.some((each) => each.isOnlySweet) && foods.every(({ kind }) => kind.sweet >= 0),
  };
});

/** True where one of the foods plays one of these roles well. */
export function anyPlays(foods: readonly Food[], roles: readonly Role[] | undefined): boolean {
  return roles !== undefined && foods.some(({ kind }) => roleWeight(kind, roles) >= 0.5);
}

/** What a dish leaves and is asked for: of a fridge nobody wants the jam, the grapes or the biscuits in something savoury; raisins and dates a pilaf does. */
export function askedFor(spare: readonly Food[], { telling }: Pick<Pantry, "telling">, flavour: Dish["flavour"]): readonly Food[] {
  return telling > MOST_OF_A_DISH && flavour === "savoury" ? spare.filter(({ kind }) => kind.sweet < SWEET || kind.roles.dried_fruit !== undefined) : spare;
}
const SWEET = 2;

/** The share of the list that a dish uses, which uses so much of it and leaves these. */
export function coverageOf(salience: number, spare: readonly Food[], pantry: Pantry, flavour: Dish["flavour"]): number {
  const asked = askedFor(spare, pantry, flavour);
  if (asked.length === spare.length) return worth(salience) / pantry.worth;
  const leaves = (foods: readonly Food[]): number => foods.reduce((sum, food) => sum + food.salience, 0);
  const all = leaves(pantry.foods) - leaves(spare) + leaves(asked);
  return Math.min(1, worth(salience) / (worth(all) || 1));
}

/** What a meal is built on, and that wants to be cooked. */
export function isBuiltOn({ kind }: Pick<Food, "kind">): boolean {
  return roleWeight(kind, BUILT_ON) >= 0.5;
}

/** Breads that are bought to be filled. */
const TO_FILL: ReadonlySet<IngredientId> = new Set<IngredientId>(["burger-bun", "brioche-bun", "hot-dog-bun", "hoagie-roll", "pitta-bread", "tortilla"]);

/** Nobody lists a burger bun for crumbs, or a wrap to lie beside a salad. */
export function isToFill({ ingredient }: Pick<Food, "ingredient">): boolean {
  return TO_FILL.has(ingredient.id);
}

/** It was bought to be cooked, and does not keep. */
export function isRawFlesh(food: Pick<Food, "kind">): boolean {
  return isMainProtein(food) && isFlesh(food.kind) && food.kind.raw === "unsafe";
}

/** A piece of meat or fish, which a meal is named after before mince or sausages are. */
export function isPrime(food: Pick<Food, "kind">): boolean {
  return isRawFlesh(food) && roleWeight(food.kind, ["mince", "sausage", "offal"]) < 0.5;
}

export function isMadeAlready({ kind }: Pick<Food, "kind">): boolean {
  return roleWeight(kind, ["stew_ready", "bake_ready", "ready_bake", "breaded"]) > 0;
}

/** Yesterday's rice, pasta, potatoes or roast, which nobody leaves for a fresh packet. */
export function isCookedBefore({ kind }: Pick<Food, "kind">): boolean {
  return COOKED_BEFORE.has(kind.id);
}
const COOKED_BEFORE: ReadonlySet<ClassId> = new Set<ClassId>(["rice_cooked", "pasta_cooked", "potato_cooked", "potato_mash", "cooked_meat"]);

/** Bread, pasta, rice, potatoes: what fills a plate. */
export function isStarch({ kind }: Pick<Food, "kind">): boolean {
  return roleWeight(kind, STARCHES) >= 0.5;
}
const STARCHES: readonly Role[] = ["bread", "flatbread", "roll", "wrap", "pasta", "noodle", "rice", "potato", "gnocchi", "grain_quick", "grain_mid", "grain"];

export function sweetens({ kind }: Pick<Food, "kind">): boolean {
  return kind.shelf === "sweet" || kind.id === "condensed" || kind.id === "ice_cream";
}

/** Salt, and what brings enough of it: soy sauce, bacon, feta, capers, stock. */
export function isSalty({ kind }: Pick<Food, "kind">): boolean {
  return roleWeight(kind, ["salt", "salt_pure"]) >= 0.5 || (kind.salt ?? 0) >= SALTY || kind.roles.bacon !== undefined;
}

/** Grams in 100 g: cheese, and no bread. */
const SALTY = 1.5;

/** Sugar, jam, chocolate, vanilla. */
export function isOnlySweet({ kind }: Pick<Food, "kind">): boolean {
  return kind.sweet === 2 && roleWeight(kind, ["sweet", "fruit", "vanilla"]) >= 0.5;
}
