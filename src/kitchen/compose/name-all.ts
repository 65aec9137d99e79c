/** What several entries are called together that are one food to the kitchen, and how much a cook takes of each. */
import type { IngredientClass } from "../knowledge/classes/ingredient-class.ts";
import { TAKEN_IN_LITTLE } from "../knowledge/ingredients/taken-in-little.ts";
import type { Reading } from "../knowledge/schema.ts";
import type { Food, FoodPart } from "./food.ts";
import { listOf } from "./write/nouns.ts";

/** Of what only colours and deepens, to one part of what it is beside: cook books that pour both take 1 teaspoon of dark soy sauce to 1½ to 2 tablespoons of light. */
const LITTLE = 0.2;

/** `gramsOf`: the grams that entries tell of, undefined where one tells none. */
export function nameAll(
  readings: readonly Reading[],
  { shelf }: IngredientClass,
  gramsOf: (readings: readonly Reading[]) => number | undefined,
): Pick<Food, "name" | "parts"> {
  const names = new Map<string, Reading[]>();
  for (const reading of readings) names.set(reading.name.toLowerCase(), [...(names.get(reading.name.toLowerCase()) ?? []), reading]);
  const [first] = readings;
  if (names.size < 2) return { name: first?.name ?? "" };
  const parts = sharedOut([...names.values()], gramsOf);
  return { name: nameOfAll(parts, shelf === "vegetable" || shelf === "fruit"), parts };
}

/** By the amounts that were typed; without them in equal parts, but for what is taken in little. The order of typing makes no difference. */
function sharedOut(groups: readonly (readonly Reading[])[], gramsOf: (readings: readonly Reading[]) => number | undefined): readonly FoodPart[] {
  const told = groups.map((group) => ({ name: group[0]?.name ?? "", readings: group, available: gramsOf(group) }));
  const areAllTold = told.every(({ available = 0 }) => available > 0);
  const weightOf = ({ name, available }: (typeof told)[number]): number => (isLittle(name) ? LITTLE : areAllTold ? (available ?? 1) : 1);
  const isMixed = areAllTold && told.some(({ name }) => isLittle(name));
  const weights = told.map((one) => (isMixed && !isLittle(one.name) ? 1 : weightOf(one)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return told
    .map(({ available, ...one }, at) => ({ ...one, share: (weights[at] ?? 0) / all, ...(available === undefined ? {} : { available }) }))
    .toSorted((one, other) => other.share - one.share || (one.name < other.name ? -1 : 1));
}

function isLittle(name: string): boolean {
  return TAKEN_IN_LITTLE.has(name.toLowerCase());
}

/** Red and yellow peppers are sweet peppers, salt and sea salt are salt; light and dark soy sauce are told by both names, and so are brie and camembert. */
function nameOfAll(parts: readonly FoodPart[], isPicked: boolean): string {
  const all = parts.map(({ name }) => name.toLowerCase().split(" "));
  const shared = sharedWords(all);
  const noun = shared === 0 ? "" : (parts[0]?.name.split(" ").slice(-shared).join(" ") ?? "");
  const isNamedBare = all.some(({ length }) => length === shared);
  const hasLittle = parts.some(({ name }) => isLittle(name));
  if (noun !== "" && (isPicked || (isNamedBare && !hasLittle))) return noun === "pepper" ? "sweet pepper" : noun;
  if (noun === "" || isNamedBare) return listOf(parts.map(({ name }) => name));
  return `${listOf(all.map((words) => words.slice(0, -shared).join(" ")))} ${noun}`;
}

/** How many words all names end in. */
function sharedWords(names: readonly (readonly string[])[]): number {
  let shared = 0;
  while (names.every((words) => words.length > shared && words.at(-1 - shared) === names[0]?.at(-1 - shared))) shared += 1;
  return shared;
}
