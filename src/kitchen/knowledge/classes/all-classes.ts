/** Every class of the kitchen, and its look-up by id. */
import type { ClassId } from "../schema.ts";
import type { IngredientClass } from "./ingredient-class.ts";
import { writtenClasses } from "./written-classes.ts";

let classes: ReadonlyMap<ClassId, IngredientClass> | undefined;

/** By id. Read on first use, so that nobody waits for them to look up a name. */
function allClasses(): ReadonlyMap<ClassId, IngredientClass> {
  classes ??= new Map(writtenClasses().map((row) => [row.id, row]));
  return classes;
}

export function findClass(id: ClassId): IngredientClass | undefined {
  return allClasses().get(id);
}

/** For tests, which need them all at once. */
export const CLASSES: readonly IngredientClass[] = /* @__PURE__ */ writtenClasses();
