/** How strongly a pot is seasoned: by what it holds, not by the number of people alone. */
import type { Dish, SlotName } from "#kitchen/knowledge/dishes/dish";
import type { Food } from "../food.ts";
import type { Portion } from "../portion.ts";

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
  const apart = new Set<SlotName>(dish.plan.flatMap((step) => (step.do === "side" ? step.of : [])));
  return portions.reduce((sum, { slot, grams }) => sum + (apart.has(slot) || dish.slots[slot]?.seasons ? 0 : grams), 0) / servings;
}

/** Of the usual amount of a seasoning, how much this dish takes; 1 for what is no matter of strength: fat, salt, herbs, the heat of pepper. */
export function strengthOf({ kind }: Food, { flavour, batch }: Dish, grams: number): number {
  // A dough hides spice that a bowl of porridge would taste of.
  if (flavour === "sweet" && batch && kind.roles.spice_sweet === 1 && kind.grows !== "fixed") return IN_A_BAKE;
  if (flavour !== "savoury" || batch || kind.shelf !== "seasoning" || kind.grows === "fixed" || kind.roles.salt_pure || kind.roles.pepper || kind.roles.stock)
    return 1;
  const most = kind.roles.spice ? MOST.spice : MOST.sauce;
  return Math.min(most, Math.max(LEAST, grams / SEASONED));
}

/** Seasonings that share a place share its strength: a second one changes nothing, five are each less than half. */
export function crowdOf(foods: readonly Food[]): number {
  return Math.max(1, foods.length * (foods.every(({ kind }) => kind.roles.spice) ? 0.5 : 0.7));
}
