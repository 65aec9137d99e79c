/** Where a part takes a lemon, and means its juice. */
import type { MasterPart, Treatment } from "#kitchen/knowledge/masters/master";
import type { Portion } from "../portion.ts";

/** Of a lemon that goes into a dressing or a sauce the juice goes in, unless the sentence tells of the fruit itself. */
export function isPressed({ does, prep, use, prepOf }: MasterPart, named: readonly Portion[]): boolean {
  const isJuiced = prep === undefined && use === undefined && Object.values(prepOf ?? {}).every((work) => work === "juiced");
  return isJuiced && does.every((way) => PRESSED.has(way)) && named.every(({ food }) => food.kind.id === "citrus_sour");
}

const PRESSED: ReadonlySet<Treatment> = new Set<Treatment>(["stirred-in-off-heat", "dressed", "marinated", "macerated", "whisked", "deglazed-with"]);

/** Where one of these might stand too, no zest is meant. */
export const POURED: ReadonlySet<string> = new Set(["lemon-juice", "lime-juice", "~citrus_juice", "vinegar", "~vinegar", "tamarind", "~tamarind"]);

/** Whether the words before a hole tell of the fruit itself: "the zest of", "squeeze". */
export function tellsOfFruit(before: string): boolean {
  return TELLS_FRUIT.test(before);
}

const TELLS_FRUIT = /\b(?:juice|zest|wedges?|slices?|halves|squeezed?|squeezing|grate|peel)\b[^.]*$/i;
