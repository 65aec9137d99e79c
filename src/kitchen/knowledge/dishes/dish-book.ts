/** Dishes to choose from. Most fall at what they ask of a list, so that only those which a list could make need be read whole. */
import type { Dish, Slot } from "./dish.ts";

/** What a dish asks of a list before anything else. */
export interface Demand extends Pick<Dish, "flavour" | "forbid"> {
  /** The slots that must be filled, in their order. */
  readonly needs: readonly Slot[];
}

export interface DishBook {
  /** Of every dish, in the order of the book. */
  readonly demands: readonly Demand[];
  dish(index: number): Dish;
}

/** A book of dishes that are read already. */
export function bookOf(dishes: readonly Dish[]): DishBook {
  return {
    demands: dishes.map(({ slots, flavour, forbid }) => ({
      needs: Object.values(slots).filter(({ least }) => least > 0),
      flavour,
      ...(forbid && { forbid }),
    })),
    dish(index) {
      const dish = dishes[index];
      if (!dish) throw new Error(`There is no dish ${index}.`);
      return dish;
    },
  };
}

/** The same book, each dish `grown` once, when it is first asked for. What it asks of a list must not change with that. */
export function withEachGrown({ demands, dish }: DishBook, grown: (dish: Dish) => Dish): DishBook {
  const dishes = new Map<number, Dish>();
  return {
    demands,
    dish(index) {
      const known = dishes.get(index);
      if (known) return known;
      const made = grown(dish(index));
      dishes.set(index, made);
      return made;
    },
  };
}
