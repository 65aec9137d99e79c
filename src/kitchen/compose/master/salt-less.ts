/** A row's salt is written without what is salty and may be left out: where that is there, it is less. */
import type { Units } from "#recipe/order";
import type { Master } from "#kitchen/knowledge/masters/master";
import { isCube } from "../food.ts";
import { isSalt, type Portion } from "../portion.ts";
import { LEAST_SALT, lessOf, saltBrought, withinSalt } from "../portion/salt-ledger.ts";

/** What is salty and may be left out brings its salt: the row's is less by that, and never less than a half. The water that something boils in, and a dough, are salted as ever; a broth is its cube. */
export function saltLess(all: readonly Portion[], { parts, course }: Master, servings: number, units: Units): readonly Portion[] {
  const own = all.filter(isSalt);
  const isForWater = own.some(({ fills }) => parts.some(({ part, does }) => part === fills && (does.includes("boiled") || does.includes("kneaded"))));
  const needed = new Set<string | undefined>(parts.flatMap(({ part, need }) => (need === true ? [part] : [])));
  const brought = all.reduce((sum, portion) => sum + (isSalt(portion) || needed.has(portion.fills) ? 0 : saltBrought(portion)), 0);
  const salted = own.reduce((sum, { grams }) => sum + grams, 0);
  const isLess = own.length > 0 && !isForWater && brought >= TASTED * salted;
  const first = isLess ? all.map((portion) => (isSalt(portion) ? lessOf(portion, Math.max(LEAST_SALT, 1 - brought / salted), units) : portion)) : all;
  const seasons = new Set<string | undefined>(
    parts.flatMap(({ part, role, need }) => (need !== true && (role === "seasoning" || role === "finish") ? [part] : [])),
  );
  return withinSalt(
    first,
    servings,
    units,
    (portion) => isSalt(portion) || (isCube(portion.food) && course !== "soup") || seasons.has(portion.fills),
    (portion) => !isForWater || !isSalt(portion),
  );
}
/** Of the row's salt, what must be brought before it is less. */
const TASTED = 0.3;
