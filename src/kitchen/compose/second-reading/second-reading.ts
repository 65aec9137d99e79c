/** A cook's second reading: what they would hold against a recipe, by the rules beside this file. */
import type { Course } from "../course.ts";
import { RULES } from "./all-rules.ts";
import { readDish } from "./dish-read.ts";
import type { Remark } from "./rule.ts";

export interface Held extends Remark {
  readonly rule: string;
}

/** What is held against the dish itself, whatever else is on the list. */
export function readForChoice(course: Course, asked?: number): readonly Held[] {
  const dish = readDish({ ...course, refused: new Map() }, asked);
  return RULES.filter(({ ofTheRest }) => !ofTheRest).flatMap(({ id, find }) => find(dish).map((remark) => ({ rule: id, ...remark })));
}

/** All that a cook would hold against a course. `asked`: the people that the order names. */
export function readAsCook(course: Course, asked?: number): readonly Held[] {
  const dish = readDish(course, asked);
  return RULES.flatMap(({ id, find }) => find(dish).map((remark) => ({ rule: id, ...remark })));
}

/** How much it weighs, all together. */
export function weightOf(held: readonly Held[]): number {
  return held.reduce((sum, { weight }) => sum + weight, 0);
}
