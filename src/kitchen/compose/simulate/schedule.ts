/** When each operation happens: one pair of hands, each vessel one thing at a time, the oven warm when it is needed. */
import { oncePer } from "#kitchen/once-per";
import type { Vessel } from "#kitchen/knowledge/dishes/dish";
import { type Op, sharesOf } from "../plan/op.ts";
import type { Portion, Portions } from "../portion.ts";

export interface Schedule {
  readonly totalMinutes: number;
  readonly handsOnMinutes: number;
  readonly meanwhile: ReadonlySet<Op>;
}

const OVEN_HEATS_MINUTES = 12;
/** Hands that a passive operation needs to get going. */
const STARTING = 1.5;
/** Something else must cook for longer than this to be worth a "meanwhile". */
const WORTH_SAYING = 4;

export function schedule(ops: readonly Op[], portions: Portions): Schedule {
  const prep = 2 + portions.all.reduce((sum, portion) => sum + prepMinutes(portion), 0) * (portions.servings > 4 ? 1.5 : 1);
  const busyUntil = new Map<Vessel, number>();
  const readyAt = new Map<string | undefined, number>();
  const meanwhile = new Set<Op>();
  let handsFree = prep;
  let handsOn = prep;
  let end = prep;
  let ovenWarm = 0;
  for (const op of ops) {
    if (op.act === "heat-oven") {
      ovenWarm = OVEN_HEATS_MINUTES;
      continue;
    }
    const minutes = op.minutes ? (op.minutes[0] + op.minutes[1]) / 2 : 1;
    const vessels = op.act === "serve" ? [...busyUntil.keys()] : [op.vessel, ...(op.from ?? [])];
    // What a step speaks of, it wants: no potato is cut open while it bakes.
    const slots = [...Object.keys(op.shares), ...namedIn(op.say), ...sharesOf(op).map(({ portion }) => portion.slot)];
    const start = Math.max(
      handsFree,
      op.celsius === undefined ? 0 : ovenWarm,
      ...vessels.map((vessel) => busyUntil.get(vessel) ?? 0),
      // What was cooked elsewhere comes in when it is done; a hole without a share is for such a food.
      ...slots.map((slot) => readyAt.get(slot) ?? 0),
    );
    if ([...busyUntil].some(([vessel, until]) => !vessels.includes(vessel) && until > start + WORTH_SAYING)) meanwhile.add(op);
    const hands = op.hands ? busy(minutes) : Math.min(STARTING, minutes);
    handsFree = start + (op.hands ? minutes : hands);
    handsOn += hands;
    busyUntil.set(op.vessel, start + minutes);
    for (const { portion } of sharesOf(op)) readyAt.set(portion.slot, start + minutes);
    end = Math.max(end, start + minutes);
  }
  const totalMinutes = Math.max(5, Math.ceil(end / 5) * 5);
  return { totalMinutes, handsOnMinutes: Math.min(totalMinutes, Math.max(5, Math.round(handsOn / 5) * 5)), meanwhile };
}

/** Names of the holes of what a step may say. */
const namedIn = oncePer((say: readonly string[]): readonly string[] =>
  [...say.join(" ").matchAll(/\{(?:the |it )?([a-zA-Z ]+)\}/g)].flatMap(([, names = ""]) => names.split(" ")),
);

/** A pan that is stirred now and then leaves about half of the time free. */
function busy(minutes: number): number {
  return minutes <= 3 ? minutes : 3 + (minutes - 3) / 2;
}

/** A cut food takes about a minute; a splash or a spoonful takes none. */
function prepMinutes({ food, cut }: Portion): number {
  if (cut === "whole") return food.kind.prep === undefined ? 0.2 : 0.6;
  return food.salience >= 1 ? 1.3 : 0.8;
}
