/** A cook's second reading: what they would hold against a recipe, by the rules beside this file. */
import type { Course } from "../course.ts";
import { RULES } from "./all-rules.ts";
import { type DishRead, readDish } from "./dish-read.ts";
import type { Remark, Rule } from "./rule.ts";

export interface Held extends Remark {
  readonly rule: string;
}

const OF_THE_DISH = RULES.filter(({ ofTheRest }) => !ofTheRest);

/** What is held against the dish itself, whatever else is on the list. */
export function readForChoice(course: Course, asked?: number): readonly Held[] {
  return findHeld(OF_THE_DISH, readDish({ ...course, refused: new Map() }, asked));
}

/** All that a cook would hold against a course. `asked`: the people that the order names. */
export function readAsCook(course: Course, asked?: number): readonly Held[] {
  return findHeld(RULES, readDish(course, asked));
}

function findHeld(rules: readonly Rule[], dish: DishRead): readonly Held[] {
  return rules.flatMap(({ id, find }) => find(dish).map((remark) => ({ rule: id, ...remark })));
}

/** How much it weighs, all together. */
export function weightOf(held: readonly Held[]): number {
  return held.reduce((sum, { weight }) => sum + weight, 0);
}
