/** Reads a packed table: the inverse of `packTable`. Plain loops, because the kitchen waits for it when it is loaded. */
import { DIGITS, END, LONG, SHORT } from "./digits.ts";

/** What a column holds. */
export const COLUMN = { text: 0, json: 1, list: 2, record: 3, map: 4, named: 5 } as const;

const VALUES = new Uint8Array(128);
for (let index = 0; index < DIGITS.length; index++) VALUES[DIGITS.charCodeAt(index)] = index;

type Shape = readonly string[];

/** Which of a column's different values each value is. Left out where every one is another. */
interface Picks {
  readonly different: number;
  readonly of?: readonly number[];
}

/** The table that `packTable` wrote as `packed`. Its maps are made by `makeMap` of their keys and values: objects, or what makes them later. */
export function unpackTable(packed: string, makeMap: MakeMap = toRecord): unknown {
  let at = 0;
  const vocabularies: (readonly string[])[] = [];
  const howMany = readNumber();
  for (let index = 0; index < howMany; index++) vocabularies.push(readTexts(Number(readText())));
  return readColumn(1)[0];

  function readNumber(): number {
    const digit = VALUES[packed.charCodeAt(at++)] ?? 0;
    return digit < SHORT ? digit : digit + LONG * readNumber();
  }

  function readText(): string {
    const end = packed.indexOf(END, at);
    const text = packed.slice(at, end);
    at = end + 1;
    return text;
  }

  function readTexts(count: number): string[] {
    const texts: string[] = [];
    for (let index = 0; index < count; index++) texts.push(readText());
    return texts;
  }

  function readColumn(count: number): readonly unknown[] {
    const holds = readNumber();
    if (holds === COLUMN.named) return readNames(count);
    const picks = readPicks(count);
    return spread(picks, readDifferent(holds, picks.different));
  }

  function readNames(count: number): readonly string[] {
    const names = vocabularies[readNumber()] ?? [];
    const read: string[] = [];
    for (let index = 0; index < count; index++) read.push(names[readNumber()] ?? "");
    return read;
  }

  /** Values that repeat are numbered from 1; a 0 is the next of the others. */
  function readPicks(count: number): Picks {
    const mode = readNumber();
    if (mode === 0) return { different: count };
    const of: number[] = [];
    if (mode === 1) {
      for (let index = 0; index < count; index++) of.push(0);
      return { different: 1, of };
    }
    let different = mode - 1;
    for (let index = 0; index < count; index++) {
      const pick = readNumber();
      of.push(pick === 0 ? different++ : pick - 1);
    }
    return { different, of };
  }

  function readDifferent(holds: number, count: number): readonly unknown[] {
    switch (holds) {
      case COLUMN.text:
        return readTexts(count);
      case COLUMN.json:
        return JSON.parse(`[${readTexts(count).join(",")}]`) as readonly unknown[];
      case COLUMN.list:
        return readLists(count);
      case COLUMN.record:
        return readRecords(count);
      default:
        return readMaps(count);
    }
  }

  function readLists(count: number): readonly (readonly unknown[])[] {
    const lengths: number[] = [];
    let total = 0;
    for (let index = 0; index < count; index++) {
      const length = readNumber();
      lengths.push(length);
      total += length;
    }
    const values = total === 0 ? [] : readColumn(total);
    let from = 0;
    return lengths.map((length) => values.slice(from, (from += length)));
  }

  /** Every key has a column of its own. */
  function readRecords(count: number): readonly unknown[] {
    const known = new Map<unknown, Shape>();
    const shapes: Shape[] = [];
    for (const written of readColumn(count)) {
      let shape = known.get(written);
      if (shape === undefined) known.set(written, (shape = written === "" ? [] : String(written).split(",")));
      shapes.push(shape);
    }
    const columns = new Map<string, Column>();
    for (const [key, uses] of countKeys(shapes)) columns.set(key, { key, values: readColumn(uses), next: 0 });
    return assemble(shapes, columns);
  }

  /** The keys are names, and the values of all keys stand in one column, key by key. */
  function readMaps(count: number): readonly unknown[] {
    const shapes = readLists(count) as readonly Shape[];
    const picks: [string, Picks][] = [];
    let total = 0;
    for (const [key, uses] of countKeys(shapes)) {
      const ofKey = readPicks(uses);
      picks.push([key, ofKey]);
      total += ofKey.different;
    }
    const values = readDifferent(readNumber(), total);
    let from = 0;
    const columns = new Map<string, Column>();
    for (const [key, ofKey] of picks) columns.set(key, { key, values: spread(ofKey, values.slice(from, (from += ofKey.different))), next: 0 });
    return assembleMaps(shapes, columns, makeMap);
  }
}

type MakeMap = (keys: Shape, values: readonly unknown[]) => unknown;

function assembleMaps(shapes: readonly Shape[], columns: ReadonlyMap<string, Column>, makeMap: MakeMap): readonly unknown[] {
  const maps: unknown[] = [];
  for (const keys of shapes) {
    const values: unknown[] = [];
    for (const key of keys) values.push(takeNext(columns.get(key)));
    maps.push(makeMap(keys, values));
  }
  return maps;
}

/** An object of these keys and values. */
export function toRecord(keys: Shape, values: readonly unknown[]): Readonly<Record<string, unknown>> {
  const record: Record<string, unknown> = {};
  for (let index = 0; index < keys.length; index++) record[keys[index] ?? ""] = values[index];
  return record;
}

/** The values of one key, and which of them the next object takes. */
interface Column {
  readonly key: string;
  readonly values: readonly unknown[];
  next: number;
}

function takeNext(column: Column | undefined): unknown {
  return column?.values[column.next++];
}

function spread({ of }: Picks, different: readonly unknown[]): readonly unknown[] {
  return of === undefined ? different : of.map((pick) => different[pick]);
}

/** Objects with these keys, their values taken from the columns in order. Columns are looked up once a shape. */
function assemble(shapes: readonly Shape[], columns: ReadonlyMap<string, Column>): readonly unknown[] {
  const known = new Map<Shape, Column[]>();
  const rows: unknown[] = [];
  for (const shape of shapes) {
    let ofShape = known.get(shape);
    if (ofShape === undefined) known.set(shape, (ofShape = shape.flatMap((key) => columns.get(key) ?? [])));
    const row: Record<string, unknown> = {};
    for (const column of ofShape) row[column.key] = takeNext(column);
    rows.push(row);
  }
  return rows;
}

/** How often each key is used, in order of first use. */
export function countKeys(shapes: readonly Shape[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const keys of shapes) for (const key of keys) uses.set(key, (uses.get(key) ?? 0) + 1);
  return uses;
}
