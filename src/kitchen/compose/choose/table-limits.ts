/** How many foods one dish bears: of a kind, in all, and against each other's taste. */
import type { IngredientClass } from "#kitchen/knowledge/classes/ingredient-class";
import type { Role } from "#kitchen/knowledge/classes/role";
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import { oncePer } from "#kitchen/once-per";
import { type Food, roleWeight } from "../food.ts";
import { harmony } from "./clashes.ts";
import { LEAST_FIT } from "./seat-fits.ts";

/** At most so many foods that play a role at least so fully. From counts over real recipes: two starches are in one of forty. */
export const LIMITS: readonly { readonly role: Role; readonly weight: number; readonly most: number }[] = [
  { role: "protein", weight: 0.9, most: 2 },
  // Bread goes beside rice or potatoes; a second bread does not.
  { role: "starch", weight: 0.85, most: 1 },
  { role: "bread", weight: 0.5, most: 1 },
  { role: "cheese", weight: 0.75, most: 3 },
  { role: "allium", weight: 0.6, most: 2 },
  { role: "acid", weight: 0.9, most: 2 },
  { role: "pulse", weight: 0.9, most: 2 },
  { role: "nut", weight: 1, most: 2 },
  { role: "herb", weight: 0.9, most: 4 },
  { role: "spice", weight: 0.6, most: 10 },
  { role: "fat", weight: 1, most: 3 },
];

/** Salt, oil, sugar and spices do not count. */
export const MOST_FOODS = 18;

/** Whether a food counts towards the most that one dish bears. */
export const counts = ({ salience }: Pick<Food, "salience">): boolean => salience >= 0.5;

/** How many of these foods count towards the most that one dish bears. */
export function countFoods(foods: Iterable<Food>): number {
  let count = 0;
  for (const food of foods) if (counts(food)) count++;
  return count;
}

/** The limits that a class counts towards: none or one for nearly all. */
export const limitsOf = oncePer((kind: IngredientClass): typeof LIMITS => LIMITS.filter(({ role, weight }) => (kind.roles[role] ?? 0) >= weight));

/** Harmony of two foods in this dish, which may forgive a clash. */
export function harmonyIn({ forgives }: Dish, one: Food, other: Food): number {
  const score = harmony(one, other);
  const forgiven = score < 0 && forgives !== undefined && [one, other].some(({ kind }) => roleWeight(kind, forgives) >= LEAST_FIT);
  return forgiven ? 0 : score;
}
