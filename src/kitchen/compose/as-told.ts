/** An ingredient as the words of a list tell it: with what it holds by its name, and as large as it is said to be. */
import type { IngredientClass } from "../knowledge/classes/ingredient-class.ts";
import type { Ingredient, Reading } from "../knowledge/schema.ts";
import { saidSizeOf } from "../read/said-stock.ts";

export function asTold(ingredient: Ingredient, kind: IngredientClass, readings: readonly Reading[]): Ingredient {
  return sized(holding(ingredient, readings), kind, readings);
}

/** A big potato weighs more than the one that the table knows, where all entries say so of vegetables and fruit that come in pieces. */
function sized(ingredient: Ingredient, { shelf, measure, each }: IngredientClass, readings: readonly Reading[]): Ingredient {
  const usual = ingredient.eachGrams ?? each;
  const sizes = new Set(readings.map(({ typed }) => saidSizeOf(typed)));
  const [times = 1] = sizes;
  if (usual === undefined || measure !== "piece" || sizes.size !== 1 || times === 1 || (shelf !== "vegetable" && shelf !== "fruit")) return ingredient;
  return { ...ingredient, eachGrams: Math.round(usual * times) };
}

/** The ingredient with the allergens that somebody's words add to it and take from it: the nuts of a walnut bread, the gluten of a gluten-free one. */
function holding(ingredient: Ingredient, readings: readonly Reading[]): Ingredient {
  const named = readings.flatMap(({ allergens = [] }) => allergens);
  // A label counts where all that is there bears it.
  const without = (ingredient.allergens ?? []).filter((allergen) => readings.every((reading) => reading.without?.includes(allergen) === true));
  if (named.length === 0 && without.length === 0) return ingredient;
  const held = [...(ingredient.allergens ?? []).filter((allergen) => !without.includes(allergen)), ...named];
  return {
    ...ingredient,
    allergens: [...new Set(held)],
    ...(without.length === 0 ? {} : { mayContain: ingredient.mayContain?.filter((one) => !without.includes(one)) ?? [] }),
  };
}
