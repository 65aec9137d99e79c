/** Honey in what a child under 12 months eats, cooked or not. */
import { findInfant } from "../eaters.ts";
import type { Practice } from "../practice.ts";

/** The child's own portion goes without. */
const WITHOUT =
  /\b(?:left|leave|leaving|kept|keep|keeping) (?:the |all |any )?honey (?:out|away|off)\b|\b(?:leave out|leaving out|omit|skip|without|before (?:adding|stirring in)|no|hold|skipped|omitted) (?:the |any )?honey\b|\bhoney-free\b|\b(?:baby|infant|little one|youngest)\b[^.;]{0,40}\b(?:without|plain|none)\b|\b(?:before|until after) the honey\b/;

export const infantHoney: Practice = {
  kind: "honey-infant",
  message: "Honey can hold the spores of botulism: never give it to a child under 12 months.",
  source: "INSPQ, From Tiny Tot to Toddler: honey, never before one year",
  find: ({ recipe }) => {
    const honey = recipe.foods.some((food) => /\bhoney\b/.test(food.name) && food.mentions.some(({ use }) => use === "used" || use === "optional"));
    if (!honey || recipe.sentences.some(({ text }) => WITHOUT.test(text))) return undefined;
    return findInfant(recipe);
  },
};
