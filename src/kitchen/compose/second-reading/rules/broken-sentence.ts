import type { Rule } from "../rule.ts";

/** What no sentence of ours says, each of them the trace of words that were left out. */
const BROKEN: readonly RegExp[] = [
  /\b(?:and|or|with|the|a|of|for|from)[.;:]|\b(?:with|the|a|of|into|for|from),/i,
  /\bnow, then and\b|, and,|, and then and\b|\b(?:and|with|of|the|or) (?:and|or)\b(?! )|\band and\b|\bwith and (?!ouille)|\b(?:with|of|the|a|into|for) (?:of|with|until)\b/i,
  /\binto (?:and|until|for \d)/i,
  /\b(?:top with|scatter with|season with|squeeze over|with then)[.;,]/i,
  /\(\s*\)|,\s*,|\s,|\bthe the\b|\ba (?=[aeio][a-z])/i,
];
const FINE = /\ba (?:one|once)/i;

/** A dropped part has left a hole in the sentence. */
export const brokenSentence: Rule = {
  id: "broken-sentence",
  why: "nobody cooks from a sentence that does not parse",
  find: ({ recipe: { title, summary = "", steps } }) =>
    [title, summary, ...steps.flatMap((step) => step.split(/(?<=[.!?]) /))].flatMap((text) => {
      const found = BROKEN.map((broken) => broken.exec(text)?.[0]).find((hit) => hit !== undefined && !FINE.test(hit));
      return found === undefined ? [] : [{ weight: 2 as const, what: `“${found}”: ${text}` }];
    }),
};
