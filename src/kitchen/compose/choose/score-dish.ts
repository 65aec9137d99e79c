/** How good a dish would be with the foods it was given: sense first, cover second. */
import type { Dish, Support } from "#kitchen/knowledge/dishes/dish";
import { oncePer } from "#kitchen/once-per";
import type { Role } from "#kitchen/knowledge/classes/role";
import { isMainProtein, type Food } from "../food.ts";
import { anyPlays, askedFor, coverageOf, isBuiltOn, type Pantry } from "./read-pantry.ts";
import { costForgone, costOf, mostBrought } from "./costs.ts";
import { countFoods, harmonyIn } from "./table-limits.ts";
import { fitIn, placeIn } from "./seat-fits.ts";
import { type Assignment } from "./assign-foods.ts";

export interface Score {
  /** Culinary sense, 0 to 1. */
  readonly quality: number;
  /** Salience used over salience there is; what is an extra counts half. */
  readonly coverage: number;
  readonly total: number;
}

/** What each food of weight costs that the dish does not name: it is used, but does not speak for the dish. */
const STRAY = 0.008;

/** What it is worth that its foods go together. */
const HARMONY = 0.1;

/** What it costs to drown it in a soup that is made of water. */
const DROWNED = 0.05;

/** What it costs to boil the pasta and serve it beside a soup. */
const ASIDE = { pasta: 0.08, protein: 0.05 };

/** What a meal is built on costs more to set aside than a vegetable. */
function costAside(food: Food): number {
  if (isMainProtein(food)) return ASIDE.protein;
  return isBuiltOn(food) ? ASIDE.pasta : 0;
}

export function scoreDish(dish: Dish, { placed }: Assignment, pantry: Pantry): Score {
  const foods = [...placed.keys()];
  const support = dish.support ?? [];
  const askedOf = (food: Food) => {
    const slot = placed.get(food);
    return slot === undefined ? undefined : dish.slots[slot];
  };
  const earned = sumOf(support.filter((each) => !each.forsakes && holds(each, foods)));
  const spare = pantry.foods.filter((food) => !placed.has(food));
  const answers = sumOf(support.filter((each) => anyPlays(spare, each.forsakes) && holds(each, foods)));
  const main = foods.filter((food) => food.salience >= 1);
  const crowd = 0.03 * Math.max(0, countFoods(foods) - 9);
  const quality = Math.min(1, Math.max(0, dish.base + earned + HARMONY * meanHarmony(dish, foods) - 0.15 * fitLoss(dish, placed) - crowd));
  const coverage = coverageOf(sumPlaced(dish, placed), spare, pantry, dish.flavour);
  const strays = STRAY * foods.filter((food) => food.salience >= 1 && askedOf(food)?.extra).length;
  const aside = foods.reduce((sum, food) => sum + (askedOf(food)?.extra ? costAside(food) : 0), 0);
  const drowned = dish.family === "soup" && !pantry.forAPot.includes("stock") && foods.some((food) => isBuiltOn(food) && askedOf(food)?.least === 0);
  const cost = costOf({ flavour: dish.flavour, family: dish.family, isNamed: !isOpen(dish), foods, spare, pantry });
  const unbuilt = pantry.hasBuiltOn && spare.some(isBuiltOn) && !foods.some(isBuiltOn);
  return {
    quality,
    coverage,
    total: totalOf(quality, coverage, main.length) - (cost + aside + strays + (drowned && !unbuilt ? DROWNED : 0)) + answers,
  };
}

/** What no seating of these foods in the dish is worth more than: all that fits a seat sits, and all that may speak for the dish does. */
export function boundOf(dish: Dish, pantry: Pantry): number {
  let salience = 0;
  let main = 0;
  const foods: Food[] = [];
  const spare: Food[] = [];
  for (const food of pantry.foods) {
    const place = placeIn(dish, food);
    (place === undefined ? spare : foods).push(food);
    if (place === undefined) continue;
    salience += food.salience * (place === "extra" && askedFor([food], pantry, dish.flavour).length > 0 ? EXTRA_COUNTS : 1);
    if (food.salience >= 1) main += 1;
  }
  const telling = (dish.support ?? []).filter(({ add }) => add > 0);
  const earned = sumOf(telling.filter(({ forsakes }) => !forsakes));
  const answers = sumOf(telling.filter(({ forsakes }) => anyPlays(pantry.foods, forsakes)));
  const quality = Math.min(1, Math.max(0, dish.base + earned + HARMONY));
  return (
    totalOf(quality, coverageOf(salience, spare, pantry, dish.flavour), main) +
    answers +
    mostBrought(pantry) -
    costForgone({ pantry, foods, spare, flavour: dish.flavour })
  );
}

/** What no seating of any foods in the dish is worth more than, costs that bring apart: as if it used all of the list, and all spoke for it that may. */
export const ceilingOf = oncePer((dish: Dish): number => {
  const [answers, earned] = [true, false].map((isAnswer) =>
    sumOf((dish.support ?? []).filter(({ add, forsakes }) => add > 0 && (forsakes !== undefined) === isAnswer)),
  );
  return totalOf(Math.min(1, Math.max(0, dish.base + (earned ?? 0) + HARMONY)), 1, MOST_MAIN) + (answers ?? 0);
});

/** Before what it costs, and what is set aside for it. */
function totalOf(quality: number, coverage: number, main: number): number {
  return 0.5 * quality + 0.42 * coverage + 0.01 * Math.min(MOST_MAIN, main);
}
/** Foods of weight that tell for it. */
const MOST_MAIN = 3;

/** Any vegetable makes it, or any meat. */
const OPEN: readonly Role[] = ["veg", "veg_root", "veg_leaf", "veg_green", "protein", "potato", "pulse", "bean"];

/** A form that takes what there is, and no dish with a food of its own. */
export const isOpen = oncePer(({ slots }: Dish): boolean =>
  Object.values(slots).some(({ least, roles }) => least > 0 && roles.some((role) => OPEN.includes(role))),
);

function holds({ has, with: together, lacks }: Support, foods: readonly Food[]): boolean {
  return (has === undefined || anyPlays(foods, has)) && (together === undefined || anyPlays(foods, together)) && !anyPlays(foods, lacks);
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
