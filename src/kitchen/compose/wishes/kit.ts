/** What a dish asks of a kitchen: an oven, a blender, and how many pots, pans and tins. */
import type { Kit } from "#kitchen/knowledge/masters/master";
import type { Course } from "../course.ts";
import { saysBlender, saysOven, saysPans } from "#kitchen/wishes/kit-words";
import { isHeating } from "../plan/op.ts";

/** A course by its rows and by its words: what a step says that a row forgot counts. */
type Cooked = Pick<Course, "master" | "ops" | "recipe">;

/** A grill is a part of the oven, as a broiler is. */
const OVENS: ReadonlySet<Kit> = new Set<Kit>(["oven", "grill"]);
const BLENDERS: ReadonlySet<Kit> = new Set<Kit>(["blender", "food processor"]);
const PANS: ReadonlySet<Kit> = new Set<Kit>([
  "frying pan",
  "saucepan",
  "large pan",
  "casserole",
  "wok",
  "griddle",
  "steamer",
  "pressure cooker",
  "baking tray",
  "roasting tin",
  "baking dish",
  "cake tin",
  "loaf tin",
  "muffin tin",
]);

export function needsOven({ master, ops, recipe }: Cooked): boolean {
  const kit = master?.master.kit ?? [];
  return (
    kit.some((each) => OVENS.has(each)) || ops.some(({ act, celsius }) => act === "heat-oven" || celsius !== undefined) || saysOven(recipe.steps.join(" "))
  );
}

export function needsBlender({ master, ops, recipe }: Cooked): boolean {
  const kit = master?.master.kit ?? [];
  return kit.some((each) => BLENDERS.has(each)) || ops.some(({ vessel }) => vessel === "blender") || saysBlender(recipe.steps.join(" "));
}

/** What food is heated in. Rows and words have names of their own for it, so that neither can be taken from the other: the larger count stands. */
export function countPans({ master, ops, recipe }: Cooked): number {
  const kit = master?.master.kit ?? [];
  const inRows = new Set([
    ...kit.filter((each) => PANS.has(each)),
    ...ops.filter(isHeating).flatMap(({ act, vessel }) => (act === "heat-oven" ? [] : [vessel])),
  ]);
  return Math.max(inRows.size, saysPans(recipe.steps.join(" ")).length);
}
