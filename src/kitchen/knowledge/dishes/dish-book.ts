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

/** A dish as its family writes it, but for its plan. */
export interface Facts extends Omit<Dish, "plan"> {
  /** Extras that it has no place for (`extras.ts`). */
  readonly homeless: readonly number[];
}

/** Dishes as their families write them. */
export interface WrittenBook {
  readonly demands: DishBook["demands"];
  facts(index: number): Facts;
  plan(index: number): Dish["plan"];
}

/** A book of dishes that are read already. */
export function bookOf(dishes: readonly Dish[]): DishBook {
  return {
    demands: dishes.map(({ slots, flavour, forbid }) => ({ needs: Object.values(slots).filter(({ least }) => least > 0), flavour, ...(forbid && { forbid }) })),
    dish(index) {
      const dish = dishes[index];
      if (!dish) throw new Error(`There is no dish ${index}.`);
      return dish;
    },
  };
}
