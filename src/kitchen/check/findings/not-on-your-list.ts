/** Foods that the recipe uses and the person did not list. */
import type { FoodPlace, PantryCheckRule } from "../finding.ts";
import { rangeOf } from "../sentence.ts";

const SAID: Readonly<Record<FoodPlace, string>> = {
  list: "is in the recipe's ingredients and not on your list",
  step: "is used in a step and not on your list",
  optional: "is not on your list; the recipe calls it optional",
};

export const notOnYourList: PantryCheckRule = {
  id: "not-on-your-list",
  title: "Not on your list",
  why: "The recipe was asked for with your ingredients only.",
  check: ({ foods }) =>
    foods
      .filter((food) => food.verdict === "not-on-your-list")
      .map((food) => ({
        id: "not-on-your-list",
        message: `${sentenceCase(food.name)} ${SAID[food.place]}.`,
        food: food.name,
        where: food.place,
        ranges: food.mentions.map((mention) => rangeOf(mention.sentence, mention.start, mention.end)),
      })),
};

function sentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
