/** What a cook's second reading holds against the first dish of each list: how often by rule, and the worst. */
import { library, readOrder } from "#kitchen/compose/cook";
import { findCourses } from "#kitchen/compose/find-courses";
import { RULES } from "#kitchen/compose/second-reading/all-rules";
import { readAsCook, weightOf, type Held } from "#kitchen/compose/second-reading/second-reading";

export interface HeldAgainst {
  readonly ingredients: readonly string[];
  readonly dish: string;
  readonly held: readonly Held[];
}

const PEOPLE = 2;
const WORST = 20;

/** Lists that nothing is cooked of are left out. */
export function readAll(lists: readonly (readonly string[])[]): readonly HeldAgainst[] {
  return lists.flatMap((ingredients) => {
    const order = { ingredients, servings: PEOPLE };
    const [course] = findCourses(order, readOrder(order), library(), 1).courses;
    return course ? [{ ingredients, dish: course.dish.id, held: readAsCook(course, PEOPLE) }] : [];
  });
}

/** How much is held against a dish, on the average. */
export function meanWeight(read: readonly HeldAgainst[]): number {
  return read.reduce((sum, { held }) => sum + weightOf(held), 0) / Math.max(1, read.length);
}

export function writeHeld(read: readonly HeldAgainst[]): string {
  const counts = RULES.map(({ id, why }) => ({ id, why, count: read.filter(({ held }) => held.some(({ rule }) => rule === id)).length }));
  const worst = [...read].sort((a, b) => weightOf(b.held) - weightOf(a.held)).slice(0, WORST);
  return [
    `${read.length} dishes, ${meanWeight(read).toFixed(2)} held against each`,
    ...counts.sort((a, b) => b.count - a.count).map(({ id, why, count }) => `${String(count).padStart(5)} ${id}: ${why}`),
    "",
    ...worst.flatMap(({ ingredients, dish, held }) => [
      `${dish}: ${ingredients.join(", ")}`,
      ...held.map(({ rule, weight, what }) => `    ${rule} (${weight}) ${what}`),
    ]),
  ].join("\n");
}
