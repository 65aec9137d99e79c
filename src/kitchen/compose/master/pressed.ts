/** Where a part takes a lemon, and means its juice. */
import type { MasterPart, Treatment } from "#kitchen/knowledge/masters/master";
import type { Portion } from "../portion.ts";

/** Of a lemon that goes into a dressing or a sauce the juice goes in; where a sentence tells of the fruit itself, its hole says so (`{itself lemon}`). */
export function isPressed({ does, prep, use, prepOf }: MasterPart, named: readonly Portion[]): boolean {
  const isJuiced = prep === undefined && use === undefined && Object.values(prepOf ?? {}).every((work) => work === "{juiced}");
  return isJuiced && does.every((way) => PRESSED.has(way)) && named.every(({ food }) => food.kind.id === "citrus_sour");
}

const PRESSED: ReadonlySet<Treatment> = new Set<Treatment>(["stirred-in-off-heat", "dressed", "marinated", "macerated", "whisked", "deglazed-with"]);

/** Where one of these might stand too, no zest is meant. */
export const POURED: ReadonlySet<string> = new Set(["lemon-juice", "lime-juice", "~citrus_juice", "vinegar", "~vinegar", "tamarind", "~tamarind"]);
