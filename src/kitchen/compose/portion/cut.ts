/** How a food is cut for a slot: as it asks, or as near to that as the food can be cut. */
import type { Cut } from "#kitchen/knowledge/classes/class-row";
import type { Dish, Slot } from "#kitchen/knowledge/dishes/dish";
import { isFlesh, type Food } from "../food.ts";
import { infuses } from "./infuses.ts";

/** Cuts that come nearest where a food cannot be cut as the dish asks: an onion in chunks is in wedges. */
const NEAREST: Partial<Record<Cut, readonly Cut[]>> = {
  peeled: ["sliced"],
  whole: ["sliced"],
  halved: ["whole"],
  chunks: ["wedges", "cubes", "rounds", "quartered"],
  strips: ["thin", "sliced", "bites", "rounds"],
  sliced: ["rounds", "thin"],
  rounds: ["bites"],
  diced: ["bites"],
  bites: ["chunks", "cubes", "rounds"],
  coarse: ["crumbled"],
  fine: ["shredded"],
  crumbs: ["crushed"],
};

/** Where crumbs are asked for, bread is torn into them; where flour is, oats are ground. */
export function cutAskedBy(slot: Slot | undefined, { kind }: Food): Cut | undefined {
  if (kind.roles.oats && slot?.roles.includes("flour") && !slot.roles.includes("oats") && !slot.roles.includes("crumb")) return "ground";
  if (slot?.cut !== undefined) return slot.cut;
  if (slot?.roles.includes("crumb") && !slot.roles.includes("bread")) return "crumbs";
  // What lies among nuts is of their size.
  return slot?.roles.includes("nut") && kind.form === "sheet" ? "crushed" : undefined;
}

/** Meat that is not cut so small is cut at least: a whole thigh is rolled into nothing. */
const PIECES: readonly Cut[] = ["strips", "bites"];

/** Fine enough for the teeth: what is eaten raw is never left in wedges where a dish asks for slices. */
const FINE_ENOUGH: readonly Cut[] = ["thin", "coarse"];

export function cutOf({ kind }: Food, wanted: Cut | undefined, raw: boolean, dish: Dish): Cut {
  if (kind.cuts.includes("ground")) return infuses(dish) ? "whole" : "ground";
  if (wanted === "ground") return wanted;
  const wishes: readonly Cut[] =
    wanted === undefined
      ? []
      : [
          ...(raw && wanted === "sliced" && kind.roles.veg_root ? (["coarse", "thin"] as const) : []),
          wanted,
          ...(NEAREST[wanted] ?? []),
          ...(isFlesh(kind) && wanted !== "whole" ? PIECES : []),
          ...(raw && kind.raw === "mild" ? FINE_ENOUGH : []),
        ];
  return wishes.find((cut) => kind.cuts.includes(cut)) ?? kind.cuts[0] ?? "whole";
}
