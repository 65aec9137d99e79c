/** The book of masters as one text: a column for each field, so that what is alike lies side by side. */
import type { Master } from "../masters/master.ts";
import type { MasterBook } from "../masters/master-book.ts";

/** Columns that hold like things stand side by side, and texts last: so they compress best. */
const FIELDS = [
  "id",
  "kitchen",
  "known",
  "says",
  "course",
  "contradicts",
  "confirms",
  "oneOf",
  "serves",
  "whole",
  "minutes",
  "handsOn",
  "kit",
  "aside",
  "goesOn",
  "besides",
  "warns",
  "title",
  "summary",
  "method",
  "note",
  "safety",
] as const;
const PART_FIELDS = [
  "grams",
  "need",
  "knife",
  "leftWhole",
  "oneEach",
  "most",
  "once",
  "does",
  "role",
  "part",
  "foods",
  "prep",
  "use",
  "prepOf",
  "perFood",
] as const;

/** One field of all rows: its values in their order, or where they repeat the different ones and which of them each is. */
type Column = readonly unknown[] | { readonly different: readonly unknown[]; readonly of: readonly number[] };

/** Columns of the masters, and of all their parts in a row. */
type Columns = readonly [counts: readonly number[], masters: readonly Column[], parts: readonly Column[]];

export function packMasters({ count, master }: MasterBook): string {
  const masters = Array.from({ length: count }, (_, index) => master(index));
  const parts = masters.flatMap((each) => each.parts);
  const columns: Columns = [
    masters.map((each) => each.parts.length),
    FIELDS.map((field) => packColumn(masters.map((each) => each[field] ?? null))),
    PART_FIELDS.map((field) => packColumn(parts.map((part) => part[field] ?? null))),
  ];
  return JSON.stringify(columns);
}

/** Values repeat where fewer than so large a share of them are different. */
const REPEATED = 0.5;

function packColumn(values: readonly unknown[]): Column {
  const different = new Map<string, { readonly value: unknown; readonly place: number }>();
  const of = values.map((value) => {
    const text = JSON.stringify(value);
    const known = different.get(text) ?? { value, place: different.size };
    different.set(text, known);
    return known.place;
  });
  return different.size < REPEATED * values.length ? { different: [...different.values()].map(({ value }) => value), of } : values;
}

/** What masters need is read at once, a master when it is asked for. */
export function unpackMasters(packed: string): MasterBook {
  const [counts, masters, parts] = JSON.parse(packed) as Columns;
  const [foods, need] = (["foods", "need"] as const).map((field) => readerOf(parts[PART_FIELDS.indexOf(field)] ?? []));
  const starts = [0];
  for (const count of counts) starts.push((starts.at(-1) ?? 0) + count);
  const readMaster = rowReader(FIELDS, masters);
  const readPart = rowReader(PART_FIELDS, parts);
  const read = new Map<number, Master>();
  return {
    count: counts.length,
    rows: rowsOf(parts[PART_FIELDS.indexOf("foods")] ?? []),
    needs(index) {
      const rows: string[] = [];
      for (let place = starts[index] ?? 0; place < (starts[index + 1] ?? 0); place++) if (need?.(place) !== null) rows.push(foods?.(place) as string);
      return rows;
    },
    master(index) {
      const known = read.get(index);
      if (known) return known;
      const own = Array.from({ length: counts[index] ?? 0 }, (_, place) => readPart((starts[index] ?? 0) + place));
      const master = { ...readMaster(index), parts: own } as unknown as Master;
      read.set(index, master);
      return master;
    },
  };
}

function rowsOf(column: Column): readonly string[] {
  return ("different" in column ? column.different : [...new Set(column)]) as readonly string[];
}

function readerOf(column: Column): (row: number) => unknown {
  return "different" in column ? (row) => column.different[column.of[row] ?? 0] : (row) => column[row];
}

/** What is null was left out. */
function rowReader(fields: readonly string[], columns: readonly Column[]): (row: number) => Readonly<Record<string, unknown>> {
  const readers = columns.map(readerOf);
  return (row) => {
    const values: Record<string, unknown> = {};
    for (const [index, field] of fields.entries()) {
      const value = readers[index]?.(row);
      if (value !== null) values[field] = value;
    }
    return values;
  };
}
