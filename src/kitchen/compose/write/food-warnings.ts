/** What a food calls for saying for safety's sake wherever it is cooked, in its own name. */
import { mustBoilHard } from "../plan/boil-hard.ts";
import type { Portion } from "../portion.ts";
import { nameOf } from "./naming.ts";

interface Warning {
  readonly when: (portion: Portion) => boolean;
  readonly say: (name: string) => string;
}

/** FSA and FSIS advice; dried beans: FDA, Bad Bug Book (phytohaemagglutinin); rice: FSA, keep cooked rice no longer than a day. */
const WARNINGS: readonly Warning[] = [
  {
    when: mustBoilHard,
    say: (name) =>
      `Soak the ${name} the night before, and let them boil hard for 10 minutes before they simmer: undercooked, some dried beans make people ill.`,
  },
  {
    when: ({ food }) => food.kind.id === "rice_cooked",
    say: (name) => `The ${name} must have been cooled quickly once cooked and kept in the fridge for no more than a day; heat until steaming.`,
  },
  { when: ({ food }) => food.kind.id === "mollusc", say: () => "Throw away any shell that stays open before cooking or shut after it." },
  { when: ({ food }) => food.kind.id === "rhubarb", say: () => "Use the stalks only: the leaves are poisonous." },
];

/** A sentence for each food that has cause, and each sentence once. */
export function foodWarnings(portions: readonly Portion[]): readonly string[] {
  return [...new Set(WARNINGS.flatMap(({ when, say }) => portions.filter(when).map((portion) => say(nameOf(portion)))))];
}
