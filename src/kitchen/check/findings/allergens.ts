/** The fourteen allergens of Regulation (EU) 1169/2011 that the recipe's foods hold by their nature or may hold. */
import type { Allergen } from "#kitchen/knowledge/schema";
import type { PantryCheckRule } from "../finding.ts";
import { rangeOf } from "../sentence.ts";

export const allergens: PantryCheckRule = {
  id: "allergens",
  title: "Allergens",
  why: "Fourteen allergens have to be named in the EU; whoever is allergic needs them before the first bite.",
  check: ({ foods }) => {
    const holders = new Map<Allergen, { readonly sure: Set<string>; readonly perhaps: Set<string>; readonly ranges: { start: number; end: number }[] }>();
    for (const food of foods) {
      const { allergens: held = [], mayContain = [] } = food.ingredient ?? {};
      for (const allergen of [...held, ...mayContain]) {
        const holder = holders.get(allergen) ?? { sure: new Set(), perhaps: new Set(), ranges: [] };
        (held.includes(allergen) ? holder.sure : holder.perhaps).add(food.name);
        const [first] = food.mentions;
        if (first) holder.ranges.push(rangeOf(first.sentence, first.start, first.end));
        holders.set(allergen, holder);
      }
    }
    return Array.from(holders, ([allergen, { sure, perhaps, ranges }]) => ({
      id: "allergens",
      message: sure.size > 0 ? `Contains ${allergen}: ${[...sure].join(", ")}.` : `May contain ${allergen}, check the label: ${[...perhaps].join(", ")}.`,
      food: allergen,
      ranges,
    }));
  },
};
