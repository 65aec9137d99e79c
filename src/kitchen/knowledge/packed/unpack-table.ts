/**
 * Reads a packed table: the inverse of `packTable`. Numbers and texts are read at once, in plain loops, because the first recipe
 * waits for that; lists, records and maps are made of them when they are asked for, and most never are.
 */
import { END, readerOf } from "./digits.ts";

/** What a column holds. */
export const COLUMN = { text: 0, json: 1, list: 2, record: 3, map: 4, named: 5, set: 6 } as const;

export type Row = Readonly<Record<string, unknown>>;

/** A table that is read: what is in a row is made when it is asked for. */
export interface Rows {
  readonly count: number;
  /** A whole row, or all of it but these keys. */
  readonly row: (index: number, but?: readonly string[]) => Row;
  /** The keys of a row, in order. */
  keysOf(index: number): readonly string[];
  /** One value of a row, undefined where it has no such key. */
  value(index: number, key: string): unknown;
  /** A value of a row that is a map, before an object is made of it. */
  map(index: number, key: string): PackedMap;
}

/** A map whose values are made one by one, by the place of their keys. */
export interface PackedMap {
  value(place: number): unknown;
}

interface Column {
  at(index: number): unknown;
  /** Of a column of maps. */
  mapAt?(index: number): PackedMap;
}

type Numbers = Int32Array<ArrayBuffer>;

/** Which of a column's different values each value is. Left out where every one is another. */
interface Picks {
  readonly different: number;
  readonly of?: Numbers;
}

/** The rows that `packTable` wrote as `packed`; a text becomes what `lengthen` makes of it when it is asked for. */
export function unpackTable(packed: string, lengthen?: (text: string) => string): Rows {
  const texts = packed.split(END);
  const readNumber = readerOf(texts.pop() ?? "");
  let nextText = 0;
  const vocabularies = Array.from(readNumbers(readNumber()), readTexts);
  return readRecords(readNumber());

  function readNumbers(count: number): Numbers {
    const numbers = new Int32Array(count);
    for (let index = 0; index < count; index++) numbers[index] = readNumber();
    return numbers;
  }

  function readTexts(count: number): readonly string[] {
    return texts.slice(nextText, (nextText += count));
  }

  function readColumn(count: number): Column {
    const holds = readNumber();
    if (holds === COLUMN.named) {
      const names = vocabularies[readNumber()] ?? [];
      return picked(readNumbers(count), listed(names));
    }
    const { different, of } = readPicks(count);
    const values = readDifferent(holds, different);
    return of === undefined ? values : picked(of, values);
  }

  /** Values that repeat are numbered from 1; a 0 is the next of the others. */
  function readPicks(count: number): Picks {
    const mode = readNumber();
    if (mode === 0) return { different: count };
    if (mode === 1) return { different: 1, of: new Int32Array(count) };
    let different = mode - 1;
    const of = readNumbers(count);
    for (let index = 0; index < count; index++) of[index] = of[index] === 0 ? different++ : (of[index] ?? 0) - 1;
    return { different, of };
  }

  function readDifferent(holds: number, count: number): Column {
    switch (holds) {
      case COLUMN.text: {
        const written = readTexts(count);
        return lengthen ? { at: (index) => lengthen(written[index] ?? "") } : listed(written);
      }
      case COLUMN.json:
        return listed(JSON.parse(`[${readTexts(count).join(",")}]`) as readonly unknown[]);
      case COLUMN.list:
        return readLists(count);
      case COLUMN.set:
        return readSets(vocabularies[readNumber()] ?? [], count);
      case COLUMN.record:
        return { at: remembered(readRecords(count).row) };
      default:
        return readMaps(count);
    }
  }

  /** Where lists of these lengths begin that stand one behind the other, and where the last one ends. */
  function readStarts(count: number): Numbers {
    const starts = new Int32Array(count + 1);
    let start = 0;
    for (let index = 1; index <= count; index++) starts[index] = start += readNumber();
    return starts;
  }

  function readLists(count: number): Column {
    const starts = readStarts(count);
    const total = starts[count] ?? 0;
    const values = total === 0 ? listed([]) : readColumn(total);
    return {
      at: remembered((index) => {
        const list: unknown[] = [];
        const end = starts[index + 1] ?? 0;
        for (let place = starts[index] ?? 0; place < end; place++) list.push(values.at(place));
        return list;
      }),
    };
  }

  /** Of each name, how far it lies behind the one before. */
  function readSets(names: readonly string[], count: number): Column {
    const starts = readStarts(count);
    const places = new Int32Array(starts[count] ?? 0);
    for (let index = 0; index < count; index++) {
      const end = starts[index + 1] ?? 0;
      let last = -1;
      for (let place = starts[index] ?? 0; place < end; place++) places[place] = last += readNumber() + 1;
    }
    return { at: remembered((index) => Array.from(places.subarray(starts[index], starts[index + 1]), (place) => names[place])) };
  }

  /** Every key has a column of its own: of those that have it, each record takes the next value. */
  function readRecords(count: number): Rows {
    const picks = readPicks(count);
    const read = readSets(vocabularies[0] ?? [], picks.different);
    const shapes = Array.from({ length: picks.different }, (_, shape) => (read.at(shape) as readonly string[]).toSorted());
    const { keys, numbers, starts, places, uses } = placeValues(count, shapes, picks.of);
    const columns: Column[] = [];
    for (let key = 0; key < keys.length; key++) columns.push(readColumn(uses[key] ?? 0));
    const shapeAt = (index: number): number => picks.of?.[index] ?? index;
    const keysOf = (index: number): readonly string[] => shapes[shapeAt(index)] ?? [];
    const find = (index: number, key: string): [Column | undefined, number] => {
      const at = keysOf(index).indexOf(key);
      return [columns[numbers[shapeAt(index)]?.[at] ?? -1], places[(starts[index] ?? 0) + at] ?? 0];
    };
    return {
      count,
      keysOf,
      value(index, key) {
        const [column, place] = find(index, key);
        return column?.at(place);
      },
      map(index, key) {
        const [column, place] = find(index, key);
        return column?.mapAt?.(place) ?? NO_MAP;
      },
      row(index, but = []) {
        const row: Record<string, unknown> = {};
        const start = starts[index] ?? 0;
        const ofShape = numbers[shapeAt(index)] ?? [];
        for (let at = 0; at < ofShape.length; at++) {
          const key = ofShape[at] ?? 0;
          const name = keys[key] ?? "";
          if (!but.includes(name)) row[name] = columns[key]?.at(places[start + at] ?? 0);
        }
        return row;
      },
    };
  }

  /** The keys are names. The values of all keys stand in one column, key by key. */
  function readMaps(count: number): Column {
    const starts = readStarts(count);
    const total = starts[count] ?? 0;
    if (total > 0) readNumber();
    const names = total > 0 ? (vocabularies[readNumber()] ?? []) : [];
    const keys = readNumbers(total);
    const places = new Int32Array(total);
    const uses = new Int32Array(names.length);
    const used: number[] = [];
    for (let place = 0; place < total; place++) {
      const key = keys[place] ?? 0;
      const next = uses[key] ?? 0;
      if (next === 0) used.push(key);
      places[place] = next;
      uses[key] = next + 1;
    }
    const from = new Int32Array(names.length);
    const picks: (Numbers | undefined)[] = [];
    let different = 0;
    for (const key of used) {
      const ofKey = readPicks(uses[key] ?? 0);
      picks[key] = ofKey.of;
      from[key] = different;
      different += ofKey.different;
    }
    const values = readDifferent(readNumber(), different);
    const valueAt = (place: number): unknown => {
      const key = keys[place] ?? 0;
      const next = places[place] ?? 0;
      return values.at((from[key] ?? 0) + (picks[key]?.[next] ?? next));
    };
    const mapAt = (index: number): PackedMap => ({ value: (number) => valueAt((starts[index] ?? 0) + number) });
    return {
      mapAt,
      at: remembered((index) => {
        const record: Record<string, unknown> = {};
        const end = starts[index + 1] ?? 0;
        for (let place = starts[index] ?? 0; place < end; place++) record[names[keys[place] ?? 0] ?? ""] = valueAt(place);
        return record;
      }),
    };
  }
}

const NO_MAP: PackedMap = { value: () => undefined };

function listed(values: readonly unknown[]): Column {
  return { at: (index) => values[index] };
}

function picked(of: Numbers, { at, mapAt }: Column): Column {
  const pick = (index: number): number => of[index] ?? 0;
  return { at: (index) => at(pick(index)), ...(mapAt && { mapAt: (index) => mapAt(pick(index)) }) };
}

/** Makes each value once: one that many rows share is the same object in all of them. */
function remembered<T>(make: (index: number) => T): (index: number) => T {
  const made = new Map<number, T>();
  return (index) => {
    const known = made.get(index);
    if (known !== undefined) return known;
    const value = make(index);
    made.set(index, value);
    return value;
  };
}

interface Places {
  /** In order of first use. */
  readonly keys: readonly string[];
  /** How often each key is used. */
  readonly uses: Numbers;
  /** The numbers of the keys of each shape. */
  readonly numbers: readonly (readonly number[])[];
  /** Where the places of each record begin. */
  readonly starts: Numbers;
  /** The place of each of its values in the column of the key. */
  readonly places: Numbers;
}

/** Where the values of records of these shapes stand. Plain loops over numbers: tens of thousands of values, before any of this is compiled. */
function placeValues(count: number, shapes: readonly (readonly string[])[], of: Numbers | undefined): Places {
  const known = new Map<string, number>();
  const numbers: (readonly number[])[] = [];
  const starts = new Int32Array(count + 1);
  for (let index = 0; index < count; index++) {
    const shape = of?.[index] ?? index;
    let ofShape = numbers[shape];
    if (!ofShape) {
      for (const key of shapes[shape] ?? []) if (!known.has(key)) known.set(key, known.size);
      numbers[shape] = ofShape = (shapes[shape] ?? []).map((key) => known.get(key) ?? 0);
    }
    starts[index + 1] = (starts[index] ?? 0) + ofShape.length;
  }
  const uses = new Int32Array(known.size);
  const places = new Int32Array(starts[count] ?? 0);
  let next = 0;
  for (let index = 0; index < count; index++) {
    const ofShape = numbers[of?.[index] ?? index] ?? [];
    for (let at = 0; at < ofShape.length; at++) {
      const key = ofShape[at] ?? 0;
      places[next++] = uses[key] ?? 0;
      uses[key] = (uses[key] ?? 0) + 1;
    }
  }
  return { keys: [...known.keys()], uses, numbers, starts, places };
}
