/**
 * The ingredients, packed. They are read before the first suggestion, so that they are packed for speed: a text of all spellings,
 * and one of the rest for each property, which is split when somebody asks for it.
 */
import { classIds } from "../classes/all-classes.ts";
import { idOf } from "../ingredients/food.ts";
import type { IngredientTable } from "../ingredients/ingredient-table.ts";
import type { Ingredient } from "../schema.ts";
import type { ClassId } from "../classes/ingredient-class.ts";
import { folded, readerOf, unfolded, writeNumber } from "./digits.ts";

type Facts = Omit<Ingredient, "id" | "name" | "aliases" | "classId">;

/** How the values of a property are written: as they are, as words with spaces between them, as JSON. */
const AS = { text: 0, words: 1, json: 2 } as const;

/** A property: how far each row that has it lies behind the one before, and the values between commas, nothing where it is the same again. */
type Column = readonly [key: string, as: number, steps: readonly number[], values: string];

/** How far the class of each row lies behind that of the one before in the table of classes, or before it: neighbours are mostly alike. */
type Classes = string;

/** Spellings of each row, parted by `|`: the name and the aliases, in which `~` is the name, `^` its last word and `&` its first. The id follows from the name. */
type Packed = readonly [spellings: string, classes: Classes, columns: readonly Column[]];

export function packIngredients({ count, ingredient }: IngredientTable): string {
  const ingredients = Array.from({ length: count }, (_, place) => ingredient(place));
  const facts = ingredients.map(({ id: _id, name: _name, aliases: _aliases, classId: _classId, ...rest }): Facts => rest);
  const keys = [...new Set(facts.flatMap((row) => Object.keys(row)))];
  const packed: Packed = [ingredients.map(shorten).join("|"), packClasses(ingredients), keys.map((key) => packColumn(key, facts))];
  return JSON.stringify(packed);
}

function packClasses(ingredients: readonly Ingredient[]): Classes {
  const places = new Map(classIds().map((id, place) => [id, place]));
  let before = 0;
  return ingredients
    .map(({ name, classId }) => {
      const place = places.get(classId);
      if (place === undefined) throw new Error(`The class of ${name} is in no table: ${classId}.`);
      const distance = place - before;
      before = place;
      return writeNumber(folded(distance));
    })
    .join("");
}

function unpackClasses(packed: Classes, count: number): readonly ClassId[] {
  const read = readerOf(packed);
  const ids = classIds();
  let place = 0;
  return Array.from({ length: count }, () => ids[(place += unfolded(read()))] as ClassId);
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
  const column: Column = [key, as, steps, said];
  if (JSON.stringify(valuesOf(column)) !== JSON.stringify(values))
    throw new Error(`Values of ${key} cannot be packed: an empty one, or one with a comma or a space.`);
  return column;
}

/** An ingredient is made when it is asked for: names are needed of all of them, the rest of few. */
export function unpackIngredients(packed: string): IngredientTable {
  const [text, packedClasses, columns] = JSON.parse(packed) as Packed;
  let classes: readonly ClassId[] | undefined;
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
      classes ??= unpackClasses(packedClasses, spellings.length);
      const ingredient = { id: idOf(name), name, classId: classes[place], aliases: aliases(place), ...Object.fromEntries(rest) } as Ingredient;
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
