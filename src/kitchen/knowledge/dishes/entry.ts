/** A way in which an extra comes into a plan that does not name it, and what all such ways are made of. */
import type { PlanStep, Slots, Vessel, WorkStep } from "./dish.ts";
import { work } from "./plan-steps.ts";
import type { SlotName } from "./slot-names.ts";

export type Entry = (plan: readonly PlanStep[], slot: SlotName, slots: Slots) => readonly PlanStep[] | undefined;

export const HOB: readonly Vessel[] = ["pan", "pot", "wok"];

/** Puts `change` in place of the first step that `fits`; undefined when none does. */
export function replaceFirst(
  plan: readonly PlanStep[],
  change: (step: PlanStep, index: number) => readonly PlanStep[] | undefined,
): readonly PlanStep[] | undefined {
  for (const [index, step] of plan.entries()) {
    const changed = change(step, index);
    if (changed) return plan.toSpliced(index, 1, ...changed);
  }
  return undefined;
}

/** A step of an extra's own. */
export function own(slot: SlotName, vessel: Vessel, say: string, more: Partial<Omit<WorkStep, "do" | "in" | "say">>): WorkStep {
  return work(vessel, say.replace("{x}", `{the ${slot}}`), { has: [slot], ...more });
}

/** The pot is blended at some point: what is to stay in pieces has no business in it. */
export function isBlended(plan: readonly PlanStep[]): boolean {
  return plan.some((step) => step.do === "work" && step.smooth === true);
}

/** Index of the first `finish` in a pan that is on the heat by then. */
export function hotFinish(plan: readonly PlanStep[]): number {
  return plan.findIndex((step, index) => step.do === "finish" && !step.cold && HOB.includes(step.in) && isOnTheHeat(plan, index, step.in));
}

/** Something has been cooked in the vessel before the step at `index`. */
export function isOnTheHeat(plan: readonly PlanStep[], index: number, vessel: Vessel): boolean {
  return plan.slice(0, index).some((before) => "in" in before && before.in === vessel && before.do !== "work");
}

export function onServing(plan: readonly PlanStep[], words: string, takes: readonly SlotName[] = []): readonly PlanStep[] | undefined {
  if (!plan.some((step) => step.do === "serve")) return undefined;
  return plan.map((step) => (step.do === "serve" ? { ...step, takes: [...(step.takes ?? []), ...takes], say: step.say.map((say) => say + words) } : step));
}
