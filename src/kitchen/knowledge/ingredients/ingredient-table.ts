/** Ingredients by their place in the table. Of most of them only the names are ever looked at. */
import type { Ingredient } from "../schema.ts";

export interface IngredientTable {
  readonly count: number;
  /** The name, and the American one where it differs. */
  names(place: number): readonly string[];
  /** Other spellings. */
  aliases(place: number): readonly string[];
  ingredient(place: number): Ingredient;
}

/** A table of ingredients that are read already. */
export function tableOf(ingredients: readonly Ingredient[]): IngredientTable {
  const ingredient = (place: number): Ingredient => {
    const found = ingredients[place];
    if (!found) throw new Error(`There is no ingredient ${place}.`);
    return found;
  };
  return {
    count: ingredients.length,
    names(place) {
      const { name, usName } = ingredient(place);
      return usName === undefined ? [name] : [name, usName];
    },
    aliases: (place) => ingredient(place).aliases,
    ingredient,
  };
}
