import { isFat } from "#kitchen/compose/food";
import { isFatty } from "../dish-read.ts";
import type { Rule } from "../rule.ts";

/** Vegetables roast with no fat on them, and none runs onto them. */
export const roastedBare: Rule = {
  id: "roasted-bare",
  why: "bare vegetables dry out in the oven before they brown",
  find({ sentences, left, foods, isSavoury }) {
    const roasted = sentences.findIndex(
      ({ text, heats, minutes }) =>
        heats.includes("oven") && minutes >= 10 && !/\bfoil|\bcover|\bjacket|\bprick|\bon the (?:oven )?(?:rack|shelf)\b/.test(text),
    );
    if (!isSavoury || roasted < 0) return [];
    const before = sentences.slice(0, roasted + 1);
    if (before.some(({ foods: named }) => named.some(({ food }) => isFatty(food) || food.kind.roles.cheese !== undefined))) return [];
    if (before.some(({ text }) => /\bwater\b|\bstock\b|\bsauce\b|\bdough\b/.test(text))) return [];
    const bare = [...new Set(before.filter(({ step }) => step === before.at(-1)?.step).flatMap(({ foods: named }) => named))].filter(
      ({ food: { kind } }) => kind.shelf === "vegetable" && kind.form === "solid" && (kind.sheds ?? 0) < 2 && kind.roles.allium === undefined,
    );
    if (bare.length === 0) return [];
    const spare = left.some(isFat) || foods.some(({ food }) => isFat(food));
    return [{ weight: spare ? 2 : 1, what: `${bare.map(({ names }) => names[0]).join(", ")}: ${before.at(-1)?.text}` }];
  },
};
