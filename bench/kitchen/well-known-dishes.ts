/** Lists that plainly tell of one dish, and whether that dish is what the chef suggests first. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { cook } from "#kitchen/compose/cook";

export const KNOWN_SETS = ["worked", "held-out"] as const;

interface WellKnownDish {
  readonly name: string;
  readonly set: (typeof KNOWN_SETS)[number];
  /** Archetypes that a cook would take for it. */
  readonly answers: readonly string[];
  readonly items: readonly string[];
}

export interface RecognisedDish extends WellKnownDish {
  /** The archetype of the first suggestion. Undefined where nothing is cooked. */
  readonly answer: string | undefined;
  readonly isRecognised: boolean;
}

export function recogniseDishes(): readonly RecognisedDish[] {
  const text = readFileSync(path.join(import.meta.dirname, "well-known-dishes.json"), "utf8");
  return (JSON.parse(text) as { readonly dishes: readonly WellKnownDish[] }).dishes.map((dish) => {
    const cooked = cook({ ingredients: dish.items });
    const answer = cooked.ok ? cooked.archetype : undefined;
    return { ...dish, answer, isRecognised: answer !== undefined && dish.answers.includes(answer) };
  });
}
