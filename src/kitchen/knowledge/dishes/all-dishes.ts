/** Every dish of the kitchen. */
import type { Dish } from "./dish.ts";
import { writtenDishes } from "./written-dishes.ts";

let dishes: readonly Dish[] | undefined;

/** Read on first use, so that nobody waits for them to look up a name. */
export function allDishes(): readonly Dish[] {
  dishes ??= writtenDishes();
  return dishes;
}

/** For tests and documents, which need them all at once. */
export const DISHES: readonly Dish[] = /* @__PURE__ */ allDishes();
