/** Work in a hot pan: soften, fry, brown, bloom. Each has a way without fat, for lists that hold none. */
import { SLOT_USES } from "#kitchen/knowledge/dishes/slot-uses";
import type { PlanStep, Vessel } from "#kitchen/knowledge/dishes/dish";
import type { Form } from "#kitchen/knowledge/classes/class-row";
import { isFlesh } from "../food.ts";
import { ownFatOf } from "../own-fat.ts";
import type { Portion } from "../portion.ts";
import type { Bench } from "./bench.ts";
import { isSealed, keptForLater, liftOut } from "./lift-and-return.ts";
import type { Op, Share } from "./op.ts";
import { capitalise } from "../write/nouns.ts";
import { cueOf, longest, simmerCueOf, stagger, type Minutes } from "./stagger.ts";

type PanStep = Extract<PlanStep, { do: "soften" | "fry" | "brown" | "bloom" }>;

/** Ml of water that stand in for fat under a lid, for so many minutes; what takes longer boils away more. */
const WATER_FOR_FAT = 45;
const LASTS = 10;
const BOILED_AWAY_A_MINUTE = 5;

export function planPanWork(step: PanStep, bench: Bench): readonly Op[] {
  const waiting = bench.waiting(step.of);
  const later = (step.do === "fry" || step.do === "brown") && !step.lift ? bench.spoiltAhead(waiting, step.in) : [];
  bench.hold(later, step.in);
  const cooked = step.do === "fry" || step.do === "brown" ? keptForLater(waiting, step, bench) : [];
  // What no pan is for, silken tofu or lentils, waits for the liquid.
  const portions = waiting.filter(
    (portion) => !later.includes(portion) && !cooked.includes(portion) && ((browns(portion) && !isBoiled(step, portion)) || !bench.simmersLater(portion)),
  );
  if (portions.length === 0) return [];
  switch (step.do) {
    case "soften":
      return soften(step, portions, bench);
    case "bloom":
      return bloom(step, portions, bench);
    case "fry":
      return liftOut(brown(step, portions, bench), step, portions, bench);
    case "brown":
      return liftOut(dust(brown(step, portions, bench), portions, bench), step, portions, bench);
  }
}

function browns({ food: { kind } }: Portion): boolean {
  return kind.core !== undefined || kind.cook.fry !== undefined;
}

/** Where meat is only coloured, roots and pulses go straight into the liquid; mushrooms are the better for the pan. */
function isBoiled(step: PanStep, { food: { kind } }: Portion): boolean {
  return step.do === "brown" && step.seal === true && (kind.shelf === "vegetable" || kind.shelf === "pulse") && !kind.roles.mushroom && !kind.roles.tofu;
}

function brown(step: PanStep, portions: readonly Portion[], bench: Bench): readonly Op[] {
  return isSealed(step, portions) ? seal(step, portions, bench) : fry(step, portions, bench);
}

/** Raw meat or fish in pieces gets a coat of flour, egg and crumbs first, as far as there is something for it. */
function dust([first, ...rest]: readonly Op[], portions: readonly Portion[], bench: Bench): readonly Op[] {
  const bare =
    portions.some(({ food: { kind } }) => isFlesh(kind) && kind.raw === "unsafe" && kind.form !== "paste") || portions.some(({ food }) => food.kind.roles.tofu);
  if (!first || !bare) return first ? [first, ...rest] : rest;
  const coat = { dust: bench.takeSlots(SLOT_USES.dust), dip: bench.takeSlots(SLOT_USES.dip), crumbs: bench.takeSlots(SLOT_USES.roll) };
  const works = [
    ...(coat.dust.length > 0 ? [(foods: string) => `dust ${foods} with {the dust}`] : []),
    ...(coat.dip.length > 0 ? [(foods: string) => `dip ${foods} into {the dip}, lightly beaten`] : []),
    ...(coat.crumbs.length > 0 ? [(foods: string) => `turn ${foods} in {the crumbs}`] : []),
  ];
  if (works.length === 0) return [first, ...rest];
  const named = works.map((words, index) => words(index === 0 ? "{the foods}" : "{it foods}"));
  const say = first.say.map((words) => `${capitalise(named.join(", then "))}. ${words.replace("{the foods}", "{it foods}")}`);
  return [{ ...first, shares: { ...first.shares, ...coat }, say }, ...rest];
}

function soften(step: PanStep, portions: readonly Portion[], bench: Bench): readonly Op[] {
  const { lead, shares, water } = enter(step.in, portions, bench, "medium", step.halfFat);
  const minutes = longest(portions, "fry");
  const gone = water === undefined ? "" : " and the water has gone";
  const out = step.lift ? " Lift out onto a plate." : "";
  if (out) bench.lift(step.in);
  return [
    {
      ...panOp(step, minutes, water === undefined ? cueOf(portions, "soft") : simmerCueOf(portions, "soft")),
      shares: { ...shares, foods: bench.take(portions) },
      ...(water === undefined ? {} : { water }),
      ...(out ? { to: "plate" as const } : {}),
      say: lead.map(
        (words) =>
          `${words} and cook ${water === undefined ? "gently " : ""}for {time}${water === undefined ? ", stirring now and then" : ", covered"}, until {cue}${gone}.${out}`,
      ),
    },
  ];
}

function fry(step: PanStep, portions: readonly Portion[], bench: Bench): readonly Op[] {
  let wet = false;
  const rounds = stagger(portions, "fry");
  const total = rounds.reduce((sum, { minutes: [, most] }) => sum + most, 0);
  return rounds.map((round, index): Op => {
    const last = index === rounds.length - 1;
    const { lead, shares, water } =
      index === 0
        ? enter(
            step.in,
            round.portions,
            bench,
            "medium-high",
            step.halfFat,
            (step.do === "brown" && !round.portions.every(isPulse)) || round.portions.some(({ food }) => food.kind.core !== undefined),
          )
        : { lead: ["Add {the foods}"], shares: {}, water: undefined };
    wet ||= water !== undefined;
    const done = last ? portions : round.portions;
    const cue = wet ? simmerCueOf(done) : cueOf(done);
    const out = last && step.lift ? " Lift out onto a plate." : "";
    if (out) bench.lift(step.in);
    const { how, ...timed } = inBatches(index === 0 && last ? batchesOf(round.portions) : 1, round.minutes);
    return {
      ...panOp(step, round.minutes, cue),
      ...timed,
      shares: { ...shares, foods: bench.take(round.portions) },
      ...(water === undefined ? {} : { water: waterFor(total) }),
      ...(out ? { to: "plate" as const } : {}),
      say: lead.map(
        (words) =>
          `${words} and ${index > 0 ? "cook" : water === undefined ? (round.portions.every(isSauced) ? "heat" : "fry") : "cook, covered,"}${how}${index > 0 ? " more" : ""}${turning(round.portions)}${last ? ", until {cue}" : ""}.${out}`,
      ),
    };
  });
}

/** Ml, in whole tablespoons. */
function waterFor(minutes: number): number {
  return WATER_FOR_FAT + Math.ceil((Math.max(0, minutes - LASTS) * BOILED_AWAY_A_MINUTE) / 15) * 15;
}

/** Beans stick to a dry pan and only want heating. */
function isPulse({ food: { kind } }: Portion): boolean {
  return kind.roles.pulse !== undefined && kind.roles.tofu === undefined;
}

/** Colour only; the cooking comes later in liquid. */
function seal(step: PanStep, portions: readonly Portion[], bench: Bench): readonly Op[] {
  const { lead, shares } = enter(step.in, portions, bench, "medium-high", step.halfFat, true);
  const out = step.lift ? " Lift out onto a plate." : "";
  if (out) bench.lift(step.in);
  bench.seal(portions, step.in);
  const loose = portions.every(({ food }) => food.kind.form === "paste");
  const minutes: Minutes = loose ? [6, 8] : [5, 7];
  const { how, ...timed } = inBatches(batchesOf(portions), minutes);
  return [
    {
      ...panOp(step, minutes, loose ? cueOf(portions) : "browned all over"),
      ...timed,
      shares: { ...shares, foods: bench.take(portions) },
      ...(out ? { to: "plate" as const } : {}),
      say: lead.map((words) => `${words} and ${loose ? "fry for {time}, breaking up the lumps" : `brown${how}, turning`}, until {cue}.${out}`),
    },
  ];
}

/** Grams of meat or fish that brown in a pan at once: more of it stews in its juice. */
const A_PANFUL = { pieces: 550, whole: 850 };

/** Rounds in which so much raw meat or fish fits a pan. */
function batchesOf(portions: readonly Portion[]): number {
  const flesh = portions.filter(({ food: { kind } }) => isFlesh(kind) && kind.raw === "unsafe" && kind.form === "solid");
  const filled = flesh.reduce((sum, { grams, cut }) => sum + grams / A_PANFUL[cut === "whole" ? "whole" : "pieces"], 0);
  return Math.min(MOST_BATCHES, Math.ceil(filled));
}
const MOST_BATCHES = 3;

/** The minutes of one batch are said, those of all are counted. */
function inBatches(batches: number, [least, most]: Minutes): { readonly how: string; readonly minutes: Minutes; readonly silent?: number } {
  if (batches <= 1) return { how: " for {time}", minutes: [least, most] };
  const silent = (batches - 1) * least;
  return { how: `, in ${batches === 2 ? "two" : "three"} batches, for {time} each`, minutes: [least + silent, most + silent], silent };
}

function bloom(step: PanStep, all: readonly Portion[], bench: Bench): readonly Op[] {
  const fresh = !bench.isHot(step.in);
  // Without fat garlic and spice would burn: they go in with the liquid, or, where none follows, with a splash of water.
  const dry = fresh && bench.waiting(SLOT_USES.panFat).length === 0;
  // A bay leaf has nothing to wake up: by itself it goes straight into the liquid.
  const leafOnly = all.every(({ food }) => food.kind.roles.bay);
  const pours = leafOnly || dry ? bench.simmerAhead(step.in) : bench.pourAhead(step.in);
  const poured = pours ? all.filter(({ food }) => dry || leafOnly || food.kind.form === "liquid") : [];
  bench.hold(poured, step.in);
  const portions = all.filter((portion) => !poured.includes(portion));
  if (portions.length === 0) return [];
  const entry = fresh
    ? enter(
        step.in,
        portions,
        bench,
        "medium",
        step.halfFat,
        portions.every(({ food }) => TOASTED.includes(food.kind.form)),
      )
    : { lead: ["Stir in {the foods}", "Add {the foods}"], shares: {}, water: undefined };
  return [
    {
      ...panOp(step, [1, 1], "fragrant"),
      shares: { ...entry.shares, foods: bench.take(portions) },
      ...(entry.water === undefined ? {} : { water: entry.water }),
      say: entry.lead.map((words) => `${words} and cook for {time}, stirring, until {cue}.`),
    },
  ];
}

/** Forms that wake up in a dry pan. */
const TOASTED: readonly Form[] = ["powder", "leaf", "grain"];

/** So much of its own fat leaves a pan greased for what comes after it: oily fish, thighs, and all that is fatter. */
const RUNS = 0.3;

/** The words and the fat with which foods come into a pan: a hot one, a greased one, their own fat, or water. */
function enter(
  vessel: Vessel,
  portions: readonly Portion[],
  bench: Bench,
  heat: string,
  half = false,
  dry = false,
): { lead: readonly string[]; shares: Readonly<Record<string, readonly Share[]>>; water: number | undefined } {
  if (portions.every(isSauced)) {
    const first = bench.heat(vessel);
    return { lead: [first ? `Put {the foods} into {${vessel}} over medium heat` : `Add {the foods} to {${vessel}}`], shares: {}, water: undefined };
  }
  const own = Math.max(...portions.map(({ food }) => food.kind.roles.fat_render ?? 0));
  const isBare = bench.waiting(SLOT_USES.panFat).length === 0;
  const isRimmed = isBare && portions.every(({ food, cut }) => cut === "whole" && ownFatOf(food) === "rim");
  const renders = own >= 0.7 || (isBare && (own >= RUNS || isRimmed));
  const fat = renders && !bench.hasFatToSpare() ? [] : bench.grease(vessel, half);
  const first = bench.heat(vessel);
  const greased = bench.isGreased(vessel);
  if (renders) bench.markGreased(vessel);
  if (fat.length > 0) {
    const verb = fat.every(({ portion }) => portion.food.kind.roles.butter) ? "Melt" : "Heat";
    return { lead: [`${verb} {the fat} in {${vessel}} over ${heat} heat. Add {the foods}`], shares: { fat }, water: undefined };
  }
  if (!first && greased) return { lead: [`Add {the foods} to {${vessel}}`], shares: {}, water: undefined };
  if (renders || dry) {
    const how = isRimmed ? "rim of fat first" : "without fat";
    return {
      lead: [first ? `Put {the foods} into {${vessel}} over ${heat} heat, ${how},` : `Add {the foods} to {${vessel}}, ${how},`],
      shares: {},
      water: undefined,
    };
  }
  if (!first) return { lead: [`Add {the foods} to {${vessel}} with {water} of water`], shares: {}, water: WATER_FOR_FAT };
  return { lead: [`Put {the foods} into {${vessel}} over medium heat with {water} of water`], shares: {}, water: WATER_FOR_FAT };
}

/** Beans in their sauce bring all the liquid that they want. */
function isSauced({ food }: Portion): boolean {
  return food.kind.roles.beans_sauced !== undefined;
}

function turning(portions: readonly Portion[]): string {
  return portions.some(({ food }) => food.kind.core !== undefined && food.kind.form === "solid") ? ", turning once or twice" : "";
}

function panOp(step: PanStep, minutes: Minutes, cue: string): Omit<Op, "shares" | "say"> {
  return { act: "cook", vessel: step.in, technique: "fry", minutes, hands: true, cue };
}
