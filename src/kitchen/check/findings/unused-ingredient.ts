/** Entries of the list that the recipe does not use. */
import type { PantryCheckRule } from "../finding.ts";
import type { RecipeFood } from "../gathered-foods.ts";
import type { OrderEntry } from "../order-entries.ts";

export const unusedIngredient: PantryCheckRule = {
  id: "unused-ingredient",
  title: "Left over",
  why: "It is yours and stays where it is.",
  check: ({ foods, entries }) => {
    const used = new Set(foods.filter((food) => !isOnlySpokenOf(food)).flatMap((food) => food.entries));
    const cooked = new Set([...used].flatMap((entry) => entry.foods.map(({ ingredient }) => ingredient?.id)));
    // Of caster and granulated sugar either will do; water and ice need no line.
    const isSettled = ({ ingredient }: OrderEntry["foods"][number]): boolean =>
      ingredient !== undefined && (["water", "ice"].includes(ingredient.classId) || cooked.has(ingredient.id));
    return entries
      .filter((entry) => !used.has(entry) && !entry.foods.every(isSettled))
      .map((entry) => ({ id: "unused-ingredient", message: `The recipe does not use your ${entry.typed.trim()}.`, food: entry.typed, ranges: [] }));
  },
};

/** "Apologies to the sweet potato", behind the recipe: nothing is done with it, or offered. */
function isOnlySpokenOf({ place, mentions }: RecipeFood): boolean {
  return place === "optional" && mentions.every(({ why, sentence }) => why === "aside" && /^(?:note|remark)$/.test(sentence.part.role));
}
