/** Of the foods that were seated in a form, those that have no business there. */
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import type { SlotName } from "#kitchen/knowledge/dishes/slot-names";
import type { Food } from "../food.ts";
import { mayJoinCompany, suitsForm } from "./keep-company.ts";

/** Beside a dish and over it, one food of weight is enough. */
const ONE_OF_WEIGHT: ReadonlySet<SlotName> = new Set<SlotName>(["scatter", "beside"]);

/** Foods of weight that a form is made of. */
const LEAST_OF_WEIGHT = 2;

/**
 * What sits in a dish by its kind alone, and does not go with what the dish is made of: an extra, or one more of what a part takes. Of what
 * stands beside the dish and of what is strewn over it, one food of weight is enough where the list is long.
 */
export function findStrays(dish: Dish, placed: ReadonlyMap<Food, SlotName>, isShort: boolean): readonly Food[] {
  const isExtra = (slot: SlotName): boolean => dish.slots[slot]?.extra === true;
  const own = [...placed].filter(([, slot]) => !isExtra(slot));
  const foods = own.map(([food]) => food);
  const misfits = new Set(own.filter(([food, slot]) => dish.slots[slot]?.least === 0 && !suitsForm(food, foods, isShort)).map(([food]) => food));
  // Where hardly anything would be left of it, it is the dish that is odd, and no food in it.
  if (foods.filter((food) => food.salience >= 1 && !misfits.has(food)).length < LEAST_OF_WEIGHT) misfits.clear();
  const kept = own.map(([food]) => food).filter((food) => !misfits.has(food));
  const strays = [...misfits];
  const seen = new Set<SlotName>();
  for (const [food, slot] of placed) {
    if (!isExtra(slot)) continue;
    const isOneMore = !isShort && food.salience >= 1 && ONE_OF_WEIGHT.has(slot) && seen.has(slot);
    if (isOneMore || !mayJoinCompany(food, kept, (dish.slots[slot]?.beside ?? dish.slots[slot]?.given) !== undefined, isShort)) strays.push(food);
    else if (food.salience >= 1) seen.add(slot);
  }
  return strays;
}
