/** The classes, packed. */
import type { IngredientClass } from "../classes/ingredient-class.ts";
import { packTable, type Layout } from "./pack-table.ts";
import { unpackTable } from "./unpack-table.ts";

const LAYOUT: Layout = { maps: ["roles", "cook"], names: { role: ["roles"], technique: ["cook"] } };

export function packClasses(classes: readonly IngredientClass[]): string {
  return packTable(classes, LAYOUT);
}

export function unpackClasses(packed: string): readonly IngredientClass[] {
  return unpackTable(packed) as readonly IngredientClass[];
}
