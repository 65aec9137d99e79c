/** How much a step needs from the list: the measured ingredients that it is the first to name. */
import { findNamedIngredients } from "#recipe/food-words";
import type { Recipe } from "#recipe/recipe";

/** Places in `recipe.ingredients`, in list order. A food named in several steps is needed at the first. */
export function amountsForStep({ steps, ingredients }: Recipe, step: number): readonly number[] {
  const earlier = new Set(steps.slice(0, step).flatMap((text) => findNamedIngredients(text, ingredients)));
  return findNamedIngredients(steps[step] ?? "", ingredients).filter((index) => ingredients[index]?.quantity !== undefined && !earlier.has(index));
}
