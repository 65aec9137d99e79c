/** Where in its method a row would grease its pan, though the list has no fat: nothing is laid in for its own fat before that place. */
import type { Master } from "#kitchen/knowledge/masters/master";
import type { Placed } from "./candidate.ts";
import { fillSentence } from "./fill-sentence.ts";
import { markedFilling } from "./marked-filling.ts";
import { sentencesOf } from "./told-minutes.ts";

export interface Place {
  readonly step: number;
  /** Of the sentences of that step, as these foods fill it. */
  readonly sentence: number;
}

/** The sentence that would tell of one of these parts first; undefined where none would. */
export function placeOfFat({ method }: Master, placed: Placed, parts: readonly string[]): Place | undefined {
  const holes = parts.flatMap((part) => [`{${part}}`, `{${part} `, `?${part}`, `!${part}`]);
  const step = method.findIndex((told) => holes.some((hole) => told.includes(hole)));
  const told = method[step];
  if (told === undefined) return undefined;
  const before = fillSentence(told.slice(0, startOf(told, holes)), markedFilling(placed)) ?? "";
  const sentences = before === "" ? 0 : sentencesOf(before).length;
  return { step, sentence: /[.!?]$/.test(before) ? sentences : Math.max(0, sentences - 1) };
}

/** Before the outermost bracket around the first of these holes. */
function startOf(told: string, holes: readonly string[]): number {
  const at = Math.min(...holes.map((hole) => told.indexOf(hole)).filter((place) => place >= 0));
  let depth = 0;
  let outer = at;
  for (let place = 0; place < at; place++) {
    const sign = told.charAt(place);
    if (sign === "[") {
      if (depth === 0) outer = place;
      depth += 1;
    } else if (sign === "]") depth -= 1;
  }
  return depth === 0 ? at : outer;
}
