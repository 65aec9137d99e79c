/** The dishes of which every needed slot could be filled: a few bits a dish. */
import type { IngredientClass } from "#kitchen/knowledge/classes/ingredient-class";
import type { Dish, Slot } from "#kitchen/knowledge/dishes/dish";
import type { Demand, DishBook } from "#kitchen/knowledge/dishes/dish-book";
import { oncePer } from "#kitchen/once-per";
import type { Food } from "../food.ts";
import { fitOf } from "./seat-fits.ts";

/** For dishes in their order, which of the needed slots are filled, a bit for each. */
type Needs = Uint32Array<ArrayBuffer>;

/** What there is to fill in a book, and what a class fills of it. */
const needsOf = oncePer((book: DishBook) => ({
  all: filledNeeds(book, () => true),
  filledBy: oncePer((kind: IngredientClass): Needs => filledNeeds(book, (slot, demand) => fitOf({ kind }, slot, demand) > 0)),
}));

function filledNeeds({ demands }: DishBook, fills: (slot: Slot, demand: Demand) => boolean): Needs {
  return Uint32Array.from(demands, (demand) => demand.needs.reduce((bits, slot, index) => (fills(slot, demand) ? bits | (1 << index) : bits), 0));
}

/** Dishes of which every needed slot could be filled by some of these foods. Most fall here, at the cost of a few bits. */
export function findPossible(book: DishBook, foods: readonly Food[]): readonly Dish[] {
  const { all, filledBy } = needsOf(book);
  const filled = new Uint32Array(all.length);
  for (const { kind } of foods) {
    const ofClass = filledBy(kind);
    for (let index = 0; index < filled.length; index++) filled[index] = (filled[index] ?? 0) | (ofClass[index] ?? 0);
  }
  const possible: Dish[] = [];
  for (const [index, needed] of all.entries()) if (filled[index] === needed) possible.push(book.dish(index));
  return possible;
}
