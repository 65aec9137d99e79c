/** Every ingredient the kitchen knows, and look-up by id. */
import type { Ingredient, IngredientId } from "../schema.ts";
import { idOf } from "./food.ts";
import { writtenIngredients } from "./written-ingredients.ts";

export const INGREDIENTS = writtenIngredients();

/** For tests and documents, which need them all at once. */
export const ALL_INGREDIENTS: readonly Ingredient[] = /* @__PURE__ */ Array.from({ length: INGREDIENTS.count }, (_, place) => INGREDIENTS.ingredient(place));

let places: ReadonlyMap<IngredientId, number> | undefined;

/** Where the ingredient of an id stands in the table. */
export function findPlace(id: IngredientId): number | undefined {
  places ??= new Map(Array.from({ length: INGREDIENTS.count }, (_, place) => [idOf(INGREDIENTS.names(place)[0] ?? ""), place]));
  return places.get(id);
}

/** The ingredient of an id, if there is one. */
export function findIngredient(id: IngredientId): Ingredient | undefined {
  const place = findPlace(id);
  return place === undefined ? undefined : INGREDIENTS.ingredient(place);
}

/** The ingredient of an id that comes from the tables or from a reading. Throws on an id that no table holds: that is a fault in the tables. */
export function getIngredient(id: IngredientId): Ingredient {
  const ingredient = findIngredient(id);
  if (ingredient === undefined) throw new Error(`No ingredient has the id ${JSON.stringify(id)}.`);
  return ingredient;
}
