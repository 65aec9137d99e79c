/** What a step says of a food, as this food bears it: oil is heated and not melted, a paste is stirred in and not crumbled, and no oil that is a seasoning smokes. */
import { pattern } from "#recipe/pattern";
import type { ClassId } from "#kitchen/knowledge/classes/ingredient-class";
import { crumbles, isCube, isFat, type Food } from "../food.ts";

/** The sentence of a row that was written for another food of its kind. */
export function fitVerbs(step: string, foods: readonly Food[]): string {
  let told = MELTING.some((verb) => step.includes(verb)) ? asSeveral(step, foods) : step;
  for (const food of foods) {
    if (!told.includes(food.name)) continue;
    if (isFat(food) && food.kind.form === "liquid") told = told.replaceAll(pattern("g")`\b([Mm])elt(?= (?:[^,.;]{0,24} of )?the ${food.name})`, heated);
    if (food.kind.shelf === "nut" && food.states.includes("roasted")) told = withoutToasting(told, food.name);
    if (isCube(food) && !crumbles(food)) told = told.replaceAll(pattern("g")`\b([Cc])rumble(?= (?:in|over) [^.;]{0,30}${food.name})`, stirred);
  }
  return foods.some(isFat) && foods.filter(isFat).every(({ kind }) => SCORCHES.has(kind.id))
    ? told.replaceAll(/\b(?:smoking|very|fiercely) hot\b/g, "hot")
    : told;
}

/** What was bought toasted is chopped or scattered as it is. */
function withoutToasting(step: string, name: string): string {
  return step
    .replaceAll(pattern("g")`(the ${name}(?:s|es)?), toasted\b`, "$1")
    .replaceAll(
      pattern("g")`\bToast (the ${name}(?:s|es)?) (?:in|on|over) [^.]*?,? (?:and|then) (?!leave|lift|cool)(\w)(\w*(?: or \w+)?)( [^.]*)?\.`,
      (_, nuts: string, first: string, verb: string, how = "") => `${first.toUpperCase()}${verb} ${nuts}${how}.`,
    )
    .replaceAll(pattern("g")`\bToast the ${name}(?:s|es)? (?:in|on|over) [^.]*\. ?`, "");
}

const MELTING = [" bubbles", " melts", " softens"];

/** The edam and gouda bubble and brown, where one cheese bubbles and browns. */
function asSeveral(step: string, foods: readonly Food[]): string {
  const names = foods.flatMap(({ name, parts = [] }) => [name, ...parts.map((part) => part.name)]);
  return step.replaceAll(
    pattern("g")`(the (?:${names}, )*${names} and ${names}) (bubble|melt|soften)s( and brown)?s?\b`,
    (_, all: string, verb: string, browns = "") => `${all} ${verb}${browns}`,
  );
}

const heated = (_: string, letter: string): string => (letter === "M" ? "Heat" : "heat");
const stirred = (_: string, letter: string): string => (letter === "C" ? "Stir" : "stir");

/** Fats that burn before a pan smokes. */
const SCORCHES: ReadonlySet<ClassId> = new Set(["oil_finish", "butter"]);
