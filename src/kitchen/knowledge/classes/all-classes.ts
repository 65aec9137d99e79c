/** Every class of the kitchen, and its look-up by id. */
import { oncePer } from "#kitchen/once-per";
import type { ClassTable } from "./class-table.ts";
import type { Genus } from "./genera.ts";
import type { ClassId, IngredientClass } from "./ingredient-class.ts";
import { writtenClasses } from "./written-classes.ts";

let classes: ClassTable | undefined;

/** The table is read on first use, so that nobody waits for it to look up a name. */
function classTable(): ClassTable {
  return (classes ??= writtenClasses());
}

export function findClass(id: ClassId): IngredientClass | undefined {
  const row = classTable().get(id);
  return row && playingItself(row);
}

const playingItself = oncePer((row: IngredientClass): IngredientClass => ({ ...row, roles: { ...row.roles, [row.id]: row.roles[row.id] ?? 1 } }));

/** Whether a class is one of some; no class is none of them. */
export type IsOneOf = (id: ClassId | undefined) => boolean;

/** Tells classes of these genera, and these classes by themselves, from all others. */
export function ofGenera(genera: readonly Genus[], classes: readonly ClassId[] = []): IsOneOf {
  return (id) => {
    const genus = id === undefined ? undefined : findClass(id)?.genus;
    return id !== undefined && genus !== undefined && (genera.includes(genus) || classes.includes(id));
  };
}

/** Whether a text is the id of a class. */
export function isClassId(text: string): text is ClassId {
  return findClass(text as ClassId) !== undefined;
}

/** The ids of all classes, in the order of their table. */
export function classIds(): readonly ClassId[] {
  return classTable().ids;
}

/** For tests, which need them all at once. */
export const CLASSES: readonly IngredientClass[] = /* @__PURE__ */ writtenClasses().ids.flatMap((id) => findClass(id) ?? []);
