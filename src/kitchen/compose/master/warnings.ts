/** What a food of a master calls for saying for safety's sake, and only where this list gives cause. */
import type { Portion } from "../portion.ts";
import type { MasterDraft } from "./master-filling.ts";

interface Warning {
  readonly when: (portion: Portion) => boolean;
  readonly say: string;
}

/** FSA and FSIS advice; dried beans: FDA, Bad Bug Book (phytohaemagglutinin); rice: FSA, keep cooked rice no longer than a day. */
const WARNINGS: readonly Warning[] = [
  {
    when: ({ food }) => food.kind.id === "pulse_slow",
    say: "Soak the dried beans the night before, and let them boil hard for 10 minutes before they simmer: undercooked, they make people ill.",
  },
  {
    when: ({ food }) => food.kind.id === "rice_cooked" && food.kind.roles.rice_ready === 1,
    say: "Cooked rice must have been cooled quickly and kept in the fridge for no more than a day; heat it through until steaming.",
  },
  { when: ({ food }) => food.kind.id === "mollusc", say: "Throw away any shell that stays open before cooking or shut after it." },
  { when: ({ food }) => food.kind.id === "rhubarb", say: "Use the stalks only: the leaves are poisonous." },
];

export function warningsOf({ master, portions }: MasterDraft): readonly string[] {
  if (master.safety !== undefined) return [];
  return WARNINGS.filter(({ when }) => portions.all.some(when)).map(({ say }) => say);
}
