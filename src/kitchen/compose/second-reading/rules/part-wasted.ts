import type { Rule } from "../rule.ts";

/** A part was scooped, drained or cut off for the dish and is never spoken of again. */
export const partWasted: Rule = {
  id: "part-wasted",
  why: "half of the food that was paid for lies on the board",
  find({ sentences, recipe: { ingredients } }) {
    const method = sentences.map(({ text }) => text).join(" ");
    const hollowed = ingredients.filter(({ preparation = "" }) => /hollowed|scooped/.test(preparation));
    return hollowed.flatMap(({ food }) =>
      /\b(?:flesh|insides?|scooped|centres?|pulp)\b/.test(method) || /pepper|mushroom|roll|loaf|bread|bun/.test(food)
        ? []
        : [{ weight: 2 as const, what: `${food}, hollowed out` }],
    );
  },
};
