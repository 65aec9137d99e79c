/** A master's sentences with a mark in each hole in place of words, for who asks which foods a sentence speaks of and not how. */
import { isOfNoPart } from "#kitchen/knowledge/masters/master";
import type { Placed } from "./candidate.ts";
import type { Filling } from "./fill-sentence.ts";
import { keysOf } from "./food-keys.ts";

/** What stands for the food of a part. */
export function markOf(part: string): string {
  return `<${part}>`;
}

/** Fills a hole by the mark of its part, and one of no part (a measure, a time) by what `sayOther` says of it. */
export function markedFilling(placed: Placed, sayOther: (hole: string) => string = (hole) => hole): Filling {
  const filled = new Map([...placed].map(([part, foods]) => [part.part, foods]));
  return {
    isFilled: (name) => filled.has(name),
    isFilledBy: (name, keys) => (filled.get(name) ?? []).some((food) => keys.some((key) => keysOf(food).has(key))),
    isMany: () => false,
    hole(hole) {
      const name = hole.split(" ").find((word) => filled.has(word));
      if (name !== undefined) return markOf(name);
      return isOfNoPart(hole) ? sayOther(hole) : undefined;
    },
  };
}
