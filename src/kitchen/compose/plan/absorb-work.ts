/** A grain that takes up all its liquid under a lid, and what steams on top of it. */
import type { PlanStep } from "#kitchen/knowledge/dishes/dish";
import type { Portion } from "../portion.ts";
import type { Bench } from "./bench.ts";
import type { Op } from "./op.ts";
import { pourable } from "./pourable.ts";
import { cueOf, longest } from "./stagger.ts";
import { standsWet } from "./wet-heat.ts";

type AbsorbStep = Extract<PlanStep, { do: "absorb" }>;

/** Minutes off the heat, under the lid, in which a grain finishes. */
export const STANDS = 10;

/** Steam off the heat is enough for it. */
function isTender({ food: { kind } }: Portion): boolean {
  return (kind.cook.simmer?.[1] ?? 0) <= 5;
}

export function planAbsorb(step: AbsorbStep, bench: Bench): readonly Op[] {
  const grains = bench.waiting(step.of);
  const held = bench.held(step.in);
  const liquids = [...held.flavours, ...bench.waiting(step.liquids ?? [])];
  const returned = bench.aside(step.in, true);
  const beside = [...new Set([...bench.waiting(step.late ?? []), ...held.foods])];
  const way = grains.every(({ food }) => food.kind.cook.absorb) ? "absorb" : "simmer";
  const minutes = longest(grains, way);
  // What comes cold out of the fridge gets hot in steam only while it boils.
  const cold = bench.onlyUnused(returned);
  const late = [
    ...returned.filter((portion) => !cold.includes(portion)),
    ...beside.filter((portion) => isTender(portion) || standsWet(portion.food.kind) < minutes[0]),
  ];
  // What was fried before tells nothing of itself.
  const fresh = late.filter((portion) => !returned.includes(portion));
  const slow = [...cold, ...beside.filter((portion) => !late.includes(portion))];
  const soaked = grains.reduce((sum, { food, grams }) => sum + grams * (food.kind.absorbs ?? 1.6), 0);
  const water = Math.max(50, Math.round((soaked - liquids.reduce((sum, portion) => sum + pourable(portion), 0)) / 25) * 25);
  const top =
    late.length > 0
      ? ` Lay {the late} on top, cover and leave off the heat for ${STANDS} minutes, until ${fresh.length > 0 ? cueOf(fresh, "everything is hot and tender") : "everything is piping hot"}.`
      : ` Leave covered off the heat for ${STANDS} minutes.`;
  const entry = bench.heat(step.in) ? `Put {the foods} into {${step.in}}` : "Stir in {the foods} for 1 minute";
  return [
    {
      act: "cook",
      vessel: step.in,
      technique: way,
      minutes: [minutes[0] + STANDS, minutes[1] + STANDS],
      silent: STANDS,
      hands: false,
      cue: cueOf(grains),
      water,
      opens: true,
      shares: { foods: bench.take([...grains, ...slow]), liquids: bench.take(liquids), late: bench.take(late) },
      say: [`${entry}, pour in {water} of water[, add {the liquids}] and bring to the boil. Cover and cook on the lowest heat for {time}, until {cue}.${top}`],
    },
  ];
}
