/** A pot is tasted before it is served, for what the list has to mend it with: a row says when, by the hole `{taste}`. */
import { isSalt, type Portion } from "../portion.ts";
import { saltBrought } from "../portion/salt-ledger.ts";
import { roleWeight } from "../food.ts";
import { nameOf, isMany } from "../write/naming.ts";

/** "Taste for salt." and what else there is; undefined where nobody has more salt than goes in. */
export function tellTasting(portions: readonly Portion[]): string | undefined {
  const salt = portions.find(isSalt);
  if (salt === undefined || salt.food.available !== undefined) return undefined;
  const salty = portions
    .filter((portion) => !isSalt(portion) && saltBrought(portion) >= BROUGHT)
    .toSorted((one, other) => saltBrought(other) - saltBrought(one))[0];
  if (salty !== undefined) return `Taste before you add more salt: the ${nameOf(salty)} ${isMany(salty) ? "bring" : "brings"} some too.`;
  const sour = portions.find(({ food }) => food.available === undefined && roleWeight(food.kind, ["citrus_sour", "citrus_juice", "vinegar"]) >= 0.9);
  return sour === undefined ? "Taste for salt." : `Taste for salt and ${sour.food.name}.`;
}

/** Grams of salt, a quarter of a teaspoon: less is not tasted in a pot. */
const BROUGHT = 1.5;
