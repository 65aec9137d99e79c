/** The slots of a dish that must be filled. Asked of every dish for every list, so that they are looked for once. */
import type { Dish, Slot } from "./dish.ts";

const needs = new WeakMap<Dish, readonly Slot[]>();

/** In the order of the dish's slots. */
export function needsOf(dish: Dish): readonly Slot[] {
  return needs.get(dish) ?? rememberNeeds(dish, Object.values(dish.slots));
}

/** For who has the slots at hand before the dish has. */
export function rememberNeeds(dish: Dish, slots: readonly Slot[]): readonly Slot[] {
  const needed = slots.filter(({ least }) => least > 0);
  needs.set(dish, needed);
  return needed;
}
