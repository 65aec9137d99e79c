/** Where the list has no fat, a cook fries with a spoonful of water, or in a pan that lets go by itself: said after the first sentence that browns. */
import type { Recipe } from "#recipe/recipe";
import { isFlesh } from "../food.ts";
import type { Portion } from "../portion.ts";
import { isMany } from "../write/naming.ts";
import { nameDry } from "./rules/browned-dry.ts";
import { readSentences, usedFoods } from "./dish-read.ts";

export function mendDryPan(recipe: Recipe, portions: readonly Portion[]): Recipe {
  const foods = usedFoods(portions);
  const dry = nameDry(readSentences(recipe.steps, foods));
  if (!dry || /\bnon-stick\b|\bsplash of water\b|\bspoonful of water\b/.test(dry.sentence.text)) return recipe;
  const { step, text } = dry.sentence;
  const [first] = dry.sticking;
  const isHard = dry.sticking.every(({ food: { kind } }) => kind.shelf === "vegetable");
  const many = dry.sticking.length > 1 || portions.some((portion) => portion.food === first?.food && isMany(portion));
  if (!isHard && /\bnon-stick\b/.test(recipe.steps.slice(0, step + 1).join(" "))) return recipe;
  const words = isHard
    ? `Add a spoonful of water whenever ${many ? "they catch" : "it catches"}.`
    : `Use a non-stick pan and turn ${many || isFlesh(dry.sticking[0]!.food.kind) ? "only what lets" : "it only when it lets"} go by itself: no fat goes in.`;
  return {
    ...recipe,
    steps: recipe.steps.map((each, index) => {
      const at = index === step ? each.toLowerCase().indexOf(text) : -1;
      return at < 0 ? each : `${each.slice(0, at + text.length)} ${words}${each.slice(at + text.length)}`;
    }),
  };
}
