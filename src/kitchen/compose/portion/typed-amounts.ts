/** What amounts typed with a list tell: how large a batch is meant, and which dish uses them as they stand. */
import type { Role } from "../../knowledge/classes/roles.ts";
import type { Batch, SlotName } from "../../knowledge/dishes/dish.ts";
import { roleWeight, type Food } from "../food.ts";

type Filled = ReadonlyMap<SlotName, readonly Food[]>;

const SPOONED: readonly Role[] = ["leaven", "leaven_soda", "yeast", "salt_pure"];

/** A raising agent or salt: a spoonful more or less makes no smaller batch. */
export function isSpooned({ kind }: Food): boolean {
  return roleWeight(kind, SPOONED) >= 0.5 && !kind.roles.flour;
}

/** For each weighed part of a batch whose amount was typed, how many batches that is. */
export function batchesTyped({ parts }: Batch, slots: Filled): readonly number[] {
  return Object.entries(parts).flatMap(([slot, grams]) => {
    const foods = slots.get(slot);
    if (!foods?.every((food) => food.available !== undefined && !isSpooned(food))) return [];
    return [foods.reduce((sum, { available }) => sum + (available ?? 0), 0) / grams];
  });
}

/** Amounts that agree so nearly are those of one recipe, and no stock of a larder. */
const AGREE = 1.8;
const MOST_BATCHES = 2;

/** Of what a batch wants of a food, the share that still makes one, where there is no more of it. */
export const LEAST_TYPED = 0.7;

/** Times the usual batch that the typed amounts are meant for, 1 to 2. */
export function timesMeant(batch: Batch, slots: Filled): number {
  const typed = batchesTyped(batch, slots);
  const least = Math.min(...typed);
  const weighed = Object.keys(batch.parts).filter((slot) => slots.get(slot)?.some((food) => !isSpooned(food)));
  return typed.length >= Math.min(3, weighed.length) && Math.max(...typed) <= least * AGREE ? Math.min(MOST_BATCHES, Math.max(1, least)) : 1;
}

/** Grams typed from which an amount says what is to be made. */
const TELLING = 20;

/** Foods whose amounts tell of a dish: none where most of the list was typed without. */
export function tellingAmounts(foods: readonly Food[]): readonly Food[] {
  const typed = foods.filter(({ available = 0 }) => available >= TELLING);
  return typed.length >= 2 && 2 * typed.length >= foods.length ? typed : [];
}

/** How evenly these foods are used up, 0 to 1: each, by its weight, beside the one that is used up most. */
export function evenUse(foods: readonly Food[], used: readonly { readonly food: Food; readonly grams: number }[]): number {
  const uses = foods.map((food) => ({ typed: food.available ?? 0, grams: used.find((portion) => portion.food === food)?.grams ?? 0 }));
  const most = Math.max(...uses.map(({ typed, grams }) => grams / typed));
  return most > 0 ? uses.reduce((sum, { grams }) => sum + grams, 0) / (most * uses.reduce((sum, { typed }) => sum + typed, 0)) : 0;
}

/**
 * Grams of each of the foods that share a weighed part: as they were typed, where all were; else by their usual weights,
 * and what one has too little of, the others make up.
 */
export function sharesOf(foods: readonly Food[], total: number): ReadonlyMap<Food, number> {
  const allTyped = foods.every(({ available }) => available !== undefined);
  const weightOf = ({ kind, available }: Food) => (allTyped ? (available ?? 0) : kind.grams[1]);
  const short = foods.filter((food) => (food.available ?? Infinity) < (total * weightOf(food)) / sum(foods.map(weightOf)));
  if (short.length === 0 || short.length === foods.length)
    return new Map(foods.map((food) => [food, (total * weightOf(food)) / (sum(foods.map(weightOf)) || 1)]));
  const rest = total - sum(short.map(({ available }) => available ?? 0));
  return new Map([
    ...short.map((food) => [food, food.available ?? 0] as const),
    ...sharesOf(
      foods.filter((food) => !short.includes(food)),
      rest,
    ),
  ]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
