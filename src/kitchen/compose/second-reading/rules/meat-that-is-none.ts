import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { isFlesh } from "#kitchen/compose/food";
import type { Rule } from "../rule.ts";

/** The meat, its juices or its core are spoken of where the dish holds neither flesh nor egg. */
export const meatThatIsNone: Rule = {
  id: "meat-that-is-none",
  why: "halloumi has no safe core and is not pink within",
  find({ sentences, foods, recipe }) {
    // A broth, gravy or anchovy sauce is made of it as well, and a stew of tins is heated right through.
    if (foods.some(({ food: { kind } }) => isFlesh(kind) || kind.shelf === "egg" || kind.roles.stock !== undefined)) return [];
    if (foods.some(({ food: { kind } }) => isMeaty(kind.id))) return [];
    const said = [recipe.summary?.toLowerCase() ?? "", ...sentences.map(({ text }) => text)].find((text) => TELLS.test(text));
    return said === undefined ? [] : [{ weight: 3, what: said }];
  },
};
const TELLS =
  /\b(?:the meat|flesh (?:flakes|is opaque)|pink (?:and juicy|within|in the middle|left)|no longer pink|juices run clear|bones?\b.*\bmeat|63 °c|71 °c|145 °f|160 °f)\b/;
/** Meat by other names: of plants, in a tin, in a packet. */
const isMeaty = ofGenera(["meat-substitute", "tempeh", "jackfruit", "dumpling", "ready-meal", "ready-pot", "ready-dish", "dried-coconut"], ["pasta_filled"]);
