/**
 * Writes src/kitchen/knowledge/nutrition.ts from the USDA figures in usda-foods.tsv, and prints which of our piece
 * weights are far from USDA's. Run: npx tsx scripts/derive-nutrition.ts
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { ALL_INGREDIENTS } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { Ingredient } from "#kitchen/knowledge/schema";
import { findUsdaFood, type UsdaFood } from "./usda-foods.ts";

const TABLE = path.join(import.meta.dirname, "../src/kitchen/knowledge/nutrition.ts");
/** Salt is 2.5 times the weight of its sodium. */
const SALT_OF_SODIUM_MG = 2.5 / 1000;
/** Our weight of a piece and the nearest of USDA's may differ by so much: onions differ more. */
const TOLERANCE = 0.4;
/** Measures that are no piece of the food. */
const NO_PIECE =
  /\b(?:cups?|tbsp|tsp|tablespoons?|teaspoons?|oz|fl|ml|liters?|quarts?|lb|serving|slices?|rings?|strips?|inch|bags?|cans?|package|pkg|container|dash|grams?)\b/i;

const HEADER = `/**
 * Nutrition figures of ingredients, for 100 g of what is eaten. Written by \`npx tsx scripts/derive-nutrition.ts\`: change
 * that, not this. Source: U.S. Department of Agriculture, Agricultural Research Service, FoodData Central (SR Legacy,
 * April 2018; FNDDS 2021-2023), fdc.nal.usda.gov; public domain, published under CC0 1.0.
 */
import type { IngredientId } from "./schema.ts";

/**
 * g, but for kcal; null is unknown, not zero. Rounded as far as an estimate needs: a chunk that is fetched is paid for by
 * the byte. Behind each row: FoodData Central's id of the food.
 */
export type NutritionRow = readonly [
  kcal: number | null,
  protein: number | null,
  fat: number | null,
  carbohydrate: number | null,
  sugar: number | null,
  fibre: number | null,
  salt: number | null,
];

`;

/** The text of the table. */
export function writeNutritionTable(ingredients: readonly Ingredient[]): string {
  const rows = ingredients
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((ingredient) => {
      const food = findUsdaFood(ingredient);
      if (!food) return [];
      const key = /^[\w$]+$/.test(ingredient.id) ? ingredient.id : JSON.stringify(ingredient.id);
      return [`  ${key}: [${writeRow(food).map(String).join(", ")}], // ${food.fdc}\n`];
    });
  return `${HEADER}export const NUTRITION: Readonly<Partial<Record<IngredientId, NutritionRow>>> = {\n${rows.join("")}};\n`;
}

function writeRow({ figures }: UsdaFood): readonly (number | null)[] {
  const { kcal, protein, fat, carbohydrate, sugar, fibre, sodium } = figures;
  const salt = sodium === undefined ? undefined : sodium * SALT_OF_SODIUM_MG;
  const grams = [protein, fat, carbohydrate, sugar, fibre].map((figure) => rounded(figure, figure !== undefined && figure < 5 ? 0.5 : 1));
  return [rounded(kcal, 1), ...grams, rounded(salt, salt !== undefined && salt < 1 ? 0.05 : 0.1)];
}

function rounded(figure: number | undefined, step: number): number | null {
  return figure === undefined ? null : Number((Math.round(figure / step) * step).toFixed(2));
}

/** One line for each ingredient whose piece weighs something else with USDA. */
export function compareWeights(ingredients: readonly Ingredient[]): readonly string[] {
  return ingredients.flatMap((ingredient) => {
    const { eachGrams } = ingredient;
    const food = findUsdaFood(ingredient);
    if (eachGrams === undefined || !food) return [];
    const pieces = food.portions.filter(({ unit }) => !NO_PIECE.test(unit)).map(({ amount, unit, grams }) => ({ unit, grams: grams / amount }));
    const [nearest] = pieces.toSorted((a, b) => distance(a.grams, eachGrams) - distance(b.grams, eachGrams));
    if (!nearest || distance(nearest.grams, eachGrams) <= TOLERANCE) return [];
    return [`${ingredient.id}: ours ${eachGrams} g, USDA ${nearest.grams.toFixed(0)} g (${nearest.unit}, ${food.description})`];
  });
}

function distance(grams: number, ours: number): number {
  return Math.abs(grams - ours) / Math.max(grams, ours);
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(TABLE, writeNutritionTable(ALL_INGREDIENTS));
  const missing = ALL_INGREDIENTS.filter((ingredient) => !findUsdaFood(ingredient));
  console.log(
    `${ALL_INGREDIENTS.length - missing.length} of ${ALL_INGREDIENTS.length} ingredients have figures. Without: ${missing.map(({ id }) => id).join(", ")}`,
  );
  console.log(`Piece weights that differ by more than ${TOLERANCE * 100} %:\n${compareWeights(ALL_INGREDIENTS).join("\n")}`);
}
