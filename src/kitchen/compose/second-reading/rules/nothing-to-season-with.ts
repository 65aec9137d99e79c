import { has } from "../dish-read.ts";
import type { Rule } from "../rule.ts";

/** "Season the chicken" where nothing on the list seasons. */
export const nothingToSeasonWith: Rule = {
  id: "nothing-to-season-with",
  why: "the list holds no salt, and the cook is told to use some",
  find({ sentences, foods }) {
    const seasons = foods.some(
      ({ food }) => food.kind.shelf === "herb" || has(food, "salt", "spice", "spice_heat", "pepper_black", "spice_sweet", "acid", "citrus_sour"),
    );
    if (seasons) return [];
    const said = sentences.find(({ text }) => /\bseason\b/.test(text));
    return said ? [{ weight: 2, what: said.text }] : [];
  },
};
