/** Every ingredient the kitchen knows, family by family. The build replaces this module by the packed table. */
import { ALLERGEN_KINDS } from "./allergen-kinds.ts";
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
import { tableOf, type IngredientTable } from "./ingredient-table.ts";
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

export function writtenIngredients(): IngredientTable {
  return tableOf([
    ...ALLERGEN_KINDS,
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
  ]);
}
