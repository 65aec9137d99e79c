/** Reads usda-foods.tsv and finds the food that an ingredient of ours is. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { findClass } from "#kitchen/knowledge/classes/all-classes";
import type { Shelf } from "#kitchen/knowledge/classes/class-row";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { keyOf } from "#kitchen/knowledge/vocabulary";
import type { Ingredient, IngredientId } from "#kitchen/knowledge/schema";
import type { ClassId } from "#kitchen/knowledge/classes/ingredient-class";

export interface UsdaFood {
  readonly name: string;
  /** FoodData Central's id. */
  readonly fdc: number;
  readonly description: string;
  /** For 100 g, sodium in mg; undefined where USDA has no figure. */
  readonly figures: Readonly<Record<"kcal" | "protein" | "fat" | "carbohydrate" | "sugar" | "fibre" | "sodium", number | undefined>>;
  /** `1 medium` of it weighs so many grams. */
  readonly portions: readonly { readonly amount: number; readonly unit: string; readonly grams: number }[];
  readonly alsoCalled: readonly string[];
  /** Foods without figures of their own that this one may lend its figures to. */
  readonly standsFor: readonly string[];
}

/**
 * Where names lead astray: another state (dried for tinned), a seasoned mix for its spice, a bird with its bones.
 * `undefined` is "no figures": better than wrong ones.
 */
const BY_HAND: Readonly<Record<IngredientId, string | undefined>> = {
  "adzuki-bean": "cooked black beans",
  annatto: undefined,
  bean: "kidney beans",
  biscuit: "shortbread",
  "black-rice": "brown rice",
  "black-eyed-bean": "canned black-eyed peas",
  "borlotti-bean": "pinto beans",
  "burger-patty": "ground beef",
  cake: "sponge cake",
  "celery-salt": "salt",
  cereal: "corn flakes",
  chervil: "parsley",
  "cheshire-cheese": "cheddar cheese",
  "chilli-oil": "vegetable oil",
  "chocolate-spread": "chocolate hazelnut spread",
  "cold-cut": "ham",
  "cooked-beetroot": "canned beets",
  "cooked-chicken": undefined,
  "cooked-potato": "canned potatoes",
  "cooked-turkey": undefined,
  crumpet: "english muffin",
  "custard-powder": "cornstarch",
  "dried-bean": "dried kidney beans",
  "dried-pea": "split peas",
  "dried-shrimp": undefined,
  gammon: "ham",
  "gluten-free-pasta": "pasta",
  halloumi: undefined,
  "instant-mash": "dried potato flakes",
  "jam-sugar": "sugar",
  kidney: "lamb kidney",
  "lancashire-cheese": "cheddar cheese",
  leberkase: "bologna",
  liver: "beef liver",
  mirin: undefined,
  // USDA's row has more sugar (23 g) than carbohydrate (22 g).
  paneer: undefined,
  "mixed-dried-fruit": "raisin",
  "mixed-herbs": "italian seasoning",
  noodle: "egg noodles",
  "nutritional-yeast": undefined,
  "padron-pepper": "green bell pepper",
  "pickled-herring": undefined,
  "pizza-base": "pita bread",
  "pomegranate-molasses": undefined,
  "pulled-pork": undefined,
  "rice-mix": undefined,
  "roasted-tomato": "tomato",
  "seafood-mix": "shrimp",
  sorbet: undefined,
  "stewing-venison": "venison",
  sumac: undefined,
  "sweet-soy-sauce": undefined,
  "tinned-fruit": "fruit cocktail",
  "turkey-neck": "turkey wing",
  wensleydale: "cheddar cheese",
  "whole-chicken": undefined,
  "whole-duck": undefined,
  "whole-turkey": undefined,
  "wild-garlic": "leek",
  "muffin-mix": "yellow cake mix",
  samp: "grits",
};

/** As they grow: one white fish or one berry is much like another, one sauce is not. */
const NATURAL: readonly Shelf[] = ["meat", "fish", "vegetable", "fruit", "fat"];

const foods = readFoods();
const byName = index((food) => [food.name]);
const byOtherName = index((food) => food.alsoCalled);
const byProxy = index((food) => food.standsFor);

/** The USDA food of an ingredient: by hand, by its name, by another name of the food, by what the food stands for, or else that of the food it is a kind of. */
export function findUsdaFood({ id, name, usName, kindOf, classId }: Ingredient): UsdaFood | undefined {
  if (Object.hasOwn(BY_HAND, id)) {
    const chosen = BY_HAND[id];
    if (chosen !== undefined && !byName.has(keyOf(chosen))) throw new Error(`usda-foods.tsv has no food ${JSON.stringify(chosen)}.`);
    return chosen === undefined ? undefined : byName.get(keyOf(chosen));
  }
  const keys = [name, ...(usName === undefined ? [] : [usName])].map(keyOf);
  for (const foods of [byName, byOtherName, byProxy]) {
    const key = keys.find((key) => foods.has(key));
    if (key !== undefined) return foods.get(key);
  }
  const broader = kindOf === undefined ? undefined : findIngredient(kindOf);
  return broader?.classId === classId && isNatural(classId) ? findUsdaFood(broader) : undefined;
}

function isNatural(classId: ClassId): boolean {
  const shelf = findClass(classId)?.shelf;
  return shelf !== undefined && NATURAL.includes(shelf);
}

function index(namesOf: (food: UsdaFood) => readonly string[]): ReadonlyMap<string, UsdaFood> {
  const found = new Map<string, UsdaFood>();
  for (const food of foods) {
    for (const name of namesOf(food)) if (!found.has(keyOf(name))) found.set(keyOf(name), food);
  }
  return found;
}

function readFoods(): readonly UsdaFood[] {
  const text = readFileSync(path.join(import.meta.dirname, "usda-foods.tsv"), "utf8");
  const [head = "", ...lines] = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const columns = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    const cell = (column: string): string => cells[columns.indexOf(column)] ?? "";
    const figure = (column: string): number | undefined => (cell(column) === "" ? undefined : Number(cell(column)));
    const list = (column: string): string[] => cell(column).split("; ").filter(Boolean);
    return {
      name: cell("name"),
      fdc: Number(cell("fdc")),
      description: cell("description"),
      figures: {
        kcal: figure("kcal"),
        protein: figure("protein"),
        fat: figure("fat"),
        carbohydrate: figure("carbohydrate"),
        sugar: figure("sugar"),
        fibre: figure("fibre"),
        sodium: figure("sodium"),
      },
      portions: list("portions").flatMap((portion) => {
        const [, amount, unit, grams] = /^([\d.]+) (.*) = ([\d.]+) g$/.exec(portion) ?? [];
        return unit === undefined ? [] : [{ amount: Number(amount), unit, grams: Number(grams) }];
      }),
      alsoCalled: list("also called"),
      standsFor: list("stands for"),
    };
  });
}
