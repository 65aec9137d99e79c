/** What a step says of a food, as this food bears it: oil is heated and not melted, a paste is stirred in and not crumbled, and no oil that is a seasoning smokes. */
import { pattern } from "#recipe/pattern";
import { crumbles, isCube, isFat, type Food } from "../food.ts";

/** The sentence of a row that was written for another food of its kind. */
export function fitVerbs(step: string, foods: readonly Food[]): string {
  let told = step;
  for (const food of foods) {
    if (!told.includes(food.name)) continue;
    if (isFat(food) && food.kind.form === "liquid") told = told.replaceAll(pattern("g")`\b([Mm])elt(?= (?:[^,.;]{0,24} of )?the ${food.name})`, heated);
    if (isCube(food) && !crumbles(food)) told = told.replaceAll(pattern("g")`\b([Cc])rumble(?= (?:in|over) [^.;]{0,30}${food.name})`, stirred);
  }
  return foods.some(isFat) && foods.filter(isFat).every(({ kind }) => SCORCHES.has(kind.id))
    ? told.replaceAll(/\b(?:smoking|very|fiercely) hot\b/g, "hot")
    : told;
}

const heated = (_: string, letter: string): string => (letter === "M" ? "Heat" : "heat");
const stirred = (_: string, letter: string): string => (letter === "C" ? "Stir" : "stir");

/** Fats that burn before a pan smokes. */
const SCORCHES: ReadonlySet<string> = new Set(["oil_finish", "butter"]);
