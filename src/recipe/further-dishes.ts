/** The dishes that a recipe tells behind its method (`And with the rest: apple clafoutis`), as data: what they take, and their own steps. */
import { readPlainText } from "./plain-text.ts";
import { readIngredient } from "./read-ingredient.ts";
import type { Recipe, RecipeNote } from "./recipe.ts";

export interface FurtherDish extends Pick<Recipe, "ingredients" | "steps"> {
  /** The note's heading: when it is made, a colon, its name. */
  readonly heading: string;
}

/** Its first line says what it takes, each ingredient as in a list: `Take 2 apples, cored; 45 g sugar.` */
const TAKES = /^Take ([^;]+(?:; [^;]+)*)\.$/;

/** A note's dish, or undefined where it tells none. */
export function readFurtherDish({ heading, lines: [first = "", ...steps] }: RecipeNote): FurtherDish | undefined {
  const taken = TAKES.exec(first)?.[1];
  if (taken === undefined || steps.length === 0 || !heading.includes(": ")) return undefined;
  const ingredients = taken.split("; ").map((line) => readIngredient(readPlainText(line, 0, line.length)));
  return ingredients.some(({ quantity }) => quantity !== undefined) ? { heading, ingredients, steps } : undefined;
}

export function findFurtherDishes({ notes }: Pick<Recipe, "notes">): readonly FurtherDish[] {
  return notes.flatMap((note) => readFurtherDish(note) ?? []);
}
