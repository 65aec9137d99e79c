/** Every dish of the kitchen. */
import type { Dish } from "./dish.ts";
import type { DishBook } from "./dish-book.ts";
import { writtenDishes } from "./written-dishes.ts";

let book: DishBook | undefined;

/** Read on first use, so that nobody waits for them to look up a name. */
export function allDishes(): DishBook {
  book ??= writtenDishes();
  return book;
}

/** For tests and documents, which need them all at once. */
export const DISHES: readonly Dish[] = /* @__PURE__ */ readAll();

function readAll(): readonly Dish[] {
  const { demands, dish } = allDishes();
  return demands.map((_, index) => dish(index));
}
