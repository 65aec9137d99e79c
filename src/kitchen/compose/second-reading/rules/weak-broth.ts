import { has } from "../dish-read.ts";
import type { Rule } from "../rule.ts";

/** Millilitres for each person: so much water is a broth. */
const A_BROTH = 250;
const WATER = /\b(\d+(?:\.\d+)?) (ml|l|litres?) (?:of )?(?:hot |boiling |cold )?water\b/g;

/** A soup of water in which nothing is salty, sharp, smoked, creamy or spiced. */
export const weakBroth: Rule = {
  id: "weak-broth",
  why: "water in which vegetables were boiled tastes of hot water",
  find({ sentences, foods, recipe: { servings = 2 }, isSavoury }) {
    const kept = sentences.filter(({ text }) => !/\bdrain|\bcover with|\bbring .* to the boil and (?:cook|add)/.test(text));
    const water = kept.flatMap(({ text }) => [...text.matchAll(WATER)]).reduce((sum, [, amount, unit]) => sum + Number(amount) * (unit === "ml" ? 1 : 1000), 0);
    if (!isSavoury || water / servings < A_BROTH) return [];
    const strong = foods.some(({ food }) =>
      has(food, "salt", "stock", "umami", "spice_blend", "curry_paste", "tomato_tin", "cream", "coconut_milk", "cheese", "fish_tin", "pesto"),
    );
    const flesh = foods.some(({ food, grams }) => food.kind.shelf === "meat" && grams / servings >= 150 && has(food, "on_bone", "protein_slow"));
    return strong || flesh ? [] : [{ weight: 2, what: `${water} ml of water` }];
  },
};
