/** Stage 2: which dishes these foods make, best first, each attempt another dish. */
import { allDishes } from "../knowledge/dishes/all-dishes.ts";
import type { Dish } from "../knowledge/dishes/dish.ts";
import type { SlotName } from "../knowledge/dishes/slot-names.ts";
import type { DishBook } from "../knowledge/dishes/dish-book.ts";
import { assignFoods } from "./choose/assign-foods.ts";
import { findPossible } from "./choose/find-possible.ts";
import { type Refused } from "./choose/dish-table.ts";
import { isShortList, mostBrought } from "./choose/costs.ts";
import { readPantry } from "./choose/read-pantry.ts";
import { findStrays } from "./choose/find-strays.ts";
import { boundOf, ceilingOf, scoreDish } from "./choose/score-dish.ts";
import type { Food } from "./food.ts";
import { hashText } from "./seeded-random.ts";

export interface Candidate {
  readonly dish: Dish;
  readonly placed: ReadonlyMap<Food, SlotName>;
  readonly refused: ReadonlyMap<Food, Refused>;
  readonly quality: number;
  readonly coverage: number;
  readonly total: number;
}

/** A dish below this is not offered while there is a better one. */
export const FLOOR = 0.5;
/** Scores nearer than this are equals, and the seed decides. */
const EVEN = 0.004;

interface Search {
  /** Quality below which a dish is none. */
  readonly floor?: number;
  /** Foods that let others of their kind go first. */
  readonly resting?: ReadonlySet<Food>;
}

/** Every dish that these foods make, best first. `foods` are in a fixed order. */
export function findCandidates(foods: readonly Food[], book: DishBook = allDishes(), { floor = FLOOR, resting }: Search = {}): readonly Candidate[] {
  const pantry = readPantry(foods);
  return findPossible(book, foods)
    .flatMap((dish): Candidate[] => {
      const assignment = assignFoods(dish, foods, resting);
      if (!assignment) return [];
      const present = [...assignment.placed].filter(([food, slot]) => food.salience >= 0.5 && !dish.slots[slot]?.seasons).length;
      if (present < (dish.distinct ?? 1)) return [];
      // Condiments alone are no meal, but for a dish that is nothing else (a dressing: distinct 0), and no answer to a chicken.
      if ((dish.distinct !== 0 || pantry.hasMainProtein) && ![...assignment.placed.keys()].some((food) => food.salience >= 1)) return [];
      const { quality, coverage, total } = scoreDish(dish, assignment, pantry);
      return quality < floor ? [] : [inCompany({ dish, ...assignment, quality, coverage, total }, isShortList(pantry))];
    })
    .sort((a, b) => b.total - a.total || (a.dish.id < b.dish.id ? -1 : 1));
}

/**
 * Whether a dish that these foods make might be worth more than so much, told without seating anybody. It is asked for less and less: what was
 * found of a dish once is kept, and no dish is looked at of which even the ceiling is not worth that much.
 */
export function boundCandidates(foods: readonly Food[], book: DishBook = allDishes()): (worth: number) => boolean {
  const pantry = readPantry(foods);
  const brought = mostBrought(pantry);
  const bounds = findPossible(book, foods).map((dish) => ({ dish, most: ceilingOf(dish) + brought, isExact: false }));
  return (worth) =>
    bounds.some((bound) => {
      if (bound.most > worth && !bound.isExact) {
        bound.most = boundOf(bound.dish, pantry);
        bound.isExact = true;
      }
      return bound.most > worth;
    });
}

/** For when an extra is what spoils the plan: the same dish without one of its extras, then with the parts that it names itself only. */
export function* withFewerExtras(candidate: Candidate): Iterable<Candidate> {
  const extras = extrasOf(candidate);
  if (extras.length > 1) for (const extra of extras) yield without(candidate, [extra]);
  yield without(candidate, extras);
}

/** The same dish with the parts that it names itself only. */
export function withoutExtras(candidate: Candidate): Candidate {
  return without(candidate, extrasOf(candidate));
}

function extrasOf({ dish, placed }: Candidate): readonly Food[] {
  return [...placed].filter(([, slot]) => dish.slots[slot]?.extra).map(([food]) => food);
}

/** Without what does not go with the rest of it. What might have been put in tells for a dish all the same: none is chosen for being narrow. */
function inCompany(candidate: Candidate, isShort: boolean): Candidate {
  const strays = findStrays(candidate.dish, candidate.placed, isShort);
  return strays.length === 0 ? candidate : without(candidate, strays);
}

function without(candidate: Candidate, spoilers: readonly Food[]): Candidate {
  return {
    ...candidate,
    placed: new Map([...candidate.placed].filter(([food]) => !spoilers.includes(food))),
    refused: new Map([...candidate.refused, ...spoilers.map((food): [Food, Refused] => [food, { why: "no-place" }])]),
  };
}

/** More dishes than this are never tried. */
const MOST_TRIED = 24;
/** What it costs a dish to be made of what was had before. */
const TIRED = 0.08;

/**
 * The order in which to cook candidates: each one taken makes its likes less welcome, so that asking again gives
 * another kind of dish. Good ones come first; what is merely possible follows. `shown` were taken before, and a dish of
 * what is `resting` since then is as unwelcome as a dish of a kind that was had.
 */
export function orderForVariety(
  candidates: readonly Candidate[],
  seed: number,
  shown: readonly Dish[] = [],
  resting?: ReadonlySet<Food>,
): readonly Candidate[] {
  const best = candidates[0]?.total ?? 0;
  const left = candidates.slice(0, MOST_TRIED).map((candidate) => ({
    candidate,
    worth: candidate.total + EVEN * chanceOf(candidate, seed) - ([...candidate.placed.keys()].some((food) => resting?.has(food)) ? TIRED : 0),
    likeness: Math.max(0, ...shown.map((dish) => likeness(candidate.dish, dish))),
  }));
  const order: Candidate[] = [];
  while (left.length > 0) {
    const next = left.reduce((top, entry) => (entry.worth - 0.3 * entry.likeness > top.worth - 0.3 * top.likeness ? entry : top));
    left.splice(left.indexOf(next), 1);
    order.push(next.candidate);
    for (const entry of left) entry.likeness = Math.max(entry.likeness, likeness(entry.candidate.dish, next.candidate.dish));
  }
  const mains = candidates.some(isOfMore);
  const good = (candidate: Candidate) => candidate.quality >= 0.55 && candidate.total >= best - 0.22 && (isOfMore(candidate) || !mains);
  return [...order.filter(good), ...order.filter((candidate) => !good(candidate))];
}

/** More than what flavours and carries: butter with herbs is a poor answer to a chicken. Spirits are what a drink is made of. */
function isOfMore({ placed }: Candidate): boolean {
  return [...placed.keys()].some(({ salience, kind }) => salience >= 1 || kind.roles.spirit === 1);
}

/** In [0, 1), and the same whatever else lies on the counter: a food that the dish leaves out turns no tie. */
function chanceOf({ dish, placed }: Candidate, seed: number): number {
  const foods = [...placed.keys()].map(({ ingredient }) => ingredient.id).sort();
  return hashText([dish.id, seed, ...foods].join("|")) / 0x1_0000_0000;
}

/** What is cooked in its liquid: asked for another dish after one of these, a cook thinks of something dry. */
const WET: readonly Dish["family"][] = ["soup", "stew", "curry"];

/** A plain piece of meat is the same supper again, out of whichever pan it comes. */
const BARE: readonly Dish["family"][] = ["plain", "pan", "roast"];

/** 0 for two dishes with nothing in common, 1 for the same. */
function likeness(one: Dish, other: Dish): number {
  const wet = WET.includes(one.family) && WET.includes(other.family) ? 0.2 : 0;
  const bare =
    one.family !== other.family && (one.family === "plain" || other.family === "plain") && BARE.includes(one.family) && BARE.includes(other.family) ? 0.2 : 0;
  return bare + (one.family === other.family ? 0.25 : 0) + wet + (one.flavour === other.flavour ? 0.05 : 0);
}
