/** The book of masters as one text: a column for each field, so that what is alike lies side by side. */
import type { Master } from "../masters/master.ts";

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

export function packMasters(masters: readonly Master[]): string {
  const parts = masters.flatMap((master) => master.parts);
  const columns: Columns = [
    masters.map((master) => master.parts.length),
    FIELDS.map((field) => masters.map((master) => master[field] ?? null)),
    PART_FIELDS.map((field) => parts.map((part) => part[field] ?? null)),
  ];
  return JSON.stringify(columns);
}

export function unpackMasters(packed: string): readonly Master[] {
  const [counts, masters, parts] = JSON.parse(packed) as Columns;
  let at = 0;
  return counts.map((count, index) => {
    const own = Array.from({ length: count }, (_, place) => readRow(PART_FIELDS, parts, at + place));
    at += count;
    return { ...readRow(FIELDS, masters, index), parts: own } as unknown as Master;
  });
}

/** What is null was left out. */
function readRow(fields: readonly string[], columns: readonly (readonly unknown[])[], row: number): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.flatMap((field, index) => (columns[index]?.[row] === null ? [] : [[field, columns[index]?.[row]]])));
}
