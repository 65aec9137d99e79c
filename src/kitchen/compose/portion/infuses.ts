/** Whether a spice may stay whole in a dish: it gives its flavour to what simmers, and is fished out or left on the plate. */
import type { Dish, PlanStep } from "#kitchen/knowledge/dishes/dish";
import { oncePer } from "#kitchen/once-per";

/** True where something simmers long enough to draw on a spice, and nothing is blended or baked round it. */
export const infuses = oncePer(({ plan }: Dish): boolean => plan.some(isWet) && !plan.some(bites));

function isWet(step: PlanStep): boolean {
  return (
    step.do === "simmer" || step.do === "absorb" || (step.do === "work" && step.in !== "boiler" && (step.technique === "simmer" || step.technique === "poach"))
  );
}

/** What is blended, mashed or shaped is eaten with everything in it. */
function bites(step: PlanStep): boolean {
  return step.do === "work" && step.blends === true;
}
