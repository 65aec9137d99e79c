/** A recipe that takes longer than asked: by its own header, or by a time that its steps name. */
import { minutesInAll } from "#recipe/work-ahead";
import type { PantryCheckRule } from "../finding.ts";

const TIMES = /(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*\d+(?:\.\d+)?)?\s*(h|hr|hrs|hours?|min|mins|minutes?)\b/gi;
const NIGHT = /\bovernight\b/i;
const NIGHT_MINUTES = 8 * 60;

export const time: PantryCheckRule = {
  id: "time",
  title: "Time",
  why: "Who has half an hour has half an hour.",
  check: ({ reading: { recipe } }, { minutes: most }) => {
    if (most === undefined) return [];
    const minutes = Math.max(minutesInAll(recipe) ?? 0, ...recipe.steps.map(longestIn));
    return minutes > most
      ? [{ id: "time", wish: "minutes", minutes, message: `It takes ${minutes} minutes, and you asked for ${most} at most.`, ranges: [] }]
      : [];
  },
};

/** Minutes of the longest time that a step names. */
function longestIn(step: string): number {
  const times = [...step.matchAll(TIMES)].map(([, count = "0", unit = ""]) => Number(count) * (unit.toLowerCase().startsWith("h") ? 60 : 1));
  return Math.max(NIGHT.test(step) ? NIGHT_MINUTES : 0, ...times);
}
