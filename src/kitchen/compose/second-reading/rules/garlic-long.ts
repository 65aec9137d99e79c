import { has } from "../dish-read.ts";
import type { Rule } from "../rule.ts";

/** Garlic lies in a hot pan for as long as an onion or a steak takes. */
export const garlicLong: Rule = {
  id: "garlic-long",
  why: "chopped garlic is bitter after three minutes of frying over a lively heat",
  find({ sentences }) {
    for (const { text, foods, heats, minutes } of sentences) {
      if (
        !foods.some(({ food }) => has(food, "garlic")) ||
        !heats.includes("pan") ||
        minutes < 7 ||
        /\blow\b|\bgently\b|\blast\b|\bthen\b|\bwhole\b|\bunpeeled\b|\bskins?\b|\badd\b/.test(text)
      )
        continue;
      if (/\bhigh\b|\bbrown\b/.test(text)) return [{ weight: 1, what: text }];
    }
    return [];
  },
};
