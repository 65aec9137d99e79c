/** What a serving gives, estimated from the portions: how much energy, and of what. Says for how much of the food it knows. */
import type { RecipeNote } from "#recipe/recipe";
import type { NutritionRow } from "../knowledge/nutrition.ts";
import { writtenNutrition, type NutritionTable } from "../knowledge/written-nutrition.ts";
import type { Portion, Portions } from "./portion.ts";
import type { Wording } from "./write/wording.ts";

const NUTRIENTS = ["kcal", "protein", "fat", "carbohydrate", "sugar", "fibre", "salt"] as const;
type Nutrient = (typeof NUTRIENTS)[number];

export interface NutritionEstimate {
  /** In a serving: kcal, all else in g. Null where too little of the food has a figure. */
  readonly figures: Readonly<Record<Nutrient, number | null>>;
  /** Share of the weight, 0 to 1, whose energy is known. */
  readonly known: number;
}

/** A figure that misses more of the food than this would mislead. */
const LEAST_KNOWN = 0.85;

/** Adds up the raw ingredients of one serving. What cooking pours away or boils off is not subtracted. */
export function estimateNutrition({ all, servings }: Portions): NutritionEstimate {
  const weight = all.reduce((sum, { grams }) => sum + grams, 0);
  const eaten = all.flatMap((portion) => {
    const row = findRow(portion);
    return row ? [{ row, grams: portion.grams }] : [];
  });
  const sums = NUTRIENTS.map((nutrient, index) => {
    let total = 0;
    let known = 0;
    for (const { row, grams } of eaten) {
      const figure = row[index];
      if (figure === null || figure === undefined) continue;
      total += (figure * grams) / 100;
      known += grams;
    }
    const share = weight > 0 ? known / weight : 0;
    return { nutrient, share, figure: share >= LEAST_KNOWN ? total / servings : null };
  });
  return {
    figures: Object.fromEntries(sums.map(({ nutrient, figure }) => [nutrient, figure])) as Record<Nutrient, number | null>,
    known: sums[0]?.share ?? 0,
  };
}

let rows: NutritionTable | undefined;

/** A food that its state has made another (dried, tinned, smoked) has other figures than the fresh one. */
function findRow({ food }: Portion): NutritionRow | undefined {
  rows ??= writtenNutrition();
  return food.kind.id === food.ingredient.classId ? rows.get(food.ingredient.id) : undefined;
}

/** The note under a recipe; none where too little is known to say anything. */
export function writeNutrition(portions: Portions, { locale }: Pick<Wording, "locale">): readonly RecipeNote[] {
  const { figures, known } = estimateNutrition(portions);
  const kcal = Math.round((figures.kcal ?? 0) / 10) * 10;
  if (kcal === 0) return [];
  const fibre = locale === "en-US" ? "fiber" : "fibre";
  const sugar = figures.sugar === null ? "" : ` (${writeGrams(figures.sugar)} of it sugar)`;
  const parts = [
    grams(figures.protein, "protein"),
    grams(figures.fat, "fat"),
    figures.carbohydrate === null ? undefined : `${grams(figures.carbohydrate, "carbohydrate")}${sugar}`,
    grams(figures.fibre, fibre),
    figures.salt === null ? undefined : `${figures.salt.toFixed(1)} g salt`,
  ].filter((part) => part !== undefined);
  const source = "estimated from USDA FoodData Central figures for the raw ingredients";
  const share = known > 0.995 ? "" : `, which cover ${Math.floor(known * 100)} % of their weight`;
  return [
    {
      heading: "Nutrition",
      lines: [
        `About ${kcal} kcal ${portions.asked === undefined ? "a serving" : `in each of ${portions.servings} helpings`}: ${parts.join(", ")}; ${source}${share}.`,
      ],
    },
  ];
}

function grams(figure: number | null, of: string): string | undefined {
  return figure === null ? undefined : `${writeGrams(figure)} ${of}`;
}

function writeGrams(figure: number): string {
  return `${Math.round(figure)} g`;
}
