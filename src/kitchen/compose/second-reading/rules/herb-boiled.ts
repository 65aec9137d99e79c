import { has } from "../dish-read.ts";
import type { Rule } from "../rule.ts";

/** All of a tender herb goes in a long time before the end. */
export const herbBoiled: Rule = {
  id: "herb-boiled",
  why: "parsley and basil taste of hay after ten minutes",
  find({ sentences, foods, isSavoury }) {
    return foods.flatMap(({ food, names }) => {
      if (!isSavoury || !has(food, "herb_tender") || food.kind.form === "powder") return [];
      const last = sentences.findLastIndex((sentence) => sentence.foods.some((each) => each.food === food));
      const after = sentences.slice(last + 1).filter(({ heats }) => heats.includes("water") || heats.includes("oven"));
      const minutes = after.reduce((sum, each) => sum + each.minutes, 0);
      return last >= 0 && minutes >= 15 && !/mix|blend|pound|stuff|paste|marinat|bowl/.test(sentences[last]?.text ?? "")
        ? [{ weight: 1 as const, what: `${names[0]}, and ${minutes} minutes after it` }]
        : [];
    });
  },
};
