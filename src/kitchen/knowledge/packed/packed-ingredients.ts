/** The ingredients, packed. The id follows from the name; other spellings are written as far as they differ from it. */
import { idOf } from "../ingredients/food.ts";
import type { Ingredient } from "../schema.ts";
import { packTable } from "./pack-table.ts";
import { unpackTable } from "./unpack-table.ts";

/** `spellings`: the name and the aliases, in which `~` is the name and `^` its last word. */
interface PackedIngredient {
  readonly spellings: string;
  readonly facts: Omit<Ingredient, "id" | "name" | "aliases">;
}

export function packIngredients(ingredients: readonly Ingredient[]): string {
  return packTable(ingredients.map(shorten), { maps: [], names: {} });
}

export function unpackIngredients(packed: string): readonly Ingredient[] {
  return (unpackTable(packed) as readonly PackedIngredient[]).map(lengthen);
}

function shorten({ id, name, aliases, ...facts }: Ingredient): PackedIngredient {
  if (id !== idOf(name)) throw new Error(`The id ${id} does not follow from the name ${name}.`);
  const short = aliases.map((alias) => alias.replaceAll(name, "~").replaceAll(lastWord(name), "^"));
  return { spellings: [name, ...short].join(","), facts };
}

function lengthen({ spellings, facts }: PackedIngredient): Ingredient {
  const end = spellings.indexOf(",");
  if (end < 0) return { id: idOf(spellings), name: spellings, aliases: [], ...facts };
  const name = spellings.slice(0, end);
  let aliases = spellings.slice(end + 1);
  if (aliases.includes("~")) aliases = aliases.replaceAll("~", name);
  if (aliases.includes("^")) aliases = aliases.replaceAll("^", lastWord(name));
  return { id: idOf(name), name, aliases: aliases.split(","), ...facts };
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(" ") + 1);
}
