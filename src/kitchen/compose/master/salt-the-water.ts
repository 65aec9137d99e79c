/** Where there is salt, what boils in plenty of water boils in salted water, whatever the row says of it. */
import type { Portion } from "../portion.ts";
import { isSalt } from "../portion.ts";
import type { MasterPart } from "#kitchen/knowledge/masters/master";

const BOILS = /\b([Bb]oil|[Cc]ook|[Ss]immer)( [^.]*? in (?:plenty of |a large pan of |a pan of )(?:boiling )?)water\b|\b([Cc]ook)( [^.]*? in boiling )water\b/;

/** True where some more of the salt is for the water; none where somebody said how much there is. */
export function isSaltForWater(portions: readonly Portion[], parts: readonly MasterPart[], steps: readonly string[]): boolean {
  const salt = portions.find(isSalt);
  if (!salt || salt.food.available !== undefined) return false;
  const isCounted = parts.some(({ part, does }) => part === salt.fills && does.includes("boiled"));
  return (
    !isCounted &&
    steps.some((step) => BOILS.test(step)) &&
    !steps.some((step) => /\bsalted (?:boiling )?water\b|\bsalt[^.]* water\b|\bwater\b[^.]{0,30}\bsalt\b/i.test(step))
  );
}

export function saltWater(step: string): string {
  return step.replace(
    BOILS,
    (_, verb?: string, words?: string, cook?: string, boiling?: string) => `${verb ?? cook ?? ""}${words ?? boiling ?? ""}salted water`,
  );
}
