/** Stage 6: the plan in words, as recipe data. */
import type { Recipe } from "#recipe/recipe";
import type { Dish } from "../knowledge/dishes/dish.ts";
import type { LeftOut } from "./left-out.ts";
import { writeNutrition } from "./nutrition.ts";
import { isHeating, sharesOf, type Op } from "./plan/op.ts";
import type { Portion, Portions } from "./portion.ts";
import type { Simulation } from "./simulate.ts";
import { writeLines } from "./write/ingredient-lines.ts";
import { writeNotes } from "./write/notes.ts";
import { inPlural } from "./write/nouns.ts";
import { inOrderOfUse, writeSteps } from "./write/steps.ts";
import { writeSummary, writeTitle } from "./write/title.ts";
import type { Wording } from "./write/wording.ts";
import { ofSlot } from "#kitchen/knowledge/dishes/by-slot";

export interface Draft {
  readonly dish: Dish;
  readonly portions: Portions;
  readonly ops: readonly Op[];
  readonly simulation: Simulation;
  readonly leftOut: readonly LeftOut[];
  readonly wording: Wording;
  readonly random: () => number;
}

export function writeDish({ dish, portions, ops, simulation, leftOut, wording, random }: Draft): Recipe {
  const { makes } = portions;
  const isBlended = dish.family === "drink" || dish.plan.some((step) => "in" in step && step.in === "blender");
  const cold = addedCold(ops);
  return {
    title: writeTitle(dish, portions, wording, random),
    summary: writeSummary(dish, portions, wording, random),
    servings: portions.servings,
    ...(makes ? { makes: `${makes.count} ${makes.count > 1 ? inPlural(makes.noun) : makes.noun}` } : {}),
    totalMinutes: simulation.totalMinutes,
    handsOnMinutes: simulation.handsOnMinutes,
    ingredients: inOrderOfUse(ops, portions).flatMap((portion) =>
      writeLines(portion, portions, wording, !isBlended && (ofSlot(dish.slots, portion.slot)?.raw === true || cold.has(portion))),
    ),
    steps: writeSteps(ops, portions, simulation.meanwhile, wording, random),
    notes: [...writeNotes({ dish, portions, ops, leftOut, wording }), ...writeNutrition(portions, wording)],
  };
}

/** What enters when nothing more is heated. */
function addedCold(ops: readonly Op[]): ReadonlySet<Portion> {
  const lastHeat = ops.findLastIndex(isHeating);
  return new Set(ops.slice(lastHeat + 1).flatMap((op) => sharesOf(op).map(({ portion }) => portion)));
}
