/** Which rows of foods (`MasterPart.foods`) a food may stand in, and at which place: looked up by its keys, not row by row. */
import { ADDED } from "#kitchen/knowledge/masters/seasonings";
import type { MasterBook } from "#kitchen/knowledge/masters/master-book";
import type { FoodKey, IngredientId } from "#kitchen/knowledge/schema";
import { oncePer } from "#kitchen/once-per";
import { oncePerSort, type Sort } from "../once-per-sort.ts";
import { keysIn, keysOf } from "./food-keys.ts";

export interface RowFits {
  /** By row, the place of the best key that the food answers to: 0 for the best. A row that names it with a minus is none. */
  of(food: Sort): ReadonlyMap<string, number>;
  /** Places in the table of what is put beside a dish whose rows it may stand in. */
  besides(food: Sort): readonly number[];
}

interface Stand {
  readonly row: string;
  readonly rank: number;
}

/** The rows of these masters, and of what is put beside them. */
export const rowFitsOf = oncePer(readRows);

function readRows({ rows }: MasterBook): RowFits {
  const stands = new Map<string, Stand[]>();
  for (const row of new Set([...rows, ...ADDED.flatMap(({ part, dressing = [] }) => [part, ...dressing].map(({ foods }) => foods))]))
    for (const [rank, key] of keysIn(row).entries()) {
      const those = stands.get(key) ?? [];
      those.push({ row, rank });
      stands.set(key, those);
    }
  const of = oncePerSort((food) => findFits(food, stands));
  // Asked of what fits, which foods of one sort share.
  const placesOf = oncePer((rows: ReadonlyMap<string, number>) => ADDED.flatMap(({ part }, place) => (rows.has(part.foods) ? [place] : [])));
  return { of, besides: (food) => placesOf(of(food)) };
}

/** Of two foods that a row means by one key, the one that bears its name comes first: sugar before icing sugar. */
const KIN = 0.001;

function isOwn(key: string, { ingredient }: Sort): boolean {
  return /^[~@]/.test(key) || key === ingredient.id || key.startsWith(`${ingredient.id}!`);
}

function findFits(food: Sort, stands: ReadonlyMap<string, readonly Stand[]>): ReadonlyMap<string, number> {
  const fits = new Map<string, number>();
  for (const key of keysOf(food)) {
    const own = isOwn(key, food) ? 0 : KIN;
    for (const { row, rank } of stands.get(key) ?? []) fits.set(row, Math.min(rank + own, fits.get(row) ?? Infinity));
  }
  for (const key of cutsOf(food)) for (const { row, rank } of stands.get(key) ?? []) if (!fits.has(row)) fits.set(row, rank + NO_CUT);
  for (const key of keysOf(food)) for (const { row } of stands.get(`-${key}`) ?? []) fits.delete(row);
  return fits;
}

/** Who writes "chicken" names no cut: it is the one that the dish wants, and any dish that takes it as it is goes first. */
const CUTS: ReadonlyMap<IngredientId, readonly FoodKey[]> = new Map([
  ["chicken", ["~poultry_dark", "~poultry_bone"]],
  ["pork", ["~pork_stew", "~pork_joint"]],
]);
/** As many places further back in the row. */
const NO_CUT = 2;

function cutsOf({ ingredient, kind }: Sort): readonly string[] {
  return kind.id === ingredient.classId ? (CUTS.get(ingredient.id) ?? []) : [];
}
