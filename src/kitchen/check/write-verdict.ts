/** The pantry check in one sentence. */
import type { CheckedRecipe } from "./checked-recipe.ts";

/** "Uses 6 of your 7 ingredients, and nothing else." `used` counts the entries that the recipe uses. */
export function writeVerdict({ foods, entries }: CheckedRecipe, used: number): string {
  if (foods.length === 0) return "I found no food in this text.";
  const share =
    entries.length === 0
      ? "nothing of yours"
      : used === 0
        ? `none of your ${entries.length} ingredients`
        : used === entries.length
          ? `all ${used} of your ingredients`
          : `${used} of your ${entries.length} ingredients`;
  const opening =
    entries.length === 1 && used === 0 ? "Does not use your one ingredient" : entries.length === 1 && used === 1 ? "Uses your one ingredient" : `Uses ${share}`;
  const foreign = foods.filter((food) => food.verdict === "not-on-your-list" && food.place !== "optional").map((food) => food.name);
  const optional = foods.filter((food) => food.verdict === "not-on-your-list" && food.place === "optional").map((food) => food.name);
  const unsure = foods.filter((food) => food.verdict === "not-sure").map((food) => food.name);
  if (foreign.length > 0)
    return `${opening}, and ${foreign.length === 1 ? "one thing that is" : `${foreign.length} things that are`} not on your list: ${list(foreign)}.`;
  if (unsure.length > 0) return `${opening}; I am not sure about ${list(unsure)}.`;
  if (optional.length > 0) return `${opening}, and nothing else it needs; ${list(optional)} would be optional.`;
  return `${opening}, and nothing else.`;
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
