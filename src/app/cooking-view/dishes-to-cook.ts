/** What is cooked, in the order it is cooked in: the recipe, and the dishes that it tells behind its method. Ingredients and steps are counted through. */
import { findFurtherDishes, readFurtherDish } from "#recipe/further-dishes";
import type { Recipe, RecipeNote } from "#recipe/recipe";

export interface DishToCook extends Pick<Recipe, "ingredients" | "steps"> {
  /** Left out for the recipe's own dish, which the page is named after. */
  readonly heading?: string;
  /** How many ingredients and steps the dishes before it have. */
  readonly ingredientsBefore: number;
  readonly stepsBefore: number;
}

export function dishesToCook(recipe: Recipe): readonly DishToCook[] {
  let [ingredientsBefore, stepsBefore] = [0, 0];
  return [{ ingredients: recipe.ingredients, steps: recipe.steps }, ...findFurtherDishes(recipe)].map((dish) => {
    const counted = { ...dish, ingredientsBefore, stepsBefore };
    ingredientsBefore += dish.ingredients.length;
    stepsBefore += dish.steps.length;
    return counted;
  });
}

/** The dish that a step belongs to, and the step's place in it; `number` is 1 for the first of all. */
export function findStep(dishes: readonly DishToCook[], number: number): { readonly dish: DishToCook; readonly at: number } | undefined {
  const dish = dishes.find(({ stepsBefore, steps }) => number > stepsBefore && number <= stepsBefore + steps.length);
  return dish && { dish, at: number - 1 - dish.stepsBefore };
}

/** What a cook may want to know and no dish tells: `Good to know`, `Contains`. */
export function otherNotes({ notes }: Recipe): readonly RecipeNote[] {
  return notes.filter((note) => readFurtherDish(note) === undefined);
}
