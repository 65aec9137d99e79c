/** Writes a recipe as schema.org `Recipe` in JSON-LD, which recipe managers take in. */
import { ingredientText } from "./ingredient-text.ts";
import type { Recipe } from "./recipe.ts";
import { minutesInAll } from "./work-ahead.ts";

/** The members that the book fills. Names and shapes are schema.org's. */
export interface RecipeJsonLd {
  readonly "@context": "https://schema.org";
  readonly "@type": "Recipe";
  readonly name: string;
  readonly description?: string;
  readonly recipeYield?: string;
  /** An ISO 8601 duration. */
  readonly totalTime?: string;
  readonly recipeIngredient: readonly string[];
  readonly recipeInstructions: readonly { readonly "@type": "HowToStep"; readonly position: number; readonly text: string }[];
}

/** The recipe as one JSON-LD object. Notes have no place in schema.org's recipe and are left out. */
export function toJsonLd(recipe: Recipe): RecipeJsonLd {
  const { title, summary } = recipe;
  const totalMinutes = minutesInAll(recipe);
  const recipeYield = writeYield(recipe);
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: title === "" ? "Recipe" : title,
    ...(summary === undefined ? {} : { description: summary }),
    ...(recipeYield === undefined ? {} : { recipeYield }),
    ...(totalMinutes === undefined ? {} : { totalTime: writeDuration(totalMinutes) }),
    recipeIngredient: recipe.ingredients.map(ingredientText),
    recipeInstructions: recipe.steps.map((text, index) => ({ "@type": "HowToStep", position: index + 1, text })),
  };
}

/** The file: JSON with two spaces of indent and a last newline. */
export function exportJsonLd(recipe: Recipe): string {
  return `${JSON.stringify(toJsonLd(recipe), undefined, 2)}\n`;
}

function writeYield({ makes, servings }: Recipe): string | undefined {
  if (makes !== undefined) return makes;
  return servings === undefined ? undefined : `${servings} ${servings === 1 ? "serving" : "servings"}`;
}

/** 95 → `PT1H35M`. */
function writeDuration(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return `PT${hours > 0 ? `${hours}H` : ""}${rest > 0 || hours === 0 ? `${rest}M` : ""}`;
}
