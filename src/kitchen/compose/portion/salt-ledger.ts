/** All the salt of a dish, counted: where salt, a cube, sauces and what was cured come to too much, what merely seasons is taken back. */
import type { Units } from "#recipe/order";
import type { IngredientClass } from "#kitchen/knowledge/classes/ingredient-class";
import { isCube, type Food } from "../food.ts";
import type { Portion } from "../portion.ts";
import { measure } from "./measure.ts";

/** Grams a person: nine of ten recipes of the golden book hold no more, ham, soy and cubes counted. */
const MOST_SALT = 3.5;
/** Of what seasons, the share that is left at least. */
export const LEAST_SALT = 0.5;

/** The portions with no more than so much salt a person, as far as what may yield can bring it down. `counts` leaves out what is poured away with the water. */
export function withinSalt(
  all: readonly Portion[],
  servings: number,
  units: Units,
  mayYield: (portion: Portion) => boolean,
  counts: (portion: Portion) => boolean = () => true,
): readonly Portion[] {
  const excess = all.filter(counts).reduce((sum, portion) => sum + saltOf(portion), 0) - MOST_SALT * servings;
  if (excess <= 0) return all;
  const yields = (portion: Portion): boolean => counts(portion) && mayYield(portion) && isSeasoning(portion.food);
  const spare = all.filter(yields).reduce((sum, portion) => sum + saltOf(portion), 0);
  const share = spare > 0 ? Math.max(LEAST_SALT, 1 - excess / spare) : 1;
  return all.map((portion) => (yields(portion) ? lessOf(portion, share, units) : portion));
}

export function lessOf(portion: Portion, share: number, units: Units): Portion {
  const grams = portion.grams * share;
  // Half a cube is broken off where a whole one is too much.
  return { ...portion, ...measure(portion.food, grams, isCube(portion.food) ? grams : portion.grams, units) };
}

/** Grams of salt in a portion, however little: bread and tins hold some. */
export function saltIn({ food: { kind }, grams }: Portion): number {
  return kind.roles.salt_pure === 1 ? grams : (grams * (kind.salt ?? 0)) / 100;
}
/** Grams of salt that a portion brings: all of salt, and of what is salty by itself. */
export function saltOf(portion: Portion): number {
  const { kind } = portion.food;
  return kind.roles.salt_pure === 1 || isSalty(kind) ? saltIn(portion) : 0;
}
/** Grams of salt that it brings to what is cooked with it: a pot of stock is as salty as its soup. */
export function saltBrought(portion: Portion): number {
  const { kind } = portion.food;
  return kind.roles.stock === 1 && kind.form === "liquid" ? saltIn(portion) : saltOf(portion);
}
/** Ham, feta, olives, soy, and no bread. */
export function isSalty({ salt = 0 }: IngredientClass): boolean {
  return salt >= SALTY;
}
/** Grams in 100 g. */
const SALTY = 1.5;
/** Grams in 100 g: soy, marmite, fish sauce, and no mustard. */
const VERY_SALTY = 6;

/** Salt, a cube, soy, marmite, capers: half of it still tells, as half a sausage does not. */
function isSeasoning(food: Food): boolean {
  return (
    isCube(food) ||
    ((food.kind.salt ?? 0) >= VERY_SALTY && food.kind.shelf === "seasoning") ||
    food.kind.roles.briny !== undefined ||
    food.kind.roles.salt_pure === 1
  );
}
