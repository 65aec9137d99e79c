/** The nutrition figures as they are handed out. The build replaces this module by the packed table. */
import { NUTRITION, type NutritionRow } from "./nutrition.ts";
import type { IngredientId } from "./schema.ts";

export type NutritionTable = Readonly<Partial<Record<IngredientId, NutritionRow>>>;

export function writtenNutrition(): NutritionTable {
  return NUTRITION;
}
