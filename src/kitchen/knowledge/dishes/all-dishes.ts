/** Every dish of the kitchen, with its extras. */
import type { Dish } from "./dish.ts";
import type { DishBook } from "./dish-book.ts";
import { withExtras } from "./extras.ts";
import { writtenDishes } from "./written-dishes.ts";

let book: DishBook | undefined;

/** Read on first use, so that nobody waits for them to look up a name. */
export function allDishes(): DishBook {
  return (book ??= readBook());
}

/** Each dish is made once, when it is first asked for. */
function readBook(): DishBook {
  const { demands, facts, plan } = writtenDishes();
  const dishes = new Map<number, Dish>();
  return {
    demands,
    dish(index) {
      const dish = dishes.get(index) ?? withExtras(facts(index), () => plan(index));
      dishes.set(index, dish);
      return dish;
    },
  };
}

/** For tests and documents, which need them all at once. */
export const DISHES: readonly Dish[] = /* @__PURE__ */ readAll();

function readAll(): readonly Dish[] {
  const { demands, dish } = allDishes();
  return demands.map((_, index) => dish(index));
}
