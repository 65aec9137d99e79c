/** Where the list has no fat, a cook fries with a spoonful of water, or in a pan that lets go by itself. */
import type { Recipe } from "#recipe/recipe";
import type { Portion } from "../portion.ts";
import { isMany } from "../write/naming.ts";
import { readSentences, usedFoods } from "./dish-read.ts";
import { nameDry, WATER_FOR_FAT } from "./rules/browned-dry.ts";

/** A pan that may stick: none of water; a wok, a casserole and a pot are what they are. */
const PAN = /(?<!non-stick[ ,a-z]{0,20})\b(?:ovenproof )?(?:frying pan|saucepan|(?<=(?:large|wide|heavy) )pan)\b(?! of\b)/gi;

export function mendDryPan(recipe: Recipe, portions: readonly Portion[]): Recipe {
  const dry = nameDry(readSentences(recipe.steps, usedFoods(portions)));
  if (!dry) return recipe;
  const { step, text } = dry.sentence;
  const at = recipe.steps[step]?.toLowerCase().indexOf(text) ?? -1;
  if (at < 0) return recipe;
  const isHard = dry.sticking.every(({ food: { kind } }) => kind.shelf === "vegetable");
  // It is told already what stands in for the fat.
  const [behind = ""] = (recipe.steps[step] ?? "").slice(at + text.length).split(".");
  if (!isHard || (behind.startsWith(" ") && WATER_FOR_FAT.test(behind))) return inNonStick(recipe, step, at + text.length);
  const many = dry.sticking.length > 1 || portions.some((portion) => portion.food === dry.sticking[0]?.food && isMany(portion));
  const words = ` Add a spoonful of water whenever ${many ? "they catch" : "it catches"}.`;
  const watered = {
    ...recipe,
    steps: recipe.steps.map((each, index) => (index === step ? each.slice(0, at + text.length) + words + each.slice(at + text.length) : each)),
  };
  return inNonStick(watered, step, at + text.length);
}

/** The last pan that was brought before this place is a non-stick one. */
function inNonStick(recipe: Recipe, step: number, end: number): Recipe {
  for (let index = step; index >= 0; index--) {
    const text = recipe.steps[index] ?? "";
    const pan = [...text.slice(0, index === step ? end : undefined).matchAll(PAN)].findLast(({ index: from }) =>
      /\b(?:an?|or) (?:[a-z]+ ){0,3}$/i.test(text.slice(0, from)),
    );
    if (!pan) continue;
    const before = text
      .slice(0, pan.index)
      .replace(/\bdry $/i, "")
      .replace(/\b([Aa])n $/, "$1 ");
    const mended = `${before}non-stick ${text.slice(pan.index)}`;
    return { ...recipe, steps: recipe.steps.map((each, at) => (at === index ? mended : each)) };
  }
  return recipe;
}
