/** Flour that is eaten without having been heated. */
import { heatsAfter, isStep, isWhole } from "../heat.ts";
import { saysToDoAny } from "../polarity.ts";
import type { Practice } from "../practice.ts";

const FLOUR =
  /\b(?:(?:plain|all-?purpose|wheat|self-?raising|self-?rising|white|wholemeal|whole ?wheat|bread|cake|spelt|rye|strong) )*flour\b|\b(?:cake|brownie|pancake|muffin|cookie) mix\b/;
/** Of other seeds, or treated. */
const OTHER_FLOUR =
  /\b(?:almond|coconut|oat|chickpea|gram|corn|rice|tapioca|cassava|hazelnut|peanut|heat-?treated|toasted|roasted|baked|soya?|potato|buckwheat) (?:\w+ )?flour\b|\bflour[^.;]{0,12}\b(?:heat-?treated|toasted|baked)\b/;
const DUSTS = /\b(?:dust|dusting|flour(?:ed)? (?:the|a|your) (?:surface|worktop|board|counter|tin))\b/;
const EATS_DOUGH =
  /\b(?:eat|enjoy|snack on|lick|taste|nibble|sample|spoon up|scoop up)\b[^.;]{0,40}\b(?:raw|uncooked|unbaked)\b[^.;]{0,20}\b(?:dough|batter)\b|\b(?:dough|batter)\b[^.;]{0,40}\b(?:eaten|eat it|enjoyed|delicious|tasty|good|great) (?:raw|uncooked|unbaked|straight from the bowl|as is|by the spoonful)\b|\blick (?:the|out the) (?:bowl|spoon|beaters|whisk)\b|\beat (?:the |some |any )?(?:\w+ ){0,3}dough (?:raw|straight|off|from)\b/g;

export const rawFlour: Practice = {
  kind: "raw-flour",
  message: "Flour is a raw food that can hold E. coli and salmonella: bake the dough, or heat the flour right through to 74 °C (165 °F) first.",
  source: "FDA, flour is a raw food",
  find: (view) => {
    const { recipe, clauses } = view;
    const flour = recipe.foods.some(
      ({ name, line, place }) => place !== "optional" && FLOUR.test(name) && !OTHER_FLOUR.test(`${name} ${line ?? ""}`.toLowerCase()),
    );
    if (!flour) return undefined;
    const tasted = clauses.find((clause) => saysToDoAny(clause, EATS_DOUGH));
    const treated = clauses.some(
      ({ text }) =>
        OTHER_FLOUR.test(text) ||
        /\b(?:heat[- ]treat|toast|bake|microwave|roast)\w*\b[^.;]{0,20}\bflour\b|\bflour\b[^.;]{0,60}\b(?:bake|microwave|toast|roast)\w*/.test(text),
    );
    if (treated) return undefined;
    if (tasted) return tasted.sentence;
    if (!isWhole(view) || heatsAfter(view, FLOUR)) return undefined;
    const used = clauses.find((clause) => isStep(clause) && FLOUR.test(clause.text));
    // "Stir the lot to a paste" uses it without its name.
    return used ? clauses.find((clause) => isStep(clause) && FLOUR.test(clause.text) && !DUSTS.test(clause.text))?.sentence : clauses.find(isStep)?.sentence;
  },
};
