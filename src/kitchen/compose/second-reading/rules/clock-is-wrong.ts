import type { Rule } from "../rule.ts";

/** The header promises less than the steps take, one after the other, but for what goes on meanwhile. */
export const clockIsWrong: Rule = {
  id: "clock-is-wrong",
  why: "supper is late",
  find({ sentences, recipe: { totalMinutes = Infinity } }) {
    let sum = 0;
    let beside = 0;
    for (const { text, minutes } of sentences) {
      if (/\bmeanwhile\b|\bwhile\b|\bup to\b|\bor (?:overnight|longer)\b/.test(text)) beside = Math.max(beside, minutes);
      else sum += minutes;
    }
    return sum > totalMinutes * 1.25 + 5 ? [{ weight: 1, what: `${sum} minutes of work in ${totalMinutes}` }] : [];
  },
};
