/** Foods of the recipe that the order's diet leaves out. */
import { DIET_WORDS } from "#kitchen/wishes/say-wishes";
import type { PantryCheckRule } from "../finding.ts";
import { asSubject, findFoodsAgainst } from "../foods-against.ts";

export const diet: PantryCheckRule = {
  id: "diet",
  title: "Diet",
  why: "Whoever asked for a diet asked for all of it.",
  check: (recipe, order) =>
    findFoodsAgainst(recipe, { diet: order.diet ?? [] }).flatMap(({ name, against, ranges }) =>
      against.wish === "diet"
        ? [{ id: "diet", wish: "diet", food: name, message: `${asSubject(name)}: you asked for a dish ${DIET_WORDS[against.diet]}.`, ranges }]
        : [],
    ),
};
