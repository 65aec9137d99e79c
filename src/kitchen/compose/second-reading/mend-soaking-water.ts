/** Where dried mushrooms are soaked and the dish is given water, a cook gives it theirs: half of what they taste of is in it. */
import type { Recipe } from "#recipe/recipe";
import type { Portion } from "../portion.ts";
import { nameOf } from "../write/naming.ts";
import { has, readSentences, type Sentence, usedFoods } from "./dish-read.ts";

/** Work that would pour it away. */
const POURED_AWAY = /^soaked in hot water for 20 minutes, then drained\b/;
const KEPT = "soaked in a cupful of hot water for 20 minutes, squeezed out, the water strained and kept";
/** Water that is measured, and stays in the dish. */
const MEASURED = /(?<=\b(?:\d+ )?(?:\d|[¼½¾⅓⅔⅛])[\d.]*[¼½¾⅓⅔⅛]? (?:ml|l|litres?|cups?) (?:of )?)((?:hot |cold |boiling |just-boiled )?water)\b(?! kept)/i;
const SPOONED = /(?<=\b[\d½]+ tbsp )(?:of )?water\b/i;

export function mendSoakingWater(recipe: Recipe, portions: readonly Portion[]): Recipe {
  const soaked = portions.find(({ food }) => food.kind.id === "mushroom_dry");
  const line = soaked && recipe.ingredients.findIndex(({ food, preparation = "" }) => POURED_AWAY.test(preparation) && food.includes(soaked.food.name));
  if (!soaked || line === undefined || line < 0) return recipe;
  const withWork = (work: string): Recipe["ingredients"] =>
    recipe.ingredients.map((each, index) => (index === line ? { ...each, preparation: (each.preparation ?? "").replace(POURED_AWAY, work) } : each));
  // Its method soaks them itself.
  if (recipe.steps.some((step) => /\bsoak/i.test(step))) return { ...recipe, ingredients: withWork("rinsed") };
  const name = nameOf(soaked);
  const sentences = readSentences(recipe.steps, usedFoods(portions));
  const first = sentences.findIndex(({ foods }) => foods.some(({ food }) => food === soaked.food));
  if (first < 0) return recipe;
  // In the order in which a cook would think of it: where they go in or later, and else what they are put into.
  const places = [...sentences.slice(first), ...sentences.slice(0, first).toReversed()].filter((sentence) => !isBoiledApart(sentence, soaked.food.name));
  for (const pattern of [MEASURED, SPOONED]) {
    for (const { step, text } of places) {
      const told = recipe.steps[step] ?? "";
      const at = told.toLowerCase().indexOf(text);
      const sentence = told.slice(at, at + text.length);
      if (at < 0 || !pattern.test(sentence)) continue;
      const mended =
        pattern === MEASURED
          ? sentence.replace(pattern, `$1, the soaking water of the ${name} included,`)
          : sentence.replace(pattern, "of their soaking water");
      const tidy = mended.replace(/included,(?=[.,;:]| and\b)/, "included");
      return {
        ...recipe,
        ingredients: withWork(KEPT),
        steps: recipe.steps.map((each, index) => (index === step ? told.slice(0, at) + tidy + told.slice(at + text.length) : each)),
      };
    }
  }
  return recipe;
}

/** Rice, pasta or potatoes in a pan of their own. */
function isBoiledApart({ foods, text }: Sentence, mushroom: string): boolean {
  return foods.length > 0 && !text.includes(mushroom) && foods.every(({ food }) => has(food, "starch", "potato", "salt_pure"));
}
