/** The fourteen allergens of Regulation (EU) 1169/2011 that the recipe's foods hold by their nature or may hold. */
import type { Allergen } from "#kitchen/knowledge/schema";
import { ruledOutBy } from "#kitchen/read/named-allergens";
import type { Mention } from "../find-mentions.ts";
import type { PantryCheckRule } from "../finding.ts";
import type { RecipeFood } from "../gathered-foods.ts";
import { rangeOf } from "../sentence.ts";

/** What a food of the person's list holds is told by the list, too: the recipe's "walnut bread" may be bread to nobody. */
function allergensOf({ ingredient, verdict, entries, line, mentions }: RecipeFood): {
  readonly held: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
} {
  const [listed, ...others] = verdict === "yours" && entries.length === 1 ? (entries[0]?.foods ?? []) : [];
  const own = others.length > 0 ? undefined : listed;
  const { allergens: held = [], mayContain = [] } = ingredient ?? own?.ingredient ?? {};
  const without = own ? (own.without ?? []) : ruledOutBy(line ?? saidBefore(mentions[0]));
  const isThere = (allergen: Allergen): boolean => !without.includes(allergen);
  return { held: [...new Set([...held, ...(own?.allergens ?? [])])].filter(isThere), mayContain: mayContain.filter(isThere) };
}

/** A food of nobody's list bears its label right before it: "stir in the gluten-free panko". */
function saidBefore(mention: Mention | undefined): string {
  if (!mention) return "";
  const { sentence, start, end } = mention;
  return /(?:[\w'-]+ ){0,3}$/.exec(sentence.text.slice(0, start))?.[0] + sentence.text.slice(start, end);
}

export const allergens: PantryCheckRule = {
  id: "allergens",
  title: "Allergens",
  why: "Fourteen allergens have to be named in the EU; whoever is allergic needs them before the first bite.",
  check: ({ foods }) => {
    const holders = new Map<Allergen, { readonly sure: Set<string>; readonly perhaps: Set<string>; readonly ranges: { start: number; end: number }[] }>();
    for (const food of foods) {
      const { held, mayContain } = allergensOf(food);
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
      // Nobody is told that eggs are in the eggs.
      message:
        sure.size > 0
          ? `Contains ${allergen}${[...sure].every((name) => name.replace(/s$/, "") === allergen.replace(/s$/, "")) ? "" : `: ${[...sure].join(", ")}`}.`
          : `May contain ${allergen}, check the label: ${[...perhaps].join(", ")}.`,
      food: allergen,
      ranges,
    }));
  },
};
