/**
 * Packs a table of plain data for the way to the browser. Values of the same kind stand together, column by column; a value
 * that comes again is written once and then counted on. Compression finds far more in that than in the rows as written.
 */
import { END, writeNumber } from "./digits.ts";
import { COLUMN, type Row } from "./unpack-table.ts";

/** What the values do not say about themselves, by path: `slots.*.roles`. */
export interface Layout {
  /** Objects whose keys are data. The paths of their values end in `.*`. */
  readonly maps: readonly string[];
  /** Lists of names whose order says nothing, nor that one stands twice. They are packed in the order of their vocabulary, as distances. */
  readonly sets?: readonly string[];
  /** Columns of names, by the vocabulary that they share; keys of a map stand at its path. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** Throws where the table holds what cannot be packed: a text with the end mark, undefined, a function. */
export function packTable(rows: readonly object[], layout: Layout): string {
  const packer = new Packer(layout);
  packer.table(inOneOrder(rows, "", layout) as readonly Row[]);
  return packer.packed();
}

/** The same with the keys of records, but for those of maps, and what is in sets in the order of the alphabet: more rows are then alike. */
function inOneOrder(value: unknown, path: string, layout: Layout): unknown {
  if (Array.isArray(value)) {
    const list = value.map((each) => inOneOrder(each, path, layout));
    return layout.sets?.includes(path) ? [...new Set(list)].toSorted() : list;
  }
  if (typeof value !== "object" || value === null) return value;
  const isMap = layout.maps.includes(path);
  const keys = isMap ? Object.keys(value) : Object.keys(value).toSorted();
  const under = (key: string): string => (isMap ? `${path}.*` : path === "" ? key : `${path}.${key}`);
  return Object.fromEntries(keys.map((key) => [key, inOneOrder((value as Row)[key], under(key), layout)]));
}

/** Numbers of names are known only when all uses are. Of a set, how far each name lies behind the one before. */
type Written = number | { readonly vocabulary: number; readonly name: string } | { readonly vocabulary: number; readonly set: readonly string[] };

/** The vocabulary of the keys of records, which is the first. */
const KEYS = "";

class Packer {
  readonly #maps: ReadonlySet<string>;
  readonly #sets: ReadonlySet<string>;
  readonly #vocabularies: readonly string[];
  readonly #vocabularyOf: ReadonlyMap<string, number>;
  /** How often a name is used, by vocabulary. */
  readonly #uses: Map<string, number>[];
  /** In order. */
  readonly #numbers: Written[] = [];
  readonly #texts: string[] = [];

  constructor({ maps, sets, names }: Layout) {
    this.#maps = new Set(maps);
    this.#sets = new Set(sets);
    this.#vocabularies = [KEYS, ...Object.keys(names)];
    this.#vocabularyOf = new Map(Object.values(names).flatMap((paths, vocabulary) => paths.map((path) => [path, vocabulary + 1] as const)));
    this.#uses = this.#vocabularies.map(() => new Map());
  }

  /** All texts, and then all numbers: compression does better with each kind by itself. */
  packed(): string {
    const names = this.#uses.map((uses, vocabulary) => inCompany(uses, this.#setsOf(vocabulary)));
    const places = names.map((ofVocabulary) => new Map(ofVocabulary.map((name, place) => [name, place])));
    const numbers = this.#numbers.flatMap((written) => {
      if (typeof written === "number") return written;
      const placeOf = (name: string): number => places[written.vocabulary]?.get(name) ?? 0;
      return "set" in written ? distances(written.set.map(placeOf)) : placeOf(written.name);
    });
    const all = [names.length, ...names.map(({ length }) => length), ...numbers];
    return [...names.flat(), ...this.#texts].map(writeText).join("") + all.map(writeNumber).join("");
  }

  #setsOf(vocabulary: number): readonly (readonly string[])[] {
    return this.#numbers.flatMap((written) => (typeof written !== "number" && "set" in written && written.vocabulary === vocabulary ? [written.set] : []));
  }

  table(rows: readonly Row[]): void {
    this.#numbers.push(rows.length);
    this.#records("", rows);
  }

  #column(path: string, values: readonly unknown[]): void {
    const vocabulary = this.#vocabularyOf.get(path);
    if (vocabulary !== undefined && values.every((value) => typeof value === "string")) {
      this.#numbers.push(COLUMN.named, vocabulary);
      for (const name of values) this.#name(vocabulary, name);
      return;
    }
    const holds = this.#kindOf(path, values);
    this.#numbers.push(holds);
    this.#different(path, holds, this.#picks(values));
  }

  #name(vocabulary: number, name: string): void {
    this.#use(vocabulary, name);
    this.#numbers.push({ vocabulary, name });
  }

  #use(vocabulary: number, name: string): void {
    const uses = this.#uses[vocabulary];
    uses?.set(name, (uses.get(name) ?? 0) + 1);
  }

  #kindOf(path: string, values: readonly unknown[]): number {
    if (values.every((value) => typeof value === "string")) return COLUMN.text;
    if (values.every((value) => Array.isArray(value))) return this.#sets.has(path) ? COLUMN.set : COLUMN.list;
    if (values.every((value) => typeof value === "object" && value !== null && !Array.isArray(value))) {
      return this.#maps.has(path) ? COLUMN.map : COLUMN.record;
    }
    if (values.every((value) => value === null || typeof value === "number" || typeof value === "boolean")) return COLUMN.json;
    throw new Error(`Values of different kinds at ${JSON.stringify(path)}.`);
  }

  /** Writes which value each one is; gives the different ones back: those that repeat, most used first, then the others in order. */
  #picks(values: readonly unknown[]): readonly unknown[] {
    const written = values.map((value) => JSON.stringify(value));
    const uses = countUses(written);
    const repeated = [...uses].filter(([, count]) => count > 1).sort((one, other) => other[1] - one[1]);
    if (repeated.length === 0) {
      this.#numbers.push(0);
      return values;
    }
    if (uses.size === 1) {
      this.#numbers.push(1);
      return values.slice(0, 1);
    }
    const numbers = new Map(repeated.map(([value], index) => [value, index + 1]));
    this.#numbers.push(repeated.length + 1, ...written.map((value) => numbers.get(value) ?? 0));
    return [...repeated.map(([value]) => JSON.parse(value) as unknown), ...values.filter((_, index) => uses.get(written[index] ?? "") === 1)];
  }

  #different(path: string, holds: number, values: readonly unknown[]): void {
    switch (holds) {
      case COLUMN.text:
        this.#texts.push(...values.map(String));
        break;
      case COLUMN.json:
        this.#texts.push(...values.map((value) => JSON.stringify(value)));
        break;
      case COLUMN.list:
        this.#lists(path, values as readonly (readonly unknown[])[]);
        break;
      case COLUMN.set:
        this.#setsAt(path, values as readonly (readonly string[])[]);
        break;
      case COLUMN.record:
        this.#records(path, values as readonly Row[]);
        break;
      default:
        this.#mapsOf(path, values as readonly Row[]);
    }
  }

  #lists(path: string, lists: readonly (readonly unknown[])[]): void {
    this.#numbers.push(...lists.map(({ length }) => length));
    const all = lists.flat();
    if (all.length > 0) this.#column(path, all);
  }

  #setsAt(path: string, sets: readonly (readonly string[])[]): void {
    const vocabulary = this.#vocabularyOf.get(path);
    if (vocabulary === undefined) throw new Error(`The names of the sets at ${path} are in no vocabulary.`);
    this.#numbers.push(vocabulary);
    this.#setsOfNames(vocabulary, sets);
  }

  #setsOfNames(vocabulary: number, sets: readonly (readonly string[])[]): void {
    this.#numbers.push(...sets.map(({ length }) => length));
    for (const set of sets) {
      for (const name of set) this.#use(vocabulary, name);
      this.#numbers.push({ vocabulary, set });
    }
  }

  #records(path: string, records: readonly Row[]): void {
    const shapes = this.#picks(records.map((record) => Object.keys(record)));
    this.#setsOfNames(0, shapes as readonly (readonly string[])[]);
    for (const [key, values] of valuesByKey(records)) this.#column(path === "" ? key : `${path}.${key}`, values);
  }

  #mapsOf(path: string, maps: readonly Row[]): void {
    if (!this.#vocabularyOf.has(path)) throw new Error(`The keys of the maps at ${path} are in no vocabulary.`);
    this.#lists(
      path,
      maps.map((map) => Object.keys(map)),
    );
    const different = Array.from(valuesByKey(maps).values(), (values) => this.#picks(values)).flat();
    const holds = this.#kindOf(`${path}.*`, different);
    this.#numbers.push(holds);
    this.#different(`${path}.*`, holds, different);
  }
}

/** How far each of these places lies behind the one before, in order, the least being 0. */
function distances(places: readonly number[]): readonly number[] {
  const inOrder = places.toSorted((one, other) => one - other);
  return inOrder.map((place, index) => place - (inOrder[index - 1] ?? -1) - 1);
}

/** How little it counts that a name is used often, when another one is chosen to stand behind it. */
const MODESTY = 0.35;

/** The names, most used first; those that share sets, each behind the one that it is seen with most: distances are then small. */
function inCompany(uses: ReadonlyMap<string, number>, sets: readonly (readonly string[])[]): readonly string[] {
  const left = [...uses].sort((one, other) => other[1] - one[1]).map(([name]) => name);
  if (sets.length === 0) return left;
  const chain: string[] = [];
  for (let next: string | undefined = left[0]; next !== undefined;) {
    left.splice(left.indexOf(next), 1);
    chain.push(next);
    const seenWith = countUses(sets.filter((set) => set.includes(chain.at(-1) ?? "")).flat());
    const nearness = (name: string): number => (seenWith.get(name) ?? 0) / (uses.get(name) ?? 1) ** MODESTY;
    next = left.toSorted((one, other) => nearness(other) - nearness(one))[0];
  }
  return chain;
}

function valuesByKey(records: readonly Row[]): ReadonlyMap<string, readonly unknown[]> {
  const values = new Map<string, unknown[]>();
  for (const record of records) {
    for (const [key, value] of Object.entries(record)) {
      const ofKey = values.get(key) ?? [];
      ofKey.push(value);
      values.set(key, ofKey);
    }
  }
  return values;
}

/** How often each value is used, in order of first use. */
function countUses(values: readonly string[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const value of values) uses.set(value, (uses.get(value) ?? 0) + 1);
  return uses;
}

function writeText(text: string): string {
  if (text.includes(END)) throw new Error(`A packed table cannot hold ${JSON.stringify(END)}: ${JSON.stringify(text)}.`);
  return text + END;
}
