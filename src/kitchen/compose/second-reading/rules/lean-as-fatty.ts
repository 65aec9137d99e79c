import { isFatty, isLean } from "../dish-read.ts";
import type { Rule } from "../rule.ts";

const RUNS =
  /\brender|\b(?:its|their) own fat\b|\bthe fat (?:runs|has run)|\bmelts? the fat|\bspoon off\b.*\b(?:fat|oil)\b|\brendered oil\b|\bcrackling\b|\bfat side\b/;

/** Fat is told to run out of what has none. */
export const leanAsFatty: Rule = {
  id: "lean-as-fatty",
  why: "lean fish and lean meat give up no fat: they stick",
  find({ sentences, foods, recipe }) {
    if (!foods.some(({ food }) => isLean(food)) || foods.some(({ food }) => isFatty(food) && food.kind.shelf !== "fat" && food.kind.shelf !== "dairy"))
      return [];
    const said = [recipe.summary ?? "", ...sentences.map(({ text }) => text)].find((text) => RUNS.test(text));
    return said === undefined ? [] : [{ weight: foods.some(({ food }) => isFatty(food)) ? 1 : 3, what: said }];
  },
};
