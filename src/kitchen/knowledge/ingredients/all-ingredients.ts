/** Every ingredient the kitchen knows, and look-up by id. */
import type { Ingredient, IngredientId } from "../schema.ts";
import { BREAD_PASTRY } from "./bread-pastry.ts";
import { CHEESE } from "./cheese.ts";
import { CURED_MEAT } from "./cured-meat.ts";
import { DRINKS_VINEGARS } from "./drinks-vinegars.ts";
import { EGGS_DAIRY } from "./eggs-dairy.ts";
import { FATS } from "./fats.ts";
import { FISH } from "./fish.ts";
import { FLOURS_BAKING } from "./flours-baking.ts";
import { FRUIT } from "./fruit.ts";
import { GRAINS } from "./grains.ts";
import { HERBS } from "./herbs.ts";
import { JARS_PICKLES } from "./jars-pickles.ts";
import { MEAT } from "./meat.ts";
import { NUTS_SEEDS } from "./nuts-seeds.ts";
import { PASTA_NOODLES } from "./pasta-noodles.ts";
import { POULTRY } from "./poultry.ts";
import { PULSES } from "./pulses.ts";
import { READY } from "./ready.ts";
import { SAUCES } from "./sauces.ts";
import { SOY_AND_MEAT_FREE } from "./soy-and-meat-free.ts";
import { SPICES } from "./spices.ts";
import { SWEET } from "./sweet.ts";
import { VEGETABLES_FRUITING } from "./vegetables-fruiting.ts";
import { VEGETABLES_GREEN } from "./vegetables-green.ts";
import { VEGETABLES_ROOTS } from "./vegetables-roots.ts";

/** All ingredients, family by family. */
export const ALL_INGREDIENTS: readonly Ingredient[] = [
  ...BREAD_PASTRY,
  ...CHEESE,
  ...CURED_MEAT,
  ...DRINKS_VINEGARS,
  ...EGGS_DAIRY,
  ...FATS,
  ...FISH,
  ...FLOURS_BAKING,
  ...FRUIT,
  ...GRAINS,
  ...HERBS,
  ...JARS_PICKLES,
  ...MEAT,
  ...NUTS_SEEDS,
  ...PASTA_NOODLES,
  ...POULTRY,
  ...PULSES,
  ...READY,
  ...SAUCES,
  ...SOY_AND_MEAT_FREE,
  ...SPICES,
  ...SWEET,
  ...VEGETABLES_FRUITING,
  ...VEGETABLES_GREEN,
  ...VEGETABLES_ROOTS,
];

const byId = new Map<IngredientId, Ingredient>(ALL_INGREDIENTS.map((ingredient) => [ingredient.id, ingredient]));

/** The ingredient of an id, if there is one. */
export function findIngredient(id: IngredientId): Ingredient | undefined {
  return byId.get(id);
}

/** The ingredient of an id that comes from the tables or from a reading. Throws on an id that no table holds: that is a fault in the tables. */
export function getIngredient(id: IngredientId): Ingredient {
  const ingredient = byId.get(id);
  if (ingredient === undefined) throw new Error(`No ingredient has the id ${JSON.stringify(id)}.`);
  return ingredient;
}
