/** Lists that tell a cook what to make of them, and whether that is what the chef suggests first. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { cook } from "#kitchen/compose/cook";

/** Dishes that any home cook knows by their list: those that the kitchen was mended against, and those kept apart. */
export const KNOWN_SETS = ["worked", "held-out"] as const;
/** Real recipes: of the development lists, and of home cooks' own collections. */
export const REAL_SETS = ["development", "collected"] as const;

interface ToldDish {
  readonly name: string;
  readonly set: (typeof KNOWN_SETS | typeof REAL_SETS)[number];
  /** Archetypes that a cook would take for it. */
  readonly answers: readonly string[];
  readonly items: readonly string[];
}

export interface RecognisedDish extends ToldDish {
  /** The archetype of the first suggestion. Undefined where nothing is cooked. */
  readonly answer: string | undefined;
  readonly isRecognised: boolean;
}

/** The lists of all these dishes. */
export function readToldLists(): readonly (readonly string[])[] {
  return readToldDishes().map(({ items }) => items);
}

function readToldDishes(): readonly ToldDish[] {
  const text = readFileSync(path.join(import.meta.dirname, "told-dishes.json"), "utf8");
  return (JSON.parse(text) as { readonly dishes: readonly ToldDish[] }).dishes;
}

export function recogniseDishes(): readonly RecognisedDish[] {
  return readToldDishes().map((dish) => {
    const cooked = cook({ ingredients: dish.items });
    const answer = cooked.ok ? cooked.archetype : undefined;
    return {
      ...dish,
      answer,
      isRecognised: answer !== undefined && (dish.answers.includes(answer) || (cooked.ok && isCalled(dish.name, `${cooked.title} ${answer}`))),
    };
  });
}

/** True where every word of a dish's name is in what the answer is called. */
function isCalled(name: string, called: string): boolean {
  const wordsOf = (text: string): readonly string[] =>
    text
      .toLowerCase()
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .split(/[^a-z]+/)
      .map((word) => word.replace(/s$/, ""));
  const words = new Set(wordsOf(called));
  return wordsOf(name).every((word) => word === "" || words.has(word));
}
