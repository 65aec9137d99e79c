/** Stage 4: turns a dish's plan into operations on these portions, each step by its own planner. */
import type { Dish, PlanStep } from "../knowledge/dishes/dish.ts";
import { Bench } from "./plan/bench.ts";
import { planFinish, planServe, planWork } from "./plan/finish-work.ts";
import { returnLifted } from "./plan/lift-and-return.ts";
import { liftOutLeaves, takeOffBone } from "./plan/lift-out.ts";
import type { Op } from "./plan/op.ts";
import { planOven, planRoast } from "./plan/oven-work.ts";
import { planPanWork } from "./plan/pan-work.ts";
import { planAbsorb } from "./plan/absorb-work.ts";
import { planSide } from "./plan/side-work.ts";
import { planSimmer } from "./plan/simmer-work.ts";
import { timeSides } from "./plan/time-sides.ts";
import { warmAtTable } from "./plan/warm-at-table.ts";
import type { Portions } from "./portion.ts";

export function planDish(dish: Dish, portions: Portions): readonly Op[] {
  const bench = new Bench(dish, portions);
  const steps = dish.plan.filter((step) => applies(step, bench));
  const ops = steps.flatMap((step, index) => {
    bench.lookAhead(steps.slice(index));
    const back = returnLifted(step, bench);
    bench.lookAhead(steps.slice(index + 1));
    const next = planStep(step, bench);
    for (const { minutes } of next) bench.pass(minutes?.[0] ?? 0);
    return [...back, ...next];
  });
  const timed = timeSides(ops);
  return warmAtTable(liftOutLeaves(dish.family === "soup" ? takeOffBone(timed) : timed));
}

function applies({ has, lacks }: PlanStep, bench: Bench): boolean {
  return (has === undefined || has.some((slot) => bench.has(slot))) && !lacks?.some((slot) => bench.has(slot));
}

function planStep(step: PlanStep, bench: Bench): readonly Op[] {
  switch (step.do) {
    case "soften":
    case "fry":
    case "brown":
    case "bloom":
      return planPanWork(step, bench);
    case "simmer":
      return planSimmer(step, bench);
    case "absorb":
      return planAbsorb(step, bench);
    case "side":
      return planSide(step, bench);
    case "oven":
      return planOven(step);
    case "roast":
      return planRoast(step, bench);
    case "work":
      return planWork(step, bench);
    case "finish":
      return planFinish(step, bench);
    case "serve":
      return planServe(step, bench);
  }
}
