/** The nutrition figures, packed: a row for each ingredient in the order of their table. */
import { findPlace, INGREDIENTS } from "../ingredients/all-ingredients.ts";
import type { NutritionTable } from "../written-nutrition.ts";
import type { NutritionRow } from "../nutrition.ts";
import { packTable } from "./pack-table.ts";
import { unpackTable } from "./unpack-table.ts";

export function packNutrition(table: NutritionTable): string {
  return packTable(
    Array.from({ length: INGREDIENTS.count }, (_, place) => ({ ...table.get(INGREDIENTS.ingredient(place).id) })),
    { maps: [], names: {} },
  );
}

export function unpackNutrition(packed: string): NutritionTable {
  const { keysOf, value } = unpackTable(packed);
  return {
    get(id) {
      const place = findPlace(id);
      const keys = place === undefined ? [] : keysOf(place);
      return keys.length === 0 ? undefined : (keys.map((key) => value(place ?? 0, key)) as unknown as NutritionRow);
    },
  };
}
