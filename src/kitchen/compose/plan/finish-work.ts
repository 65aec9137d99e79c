/** The end of a dish: what goes in off the heat, salt and something sour, what is scattered over. And the dish's own work. */
import { SLOT_USES } from "#kitchen/knowledge/dishes/slot-uses";
import type { Form } from "#kitchen/knowledge/classes/class-row";
import type { PlanStep, Vessel, WorkStep } from "#kitchen/knowledge/dishes/dish";
import { isFlesh } from "../food.ts";
import type { Portion } from "../portion.ts";
import type { Bench } from "./bench.ts";
import type { Op, Share } from "./op.ts";
import { pourable } from "./pourable.ts";
import { cueOf, longest } from "./stagger.ts";
import { ofSlot } from "#kitchen/knowledge/dishes/by-slot";

const ON_THE_HOB: readonly Vessel[] = ["pan", "pot", "wok"];
/** Nothing can be stirred in here: it is spooned over. */
const FLAT: readonly Vessel[] = ["tray", "dish", "board", "plate"];
/** A role played so fully makes strings. */
const MELTS = 0.6;
const MELT_MINUTES = 3;
const DRY_FORMS: readonly Form[] = ["powder", "leaf", "grain"];

export function planFinish(step: Extract<PlanStep, { do: "finish" }>, bench: Bench): readonly Op[] {
  // Fat that no pan asked for is stirred in, or drizzled over.
  const fat = bench.takeSlots(SLOT_USES.panFat);
  const butter = fat.filter(({ portion }) => portion.food.kind.form !== "liquid");
  const added = [...bench.takeSlots(step.of ?? []), ...butter];
  const warmed =
    !step.cold && ON_THE_HOB.includes(step.in) && bench.isHot(step.in)
      ? added.filter(({ portion }) => portion.food.kind.addAt === "late" || portion.food.kind.addAt === "mid")
      : [];
  // On a plate or a tray cheese is scattered, in a pan it melts.
  const onTop = ON_THE_HOB.includes(step.in) ? [] : added.filter(({ portion }) => portion.food.kind.roles.cheese !== undefined);
  const stirred = added.filter((share) => !warmed.includes(share) && !onTop.includes(share));
  const season = [...bench.takeSlots(SLOT_USES.season)];
  const sharpen = bench.takeSlots(SLOT_USES.sharpen);
  const strewn = bench.takeSlots(SLOT_USES.strew);
  // What melts goes back into the oven for it.
  const melting =
    step.in === "tray" && bench.isHot("tray") ? [...onTop, ...strewn].filter(({ portion }) => (portion.food.kind.roles.cheese_melt ?? 0) >= MELTS) : [];
  const top = strewn.filter((share) => !melting.includes(share));
  const drizzle = [...fat, ...top].filter(({ portion }) => portion.food.kind.form === "liquid");
  const scatter = [...onTop.filter((share) => !melting.includes(share)), ...top.filter((share) => !drizzle.includes(share))];
  const forgotten = bench.take(bench.forgotten());
  season.push(...forgotten.filter(({ portion }) => DRY_FORMS.includes(portion.food.kind.form)));
  stirred.push(...forgotten.filter(({ portion }) => !DRY_FORMS.includes(portion.food.kind.form)));
  // Sugar by itself is no seasoning.
  if (season.every(({ portion }) => portion.food.kind.roles.sweet)) stirred.push(...season.splice(0));
  if (fat.length + warmed.length + stirred.length + season.length + sharpen.length + scatter.length + melting.length + drizzle.length === 0) return [];
  const squeezed = sharpen.every(({ portion }) => portion.cut === "juice");
  const stir = FLAT.includes(step.in) ? (stirred.every(isLoose) ? "Spoon over" : "Add") : "Stir in";
  const offHeat =
    bench.isHot(step.in) && ON_THE_HOB.includes(step.in) && !step.cold ? "Take {vessel} off the heat and stir in {the stirred}." : `${stir} {the stirred}.`;
  const say = [
    `[Scatter over {the melting} and put back into the oven for ${MELT_MINUTES} minutes, until melted.]`,
    "[Stir in {the warmed} and let it bubble for 1 minute.]",
    `[${offHeat.replace("{vessel}", `{${step.in}}`)}]`,
    "[Season with {the season}.]",
    squeezed ? "[Squeeze over {the sharpen}.]" : `[${FLAT.includes(step.in) ? "Sprinkle with" : "Stir in"} {the sharpen}.]`,
    "[Drizzle with {the drizzle}.]",
    "[Scatter over {the scatter}.]",
  ].join(" ");
  return [
    {
      act: "work",
      vessel: step.in,
      hands: true,
      minutes: melting.length > 0 ? [MELT_MINUTES, MELT_MINUTES] : [1, 1],
      shares: { melting, warmed, stirred, season, sharpen, drizzle, scatter },
      say: [say],
    },
  ];
}

function isLoose({ portion }: Share): boolean {
  return portion.food.kind.form === "liquid" || portion.food.kind.form === "paste";
}

export function planWork(step: WorkStep, bench: Bench): readonly Op[] {
  const bySlot = new Map((step.takes ?? []).map((slot) => [slot, bench.takeSlots([slot])]));
  for (const slot of step.halves ?? []) bySlot.set(slot, bench.takeSlots([slot], true));
  const taken = [...bySlot.values()].flat();
  const cooked = [...bySlot].flatMap(([slot, all]) => (bench.dish.slots[slot]?.seasons ? [] : all.map(({ portion }) => portion)));
  const pacing = step.paces === undefined ? (step.paced ? cooked : []) : bench.inSlot(step.paces);
  const minutes = (step.sized ? bench.size?.minutes : undefined) ?? (pacing.length > 0 && step.technique ? longest(pacing, step.technique) : step.minutes);
  const cue = step.paces === undefined ? (step.cue ?? (step.paced ? cueOf(cooked) : undefined)) : cueOfCoated(pacing, step.cue);
  const from = (step.from ?? []).filter((vessel) => bench.empty(vessel));
  const cold = ON_THE_HOB.includes(step.in) && !bench.isHot(step.in);
  if (step.celsius === undefined && minutes) bench.heat(step.in);
  const isFrying = step.technique === "fry" && ON_THE_HOB.includes(step.in);
  if (step.minutes && taken.some(({ portion: { food } }) => food.kind.roles.fat || (isFrying && (food.kind.roles.fat_render ?? 0) >= RENDERS)))
    bench.markGreased(step.in);
  if (step.to) bench.empty(step.in);
  bench.fill(step.to ?? step.in);
  return [
    {
      act: step.technique || step.sets ? "cook" : "work",
      vessel: step.in,
      shares: Object.fromEntries(bySlot),
      hands: !step.passive,
      say: step.alone && taken.length === 1 ? step.alone : step.say,
      ...(cold ? { unheated: true } : {}),
      ...(step.atTable ? { atTable: true } : {}),
      ...(step.gathers ? { gathers: true } : {}),
      ...(step.technique ? { technique: step.technique } : {}),
      ...(minutes ? { minutes } : {}),
      ...(step.sets ? { sets: true } : {}),
      ...(cue === undefined ? {} : { cue }),
      ...(step.celsius === undefined ? {} : { celsius: step.celsius }),
      ...(step.water === undefined ? {} : { water: waterBeside(step.water * bench.servings * grainShare(taken, bench), taken) }),
      ...(from.length > 0 ? { from } : {}),
      ...(step.to ? { to: step.to } : {}),
    },
  ];
}

/** Golden outside, and what tells that it is done inside, where it is meat or fish. */
function cueOfCoated(portions: readonly Portion[], outside = ""): string {
  return portions.every(({ food }) => isFlesh(food.kind)) ? `${outside}, and ${cueOf(portions)}` : outside;
}

/** Fitness from which a food gives the fat that others fry in. */
const RENDERS = 0.7;

/** Of the grain that the dish would take, the share that there is: a cup of rice for four wants the water of a cup of rice. */
function grainShare(shares: readonly Share[], { dish, servings }: Bench): number {
  const found = shares.flatMap(({ portion: { slot, food, grams } }) => {
    const wanted = ofSlot(dish.slots, slot)?.grams ?? food.kind.grams[0];
    return dish.batch || food.kind.form !== "grain" || food.kind.absorbs === undefined ? [] : grams / (wanted * servings);
  });
  return Math.min(1, ...found);
}

/** Ml of water that are still wanted beside what these foods pour in; never none, for the sentence names it. */
function waterBeside(wanted: number, shares: readonly Share[]): number {
  return Math.max(Math.min(50, wanted), wanted - shares.reduce((sum, { portion, part }) => sum + part * pourable(portion), 0));
}

export function planServe(step: Extract<PlanStep, { do: "serve" }>, bench: Bench): readonly Op[] {
  const shares = Object.fromEntries((step.takes ?? []).map((slot) => [slot, bench.takeSlots([slot])]));
  const rest = bench.restMinutes();
  const carve = bench.carves() ? ", then carve the meat into slices" : "";
  // A dish that waits before it is served in its own words rests its meat, too.
  const before = rest > 0 && !step.rests ? `Leave to rest for ${rest} minutes${step.carves ? "" : carve}. ` : "";
  const say = before === "" ? step.say : step.say.map((words) => before + words);
  return [
    { act: "serve", vessel: "plate", shares, hands: rest === 0, minutes: [rest + 1, rest + 1], say, ...(step.gathers ? { gathers: true as const } : {}) },
  ];
}
