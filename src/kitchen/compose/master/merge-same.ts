/** One line of the ingredient list for a food that goes into two parts. */
import type { Units } from "#recipe/order";
import { thereIs } from "../food.ts";
import type { Portion } from "../portion.ts";
import { measure } from "../portion/measure.ts";

export function mergeSame(portions: readonly Portion[], units: Units): readonly Portion[] {
  const first = new Map<Portion["food"], Portion>();
  for (const portion of portions) {
    const other = first.get(portion.food);
    const grams = portion.grams + (other?.grams ?? 0);
    first.set(portion.food, other ? { ...other, ...measure(portion.food, grams, thereIs(portion.food), units) } : portion);
  }
  return [...first.values()];
}
