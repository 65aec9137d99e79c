/** What of a recipe is begun before its minutes: a night of soaking, an hour of thawing. */
import type { Recipe } from "./recipe.ts";

/** Minutes of what is done overnight. */
export const NIGHT_MINUTES = 8 * 60;
/** What is frozen in the list may lie thawed on the table. */
const MAY_BE_DONE = "thawing";

/** Minutes from the first move to the table, what is soaked ahead counted; undefined where a recipe tells none. */
export function minutesInAll({ totalMinutes, ahead }: Pick<Recipe, "totalMinutes" | "ahead">): number | undefined {
  return totalMinutes === undefined ? undefined : totalMinutes + (ahead === undefined || ahead.work === MAY_BE_DONE ? 0 : ahead.minutes);
}
