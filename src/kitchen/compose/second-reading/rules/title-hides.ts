import { isMainProtein } from "#kitchen/compose/food";
import { isSaid } from "../dish-read.ts";
import type { Rule } from "../rule.ts";

/** The title tells of none of the foods that the plate is full of, and is no name that a cook knows. */
export const titleHides: Rule = {
  id: "title-hides",
  why: "the name is all that a menu shows",
  find({ recipe: { title, ingredients }, foods, isSavoury }) {
    const name = title.toLowerCase();
    const weighty = foods.filter(({ food }) => food.salience >= 1);
    const said = ({ names, food }: (typeof foods)[number]): boolean =>
      names.some((each) => isSaid(name, each) || each.split(" ").some((word) => word.length > 3 && isSaid(name, word))) ||
      food.ingredient.name.split(" ").some((word) => word.length > 3 && isSaid(name, word));
    const proteins = weighty.filter(({ food, grams }) => isMainProtein(food) && grams >= 80);
    // A name of its own names none of them; a title that names one food has told what matters.
    const told = weighty.filter(said);
    if (told.length === 0 || ingredients.length < 3) return [];
    const hidden = isSavoury && proteins.length > 0 && !proteins.some(said) ? proteins : [];
    return hidden.length === 0 ? [] : [{ weight: 1, what: `${hidden.map(({ names }) => names[0]).join(", ")}: ${title}` }];
  },
};
