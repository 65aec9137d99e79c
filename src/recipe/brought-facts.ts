/** For how many a brought recipe is and how long it takes, as its file or its site says it in a field of its own. */
import { findRange } from "./quantity.ts";
import type { Recipe } from "./recipe.ts";
import { findTimes } from "./step-times.ts";

/** `4`, `4 servings`, `2|4|8` (the first is what the amounts are for), `12 cookies`. */
export function readYield(text: string): Pick<Recipe, "servings" | "makes"> {
  const bare = text.trim().replace(/^(?:serves|servings?|yields?|makes|for)\b[:\s]*(?:about )?/i, "");
  const range = findRange(bare, 0);
  if (!range) return bare === "" ? {} : { makes: bare };
  const behind = bare.slice(range.end).trim();
  const people = behind === "" || /^(?:\||people|persons?|servings?|portions?|serves)/i.test(behind) || !/\p{L}/u.test(behind);
  return people && Number.isInteger(range.amount) && range.amount > 0 ? { servings: range.amount } : { makes: bare };
}

/** Minutes that a text states, or undefined: `1 hour 30 min`, `1h30m`, `90`. */
export function minutesOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\s*\d{1,4}\s*$/.test(text)) return Number(text) || undefined;
  const short = /^\s*(?:(\d{1,3})\s?h)?\s?(?:(\d{1,4})\s?m)?\s*$/i.exec(text);
  if (short && short[0].trim() !== "") return Number(short[1] ?? 0) * 60 + Number(short[2] ?? 0) || undefined;
  const [time] = findTimes(text);
  return time && Math.round((time.upToSeconds ?? time.seconds) / 60);
}

/** The sum of the times that are stated, or undefined where none is. */
export function sumOf(times: readonly (string | number | undefined)[]): number | undefined {
  const minutes = times.flatMap((time) => (typeof time === "number" ? time : minutesOf(time)) ?? []);
  return minutes.length === 0 ? undefined : minutes.reduce((sum, part) => sum + part, 0);
}
