/**
 * The nutrition figures, packed: for each ingredient, in the order of their table, whose row it has, and then the different rows,
 * column by column. All are numbers that count the steps to which the figures are rounded.
 */
import { findPlace, INGREDIENTS } from "../ingredients/all-ingredients.ts";
import type { NutritionRow } from "../nutrition.ts";
import type { NutritionTable } from "../written-nutrition.ts";
import { folded, readerOf, unfolded, writeNumber } from "./digits.ts";

type Grams = NutritionRow[number];

/** No row; the next new one; beyond that, the one that was new so many rows ago. */
const NONE = 0;
const NEW = 1;

/** How figures of a column are rounded: in so many steps a gram below a limit, and in so many from it on. */
interface Steps {
  readonly limit: number;
  readonly below: number;
  readonly beyond: number;
}

const GRAMS: Steps = { limit: 5, below: 2, beyond: 1 };
const SALT: Steps = { limit: 1, below: 20, beyond: 10 };
/** Of all figures but energy, which is written as what it differs by from that of the others. */
const COLUMNS: readonly Steps[] = [GRAMS, GRAMS, GRAMS, GRAMS, GRAMS, SALT];

/** Throws where a figure is not rounded as its column is. */
export function packNutrition(table: NutritionTable): string {
  const rows: NutritionRow[] = [];
  const places = new Map<string, number>();
  const whose = Array.from({ length: INGREDIENTS.count }, (_, place) => {
    const row = table.get(INGREDIENTS.ingredient(place).id);
    if (!row) return NONE;
    const known = places.get(row.join());
    if (known !== undefined) return NEW + rows.length - known;
    places.set(row.join(), rows.length);
    rows.push(row);
    return NEW;
  });
  const energies = rows.map(([energy, ...grams]) => (energy === null ? 0 : 1 + folded(energy - energyOf(grams))));
  const columns = COLUMNS.map((steps, column) => rows.map((row) => countSteps(row[column + 1] ?? null, steps)));
  return [rows.length, ...whose, ...columns.flat(), ...energies].map(writeNumber).join("");
}

export function unpackNutrition(packed: string): NutritionTable {
  const read = readerOf(packed);
  const count = read();
  let fresh = 0;
  const rowOf = Array.from({ length: INGREDIENTS.count }, () => {
    const whose = read();
    return whose === NONE ? undefined : whose === NEW ? fresh++ : fresh + NEW - whose;
  });
  const columns = COLUMNS.map((steps) => Array.from({ length: count }, () => toGrams(read(), steps)));
  const energies = Array.from({ length: count }, read);
  return {
    get(id) {
      const row = rowOf[findPlace(id) ?? -1];
      if (row === undefined) return undefined;
      const grams = columns.map((column) => column[row] ?? null);
      const written = energies[row] ?? 0;
      return [written === 0 ? null : energyOf(grams) + unfolded(written - 1), ...grams] as unknown as NutritionRow;
    },
  };
}

/** What protein, fat and carbohydrate give, of which fibre gives half. */
function energyOf([protein, fat, carbohydrate, , fibre]: readonly Grams[]): number {
  return Math.round(4 * (protein ?? 0) + 9 * (fat ?? 0) + 4 * (carbohydrate ?? 0) - 2 * (fibre ?? 0));
}

function countSteps(grams: Grams, steps: Steps): number {
  const { limit, below, beyond } = steps;
  const count = grams === null ? 0 : 1 + Math.round(grams < limit ? grams * below : limit * (below - beyond) + grams * beyond);
  if (toGrams(count, steps) !== grams) throw new Error(`A nutrition figure is not rounded as its column is: ${grams}.`);
  return count;
}

function toGrams(count: number, { limit, below, beyond }: Steps): Grams {
  if (count === 0) return null;
  return count <= limit * below ? (count - 1) / below : (count - 1 - limit * (below - beyond)) / beyond;
}
