/** What a dish asks of a kitchen: an oven, a blender, and how many pots, pans and tins. */
import type { Kit } from "../../knowledge/masters/master.ts";
import type { Course } from "../course.ts";
import { saysBlender, saysOven } from "../../wishes/kit-words.ts";
import { isHeating } from "../plan/op.ts";

export interface KitNeeds {
  readonly oven: boolean;
  readonly blender: boolean;
  /** What food is heated in, by name. */
  readonly pans: ReadonlySet<string>;
}

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

/** By its rows, and by its words: what a step says that a row forgot counts. */
export function kitOf({ master, ops, recipe }: Pick<Course, "master" | "ops" | "recipe">): KitNeeds {
  const said = recipe.steps.join(" ");
  const kit = master?.master.kit ?? [];
  return {
    oven: kit.some((each) => OVENS.has(each)) || ops.some(({ act, celsius }) => act === "heat-oven" || celsius !== undefined) || saysOven(said),
    blender: kit.some((each) => BLENDERS.has(each)) || ops.some(({ vessel }) => vessel === "blender") || saysBlender(said),
    pans: new Set([...kit.filter((each) => PANS.has(each)), ...ops.filter(isHeating).flatMap(({ act, vessel }) => (act === "heat-oven" ? [] : [vessel]))]),
  };
}
