/** The nutrition figures as they are handed out. The build replaces this module by the packed table. */
import { NUTRITION, type NutritionRow } from "./nutrition.ts";
import type { IngredientId } from "./schema.ts";

export type NutritionTable = Pick<ReadonlyMap<IngredientId, NutritionRow>, "get">;

export function writtenNutrition(): NutritionTable {
  return new Map(Object.entries(NUTRITION).flatMap(([id, row]) => (row ? [[id, row]] : [])));
}
