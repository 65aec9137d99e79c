import { isFlesh, isMainProtein } from "#kitchen/compose/food";
import type { Rule } from "../rule.ts";

/** What was cooked apart or lifted out is not named when the plates are filled with all the rest. */
export const neverServed: Rule = {
  id: "never-served",
  why: "the best of it stays on the tray",
  find({ sentences, foods }) {
    const serving = sentences.findLastIndex(({ text }) => /\b(?:share|divide|pile|heap|spoon|serve|set|lay|plates?|bowls?)\b/.test(text));
    const last = sentences[serving]?.step ?? 0;
    const plated = new Set(sentences.filter(({ step }) => step >= last).flatMap(({ foods: named }) => named));
    const others = [...plated].filter(({ food }) => food.salience >= 1);
    return foods.flatMap((used) => {
      const { food, names } = used;
      if (!isMainProtein(food) || food.kind.roles.egg !== undefined || plated.has(used) || others.length < 2) return [];
      const apart = sentences.some(
        ({ foods: named, text }) => named.includes(used) && /\b(?:lift|set aside|onto a plate|to a plate|out of the pan|roast|grill|bake)\b/.test(text),
      );
      const all = sentences
        .filter(({ step }) => step >= last)
        .some(({ text }) => /\b(?:everything|tray|tin|them|all|meat|fish|chicken|filling|mixture|rest)\b/.test(text));
      return apart && !all && (isFlesh(food.kind) || food.kind.roles.tofu !== undefined)
        ? [{ weight: 2 as const, what: `${names[0]}: ${sentences[serving]?.text}` }]
        : [];
    });
  },
};
