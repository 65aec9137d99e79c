import { has } from "../dish-read.ts";
import type { Rule } from "../rule.ts";

/** Ground spices lie in hot fat for as long as an onion takes. */
export const spiceBurnt: Rule = {
  id: "spice-burnt",
  why: "ground spice is black after a minute or two of frying",
  find({ sentences }) {
    for (const [at, { foods, heats, text }] of sentences.entries()) {
      const spice = foods.find(({ food }) => has(food, "spice", "spice_savoury") && food.kind.form === "powder" && !has(food, "pepper_black"));
      if (!spice || !heats.includes("pan") || !/\bsizzle|\bfry\b|\bfragrant/.test(text) || /\bwater|stock|tomato/.test(text)) continue;
      const next = sentences[at + 1];
      if (next && next.minutes >= 6 && next.heats.includes("pan") && next.foods.some(({ food }) => has(food, "onion")) && !next.heats.includes("water"))
        return [{ weight: 1, what: `${spice.names[0]}: ${text} ${next.text}` }];
    }
    return [];
  },
};
