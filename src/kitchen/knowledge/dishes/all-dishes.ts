/** Every dish of the kitchen, with its extras. */
import type { Dish } from "./dish.ts";
import { withEachGrown, type DishBook } from "./dish-book.ts";
import { withExtras } from "./extras.ts";
import { writtenDishes } from "./written-dishes.ts";

let book: DishBook | undefined;

/** Read on first use, so that nobody waits for them to look up a name. */
export function allDishes(): DishBook {
  book ??= withEachGrown(writtenDishes(), withExtras);
  return book;
}

/** For tests and documents, which need them all at once. */
export const DISHES: readonly Dish[] = /* @__PURE__ */ readAll();

function readAll(): readonly Dish[] {
  const { demands, dish } = allDishes();
  return demands.map((_, index) => dish(index));
}
