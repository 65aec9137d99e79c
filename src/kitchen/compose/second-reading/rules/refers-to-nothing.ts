import type { Rule } from "../rule.ts";

const BACK = /\b(?:the )?same (?:dry )?(?:way|manner)\b|\bas before\b|\bas above\b|\bwith the others\b|\bthe other half\b/;

/** It points back to what was never said. */
export const refersToNothing: Rule = {
  id: "refers-to-nothing",
  why: "the sentence before was left out with its food",
  find({ sentences }) {
    for (const [at, { text }] of sentences.entries()) {
      const back = BACK.exec(text)?.[0];
      if (back === undefined) continue;
      const before =
        sentences
          .slice(0, at)
          .map((each) => each.text)
          .join(" ") + text.slice(0, text.indexOf(back));
      const isMeant = /dry/.test(back) ? /\bdry (?:frying )?pan/.test(before) : /half/.test(back) ? /\bhalf\b/.test(before) : at > 0;
      if (!isMeant) return [{ weight: 2, what: text }];
    }
    return [];
  },
};
