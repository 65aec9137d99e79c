/** Stage 5: runs the plan before anyone reads it. Finds what would fail in a kitchen, and how long it really takes. */
import type { Technique } from "../knowledge/classes/class-row.ts";
import type { Vessel } from "../knowledge/dishes/dish.ts";
import { sharesOf, type Op } from "./plan/op.ts";
import { findHeatFaults, overdoneBy } from "./simulate/heat-faults.ts";
import { findLeftBehind } from "./simulate/left-behind.ts";
import { schedule } from "./simulate/schedule.ts";
import type { Portion, Portions } from "./portion.ts";

export interface Simulation {
  /** What would go wrong, in words for a developer. Empty: the plan works. */
  readonly faults: readonly string[];
  readonly totalMinutes: number;
  readonly handsOnMinutes: number;
  /** Operations that happen while something else cooks by itself. */
  readonly meanwhile: ReadonlySet<Op>;
}

/** Share of the table's minutes that counts as done: ranges and carry-over heat blur the rest. */
const DONE = 0.85;
/** Minutes in which what has no row of its own (flour in a sauce) is cooked. */
const HEATS_THROUGH = 6;
/** Garlic and ground spice burn when they fry for longer, outside liquid and outside a mixture that sets round them. */
const MOST_FRIED_BLOOM = 8;
const OVEN_TECHNIQUES: readonly Technique[] = ["roast"];

export function simulatePlan(ops: readonly Op[], portions: Portions): Simulation {
  const faults: string[] = [];
  const used = new Map<Portion, number>();
  const done = new Map<Portion, number>();
  const overdone = new Map<Portion, number>();
  const fried = new Map<Portion, number>();
  const vessels = new Map<Vessel, Set<Portion>>();
  const wet = new Set<Vessel>();
  const lifted = new Set<Portion>();
  const contents = (vessel: Vessel) => vessels.get(vessel) ?? vessels.set(vessel, new Set()).get(vessel) ?? new Set<Portion>();
  const move = (from: Vessel, to: Vessel) => {
    if (contents(from).size === 0) faults.push(`nothing is in the ${from}`);
    for (const portion of contents(from)) contents(to).add(portion);
    contents(from).clear();
    if (wet.has(from)) wet.add(to);
  };
  let oven: number | undefined;

  for (const [index, op] of ops.entries()) {
    if (op.act === "heat-oven") oven = op.celsius;
    for (const { portion, part } of sharesOf(op)) {
      used.set(portion, (used.get(portion) ?? 0) + part);
      contents(op.vessel).add(portion);
      lifted.delete(portion);
      if (givesLiquid(portion)) wet.add(op.vessel);
    }
    if (op.water !== undefined) wet.add(op.vessel);
    for (const vessel of op.from ?? []) move(vessel, op.vessel);
    if (op.act === "cook") {
      if (op.cue === undefined || op.minutes === undefined) faults.push(`a cooking step in the ${op.vessel} has no cue or no time`);
      if (op.celsius !== undefined && oven !== op.celsius) faults.push(`the oven is not at ${op.celsius} °C`);
      if (op.technique && OVEN_TECHNIQUES.includes(op.technique) && oven === undefined) faults.push("the oven is cold");
      faults.push(...findHeatFaults(op, contents(op.vessel), wet.has(op.vessel)));
      for (const portion of contents(op.vessel)) {
        const table = op.technique && portion.food.kind.cook[op.technique];
        const spent = op.minutes ? op.minutes[1] : 0;
        // Raw meat and dried beans that no table knows this way are not made safe by it, nor beans by what sets round them.
        const isBean = portion.food.kind.roles.pulse_slow !== undefined;
        const wanted = table?.[0] ?? (portion.food.kind.core === undefined && !isBean ? HEATS_THROUGH : Infinity);
        const progress = op.sets && !isBean ? 1 : spent / Math.max(1, wanted);
        done.set(portion, (done.get(portion) ?? 0) + progress);
        if (!isDrained(op, portion)) overdone.set(portion, (overdone.get(portion) ?? 0) + overdoneBy(op, portion));
        if (op.technique === "fry" && !op.sets && portion.food.kind.addAt === "bloom" && !wet.has(op.vessel))
          fried.set(portion, (fried.get(portion) ?? 0) + spent);
      }
    }
    if (op.to) move(op.vessel, op.to);
    for (const portion of op.lifts ?? []) {
      contents(op.vessel).delete(portion);
      lifted.add(portion);
    }
    if (op.act === "serve" && index !== ops.length - 1) faults.push("something happens after serving");
  }
  faults.push(...findLeftBehind(ops, vessels));
  for (const { food } of lifted) faults.push(`${food.name} is lifted out and never comes back`);
  if (ops.at(-1)?.act !== "serve") faults.push("it is never served");

  for (const portion of portions.all) {
    const { name, kind } = portion.food;
    const part = used.get(portion) ?? 0;
    if (Math.abs(part - 1) > 0.01) faults.push(part === 0 ? `${name} is never used` : `${name} is used ${part} times over`);
    if ((kind.raw === "unsafe" || kind.raw === "cook") && needsHeat(portion) && (done.get(portion) ?? 0) < DONE) faults.push(`${name} is served underdone`);
    if ((overdone.get(portion) ?? 0) > 1) faults.push(`${name} is overdone`);
    if ((fried.get(portion) ?? 0) > MOST_FRIED_BLOOM) faults.push(`${name} burns`);
  }
  return { faults, ...schedule(ops, portions) };
}

/** Fresh water is put on: what was boiled in the last has been drained. */
function isDrained(op: Op, portion: Portion): boolean {
  return op.vessel === "boiler" && op.opens === true && !sharesOf(op).some((share) => share.portion === portion);
}

/** Fat is liquid, and yet nothing simmers in it. */
function givesLiquid({ food: { kind } }: Portion): boolean {
  const pours = kind.form === "liquid" && kind.shelf !== "fat";
  return pours || (kind.sheds ?? 0) > 0 || kind.roles.sauce_base !== undefined || kind.roles.coconut_milk !== undefined;
}

/** Powders, fats and leaveners are `cook` by rule of taste; a bake's `sets` covers them and nothing else must. */
function needsHeat({ food }: Portion): boolean {
  return food.kind.raw === "unsafe" || Object.keys(food.kind.cook).length > 0;
}
