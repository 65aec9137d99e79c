/** Every class of the kitchen, and its look-up by id. */
import type { ClassId } from "../schema.ts";
import type { ClassTable } from "./class-table.ts";
import type { IngredientClass } from "./ingredient-class.ts";
import { writtenClasses } from "./written-classes.ts";

let classes: ClassTable | undefined;

/** The table is read on first use, so that nobody waits for it to look up a name. */
function classTable(): ClassTable {
  return (classes ??= writtenClasses());
}

export function findClass(id: ClassId): IngredientClass | undefined {
  return classTable().get(id);
}

/** The ids of all classes, in the order of their table. */
export function classIds(): readonly ClassId[] {
  return classTable().ids;
}

/** For tests, which need them all at once. */
export const CLASSES: readonly IngredientClass[] = /* @__PURE__ */ writtenClasses().ids.flatMap((id) => findClass(id) ?? []);
