/** Work in the oven: heat it in time, roast on a tray in rounds. */
import type { PlanStep } from "#kitchen/knowledge/dishes/dish";
import type { Bench } from "./bench.ts";
import type { Op } from "./op.ts";
import { cueOf, stagger, type Minutes } from "./stagger.ts";

export function planOven({ celsius }: Extract<PlanStep, { do: "oven" }>): readonly Op[] {
  return [{ act: "heat-oven", vessel: "tray", shares: {}, celsius, hands: false, opens: true, say: [`Heat the oven to {${celsius}oven}.`] }];
}

/** Minutes at the end for what would burn if it were in from the start. */
const LATE: Minutes = [8, 10];
/** Minutes in the oven before anything is added. */
const LEAST_ALONE = 5;

export function planRoast(step: Extract<PlanStep, { do: "roast" }>, bench: Bench): readonly Op[] {
  const portions = bench.waiting(step.of);
  const added = bench.takeSlots(step.late);
  const cue = cueOf(portions, "everything is tender and browned at the edges");
  const staggered = stagger(portions, "roast");
  // What goes in last and is done soon takes the late things along.
  const together = added.length > 0 && (staggered.at(-1)?.minutes[1] ?? Infinity) <= LATE[1] + LEAST_ALONE;
  const late = together ? [] : added;
  const rounds = staggered.map((round, index, all): Op => {
    const coat = index === 0 ? bench.takeSlots(step.with) : [];
    const last = index === all.length - 1;
    const minutes: Minutes =
      last && late.length > 0 ? [Math.max(LEAST_ALONE, round.minutes[0] - LATE[1]), Math.max(LEAST_ALONE, round.minutes[1] - LATE[1])] : round.minutes;
    const until = last && late.length === 0 ? ", until {cue}" : "";
    const tossed =
      coat.length > 0 || (index === 0 && last && together)
        ? "Toss {the foods} with {the coat added} on a baking tray lined with baking paper, in one layer,"
        : "Spread {the foods} in one layer on a baking tray lined with baking paper";
    return roastOp(
      step.celsius,
      minutes,
      cue,
      { foods: bench.take(round.portions), coat, ...(last && together ? { added } : {}) },
      index === 0
        ? `${tossed} and roast for {time}${until}.`
        : `Turn what is on the tray, add {the foods${last && together ? " added" : ""}} and roast for {time} more${until}.`,
    );
  });
  bench.heat("tray");
  return late.length === 0
    ? rounds
    : [...rounds, roastOp(step.celsius, LATE, cue, { late }, "Turn everything with {the late} and roast for {time} more, until {cue}.")];
}

function roastOp(celsius: number, minutes: Minutes, cue: string, shares: Op["shares"], say: string): Op {
  return { act: "cook", vessel: "tray", technique: "roast", minutes, hands: false, celsius, cue, shares, say: [say] };
}
