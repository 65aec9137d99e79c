/** One dish taken through the stages after choosing: portioned, planned, simulated, written, proof-read. */
import type { Recipe } from "#recipe/recipe";
import type { Dish } from "../knowledge/dishes/dish.ts";
import type { Refused } from "./choose/dish-table.ts";
import type { Candidate } from "./choose-dish.ts";
import type { Food } from "./food.ts";
import type { MasterDraft } from "./master/master-filling.ts";
import { explainRefusals, type LeftOut } from "./left-out.ts";
import type { Planned } from "./left-out/scene.ts";
import { planDish } from "./plan.ts";
import type { Op } from "./plan/op.ts";
import type { DishWishes } from "./wishes/dish-wishes.ts";
import { portionDish, type Portions } from "./portion.ts";
import { proofread } from "./proofread.ts";
import { mendSoakingWater } from "./second-reading/mend-soaking-water.ts";
import { tellAhead } from "./second-reading/tell-ahead.ts";
import { createRandom } from "./seeded-random.ts";
import { simulatePlan, type Simulation } from "./simulate.ts";
import { writeDish } from "./write.ts";
import type { Wording } from "./write/wording.ts";

export interface Circumstances {
  readonly servings: number | undefined;
  readonly wording: Wording;
  /** What was set aside before any dish was chosen. */
  readonly leftOut: readonly LeftOut[];
  readonly seed: number;
  /** What a dish has to answer. Foods that go against a wish are set aside. */
  readonly wishes: DishWishes;
}

export interface Course {
  readonly dish: Dish;
  /** Foods that it uses. */
  readonly foods: readonly Food[];
  /** Foods that it has no seat for, and why. */
  readonly refused: ReadonlyMap<Food, Refused>;
  readonly portions: Portions;
  readonly ops: readonly Op[];
  /** How good an answer to the list it is, by the score of its candidate. */
  readonly total?: number;
  /** Where it is a master: what its remarks are written of. */
  readonly master?: MasterDraft;
  /** As far as the dish goes: what is left out for want of a seat is told when it is served. */
  readonly recipe: Recipe;
}

/** Why a candidate is no course: the stage that it fails, and what that stage says. */
export interface Drop {
  readonly stage: "portion" | "simulate" | "proofread";
  readonly faults: readonly string[];
}

/** Undefined when the candidate fails a stage; the next best is tried then. */
export function prepareCourse(candidate: Candidate, circumstances: Circumstances): Course | undefined {
  const outcome = tryCourse(candidate, circumstances);
  return "stage" in outcome ? undefined : outcome;
}

/** The candidate taken through every stage, or the first that it fails. */
export function tryCourse(candidate: Candidate, circumstances: Omit<Circumstances, "wishes">): Course | Drop {
  const planned = planCourse(candidate, circumstances);
  return "stage" in planned ? planned : writeCourse(planned, circumstances);
}

/** A course that would work, and is not written yet: that costs as much again as all before it. */
export interface PlannedCourse extends Omit<Course, "recipe" | "master"> {
  readonly simulation: Simulation;
}

export function planCourse({ dish, placed, refused, total }: Candidate, { servings, wording }: Omit<Circumstances, "wishes">): PlannedCourse | Drop {
  const portions = portionDish(dish, placed, servings, wording.units);
  if (!portions) return { stage: "portion", faults: ["no weights that the dish and the list both bear"] };
  const ops = planDish(dish, portions);
  const simulation = simulatePlan(ops, portions);
  if (simulation.faults.length > 0) return { stage: "simulate", faults: simulation.faults };
  return { dish, foods: [...placed.keys()], refused, portions, ops, total, simulation };
}

export function writeCourse({ simulation, ...planned }: PlannedCourse, { wording, leftOut, seed }: Omit<Circumstances, "wishes">): Course | Drop {
  const { dish, portions, ops } = planned;
  const draft = { dish, portions, ops, simulation, leftOut, wording };
  const recipe = tellAhead(mendSoakingWater(writeDish({ ...draft, random: createRandom(seed) }), portions.all));
  const faults = proofread({ ...draft, recipe });
  return faults.length > 0 ? { stage: "proofread", faults } : { ...planned, recipe };
}

/** All that is not cooked with, in list order: once for each entry and reason, though an entry may hold several foods. */
export function explainLeftOut(planned: Planned, refused: ReadonlyMap<Food, Refused>, setAside: readonly LeftOut[]): readonly LeftOut[] {
  const once = new Map([...setAside, ...explainRefusals(planned, refused)].map((left) => [`${left.entry}|${left.reason}`, left]));
  return [...once.values()].sort((a, b) => a.entry - b.entry);
}

/** Stable: another archetype is another dish, and so is another star. */
export function idOf({ dish, foods }: Pick<Course, "dish" | "foods">): string {
  const stars = foods
    .filter(({ salience }) => salience >= 1)
    .map(({ ingredient }) => ingredient.id)
    .sort()
    .join(",");
  return `${dish.id}|${stars}`;
}

/** The archetype of a dish by what `idOf` gives. */
export function archetypeOf(signature: string): string {
  return signature.split("|", 1)[0] ?? signature;
}
