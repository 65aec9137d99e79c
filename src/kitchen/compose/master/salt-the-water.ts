/** Where there is salt, what boils in plenty of water boils in salted water: a row says of which water, by the hole `{saltwater}`. */
import type { MasterPart } from "#kitchen/knowledge/masters/master";
import { isSalt, type Portion } from "../portion.ts";

/** What stands in the hole until it is known whether there is salt for it. */
export const SALTWATER = "\u2060water";

/** True where some more of the salt is for the water of one of these `steps`; none where somebody said how much there is, or the row salts its water itself. */
export function isSaltForWater(portions: readonly Portion[], parts: readonly MasterPart[], steps: readonly string[]): boolean {
  const salt = portions.find(isSalt);
  if (!salt || salt.food.available !== undefined) return false;
  return !parts.some(({ part, does }) => part === salt.fills && does.includes("boiled")) && steps.some((step) => step.includes(SALTWATER));
}

/** The step with its water told, salted or not. */
export function tellWater(step: string, isSalted: boolean): string {
  return step.replaceAll(SALTWATER, isSalted ? "salted water" : "water");
}
