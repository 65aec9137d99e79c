import type { Rule } from "../rule.ts";
import { has } from "../dish-read.ts";

/** Grams of salt in 100 g of all there is to eat: more than this nobody calls well seasoned. */
const MOST = 1.7;

/** There is far too much salt in it, the salt of what is salty counted. */
export const oversalted: Rule = {
  id: "oversalted",
  why: "too much salt cannot be taken out again",
  find({ foods, isSavoury }) {
    if (!isSavoury) return [];
    const salt = foods.reduce((sum, { food, grams }) => sum + (grams * (food.kind.salt ?? (has(food, "salt_pure") ? 100 : 0))) / 100, 0);
    const eaten = foods.reduce((sum, { food, grams }) => sum + grams * (1 + (food.kind.absorbs ?? 0)), 0);
    const share = (100 * salt) / eaten;
    return share > MOST && foods.some(({ food }) => has(food, "salt_pure")) ? [{ weight: 2, what: `${share.toFixed(1)} % salt` }] : [];
  },
};
