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
      const rest = REST.exec(text);
      if (rest) {
        const ahead = text.slice(0, rest.index);
        const behind = text.slice(rest.index + rest[0].length);
        const unused = foods.filter(({ names: [first = ""] }) => !before.has(first));
        if (unused.some(({ names }) => names.some((name) => behind.startsWith(name) && !isSaid(ahead, name)))) return [{ weight: 2, what: text }];
      }
      for (const { names } of foods) if (names.some((name) => isSaid(text, name))) before.add(names[0] ?? "");
    }
    return [];
  },
};
