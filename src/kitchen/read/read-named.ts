/** A food that was found under a name, before its amount is known. */
import type { FoodState, Ingredient, ReadingWay } from "#kitchen/knowledge/schema";
import { findIngredientByName } from "#kitchen/knowledge/vocabulary";

export interface ReadFood {
  readonly ingredient: Ingredient;
  readonly name: string;
  readonly states: readonly FoodState[];
  readonly how: ReadingWay;
  readonly confidence: number;
}

/** The food of a name of the tables, by that name. */
export function readNamed(name: string, how: ReadingWay, confidence: number): ReadFood | undefined {
  const ingredient = findIngredientByName(name);
  return ingredient === undefined ? undefined : { ingredient, name, states: ingredient.states ?? [], how, confidence };
}
