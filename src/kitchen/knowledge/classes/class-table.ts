/** Classes by their ids. */
import type { ClassId } from "./ingredient-class.ts";
import type { IngredientClass } from "./ingredient-class.ts";

export interface ClassTable {
  readonly ids: readonly ClassId[];
  get(id: ClassId): IngredientClass | undefined;
}

/** A table of classes that are read already. */
export function tableOf(classes: readonly IngredientClass[]): ClassTable {
  const byId = new Map(classes.map((row) => [row.id, row]));
  return { ids: [...byId.keys()], get: (id) => byId.get(id) };
}
