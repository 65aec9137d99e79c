/** Meat and fish that are done in minutes leave the pan while onions soften or rice cooks in it, and come back to be hot again at the end. */
import type { PlanStep, Vessel } from "#kitchen/knowledge/dishes/dish";
import type { Portion } from "../portion.ts";
import type { Bench } from "./bench.ts";
import type { Op, Share } from "./op.ts";
import { cueOf, longest } from "./stagger.ts";
import { driesOut } from "./wet-heat.ts";

type PanStep = Extract<PlanStep, { do: "soften" | "fry" | "brown" | "bloom" }>;

/** Minutes more in the pan that such a piece bears. */
const BEARS = 5;
/** Minutes of work left in the pan from which on nothing is gained by waiting. */
const NEARLY_OVER = 3;

/** Colour only; it cooks through in the liquid that follows. */
export function isSealed(step: PanStep, portions: readonly Portion[]): boolean {
  return step.seal === true && portions.some(({ food: { kind } }) => kind.core !== undefined && kind.raw === "unsafe");
}

/** The operations of a pan step with what would dry out lifted onto a plate after the last of them. */
export function liftOut(ops: readonly Op[], step: PanStep, portions: readonly Portion[], bench: Bench): readonly Op[] {
  const last = ops.at(-1);
  if (!last || step.lift || bench.usesPlate) return ops;
  const sealed = isSealed(step, portions);
  const lifted = portions.filter((portion) => driesOut(portion.food.kind) && isTooLong(portion, step, sealed, bench));
  if (lifted.length === 0) return ops;
  bench.setAside(lifted, step.in, !sealed);
  const shares = { ...last.shares, lifted: lifted.map((portion): Share => ({ portion, part: 0, label: "all" })) };
  return [...ops.slice(0, -1), { ...last, shares, lifts: lifted, say: last.say.map((words) => `${words} Lift {the lifted} out onto a plate.`) }];
}

function isTooLong(portion: Portion, step: PanStep, sealed: boolean, bench: Bench): boolean {
  if (!sealed) return bench.minutesAhead(step.in) > BEARS;
  if (!bench.simmersAhead(step.in) || portion.food.kind.cook.simmer === undefined) return false;
  return bench.minutesAhead(step.in, "simmer") > BEARS || bench.minutesAhead(step.in) > longest([portion], "simmer")[1] + BEARS;
}

/** What was cooked through and lifted out comes back once the long work in its pan is over. `bench` looks ahead from the step on that is next. */
export function returnLifted(step: PlanStep, bench: Bench): readonly Op[] {
  return bench.vesselsAside().flatMap((vessel): readonly Op[] => {
    if (!touches(step, vessel) || bench.minutesAhead(vessel) > NEARLY_OVER) return [];
    const portions = bench.aside(vessel, true);
    const cold = bench.onlyUnused(portions);
    return [
      {
        act: "work",
        vessel,
        shares: { foods: bench.take(portions) },
        hands: false,
        minutes: cold.length > 0 ? longest(cold, "simmer") : [2, 3],
        cue: cold.length > 0 ? cueOf(cold) : "piping hot right through",
        say: [`${cold.length > 0 ? "Add" : "Return"} {the foods} to {${vessel}}, cover and heat for {time}, until {cue}.`],
      },
    ];
  });
}

function touches(step: PlanStep, vessel: Vessel): boolean {
  return step.do === "serve" || ("in" in step && step.in === vessel) || (step.do === "work" && step.from?.includes(vessel) === true);
}

/** What is cooked already is not fried first for as long as others need: it only has to get hot at the end. */
export function keptForLater(portions: readonly Portion[], step: PanStep, bench: Bench): readonly Portion[] {
  if (step.lift || bench.usesPlate) return [];
  const kept = portions.filter(({ food: { kind } }) => kind.raw === "fine" && driesOut(kind) && bench.minutesAhead(step.in) > BEARS);
  bench.setAside(kept, step.in, true);
  return kept;
}
