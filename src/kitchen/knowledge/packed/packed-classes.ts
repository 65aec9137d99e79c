/** The classes, packed. */
import type { ClassTable } from "../classes/class-table.ts";
import type { ClassId, IngredientClass } from "../classes/ingredient-class.ts";
import { packTable, type Layout } from "./pack-table.ts";
import { unpackTable } from "./unpack-table.ts";

const LAYOUT: Layout = { maps: ["roles", "cook"], names: { role: ["roles"], technique: ["cook"] } };

export function packClasses({ ids, get }: ClassTable): string {
  return packTable(
    ids.map((id) => ({ ...get(id) })),
    LAYOUT,
  );
}

/** A class is read when a food of it is on the counter. */
export function unpackClasses(packed: string): ClassTable {
  const { count, value, row } = unpackTable(packed);
  const ids = Array.from({ length: count }, (_, index) => String(value(index, "id")) as ClassId);
  const places = new Map(ids.map((id, index) => [id, index]));
  const read = new Map<number, IngredientClass>();
  return {
    ids,
    get(id) {
      const place = places.get(id);
      if (place === undefined) return undefined;
      const kind = read.get(place) ?? (row(place) as unknown as IngredientClass);
      read.set(place, kind);
      return kind;
    },
  };
}
