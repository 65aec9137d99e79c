import { has, isHot } from "../dish-read.ts";
import type { Rule } from "../rule.ts";

/** Nuts, seeds, crumbs and whole spices go on raw where a fire burns anyway. */
export const rawCrunch: Rule = {
  id: "raw-crunch",
  why: "three minutes in a dry pan are all that they want to taste of themselves",
  find(dish) {
    if (!isHot(dish) || !dish.isSavoury) return [];
    return dish.foods.flatMap(({ food, names }) => {
      const { kind } = food;
      const isCrunch = kind.id === "nut" || kind.id === "seed" || kind.id === "seed_fine" || kind.id === "crumbs" || kind.id === "coconut_dried";
      if (!isCrunch || has(food, "nut_butter") || food.states.includes("roasted")) return [];
      const said = dish.sentences.filter(({ foods }) => foods.some((each) => each.food === food));
      const isHeated = said.some(({ heats, text }) => heats.some((heat) => heat !== "water") || /gold/.test(text));
      const isStrewn = said.length > 0 && said.every(({ text }) => /\b(?:scatter|sprinkle|strew|top|finish|crunch|serve)\b/.test(text));
      const after = dish.sentences.slice(dish.sentences.findLastIndex(({ foods }) => foods.some((each) => each.food === food)) + 1);
      const isBaked = after.some(({ heats }) => heats.includes("oven"));
      return isHeated || !isStrewn || isBaked ? [] : [{ weight: 2 as const, what: `${names[0]}: ${said[0]?.text}` }];
    });
  },
};
