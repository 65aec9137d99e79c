/** Every class of the kitchen, and its look-up by id. */
import type { ClassId } from "../schema.ts";
import type { IngredientClass } from "./ingredient-class.ts";
import { writtenClasses } from "./written-classes.ts";

export const CLASSES: readonly IngredientClass[] = writtenClasses();

const byId = new Map(CLASSES.map((row) => [row.id, row]));

export function findClass(id: ClassId): IngredientClass | undefined {
  return byId.get(id);
}
