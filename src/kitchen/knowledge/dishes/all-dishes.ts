/** Every dish of the kitchen. */
import { withBakingExtras } from "./baking-extras.ts";
import type { Dish } from "./dish.ts";
import { withExtras } from "./extras.ts";
import { writtenDishes } from "./written-dishes.ts";

let dishes: readonly Dish[] | undefined;

/** As they are cooked: each with the extras that it has a place for. Read on first use, so that nobody waits for them to look up a name. */
export function allDishes(): readonly Dish[] {
  dishes ??= writtenDishes().map(withBakingExtras).map(withExtras);
  return dishes;
}

/** For tests and documents, which need them all at once. */
export const DISHES: readonly Dish[] = /* @__PURE__ */ allDishes();
