/** The work that a part wants done to a food, for its line: "sliced", "juiced", or none. */
import type { MasterPart } from "#kitchen/knowledge/masters/master";
import type { Portion } from "../portion.ts";
import { fitWork } from "../write/fit-work.ts";
import { ownWork } from "../write/own-work.ts";
import { keysIn, keysOf } from "./food-keys.ts";
import type { MasterDraft } from "./master-filling.ts";
import { POURED, isPressed } from "./pressed.ts";

/** The work that a part wants done to this food, with its holes (`write/said-work.ts`); what has no cuts, peas or rice, is not cut up with the others. */
export function workOf(part: MasterPart, portion: Portion, { portions }: MasterDraft): string | undefined {
  const { prep, prepOf = {}, knife, use } = part;
  const { food } = portion;
  if (isPressed(part, [portion]) && keysIn(part.foods).some((key) => POURED.has(key))) return "{juiced}";
  const keys = keysOf(food);
  const isUncut = knife === true && food.kind.form !== "solid" && food.kind.form !== "leaf" && food.kind.cuts.every((cut) => cut === "whole");
  // What one use is for is no work on all of it.
  const purpose = portions.all.filter((other) => other.food === food).length > 1 ? undefined : use;
  const work = ownWork(food, Object.entries(prepOf).find(([key]) => keys.has(key))?.[1] ?? (isUncut ? undefined : (prep ?? purpose)));
  if (work === undefined && part.does.includes("boiled") && (keys.has("~potato") || keys.has("~potato_baker"))) return "{cut} into 3 cm {pieces}";
  // Slices are sliced.
  return work === undefined || (work === "{sliced}" && portion.quantity.unit === "slice") ? undefined : fitWork(work, food);
}
