/** The ingredient list: a line for each food, in the number its amount has, with the work that must come first. */
import { leftToDo } from "../write/left-to-do.ts";
import type { IngredientLine } from "#recipe/recipe";
import { isFlesh } from "../food.ts";
import type { Portion } from "../portion.ts";
import { inParts } from "../portion/in-parts.ts";
import { worksIn } from "../write/said-work.ts";
import { isMass, isPlural, pluralise } from "../write/nouns.ts";
import { localise, type Wording } from "../write/wording.ts";
import type { ProofReader } from "./proof.ts";

export const readIngredientLines: ProofReader = ({ portions, recipe: { ingredients }, wording }) => {
  const all = portions.all.flatMap((portion) => inParts(portion, wording.units));
  const faults = ingredients.length === all.length ? [] : [`${ingredients.length} lines for ${all.length} foods`];
  for (const portion of all) {
    const line = ingredients.find(({ food }) => names(food, portion));
    faults.push(...(line ? [...wrongNumber(line, portion), ...unprepared(line, portion, wording)] : [`no line reads ${portion.food.name}`]));
  }
  return faults;
};

/** `frozen peas` names the peas. */
function names(text: string, { food }: Portion): boolean {
  return text.endsWith(food.name) || text.endsWith(pluralise(food.name, food.ingredient));
}

function wrongNumber({ quantity, food: text }: IngredientLine, { food }: Portion): readonly string[] {
  if (quantity?.unit !== undefined || !quantity || isMass(food.name, food.ingredient) || isPlural(food.name)) return [];
  const many = pluralise(food.name, food.ingredient);
  if (many === food.name) return [];
  const plural = text.endsWith(many);
  return plural === quantity.amount > 1 ? [] : [`wrong number: ${quantity.amount} ${text}`];
}

function unprepared({ preparation = "" }: IngredientLine, { food }: Portion, wording: Wording): readonly string[] {
  const { kind, states, name } = food;
  const raw = isFlesh(kind);
  if (states.includes("frozen")) return raw && !preparation.includes("thawed") ? [`${name} goes in frozen`] : [];
  if (states.includes("cooked")) return [];
  // The first of what must be done stands for the rest: how it is joined to the cutting varies.
  const [work = ""] = worksIn(kind.prep ?? "");
  const first = localise(work, wording);
  return preparation.includes(first) || leftToDo(`{${work}}`, food) === "" ? [] : [`${name} is not ${first}`];
}
