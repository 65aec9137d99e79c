/** The ingredients, packed. The id follows from the name; other spellings are written as far as they differ from it. */
import { idOf } from "../ingredients/food.ts";
import type { Ingredient } from "../schema.ts";
import { packTable } from "./pack-table.ts";
import { unpackTable } from "./unpack-table.ts";

/** `spellings`: the name and the aliases, in which `~` is the name and `^` its last word. */
type PackedIngredient = Omit<Ingredient, "id" | "name" | "aliases"> & { readonly spellings: string };

export function packIngredients(ingredients: readonly Ingredient[]): string {
  return packTable(ingredients.map(shorten), { maps: [], names: {} });
}

export function unpackIngredients(packed: string): readonly Ingredient[] {
  return (unpackTable(packed) as readonly PackedIngredient[]).map(lengthen);
}

function shorten({ id, name, aliases, ...facts }: Ingredient): PackedIngredient {
  if (id !== idOf(name)) throw new Error(`The id ${id} does not follow from the name ${name}.`);
  const short = aliases.map((alias) => alias.replaceAll(name, "~").replaceAll(lastWord(name), "^"));
  return { spellings: [name, ...short].join(","), ...facts };
}

function lengthen({ spellings, ...facts }: PackedIngredient): Ingredient {
  const end = spellings.indexOf(",");
  const name = end < 0 ? spellings : spellings.slice(0, end);
  const aliases =
    end < 0
      ? []
      : spellings
          .slice(end + 1)
          .replaceAll("~", name)
          .replaceAll("^", lastWord(name))
          .split(",");
  return { id: idOf(name), name, aliases, ...facts };
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(" ") + 1);
}
