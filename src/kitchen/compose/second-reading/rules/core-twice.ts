import { isFlesh } from "#kitchen/compose/food";
import type { Rule } from "../rule.ts";

const DONE = /\b(?:7[0-5]|6[3-9]|1[4-6]\d) °[cf]|\bcooked through\b|\bno pink\b|\bjuices run clear/;

/** Meat or fish is cooked until it is done, and then cooked for a long time more. */
export const coreTwice: Rule = {
  id: "core-twice",
  why: "what is done and goes on cooking is dry",
  find({ sentences, foods }) {
    return foods.flatMap(({ food, names }) => {
      if (!isFlesh(food.kind) || food.kind.raw !== "unsafe" || food.kind.roles.protein_slow !== undefined) return [];
      const done = sentences.findIndex(({ text, foods: named }) => named.some((each) => each.food === food) && DONE.test(text));
      if (done < 0) return [];
      const again = sentences.slice(done + 1).find(({ text, foods: named }) => named.some((each) => each.food === food) && DONE.test(text));
      return again ? [{ weight: 1 as const, what: `${names[0]}: ${again.text}` }] : [];
    });
  },
};
