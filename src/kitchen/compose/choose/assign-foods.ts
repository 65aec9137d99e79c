/** Gives each food a slot of a dish: the needed slots first, then by salience, moving foods aside where that makes room. */
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import type { SlotName } from "#kitchen/knowledge/dishes/slot-names";
import type { Food } from "../food.ts";
import { type Refused, Table } from "./dish-table.ts";
import { fitsOf, seatsOf } from "./seat-fits.ts";

export interface Assignment {
  readonly placed: ReadonlyMap<Food, SlotName>;
  readonly refused: ReadonlyMap<Food, Refused>;
}

/**
 * Undefined when a needed slot stays empty. `foods` come in a fixed order, so that the same set gives the same dish.
 * Those that are `resting` sit down last.
 */
export function assignFoods(dish: Dish, foods: readonly Food[], resting?: ReadonlySet<Food>): Assignment | undefined {
  const seats = seatsOf(dish);
  const fits = new Map(foods.map((food) => [food, fitsOf(food.kind, dish)]));
  const fitOfSeat = (food: Food, seat: number): number => fits.get(food)?.bySeat[seat] ?? 0;
  const table = new Table(seats, fits);
  const restsOf = (food: Food): number => (resting?.has(food) ? 1 : 0);
  const refused = new Map<Food, Refused>();
  const offer = (food: Food, only?: number): boolean => {
    const objection = table.objectionTo(food, dish);
    if (objection) {
      refused.set(food, objection);
      return false;
    }
    const seated = table.seat(food, only);
    if (seated) refused.delete(food);
    else refused.set(food, { why: "no-place" });
    return seated;
  };

  for (const [index, { least }] of seats.entries()) {
    if (least === 0) continue;
    const best = foods
      .filter((food) => !table.has(food) && fitOfSeat(food, index) > 0)
      .sort((a, b) => restsOf(a) - restsOf(b) || fitOfSeat(b, index) - fitOfSeat(a, index) || mainFirst(a, b) || b.salience - a.salience);
    for (const food of best) {
      if (table.count(index) >= least) break;
      offer(food, index);
    }
    if (table.count(index) < least) return undefined;
  }
  // A chicken sits down before mince, which cannot share its pan.
  const rest = foods.toSorted((a, b) => restsOf(a) - restsOf(b) || b.salience - a.salience || (a.kind.roles.mince ?? 0) - (b.kind.roles.mince ?? 0));
  for (const food of rest) if (!table.has(food)) offer(food);
  // What goes in only beside another food is offered again when all are seated.
  for (const food of rest) if (!table.has(food) && refused.get(food)?.why === "no-place") offer(food);
  // What was set beside the dish before its company came joins it now.
  for (const food of rest) if (table.isAside(food)) table.reseat(food);
  return { placed: table.placed(), refused };
}

/** Of two that suit a needed seat alike, fish sits down before broccoli; of two meats, the one that gains most from simmering. */
function mainFirst(a: Food, b: Food): number {
  const protein = (b.kind.roles.protein ?? 0) - (a.kind.roles.protein ?? 0);
  return protein || (a.kind.roles.protein === 1 ? (b.kind.cook.simmer?.[1] ?? 0) - (a.kind.cook.simmer?.[1] ?? 0) : 0);
}
