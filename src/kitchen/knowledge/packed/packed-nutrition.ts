/** The nutrition figures, packed: a row for each ingredient in the order of their table. */
import { ALL_INGREDIENTS } from "../ingredients/all-ingredients.ts";
import type { NutritionTable } from "../written-nutrition.ts";
import type { NutritionRow } from "../nutrition.ts";
import { packTable } from "./pack-table.ts";
import { unpackTable } from "./unpack-table.ts";

export function packNutrition(table: NutritionTable): string {
  return packTable(
    ALL_INGREDIENTS.map(({ id }) => ({ ...table[id] })),
    { maps: [], names: {} },
  );
}

export function unpackNutrition(packed: string): NutritionTable {
  const rows = unpackTable(packed) as readonly object[];
  const table: Record<string, NutritionRow> = {};
  for (const [index, { id }] of ALL_INGREDIENTS.entries()) {
    const row = Object.values(rows[index] ?? {}) as unknown as NutritionRow;
    if (row.length > 0) table[id] = row;
  }
  return table;
}
