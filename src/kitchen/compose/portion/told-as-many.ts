/** What a list tells of in the plural comes as one for each who eats, at least: nobody who has red peppers cooks with one of them. */
import { pieceGrams, type Food } from "../food.ts";
import { isToldAsMany } from "../stock.ts";

/** Grams of a piece that is counted; of smaller ones a handful is taken anyway. */
const LEAST_COUNTED = 50;
/** Times what the dish means of it that still leave its balance. */
const BALANCED = 2.2;
/** The class's most for each, and a little more where that makes a whole one. */
const ROOM = 1.25;

/** Grams for so many people: a piece for each where that is near enough to the `wanted` ones; of onions, chillies and what only seasons, what is wanted. */
export function leastOfMany(food: Food, wanted: number, servings: number): number {
  const { kind } = food;
  const each = pieceGrams(food) ?? 0;
  const isMain = kind.shelf === "vegetable" && kind.roles.allium === undefined && kind.roles.aromatic === undefined && kind.roles.chilli === undefined;
  if (!isMain || each < LEAST_COUNTED || !isToldAsMany(food)) return wanted;
  const least = each * servings;
  return least > wanted && least <= wanted * BALANCED && least <= kind.grams[2] * servings * ROOM ? least : wanted;
}
