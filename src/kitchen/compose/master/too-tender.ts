/** What a tray would shrivel: peas, spinach and beans out of the freezer beside potatoes. */
import type { MasterPart, Treatment } from "#kitchen/knowledge/masters/master";
import { comesCooked, type Food } from "../food.ts";
import { isFirstOf } from "./food-keys.ts";

/** Ways that take the water out of what they cook. */
const DRIES: ReadonlySet<Treatment> = new Set<Treatment>(["roasted", "charred", "grilled"]);
/** Ways that are for what is raw: a grilled aubergine is not roasted for half an hour, nor cooked broccoli boiled. */
const COOKS_THROUGH: ReadonlySet<Treatment> = new Set<Treatment>(["roasted", "braised", "boiled", "blanched", "grilled", "charred"]);
/** Minutes at a boil: what is done in fewer has no need of a tray. */
const QUICK = 5;

/** A green that is done in the water's few minutes does not go onto a tray, but for a row that was written for it. */
export function isTooTender(food: Food, { does, foods }: Pick<MasterPart, "does" | "foods">): boolean {
  const { ingredient, kind, states } = food;
  if (kind.shelf !== "vegetable" && kind.id !== "pulse_fresh") return false;
  if (kind.roles.veg_ready !== undefined && kind.id === ingredient.classId && does.some((way) => COOKS_THROUGH.has(way))) return comesCooked(states);
  if (!does.some((way) => DRIES.has(way)) || isFirstOf(foods, food)) return false;
  const isSoft = kind.id === "pulse_fresh" || kind.id === "veg_frozen_mix" || kind.form === "leaf";
  const isThawing = states.includes("frozen") && kind.roles.veg_green !== undefined && (kind.cook.boil?.[0] ?? Infinity) <= QUICK;
  return isThawing || (isSoft && kind.roles.veg !== undefined && kind.cook.roast === undefined);
}
