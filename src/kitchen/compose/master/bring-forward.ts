/** What gives its fat to what fries before it is fried first, in the words of its row, and comes back where the row would have fried it. */
import type { Portion } from "../portion.ts";
import { isSaid, usedFoods } from "../second-reading/dish-read.ts";
import { friesFirst, namesItsPan } from "../second-reading/rules/browned-dry.ts";
import { nameOf } from "../write/naming.ts";
import { goesBeside } from "./told-minutes.ts";
import { timesIn, withoutMarks, writeToldTime } from "./told-times.ts";

export interface Forward {
  /** What is done with it first, as an order without its stop; undefined where its row does not fry it. */
  readonly words: string | undefined;
  /** By its place among the sentences, what stands there instead: nothing where the row lifts it out itself. */
  readonly instead: ReadonlyMap<number, string>;
}

/** `at` is the sentence that wants its fat. Undefined where no later one speaks of it, or one fries it in another pan or among other foods. */
export function bringForward(sentences: readonly string[], at: number, portion: Portion, all: readonly Portion[]): Forward | undefined {
  const names = (sentence: string, { food }: Portion): boolean =>
    usedFoods(all.filter((other) => other.food === food)).some((used) => used.names.some((name) => isSaid(withoutMarks(sentence).toLowerCase(), name)));
  const place = sentences.findIndex((sentence, nth) => nth >= at && names(sentence, portion));
  const own = sentences[place];
  if (own === undefined || place === at) return undefined;
  if (timesIn(own).length === 0 || !friesFirst(own)) return { words: undefined, instead: new Map() };
  const isAlone = all.every((other) => other.food === portion.food || !names(own, other));
  if (!isAlone || goesBeside(own) || namesItsPan(own)) return undefined;
  const order = own.replace(ADDED, (_, food: string, verb: string) => `${verb} ${food}`).replace(/\.$/, "");
  const words = order.charAt(0).toLowerCase() + order.slice(1);
  const lone = words.replace(LIFTED, "");
  const next = sentences[place + 1] ?? "";
  if (lone !== words) return { words, instead: new Map([[place, ""]]) };
  // What is added to others is lifted out with them.
  const isLifted = order === own.replace(/\.$/, "") && next !== "" && next.replace(LIFT_OUT, "") === "";
  const back = isLifted ? "" : `Return the ${nameOf(portion)} to the pan for ${writeToldTime("1–2 min")}, until hot.`;
  return { words: `${words}, then lift out`, instead: new Map([[place, back], ...(isLifted ? [[place + 1, ""] as const] : [])]) };
}

/** `Add the bacon and fry for 4 minutes`: there is nothing yet to add it to. */
const ADDED = /^Add (the [^.,]*?) and (cook|fry)\b/;
const LIFTED = /(?:,? (?:and|then)|;) (?:then )?lift (?:it |them )?out\b.*$/;
const LIFT_OUT = /^(?:Lift|Tip) (?:it |them )?out\b[^.]*\.$/;
