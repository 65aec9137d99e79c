/**
 * The ingredients, packed. They are read before the first suggestion, so that they are packed for speed: a text of all spellings,
 * and JSON of the rest by column, which is as small as a packed table and read in a tenth of its time.
 */
import { idOf } from "../ingredients/food.ts";
import type { IngredientTable } from "../ingredients/ingredient-table.ts";
import type { Ingredient } from "../schema.ts";

type Facts = Omit<Ingredient, "id" | "name" | "aliases">;

/** How the values of a property are written: as they are, as words with spaces between them, as JSON. */
const AS = { text: 0, words: 1, json: 2 } as const;

/** A property: how far each row that has it lies behind the one before (0: every row has it), and the values between commas, nothing where it is the same again. */
type Column = readonly [key: string, as: number, steps: readonly number[] | 0, values: string];

/** Spellings of each row, parted by `|`: the name and the aliases, in which `~` is the name, `^` its last word and `&` its first. The id follows from the name. */
type Packed = readonly [spellings: string, columns: readonly Column[]];

export function packIngredients({ count, ingredient }: IngredientTable): string {
  const ingredients = Array.from({ length: count }, (_, place) => ingredient(place));
  const facts = ingredients.map(({ id: _id, name: _name, aliases: _aliases, ...rest }): Facts => rest);
  const keys = [...new Set(facts.flatMap((row) => Object.keys(row)))];
  const packed: Packed = [ingredients.map(shorten).join("|"), keys.map((key) => packColumn(key, facts))];
  return JSON.stringify(packed);
}

function packColumn(key: string, rows: readonly object[]): Column {
  const steps: number[] = [];
  const values: unknown[] = [];
  let before = 0;
  for (const [index, row] of rows.entries()) {
    if (!(key in row)) continue;
    steps.push(index - before);
    values.push((row as Readonly<Record<string, unknown>>)[key]);
    before = index;
  }
  const as = values.every((value) => typeof value === "string") ? AS.text : values.every((value) => Array.isArray(value)) ? AS.words : AS.json;
  const written = values.map((value) => (as === AS.text ? String(value) : as === AS.words ? (value as string[]).join(" ") : JSON.stringify(value)));
  const said = written.map((text, index) => (text === written[index - 1] ? "" : text)).join(",");
  const column: Column = [key, as, values.length === rows.length ? 0 : steps, said];
  if (JSON.stringify(valuesOf(column)) !== JSON.stringify(values))
    throw new Error(`Values of ${key} cannot be packed: an empty one, or one with a comma or a space.`);
  return column;
}

/** An ingredient is made when it is asked for: names are needed of all of them, the rest of few. */
export function unpackIngredients(packed: string): IngredientTable {
  const [text, columns] = JSON.parse(packed) as Packed;
  const spellings = text.split("|");
  const facts = new Map(columns.map((column) => [column[0], unpackColumn(column)]));
  const ingredients = new Map<number, Ingredient>();
  const usNameAt = facts.get("usName");
  const nameAt = (place: number): string => {
    const written = spellings[place] ?? "";
    const end = written.indexOf(",");
    return end < 0 ? written : written.slice(0, end);
  };
  const aliases = (place: number): readonly string[] => lengthen(spellings[place] ?? "");
  return {
    count: spellings.length,
    names(place) {
      const usName = usNameAt?.(place) as string | undefined;
      return usName === undefined ? [nameAt(place)] : [nameAt(place), usName];
    },
    aliases,
    ingredient(place) {
      const known = ingredients.get(place);
      if (known) return known;
      const name = nameAt(place);
      const rest = [...facts].flatMap(([key, valueAt]) => (valueAt(place) === undefined ? [] : [[key, valueAt(place)]]));
      const ingredient = { id: idOf(name), name, aliases: aliases(place), ...Object.fromEntries(rest) } as Ingredient;
      ingredients.set(place, ingredient);
      return ingredient;
    },
  };
}

/** The value of a row, undefined where it has none. */
function unpackColumn(column: Column): (place: number) => unknown {
  let byPlace: readonly unknown[] | undefined;
  return (place) => {
    byPlace ??= readColumn(column);
    return byPlace[place];
  };
}

function readColumn(column: Column): readonly unknown[] {
  const [, , steps] = column;
  const values = valuesOf(column);
  if (steps === 0) return values;
  const byPlace: unknown[] = [];
  let at = 0;
  for (const [index, step] of steps.entries()) byPlace[(at += step)] = values[index];
  return byPlace;
}

function valuesOf([, as, , values]: Column): readonly unknown[] {
  let value: unknown;
  return values.split(",").map((text) => {
    if (text !== "") value = as === AS.text ? text : as === AS.words ? text.split(" ") : JSON.parse(text);
    return value;
  });
}

function shorten({ id, name, aliases }: Ingredient): string {
  if (id !== idOf(name)) throw new Error(`The id ${id} does not follow from the name ${name}.`);
  const inMarks = (alias: string): string => alias.replaceAll(name, "~").replaceAll(lastWord(name), "^").replaceAll(firstWord(name), "&");
  return [name, ...aliases.map(inMarks)].join(",");
}

function lengthen(spellings: string): readonly string[] {
  const end = spellings.indexOf(",");
  if (end < 0) return [];
  const name = spellings.slice(0, end);
  let aliases = spellings.slice(end + 1);
  if (aliases.includes("~")) aliases = aliases.replaceAll("~", name);
  if (aliases.includes("^")) aliases = aliases.replaceAll("^", lastWord(name));
  if (aliases.includes("&")) aliases = aliases.replaceAll("&", firstWord(name));
  return aliases.split(",");
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(" ") + 1);
}

function firstWord(name: string): string {
  const end = name.indexOf(" ");
  return end < 0 ? name : name.slice(0, end);
}
