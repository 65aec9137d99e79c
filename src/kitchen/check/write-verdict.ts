/** The pantry check in one sentence. */
import type { CheckedRecipe } from "./checked-recipe.ts";

/** "Uses 6 of your 7 ingredients, and nothing else." `used` counts the entries that the recipe uses. */
export function writeVerdict({ foods, entries, suggested }: CheckedRecipe, used: number): string {
  if (foods.length === 0) return "I found no food in this text.";
  const opening = openingOf(foods, entries, used);
  const foreign = foods.filter((food) => food.verdict === "not-on-your-list" && food.place !== "optional").map((food) => food.name);
  const optional = foods.filter((food) => food.verdict === "not-on-your-list" && food.place === "optional").map((food) => food.name);
  const unsure = foods.filter((food) => food.verdict === "not-sure").map((food) => food.name);
  if (foreign.length > 0)
    return `${opening}, and ${foreign.length === 1 ? "one thing that is" : `${foreign.length} things that are`} not on your list: ${list(foreign)}.`;
  if (unsure.length > 0) return `${opening}; I am not sure about ${list(unsure)}.`;
  if (optional.length > 0) return `${opening}, and nothing else it needs; ${list(optional)} would be optional.`;
  // What the dish is good with is an idea, not a use: it is said, and accuses nobody.
  return suggested.length === 0
    ? `${opening}, and nothing else.`
    : `${opening}, and nothing else; it suggests serving with ${list(suggested.slice(0, SUGGESTED_MOST))}.`;
}

const SUGGESTED_MOST = 4;

function openingOf(foods: CheckedRecipe["foods"], entries: CheckedRecipe["entries"], used: number): string {
  const [first] = entries;
  if (first === undefined) return "Uses nothing of yours";
  if (entries.length > 1) return used === 0 ? `Uses none of your ${entries.length} ingredients` : `Uses ${shareOf(used, entries.length, "your ingredients")}`;
  const listed = first.foods.length;
  if (listed === 1) return `${used === 0 ? "Does not use" : "Uses"} your one ingredient`;
  // "Eggs, rice and leeks" on one line are one entry, and three foods.
  const foodsUsed = Math.min(listed, foods.filter(({ entries }) => entries.includes(first)).length);
  return foodsUsed === 0 ? `Uses none of the ${listed} foods on your list` : `Uses ${shareOf(foodsUsed, listed, "the foods on your list")}`;
}

/** `2 of your 3 ingredients`, `both of the foods on your list`. */
function shareOf(used: number, listed: number, whose: string): string {
  const [article, ...rest] = whose.split(" ");
  return used < listed ? `${used} of ${article} ${listed} ${rest.join(" ")}` : `${listed === 2 ? "both" : `all ${listed}`} of ${whose}`;
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
