/** Stage 2: which dishes these foods make, best first, each attempt another dish. */
import { allDishes } from "../knowledge/dishes/all-dishes.ts";
import type { Dish, SlotName } from "../knowledge/dishes/dish.ts";
import { assignFoods, findPossible, type Refused } from "./choose/assign-foods.ts";
import { scoreDish } from "./choose/score-dish.ts";
import type { Food } from "./food.ts";
import { createRandom } from "./seeded-random.ts";

export interface Candidate {
  readonly dish: Dish;
  readonly placed: ReadonlyMap<Food, SlotName>;
  readonly refused: ReadonlyMap<Food, Refused>;
  readonly quality: number;
  readonly coverage: number;
  readonly total: number;
}

/** A dish below this is not offered while there is a better one. */
const FLOOR = 0.5;
/** Scores nearer than this are equals, and the seed decides. */
const EVEN = 0.015;

/** Every dish that these foods make, best first. `foods` are in a fixed order. */
export function findCandidates(foods: readonly Food[], dishes: readonly Dish[] = allDishes()): readonly Candidate[] {
  return findPossible(dishes, foods)
    .flatMap((dish): Candidate[] => {
      const assignment = assignFoods(dish, foods);
      if (!assignment) return [];
      const present = [...assignment.placed].filter(([food, slot]) => food.salience >= 0.5 && !dish.slots[slot]?.seasons).length;
      if (present < (dish.distinct ?? 1)) return [];
      // Condiments alone are no meal, but for a dish that is nothing else (a dressing: distinct 0).
      if (dish.distinct !== 0 && ![...assignment.placed.keys()].some((food) => food.salience >= 1)) return [];
      const { quality, coverage, total } = scoreDish(dish, assignment, foods);
      return quality < FLOOR ? [] : [{ dish, ...assignment, quality, coverage, total }];
    })
    .sort((a, b) => b.total - a.total || (a.dish.id < b.dish.id ? -1 : 1));
}

/** The same dish with the parts that it names itself only: for when an extra is what spoils the plan. */
export function withoutExtras(candidate: Candidate): Candidate {
  const isExtra = (slot: SlotName) => candidate.dish.slots[slot]?.extra === true;
  const spoilers = [...candidate.placed].filter(([, slot]) => isExtra(slot)).map(([food]): [Food, Refused] => [food, { why: "no-place" }]);
  return {
    ...candidate,
    placed: new Map([...candidate.placed].filter(([, slot]) => !isExtra(slot))),
    refused: new Map([...candidate.refused, ...spoilers]),
  };
}

/** More dishes than this are never tried. */
const MOST_TRIED = 24;

/**
 * The order in which to cook candidates: each one taken makes its likes less welcome, so that asking again gives
 * another kind of dish. Good ones come first; what is merely possible follows.
 */
export function orderForVariety(candidates: readonly Candidate[], seed: number): readonly Candidate[] {
  const random = createRandom(seed);
  const best = candidates[0]?.total ?? 0;
  const left = candidates.slice(0, MOST_TRIED).map((candidate) => ({ candidate, worth: candidate.total + random() * EVEN, likeness: 0 }));
  const order: Candidate[] = [];
  while (left.length > 0) {
    const next = left.reduce((top, entry) => (entry.worth - 0.3 * entry.likeness > top.worth - 0.3 * top.likeness ? entry : top));
    left.splice(left.indexOf(next), 1);
    order.push(next.candidate);
    for (const entry of left) entry.likeness = Math.max(entry.likeness, likeness(entry.candidate.dish, next.candidate.dish));
  }
  const good = (candidate: Candidate) => candidate.quality >= 0.55 && candidate.total >= best - 0.22;
  return [...order.filter(good), ...order.filter((candidate) => !good(candidate))];
}

/** 0 for two dishes with nothing in common, 1 for the same. */
function likeness(one: Dish, other: Dish): number {
  return (one.family === other.family ? 0.25 : 0) + (one.flavour === other.flavour ? 0.05 : 0);
}
