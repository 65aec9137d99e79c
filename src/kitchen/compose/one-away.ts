/** What one more food would open: found by what masters lack of a list, not by trying everything. */
import type { Order } from "#recipe/order";
import { COMMON_FOODS } from "../knowledge/common-foods.ts";
import { getIngredient } from "../knowledge/ingredients/all-ingredients.ts";
import type { Master, MasterPart } from "../knowledge/masters/master.ts";
import { recognise } from "../read/recognise.ts";
import { findFoodAgainst } from "../wishes/food-against.ts";
import { isMainProtein, layOut, type Food } from "./food.ts";
import type { FoundCourses } from "./find-courses.ts";
import { findMasters, type MasterCandidate } from "./master/find-masters.ts";
import { keysIn, keysOf } from "./master/food-keys.ts";
import { faceOf, serveMaster } from "./master/serve-master.ts";
import { knownFood } from "./stock-pantry.ts";

export interface OneAway {
  /** To be added to the list. */
  readonly food: string;
  /** The id of the dish that it opens. */
  readonly dish: string;
  readonly title: string;
}

const MOST_SHOWN = 3;
/** A master of which less is there, or that uses less of what the list weighs, is not worth a walk to the shop. */
const LEAST_QUALITY = 0.8;
const LEAST_COVERAGE = 0.45;

interface Opened {
  readonly food: Food;
  readonly candidate: MasterCandidate;
}

/** Up to three foods, each with the best dish that it would open; different foods and different dishes. */
export function findOneAway(order: Order, { foods, circumstances }: FoundCourses, masters: readonly Master[]): readonly OneAway[] {
  if (foods.length === 0) return [];
  const keys = new Set(foods.flatMap((food) => [...keysOf(food)]));
  const lacking = new Map<Food, Master[]>();
  const shelf = commonFoods().filter(
    (food) =>
      !foods.some(({ ingredient }) => ingredient.id === food.ingredient.id) && !isAnotherOfItsKind(food, foods) && !findFoodAgainst(knownFood(food), order),
  );
  for (const master of masters) {
    const food = findLacking(master, keys, shelf);
    if (food) lacking.set(food, [...(lacking.get(food) ?? []), master]);
  }
  const opened = [...lacking]
    .flatMap(([food, those]) => findMasters([...foods, food], those).map((candidate): Opened => ({ food, candidate })))
    .filter(({ food, candidate: { master, placed, quality, coverage } }) => {
      const used = [...placed.values()].flat();
      return (
        quality >= LEAST_QUALITY &&
        coverage >= LEAST_COVERAGE &&
        used.includes(food) &&
        // What is bought is for what is there, and not the other way round.
        used.some((other) => other !== food && other.salience >= 1) &&
        circumstances.wishes.mayServe({ dish: faceOf(master), foods: used, master })
      );
    })
    .sort((a, b) => b.candidate.total - a.candidate.total || (a.candidate.master.id < b.candidate.master.id ? -1 : 1));
  const shown: OneAway[] = [];
  for (const { food, candidate } of opened) {
    if (shown.length === MOST_SHOWN) break;
    if (shown.some((other) => other.food === food.name || other.food === food.ingredient.kindOf)) continue;
    const course = serveMaster(candidate, [...foods, food], circumstances);
    if (!course || !circumstances.wishes.serves(course) || shown.some(({ title }) => title === course.recipe.title)) continue;
    shown.push({ food: food.name, dish: course.dish.id, title: course.recipe.title });
  }
  return shown;
}

/** The food on the shelf that fills the one part that the master needs and the list does not fill. */
function findLacking({ parts }: Master, keys: ReadonlySet<string>, shelf: readonly Food[]): Food | undefined {
  let lacks: MasterPart | undefined;
  for (const part of parts) {
    if (!part.need || keysIn(part.foods).some((key) => keys.has(key))) continue;
    if (lacks) return undefined;
    lacks = part;
  }
  for (const key of lacks ? keysIn(lacks.foods) : []) {
    const food = shelf.find((each) => keysOf(each).has(key));
    if (food) return food;
  }
  return undefined;
}

/** Nobody buys a chop for want of a chicken breast, nor spaghetti for want of macaroni. */
function isAnotherOfItsKind(food: Food, foods: readonly Food[]): boolean {
  return foods.some((other) => (isMainProtein(food) && isMainProtein(other)) || other.kind.id === food.kind.id);
}

let common: readonly Food[] | undefined;

function commonFoods(): readonly Food[] {
  common ??= recognise(COMMON_FOODS).readings.flatMap((reading) => layOut([reading], getIngredient(reading.ingredient)) ?? []);
  return common;
}
