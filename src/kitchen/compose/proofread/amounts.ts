/** How much: no more of a food than a person eats or there is, a plate that feeds, and amounts that can be measured. */
import { writeQuantity, type Quantity } from "#recipe/quantity";
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import { pieceGrams } from "../food.ts";
import { fillsPlate, isDrunk, type Portion } from "../portion.ts";
import type { ProofReader } from "./proof.ts";
import { ofSlot } from "#kitchen/knowledge/dishes/by-slot";

/** Rounding to a spoon, or to the least part of a piece, may go over by so much. */
const ROUNDING = 1.15;
const LEAST_PART = 0.25;
/** Each measure is counted in one of these steps; `piece` has no unit. */
const STEPS: Readonly<Record<string, readonly number[]>> = {
  g: [1],
  kg: [0.025],
  ml: [1],
  l: [0.025],
  tsp: [1 / 4, 1 / 3],
  tbsp: [1 / 4, 1 / 3],
  cup: [1 / 4, 1 / 3],
  oz: [1 / 2],
  lb: [1 / 4, 1 / 3],
  piece: [1 / 4, 1 / 3],
};

export const readAmounts: ProofReader = ({ dish, portions, recipe }) => [
  ...portions.all.flatMap((portion) => excess(portion, dish, portions.feeds)),
  ...(fillsPlate(dish, portions.all, portions.feeds) ? [] : [`${dish.noun} is far too much or too little for ${portions.feeds}`]),
  ...recipe.ingredients.flatMap(({ quantity, food }) =>
    quantity && !isMeasurable(quantity, food) ? [`nobody can measure ${writeQuantity(quantity)} ${food}`] : [],
  ),
];

function excess({ food, grams, slot }: Portion, dish: Dish, servings: number): readonly string[] {
  const least = (pieceGrams(food) ?? 0) * LEAST_PART;
  if (food.available !== undefined && grams > food.available * ROUNDING + least) return [`there is less ${food.name} than ${Math.round(grams)} g`];
  const bound = (dish.batch && ofSlot(dish.batch.parts, slot) !== undefined) || isDrunk(dish, food, slot);
  const most = food.kind.grams[2] * servings * ROUNDING + least;
  return !bound && grams > most ? [`${Math.round(grams)} g of ${food.name} is more than ${servings} can eat`] : [];
}

function isMeasurable({ amount, unit }: Quantity, food: string): boolean {
  const steps = /\beggs?\b/.test(food) && unit === undefined ? [1 / 2] : STEPS[unit ?? "piece"];
  return steps === undefined || steps.some((step) => Math.abs(amount / step - Math.round(amount / step)) < 0.01);
}
