/** How much sugar a dish of fruit takes: rhubarb and cranberries want more than the apples that its ratio was made for, a filling from a tin hardly any. */
import type { IngredientClass } from "#kitchen/knowledge/classes/ingredient-class";
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import type { SlotName } from "#kitchen/knowledge/dishes/slot-names";
import type { Food } from "../food.ts";

/** Of the weight of sour fruit, how much more sugar it asks for. */
const MORE = 0.1;

/** How sour a fruit is, 0 to 1: rhubarb and cranberries are, a cooking apple is half as much, and what is eaten raw is not. */
export function sournessOf({ roles, raw, shelf }: IngredientClass): number {
  return roles.sour_fruit === undefined ? (shelf === "fruit" && raw === "cook" && roles.fruit_bake === 1 ? 0.5 : 0) : 1;
}

/** Times the sugar of a master's row that its fruit asks for, where it is sourer or sweeter than the one that the row means. Grams of each fruit, with how much sourer it is (−1 to 1). */
export function sugarTimes(fruits: readonly { readonly grams: number; readonly sourer: number }[], sugar: number): number {
  const more = fruits.reduce((sum, { grams, sourer }) => sum + MORE * sourer * grams, 0);
  return sugar > 0 ? Math.min(MOST_SUGAR, Math.max(LEAST_SUGAR, 1 + more / sugar)) : 1;
}
const MOST_SUGAR = 2;
const LEAST_SUGAR = 0.65;

/** Of the usual sugar, what a sweet filling leaves to be added. */
const LESS = 0.25;
/** A jam has as much of it for the fruit already. */
const SWEET_ENOUGH = 0.4;

/** The dish with the sugar that its fruit needs. */
export function sweetened(dish: Dish, foodsOf: ReadonlyMap<SlotName, readonly Food[]>): Dish {
  const { fruit, sugar } = dish.slots;
  const fruits = foodsOf.get("fruit") ?? [];
  const sour = fruits.filter(({ kind }) => kind.roles.sour_fruit).length / fruits.length;
  const isFilling = fruits.length > 0 && fruits.every(({ kind }) => kind.roles.fruit_filling);
  if (dish.flavour !== "sweet" || !fruit || !sugar || (!sour && !isFilling)) return dish;
  const grown = (grams: number, ofFruit: number) => (isFilling ? grams * LESS : grams + MORE * sour * ofFruit);
  const { batch } = dish;
  const { fruit: ofFruit = 0, sugar: ofSugar = 0 } = batch?.parts ?? {};
  if (batch && ofFruit && ofSugar)
    return ofSugar > SWEET_ENOUGH * ofFruit ? dish : { ...dish, batch: { ...batch, parts: { ...batch.parts, sugar: grown(ofSugar, ofFruit) } } };
  const aPerson = fruit.grams ?? (batch && ofFruit / batch.serves);
  if (!sugar.grams || !aPerson) return dish;
  return { ...dish, slots: { ...dish.slots, sugar: { ...sugar, grams: grown(sugar.grams, aPerson) } } };
}
