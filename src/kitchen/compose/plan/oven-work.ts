/** Work in the oven: heat it in time, roast on a tray in rounds. */
import type { PlanStep } from "../../knowledge/dishes/dish.ts";
import type { Bench } from "./bench.ts";
import type { Op } from "./op.ts";
import { cueOf, stagger } from "./stagger.ts";

export function planOven({ celsius }: Extract<PlanStep, { do: "oven" }>): readonly Op[] {
  return [{ act: "heat-oven", vessel: "tray", shares: {}, celsius, hands: false, opens: true, say: [`Heat the oven to {${celsius}oven}.`] }];
}

export function planRoast(step: Extract<PlanStep, { do: "roast" }>, bench: Bench): readonly Op[] {
  const portions = bench.waiting(step.of);
  return stagger(portions, "roast").map((round, index, rounds): Op => {
    const last = index === rounds.length - 1;
    const coat = index === 0 ? bench.takeSlots(step.with) : [];
    bench.heat("tray");
    const tossed =
      coat.length > 0
        ? "Toss {the foods} with {the coat} on a baking tray lined with baking paper, in one layer,"
        : "Spread {the foods} in one layer on a baking tray lined with baking paper";
    const until = last ? ", until {cue}" : "";
    return {
      act: "cook",
      vessel: "tray",
      technique: "roast",
      minutes: round.minutes,
      hands: false,
      celsius: step.celsius,
      cue: cueOf(portions, "everything is tender and browned at the edges"),
      shares: { foods: bench.take(round.portions), coat },
      say: [index === 0 ? `${tossed} and roast for {time}${until}.` : `Turn what is on the tray, add {the foods} and roast for {time} more${until}.`],
    };
  });
}
