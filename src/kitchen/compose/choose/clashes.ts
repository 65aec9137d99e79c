/** Which foods nobody puts into one dish. */
import { pairScore, VETO, type PairSide } from "#kitchen/knowledge/pairings";
import { oncePer } from "#kitchen/once-per";
import type { Food } from "../food.ts";
import { oncePerSort } from "../once-per-sort.ts";

/** How two foods go together, −3 to 3; looked up once for each pair on the counter. */
export function harmony(one: Food, other: Food): number {
  return harmonyWith(one)(other);
}

const harmonyWith = oncePer((one: Food) => oncePer((other: Food): number => pairScore(sideOf(one), sideOf(other))));

/** Foods that score so low are not eaten together by anybody; the others that clash are only kept apart. */
export const NEVER = -3;

/** The first of these that the food is not to be put into one dish with. */
export function clashesWith(food: Food, others: Iterable<Food>): Food | undefined {
  for (const other of others) if (harmony(food, other) <= VETO) return other;
  return undefined;
}

const sideOf = oncePerSort(({ ingredient: { id, kindOf }, kind }): PairSide => ({ id, kind, ...(kindOf === undefined ? {} : { kindOf }) }));
