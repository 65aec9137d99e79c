/**
 * By which ways of cooking a written method takes each entry. Clause by clause: what a clause does it does with the food that it names, or
 * else the food last named; a pot that simmers simmers all that is in it.
 */
import { COMES_OUT, ELSEWHERE, GOES_IN, IS_LATE, OF_ALL, OF_ONE, type Technique } from "./techniques.ts";

export interface Mention {
  /** Where in the markdown the food is named. */
  readonly start: number;
  /** Entries of the list, as typed. */
  readonly typed: readonly string[];
}

/** A verb takes the food that stands so near behind it for its object. */
const OBJECT_WITHIN = 22;

export function readTechniques(markdown: string, mentions: readonly Mention[]): ReadonlyMap<string, ReadonlySet<Technique>> {
  const method = markdown.indexOf("\n## Method");
  const end = markdown.indexOf("\n## ", method + 1);
  const found = new Map<string, Set<Technique>>();
  const note = (entries: Iterable<string>, technique: Technique): void => {
    for (const entry of entries) {
      const those = found.get(entry) ?? new Set();
      found.set(entry, those.add(technique));
    }
  };
  let pot = new Set<string>();
  let inHand: readonly string[] = [];
  let lasting: Technique | undefined;
  let isLate = false;
  for (const sentence of markdown.slice(0, end < 0 ? undefined : end).matchAll(/[^.\n]+/g)) {
    if (sentence.index < method) continue;
    if (ELSEWHERE.test(sentence[0])) pot = new Set();
    isLate = false;
    for (const clause of sentence[0].matchAll(/[^,;:]+/g)) {
      const text = clause[0];
      const from = sentence.index + clause.index;
      const here = mentions.filter(({ start }) => start >= from && start < from + text.length);
      const named = here.flatMap(({ typed }) => typed);
      if (named.length > 0) inHand = named;
      isLate ||= IS_LATE.test(text);
      if (isLate && named.length > 0) continue;
      for (const entry of named) pot.add(entry);
      const ones = OF_ONE.flatMap(([technique, words]) => (words.test(text) ? [technique] : []));
      for (const technique of ones) note(inHand, technique);
      const alls = OF_ALL.flatMap(([technique, words]) => {
        const hit = words.exec(text);
        if (!hit) return [];
        const object = here.filter(({ start }) => start >= from + hit.index && start < from + hit.index + hit[0].length + OBJECT_WITHIN);
        note(object.length > 0 ? object.flatMap(({ typed }) => typed) : pot, technique);
        return [technique];
      });
      lasting = alls[0] ?? ones[0] ?? lasting;
      if (ones.length + alls.length === 0 && lasting && named.length > 0 && GOES_IN.test(text) && /\bminutes?\b/.test(text)) note(named, lasting);
      if (COMES_OUT.test(text)) for (const entry of inHand) pot.delete(entry);
    }
  }
  return found;
}
