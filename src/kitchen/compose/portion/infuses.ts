/** Whether a spice may stay whole in a dish: it gives its flavour to what simmers, and is fished out or left on the plate. */
import type { Dish, PlanStep } from "#kitchen/knowledge/dishes/dish";

const known = new WeakMap<Dish, boolean>();

/** True where something simmers long enough to draw on a spice, and nothing is blended or baked round it. */
export function infuses(dish: Dish): boolean {
  const before = known.get(dish);
  if (before !== undefined) return before;
  const answer = dish.plan.some(isWet) && !dish.plan.some(bites);
  known.set(dish, answer);
  return answer;
}

function isWet(step: PlanStep): boolean {
  return (
    step.do === "simmer" || step.do === "absorb" || (step.do === "work" && step.in !== "boiler" && (step.technique === "simmer" || step.technique === "poach"))
  );
}

/** What is blended, mashed or shaped is eaten with everything in it. */
function bites(step: PlanStep): boolean {
  return step.do === "work" && step.blends === true;
}
