/** Reads a checked recipe for the safety practices. */
import type { CheckedRecipe } from "../checked-recipe.ts";
import { readClauses } from "./clauses.ts";
import { findRawFlesh } from "./flesh.ts";
import type { SafetyView } from "./practice.ts";

/** Linear in the length of the recipe. */
export function viewSafety(recipe: CheckedRecipe): SafetyView {
  const said = recipe.sentences.filter(({ part: { role } }) => role !== "title" && role !== "label" && role !== "facts");
  return { recipe, clauses: said.flatMap(readClauses), raw: findRawFlesh(recipe) };
}
