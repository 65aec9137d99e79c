/** Entries of the list that the recipe does not use. */
import type { PantryCheckRule } from "../finding.ts";

export const unusedIngredient: PantryCheckRule = {
  id: "unused-ingredient",
  title: "Left over",
  why: "It is yours and stays where it is.",
  check: ({ foods, entries }) => {
    const used = new Set(foods.flatMap((food) => food.entries));
    return entries
      .filter((entry) => !used.has(entry) && !entry.foods.every((food) => food.ingredient?.classId === "water"))
      .map((entry) => ({ id: "unused-ingredient", message: `The recipe does not use your ${entry.typed.trim()}.`, food: entry.typed, ranges: [] }));
  },
};
