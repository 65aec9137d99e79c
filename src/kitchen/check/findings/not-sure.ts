/** Foods that nobody can call the person's or not: the kitchen does not know the word, or the list is less particular. */
import type { PantryCheckRule } from "../finding.ts";
import { rangeOf } from "../sentence.ts";

export const notSure: PantryCheckRule = {
  id: "not-sure",
  title: "Not sure",
  why: "A wrong “all yours” is worse than a question.",
  check: ({ foods }) =>
    foods
      .filter((food) => food.verdict === "not-sure")
      .map((food) => ({
        id: "not-sure",
        message: food.doubted
          ? `I cannot tell whether it uses “${food.name}” or only speaks of it.`
          : food.typed.length > 0
            ? `“${food.name}” may be your ${food.typed.join(" or ")}, or may not.`
            : `I do not know “${food.name}”, so I cannot say that it is yours.`,
        food: food.name,
        where: food.place,
        ranges: food.mentions.map((mention) => rangeOf(mention.sentence, mention.start, mention.end)),
      })),
};
