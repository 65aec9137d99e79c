import type { Rule } from "../rule.ts";
import { isSaid } from "../dish-read.ts";

const REST = /\bthe (?:rest of the|remaining|other half of the) /;

/** "The rest of the lime" where none of the lime has been used. */
export const restOfNothing: Rule = {
  id: "rest-of-nothing",
  why: "a cook looks for the step that they must have missed",
  find({ sentences, foods }) {
    const before = new Set<string>();
    for (const { text } of sentences) {
      for (const { names } of foods) {
        const [first = ""] = names;
        for (const name of names) {
          const at = text.search(REST);
          if (at < 0 || before.has(first)) continue;
          const rest = text.slice(at);
          if (rest.replace(REST, "").startsWith(name) && !isSaid(text.slice(0, at), name)) return [{ weight: 2, what: text }];
        }
      }
      for (const { names } of foods) if (names.some((name) => isSaid(text, name))) before.add(names[0] ?? "");
    }
    return [];
  },
};
