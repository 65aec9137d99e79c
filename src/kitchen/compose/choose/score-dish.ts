/** How good a dish would be with the foods it was given: sense first, cover second. */
import type { Role } from "../../knowledge/classes/roles.ts";
import type { Dish, Support } from "../../knowledge/dishes/dish.ts";
import { isFlesh, isMainProtein, roleWeight, type Food } from "../food.ts";
import { countFoods, fitIn, harmonyIn, type Assignment } from "./assign-foods.ts";

export interface Score {
  /** Culinary sense, 0 to 1. */
  readonly quality: number;
  /** Salience used over salience there is; what is an extra counts half. */
  readonly coverage: number;
  readonly total: number;
}

/** What it costs to leave the chicken in the fridge, and to answer it with a pudding or a drink. */
const FORSAKEN = { savoury: 0.12, sweet: 0.2 };
/** What it costs to leave a stew or a bake that is made already in the fridge: it only wants heating. */
const UNHEATED = 0.12;
/** What it costs to leave raw meat or fish there, whatever else the dish is built on. */
const UNCOOKED = 0.12;
/** What it costs to leave a steak, a chop or a fillet there, and to make the meal of sausages, mince or a tin. */
const SECOND_BEST = 0.1;

/** What it costs a savoury dish to leave out the sugar of a list on which nothing is savoury: it asks for something sweet. */
const UNSWEET = 0.12;

/** What it costs to leave the yeast out of a dough: nobody lists it for anything else. */
const UNRISEN = 0.12;
/** What it costs to leave flour and what raises it: they are a batter or a dough. */
const UNRAISED = 0.1;

/** What each food of weight costs that the dish does not name: it is used, but does not speak for the dish. */
const STRAY = 0.008;

/** What it costs to leave the pasta or the pastry in its packet: it is there to be cooked. */
const UNBUILT = 0.07;
/** What it costs to leave dried beans in their bag: who lists them has soaked them. */
const UNSOAKED = 0.06;
/** What it costs to drown it in a soup that is made of water. */
const DROWNED = 0.05;

/** What it costs to leave the curry paste in its jar: the list is about it. */
const UNSPICED = 0.08;
/** What it costs to leave in its jar what asks for a pot. */
const UNPOURED = 0.04;
/** What a list asks a pot for: stock, and coconut milk. */
const FOR_A_POT: readonly Role[] = ["stock", "coconut"];

/** Salience up to which every food used counts in full: of a whole fridge nobody cooks all. */
const A_DISHFUL = 6;

/** What using so much is worth; beyond a dishful it is worth half. */
function worth(salience: number): number {
  return Math.min(salience, A_DISHFUL) + Math.max(0, salience - A_DISHFUL) / 2;
}

/** What it costs to boil the pasta and serve it beside a soup. */
const ASIDE = { pasta: 0.08, protein: 0.05 };

/** It was bought to be cooked, and does not keep. */
function isRawFlesh(food: Food): boolean {
  return isMainProtein(food) && isFlesh(food.kind) && food.kind.raw === "unsafe";
}

/** A piece of meat or fish, which a meal is named after before mince or sausages are. */
function isPrime(food: Food): boolean {
  return isRawFlesh(food) && roleWeight(food.kind, ["mince", "sausage", "offal"]) < 0.5;
}

function isMadeAlready({ kind }: Food): boolean {
  return roleWeight(kind, ["stew_ready", "bake_ready", "ready_bake", "breaded"]) > 0;
}

/** What a meal is built on costs more to set aside than a vegetable. */
function costAside(food: Food): number {
  if (isMainProtein(food)) return ASIDE.protein;
  return isBuiltOn(food) ? ASIDE.pasta : 0;
}

const BUILT_ON: readonly Role[] = ["pasta", "pasta_sheet", "noodle", "gnocchi", "pastry", "pizza_base", "wrapper", "rice_paper"];

function isBuiltOn({ kind }: Food): boolean {
  return roleWeight(kind, BUILT_ON) >= 0.5;
}

/** What being a drink is worth where there is ice on the list: nobody lists it for anything else. */
const ICED = 0.12;

/** Jars that say what will be cooked. */
const NAMES_THE_DISH: readonly Role[] = ["curry_paste", "curry_sauce"];

const RAISES: readonly Role[] = ["leaven", "yeast"];

/** What every dish is held to on one list: looked up once, and not for each dish again. */
export interface Pantry {
  readonly foods: readonly Food[];
  /** What using all of it would be worth. */
  readonly worth: number;
  readonly hasMainProtein: boolean;
  readonly hasRawFlesh: boolean;
  readonly hasPrime: boolean;
  /** Foods that ask for a pot. */
  readonly forAPot: readonly Role[];
  readonly hasMadeAlready: boolean;
  readonly hasBuiltOn: boolean;
  readonly hasDryBeans: boolean;
  readonly namesTheDish: boolean;
  readonly hasIce: boolean;
  readonly hasYeast: boolean;
  /** Flour, and what makes it rise. */
  readonly hasBatter: boolean;
  /** Something only sweet, and nothing savoury. */
  readonly isSweet: boolean;
}

export function readPantry(foods: readonly Food[]): Pantry {
  return {
    foods,
    worth: worth(sum(foods)) || 1,
    hasMainProtein: foods.some(isMainProtein),
    hasRawFlesh: foods.some(isRawFlesh),
    hasPrime: foods.some(isPrime),
    forAPot: FOR_A_POT.filter((role) => anyPlays(foods, [role])),
    hasMadeAlready: foods.some(isMadeAlready),
    hasBuiltOn: foods.some(isBuiltOn),
    hasDryBeans: anyPlays(foods, ["bean_dry"]),
    namesTheDish: anyPlays(foods, NAMES_THE_DISH),
    hasIce: anyPlays(foods, ["ice"]),
    hasYeast: anyPlays(foods, ["yeast"]),
    hasBatter: anyPlays(foods, ["flour_sr"]) || (anyPlays(foods, RAISES) && anyPlays(foods, ["flour"])),
    isSweet: foods.some(isOnlySweet) && foods.every(({ kind }) => kind.sweet >= 0),
  };
}

export function scoreDish(dish: Dish, { placed }: Assignment, pantry: Pantry): Score {
  const foods = [...placed.keys()];
  const support = dish.support ?? [];
  const earned = sumOf(support.filter((each) => !each.forsakes && holds(each, foods)));
  const spare = pantry.foods.filter((food) => !placed.has(food));
  const answers = sumOf(support.filter((each) => anyPlays(spare, each.forsakes) && holds(each, foods)));
  const main = foods.filter((food) => food.salience >= 1);
  const crowd = 0.03 * Math.max(0, countFoods(foods) - 9);
  const quality = Math.min(1, Math.max(0, dish.base + earned + 0.1 * meanHarmony(dish, foods) - 0.15 * fitLoss(dish, placed) - crowd));
  const coverage = worth(sumPlaced(dish, placed)) / pantry.worth;
  const forsaken =
    (pantry.hasMainProtein && !foods.some(isMainProtein) ? FORSAKEN[dish.flavour] : 0) +
    (pantry.hasRawFlesh && !foods.some(isRawFlesh) ? UNCOOKED : 0) +
    (pantry.hasPrime && foods.some(isMainProtein) && !foods.some(isPrime) ? SECOND_BEST : 0) +
    (pantry.hasMadeAlready && !foods.some(isMadeAlready) ? UNHEATED : 0);
  const strays = STRAY * foods.filter((food) => food.salience >= 1 && dish.slots[placed.get(food) ?? ""]?.extra).length;
  const aside = foods.reduce((sum, food) => sum + (dish.slots[placed.get(food) ?? ""]?.extra ? costAside(food) : 0), 0);
  const drowned =
    dish.family === "soup" && !pantry.forAPot.includes("stock") && foods.some((food) => isBuiltOn(food) && dish.slots[placed.get(food) ?? ""]?.least === 0);
  const unbuilt = pantry.hasBuiltOn && spare.some(isBuiltOn) && !foods.some(isBuiltOn) ? UNBUILT : drowned ? DROWNED : 0;
  const unsoaked = pantry.hasDryBeans && !anyPlays(foods, ["bean_dry"]) ? UNSOAKED : 0;
  const unspiced = pantry.namesTheDish && anyPlays(spare, NAMES_THE_DISH) ? UNSPICED : 0;
  const unpoured = dish.flavour === "savoury" ? UNPOURED * pantry.forAPot.filter((role) => !anyPlays(foods, [role])).length : 0;
  const unraised = pantry.hasBatter && !anyPlays(foods, ["flour", "flour_sr"]) ? UNRAISED : 0;
  const iced = pantry.hasIce && dish.family === "drink" ? ICED : 0;
  const unrisen = pantry.hasYeast && anyPlays(spare, ["yeast"]) && anyPlays(foods, ["flour"]) ? UNRISEN : 0;
  const unsweet = dish.flavour === "savoury" && pantry.isSweet && spare.some(isOnlySweet) ? UNSWEET : 0;
  return {
    quality,
    coverage,
    total:
      0.5 * quality +
      0.42 * coverage +
      0.01 * Math.min(3, main.length) -
      (forsaken + unsweet + unrisen + aside + strays + unbuilt + unspiced + unpoured + unraised + unsoaked) +
      answers +
      iced,
  };
}

/** Sugar, jam, chocolate, vanilla. */
function isOnlySweet({ kind }: Food): boolean {
  return kind.sweet === 2 && roleWeight(kind, ["sweet", "fruit", "vanilla"]) >= 0.5;
}

function holds({ has, with: together, lacks }: Support, foods: readonly Food[]): boolean {
  return (has === undefined || anyPlays(foods, has)) && (together === undefined || anyPlays(foods, together)) && !anyPlays(foods, lacks);
}

function anyPlays(foods: readonly Food[], roles: readonly Role[] | undefined): boolean {
  return roles !== undefined && foods.some(({ kind }) => roleWeight(kind, roles) >= 0.5);
}

function sumOf(support: readonly Support[]): number {
  return support.reduce((total, { add }) => total + add, 0);
}

/** Mean over pairs that say something, −1 to 1. */
function meanHarmony(dish: Dish, foods: readonly Food[]): number {
  let total = 0;
  let pairs = 0;
  for (const [index, one] of foods.entries()) {
    for (const other of foods.slice(index + 1)) {
      const score = harmonyIn(dish, one, other);
      if (score === 0) continue;
      total += score / 3;
      pairs += 1;
    }
  }
  return pairs === 0 ? 0 : total / pairs;
}

function fitLoss(dish: Dish, placed: Assignment["placed"]): number {
  let total = 0;
  for (const [food, slot] of placed) total += fitIn(dish, food, slot);
  return 1 - total / (placed.size || 1);
}

/** A dish that is made for a food is worth more than one that merely takes it on the side. */
const EXTRA_COUNTS = 0.5;

function sumPlaced(dish: Dish, placed: Assignment["placed"]): number {
  return [...placed].reduce((total, [food, slot]) => total + food.salience * (dish.slots[slot]?.extra ? EXTRA_COUNTS : 1), 0);
}

function sum(foods: readonly Food[]): number {
  return foods.reduce((total, food) => total + food.salience, 0);
}
