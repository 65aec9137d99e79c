/** Foods of the recipe that hold, or may hold, what the order wants it free of. */
import type { PantryCheckRule } from "../finding.ts";
import { asSubject, findFoodsAgainst } from "../foods-against.ts";

export const freeFrom: PantryCheckRule = {
  id: "free-from",
  title: "Free of",
  why: "For whoever is allergic, what may hold it is not free of it.",
  check: (recipe, order) =>
    (order.freeFrom ?? []).flatMap((allergen) =>
      findFoodsAgainst(recipe, { freeFrom: [allergen] }).flatMap(({ name, against, ranges }) =>
        against.wish === "freeFrom"
          ? [
              {
                id: "free-from",
                wish: "freeFrom",
                food: name,
                message: against.sure
                  ? `${asSubject(name)}: holds ${allergen}, and you asked for a dish free of it.`
                  : `${asSubject(name)}: some makes hold ${allergen}, and you asked for a dish free of it; check the label.`,
                ranges,
              },
            ]
          : [],
      ),
    ),
};
