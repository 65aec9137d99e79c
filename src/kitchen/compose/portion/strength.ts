/** How strongly a pot is seasoned: by what it holds, not by the number of people alone. */
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import type { Food } from "../food.ts";
import type { Portion } from "../portion.ts";
import { ofSlot } from "#kitchen/knowledge/dishes/by-slot";
import type { SlotName } from "#kitchen/knowledge/dishes/slot-names";

/** Grams of food a person that the classes' seasonings are enough for. */
const SEASONED = 200;
/** A full pot takes so many times as much of spices; of what is salty, sharp or sweet besides, less. */
const MOST = { spice: 2.2, sauce: 1.6 };
/** A soup of one carrot is no reason to put in less than the class says. */
const LEAST = 1;

/** Of sweet spices, a dough or a batter takes so many times as much as what is eaten from a spoon. */
const IN_A_BAKE = 1.5;

/** Grams a person that the seasoning has to reach: all but what is cooked apart, set beside or seasons itself. */
export function seasonedGrams(dish: Dish, portions: readonly Portion[], servings: number): number {
  const apart = new Set<SlotName | undefined>(dish.plan.flatMap((step) => (step.do === "side" ? step.of : [])));
  return portions.reduce((sum, { slot, grams }) => sum + (apart.has(slot) || ofSlot(dish.slots, slot)?.seasons ? 0 : grams), 0) / servings;
}

/** Of the usual amount of a seasoning, how much this dish takes; 1 for what is no matter of strength: fat, salt, herbs, the heat of pepper. */
export function strengthOf({ kind }: Food, { flavour, batch }: Dish, grams: number): number {
  // A dough hides spice that a bowl of porridge would taste of.
  if (flavour === "sweet" && batch && kind.roles.spice_sweet === 1 && kind.grows !== "fixed") return IN_A_BAKE;
  if (
    flavour !== "savoury" ||
    batch ||
    kind.shelf !== "seasoning" ||
    kind.grows === "fixed" ||
    kind.roles.salt_pure ||
    kind.roles.pepper_black ||
    kind.roles.stock
  )
    return 1;
  const most = kind.roles.spice ? MOST.spice : MOST.sauce;
  return Math.min(most, Math.max(LEAST, grams / SEASONED));
}

/** Of stars and body, the share that a spice mix is where it is the only spice. */
export const OF_WHAT_IT_SEASONS = 0.01;

/** Taco seasoning, curry powder, garam masala, jerk; five-spice and mixed spice are single spices by their class. */
export function isMix({ kind }: Pick<Food, "kind">): boolean {
  return kind.roles.spice_blend === 1;
}

/** Grams a person of a spice mix that is the only spice of a savoury dish, for so many grams a person to season; 0 of all else. */
export function mixFor(food: Food, placed: ReadonlyMap<Food, SlotName>, { flavour, batch }: Dish, seasoned: number): number {
  if (!isMix(food) || flavour !== "savoury" || batch) return 0;
  const isAlone = [...placed.keys()].every((other) => other === food || other.kind.roles.spice !== 1 || other.kind.roles.pepper_black !== undefined);
  return isAlone ? Math.min(food.kind.grams[2], OF_WHAT_IT_SEASONS * seasoned) : 0;
}

/** Seasonings that share a place share its strength: a second one changes nothing, five are each less than half. */
export function crowdOf(foods: readonly Food[]): number {
  return Math.max(1, foods.length * (foods.every(({ kind }) => kind.roles.spice) ? 0.5 : 0.7));
}
