/** What an ingredient line has soaked or thawed for long is told in the header, too: nobody begins at six what wants a night. */
import type { Recipe, WorkAhead } from "#recipe/recipe";
import { NIGHT_MINUTES } from "#recipe/work-ahead";

/** "Soaked in several changes of cold water for 24 hours", "thawed in the fridge overnight, or in cold water for an hour". */
const LONG_WORK = /\b(soaked|thawed)\b((?:(?! and )[^,;])*?\b(?:overnight\b|for [^,;]*?\b(?:hours?|minutes?)\b))(?:,? or ([^;,]*))?/;
/** A range by its lower end. */
const TIME = /\bovernight\b|\bfor (an?|\d+)(?:–\d+)? (hour|minute)s?\b/;
const CALLED: Readonly<Record<string, string>> = { soaked: "soaking", thawed: "thawing" };
/** Minutes that a cook finds beside the first steps. */
const BESIDE = 30;

/** The recipe with the longest of what its lines have done ahead. */
export function tellAhead(recipe: Recipe): Recipe {
  const works = recipe.ingredients.flatMap(({ preparation = "" }) => aheadIn(preparation)).filter(({ minutes }) => minutes >= BESIDE);
  const [longest] = works.toSorted((a, b) => b.minutes - a.minutes);
  return longest ? { ...recipe, ahead: longest } : recipe;
}

/** Of two ways the quicker. */
function aheadIn(preparation: string): readonly WorkAhead[] {
  const [, work = "", told = "", other] = LONG_WORK.exec(preparation) ?? [];
  const called = CALLED[work];
  return called === undefined ? [] : [{ minutes: other === undefined ? minutesIn(told) : Math.min(minutesIn(told), minutesIn(other)), work: called }];
}

function minutesIn(told: string): number {
  const [found, count = "", unit] = TIME.exec(told) ?? [];
  if (found === undefined) return 0;
  return unit === undefined ? NIGHT_MINUTES : (Number(count) || 1) * (unit === "hour" ? 60 : 1);
}
