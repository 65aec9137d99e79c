/**
 * Strings as people type them on a phone, labelled by hand with the ingredients a cook reads in them: amounts glued on, voice
 * typing, British and American words, brands, slips, states, several foods in one entry, other languages. A file a shelf in
 * `foods/`; how they were gathered, and what of each set was read the first time, is told in README.md beside this file.
 */
import { ALLERGEN_KINDS } from "./foods/allergen-kinds.ts";
import { BREAD_PASTRY } from "./foods/bread-pastry.ts";
import { CHEESE } from "./foods/cheese.ts";
import { CURED_MEAT } from "./foods/cured-meat.ts";
import { DRINKS_VINEGARS } from "./foods/drinks-vinegars.ts";
import { EGGS_DAIRY } from "./foods/eggs-dairy.ts";
import { FATS } from "./foods/fats.ts";
import { FISH } from "./foods/fish.ts";
import { FLOURS_BAKING } from "./foods/flours-baking.ts";
import { FRUIT } from "./foods/fruit.ts";
import { GRAINS } from "./foods/grains.ts";
import { HERBS } from "./foods/herbs.ts";
import { JARS_PICKLES } from "./foods/jars-pickles.ts";
import { MEAT } from "./foods/meat.ts";
import { NUTS_SEEDS } from "./foods/nuts-seeds.ts";
import { PASTA_NOODLES } from "./foods/pasta-noodles.ts";
import { POULTRY } from "./foods/poultry.ts";
import { PULSES } from "./foods/pulses.ts";
import { READY } from "./foods/ready.ts";
import { SAUCES } from "./foods/sauces.ts";
import { SEVERAL_FOODS } from "./foods/several-foods.ts";
import { SOY_AND_MEAT_FREE } from "./foods/soy-and-meat-free.ts";
import { SPICES } from "./foods/spices.ts";
import { SWEET } from "./foods/sweet.ts";
import { VEGETABLES_FRUITING } from "./foods/vegetables-fruiting.ts";
import { VEGETABLES_GREEN } from "./foods/vegetables-green.ts";
import { VEGETABLES_ROOTS } from "./foods/vegetables-roots.ts";

/** A string as typed, and the ids of the foods that a cook reads in it, in order. */
export interface LabelledEntry {
  readonly typed: string;
  readonly ids: readonly string[];
}

/** The strings of each shelf. */
export const LABELLED_SHELVES: readonly (readonly [shelf: string, entries: readonly LabelledEntry[]])[] = Object.entries({
  ALLERGEN_KINDS,
  BREAD_PASTRY,
  CHEESE,
  CURED_MEAT,
  DRINKS_VINEGARS,
  EGGS_DAIRY,
  FATS,
  FISH,
  FLOURS_BAKING,
  FRUIT,
  GRAINS,
  HERBS,
  JARS_PICKLES,
  MEAT,
  NUTS_SEEDS,
  PASTA_NOODLES,
  POULTRY,
  PULSES,
  READY,
  SAUCES,
  SEVERAL_FOODS,
  SOY_AND_MEAT_FREE,
  SPICES,
  SWEET,
  VEGETABLES_FRUITING,
  VEGETABLES_GREEN,
  VEGETABLES_ROOTS,
}).map(([shelf, text]) => [shelf.toLowerCase().replaceAll("_", " "), entriesOf(text)]);

export const LABELLED_FOODS: readonly LabelledEntry[] = LABELLED_SHELVES.flatMap(([, entries]) => entries);

/** The strings of a text of lines `ids = typed | typed`, each with its foods. */
function entriesOf(text: string): readonly LabelledEntry[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [ids = "", typed = ""] = line.split(" = ");
      return typed.split(" | ").map((one) => ({ typed: one, ids: ids.split(", ") }));
    });
}
