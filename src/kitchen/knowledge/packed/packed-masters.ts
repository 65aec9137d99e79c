/** The book of masters as one text: a column for each field, so that what is alike lies side by side. */
import type { Master } from "../masters/master.ts";
import type { MasterBook } from "../masters/master-book.ts";

const FIELDS = [
  "id",
  "title",
  "summary",
  "kitchen",
  "course",
  "contradicts",
  "confirms",
  "serves",
  "whole",
  "minutes",
  "handsOn",
  "kit",
  "method",
  "note",
  "safety",
] as const;
const PART_FIELDS = ["part", "foods", "grams", "need", "role", "does", "prep", "knife", "prepOf", "perFood", "most", "once"] as const;

/** Columns of the masters, and of all their parts in a row. */
type Columns = readonly [counts: readonly number[], masters: readonly (readonly unknown[])[], parts: readonly (readonly unknown[])[]];

export function packMasters({ count, master }: MasterBook): string {
  const masters = Array.from({ length: count }, (_, index) => master(index));
  const parts = masters.flatMap((each) => each.parts);
  const columns: Columns = [
    masters.map((each) => each.parts.length),
    FIELDS.map((field) => masters.map((each) => each[field] ?? null)),
    PART_FIELDS.map((field) => parts.map((part) => part[field] ?? null)),
  ];
  return JSON.stringify(columns);
}

/** What masters need is read at once, a master when it is asked for. */
export function unpackMasters(packed: string): MasterBook {
  const [counts, masters, parts] = JSON.parse(packed) as Columns;
  const foods = (parts[PART_FIELDS.indexOf("foods")] ?? []) as readonly string[];
  const need = parts[PART_FIELDS.indexOf("need")] ?? [];
  const starts = [0];
  for (const count of counts) starts.push((starts.at(-1) ?? 0) + count);
  const placesOf = (index: number): readonly number[] => Array.from({ length: counts[index] ?? 0 }, (_, place) => (starts[index] ?? 0) + place);
  const read = new Map<number, Master>();
  return {
    count: counts.length,
    rows: [...new Set(foods)],
    needs: (index) => placesOf(index).flatMap((place) => (need[place] === null ? [] : (foods[place] ?? []))),
    master(index) {
      const own =
        read.get(index) ??
        ({ ...readRow(FIELDS, masters, index), parts: placesOf(index).map((place) => readRow(PART_FIELDS, parts, place)) } as unknown as Master);
      read.set(index, own);
      return own;
    },
  };
}

/** What is null was left out. */
function readRow(fields: readonly string[], columns: readonly (readonly unknown[])[], row: number): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [index, field] of fields.entries()) {
    const value = columns[index]?.[row];
    if (value !== null) values[field] = value;
  }
  return values;
}
