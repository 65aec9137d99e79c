/**
 * The fat that a food has of its own, where a list holds none to fry in: bacon, chorizo and sausages render it, a rim and a skin run, the cream on coconut milk parts
 * into oil, a tin of fish is packed in it.
 */
import type { IngredientId } from "#kitchen/knowledge/schema";
import { isSaidInOil, isSaidLight } from "#kitchen/read/said-fat";
import { roleWeight, type Food } from "./food.ts";

/** How a food gives its fat up. */
export type OwnFat = "creams" | "melts" | "tinned" | "renders" | "rim" | "skin";

const RIMMED: ReadonlySet<IngredientId> = new Set<IngredientId>(["sirloin-steak", "rump-steak", "ribeye-steak"]);
/** Break up in the pan: nobody lifts them out of it whole. */
const CRUMBLY: ReadonlySet<IngredientId> = new Set<IngredientId>(["corned-beef"]);
const SKINNED: ReadonlySet<IngredientId> = new Set<IngredientId>(["duck", "duck-breast"]);

export function ownFatOf({ kind, ingredient, states, readings }: Food): OwnFat | undefined {
  if (kind.id === "coconut_milk" && !readings.some(({ typed }) => isSaidLight(typed))) return "creams";
  if (ingredient.id === "mascarpone") return "melts";
  if ((kind.id === "fish_tin" || ingredient.id === "anchovy") && readings.length > 0 && readings.every(({ typed }) => isSaidInOil(typed))) return "tinned";
  if (SKINNED.has(ingredient.id) && kind.raw === "unsafe" && !states.includes("strips")) return "skin";
  if (kind.id === "pork_chop" || kind.id === "red_chop" || RIMMED.has(ingredient.id)) return "rim";
  const isCured = kind.id === "cured_fatty" || roleWeight(kind, ["bacon", "sausage"]) >= 0.5;
  return isCured && !CRUMBLY.has(ingredient.id) && roleWeight(kind, ["fat_render"]) >= 0.5 ? "renders" : undefined;
}
