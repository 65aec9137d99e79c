/** Every ingredient the kitchen knows, and look-up by id. */
import type { Ingredient, IngredientId } from "../schema.ts";
import { writtenIngredients } from "./written-ingredients.ts";

export const ALL_INGREDIENTS: readonly Ingredient[] = writtenIngredients();

const byId = new Map<IngredientId, Ingredient>(ALL_INGREDIENTS.map((ingredient) => [ingredient.id, ingredient]));

/** The ingredient of an id, if there is one. */
export function findIngredient(id: IngredientId): Ingredient | undefined {
  return byId.get(id);
}

/** The ingredient of an id that comes from the tables or from a reading. Throws on an id that no table holds: that is a fault in the tables. */
export function getIngredient(id: IngredientId): Ingredient {
  const ingredient = byId.get(id);
  if (ingredient === undefined) throw new Error(`No ingredient has the id ${JSON.stringify(id)}.`);
  return ingredient;
}
