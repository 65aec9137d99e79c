/**
 * The ingredients, packed. They are read before the first suggestion, so that they are packed for speed: a text of all spellings,
 * and JSON of the rest by column, which is as small as a packed table and read in a tenth of its time.
 */
import { idOf } from "../ingredients/food.ts";
import type { Ingredient } from "../schema.ts";

type Facts = Omit<Ingredient, "id" | "name" | "aliases">;

/** A property: how far each row that has it lies behind the one before (0: every row has it), and the values. */
type Column = readonly [key: string, steps: readonly number[] | 0, values: readonly unknown[]];

/** Spellings of each row, parted by `|`: the name and the aliases, in which `~` is the name and `^` its last word. The id follows from the name. */
type Packed = readonly [spellings: string, columns: readonly Column[]];

export function packIngredients(ingredients: readonly Ingredient[]): string {
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
  return [key, values.length === rows.length ? 0 : steps, values];
}

export function unpackIngredients(packed: string): readonly Ingredient[] {
  const [spellings, columns] = JSON.parse(packed) as Packed;
  const rows = spellings.split("|").map(lengthen);
  for (const [key, steps, values] of columns) {
    let at = 0;
    for (let index = 0; index < values.length; index++) {
      at = steps === 0 ? index : at + (steps[index] ?? 0);
      const row = rows[at];
      if (row) row[key] = values[index];
    }
  }
  return rows as unknown as readonly Ingredient[];
}

function shorten({ id, name, aliases }: Ingredient): string {
  if (id !== idOf(name)) throw new Error(`The id ${id} does not follow from the name ${name}.`);
  return [name, ...aliases.map((alias) => alias.replaceAll(name, "~").replaceAll(lastWord(name), "^"))].join(",");
}

function lengthen(spellings: string): Record<string, unknown> {
  const end = spellings.indexOf(",");
  if (end < 0) return { id: idOf(spellings), name: spellings, aliases: [] };
  const name = spellings.slice(0, end);
  let aliases = spellings.slice(end + 1);
  if (aliases.includes("~")) aliases = aliases.replaceAll("~", name);
  if (aliases.includes("^")) aliases = aliases.replaceAll("^", lastWord(name));
  return { id: idOf(name), name, aliases: aliases.split(",") };
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(" ") + 1);
}
