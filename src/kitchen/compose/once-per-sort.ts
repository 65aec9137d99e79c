/** What is read from a food's ingredient and class alone, read once for each sort of food: on the next list the same carrot is another food of that sort. */
import type { IngredientClass } from "../knowledge/classes/ingredient-class.ts";
import type { Ingredient } from "../knowledge/schema.ts";
import type { Food } from "./food.ts";

/** All that tells one sort of food from another. */
export type Sort = Pick<Food, "ingredient" | "kind">;

/** There are as many sorts as the tables have ingredients and classes that a state turns them into; what a label adds to one is forgotten with its list. */
export function oncePerSort<Value>(read: (food: Sort) => Value): (food: Sort) => Value {
  const known = new WeakMap<Ingredient, Map<IngredientClass, { readonly value: Value }>>();
  return (food) => {
    const { ingredient, kind } = food;
    let inClasses = known.get(ingredient);
    if (!inClasses) known.set(ingredient, (inClasses = new Map()));
    let kept = inClasses.get(kind);
    if (!kept) inClasses.set(kind, (kept = { value: read(food) }));
    return kept.value;
  };
}
