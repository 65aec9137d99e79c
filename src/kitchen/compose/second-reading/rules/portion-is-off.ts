import type { Role } from "#kitchen/knowledge/classes/role";
import { has } from "../dish-read.ts";
import type { Rule } from "../rule.ts";

/** Grams a person of what fills a plate: the tenth and the ninetieth of a hundred in the book of cooks' recipes, with some room. */
const PLATES: readonly { readonly roles: readonly Role[]; readonly least: number; readonly most: number }[] = [
  { roles: ["pasta", "noodle"], least: 45, most: 120 },
  { roles: ["rice"], least: 35, most: 110 },
  { roles: ["potato"], least: 60, most: 320 },
  { roles: ["poultry", "red", "fish_white", "fish_oily", "mince", "steak"], least: 60, most: 290 },
  { roles: ["tofu"], least: 70, most: 200 },
];

/** A cake keeps. */
const MOST_SWEETS = 3;

/** There is far too little or too much of what fills the plate. */
export const portionIsOff: Rule = {
  id: "portion-is-off",
  why: "two people are hungry, or throw half away",
  find({ foods, servings, asked, isSavoury }) {
    if (!isSavoury) return asked !== undefined && servings > asked * MOST_SWEETS ? [{ weight: 1, what: `serves ${servings}, and ${asked} asked` }] : [];
    const remarks = PLATES.flatMap(({ roles, least, most }) => {
      const those = foods.filter(
        ({ food }) => has(food, ...roles) && food.available === undefined && !has(food, "rice_cooked", "on_bone", "roast_whole", "potato_ready"),
      );
      const each = those.reduce((sum, { grams }) => sum + grams, 0) / servings;
      return those.length > 0 && (each < least || each > most)
        ? [{ weight: 1 as const, what: `${Math.round(each)} g ${those.map(({ names }) => names[0]).join(", ")} each` }]
        : [];
    });
    return asked !== undefined && servings > asked * 1.5 ? [...remarks, { weight: 2 as const, what: `serves ${servings}, and ${asked} asked` }] : remarks;
  },
};
