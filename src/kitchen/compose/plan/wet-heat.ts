/** What liquid heat spoils: fish, noodles and green vegetables have minutes of their own, however long the dish takes. Meat for stewing, roots and pulses only get softer. */
import type { Technique } from "#kitchen/knowledge/classes/class-row";
import type { IngredientClass } from "#kitchen/knowledge/classes/ingredient-class";
import { roleWeight } from "../food.ts";

const WET = ["simmer", "boil", "poach", "steam", "absorb"] as const satisfies readonly Technique[];
/** Starches that go soft, and then fall apart. */
const SWELLS = ["pasta", "pasta_filled", "noodle", "dumpling"] as const;
/** Vegetables that turn khaki. */
const GREEN = ["veg_green", "veg_crucif"] as const;

export function isWet(technique: Technique | undefined): boolean {
  return WET.some((wet) => wet === technique);
}

/** Minutes in liquid after which a food is overdone: its table's longest time and what it forgives beyond. Infinity for what only gets softer. */
export function standsWet(kind: IngredientClass, technique: Technique = "simmer"): number {
  const minutes = (kind.cook[technique] ?? kind.cook.simmer ?? kind.cook.boil)?.[1];
  return minutes === undefined || !isDelicate(kind) ? Infinity : minutes * (isTough(kind) ? 1.35 : 2) + 3;
}

/** Meat and fish that are cooked in minutes and then dry out: breasts, steaks, chops, fillets, what is cooked already. Mince, sausages and thighs forgive more. */
export function driesOut(kind: IngredientClass): boolean {
  const { fry } = kind.cook;
  if (fry === undefined || kind.form !== "solid" || roleWeight(kind, ["fat_render", "meatball", "squid"]) > 0) return false;
  return kind.shelf === "meat" ? kind.core !== undefined : kind.shelf === "fish" && kind.raw === "unsafe";
}

/** Fish and what swells are past their best soon; green things, quick meat and fish out of a tin a little later. */
function isTough(kind: IngredientClass): boolean {
  return (kind.shelf === "fish" && !kind.roles.fish_tin) || roleWeight(kind, SWELLS) >= 0.9;
}

function isDelicate(kind: IngredientClass): boolean {
  if (kind.shelf === "fish") return !kind.roles.squid && !kind.roles.fish_salt;
  if (kind.shelf === "meat") return kind.id === "red_quick";
  return (
    roleWeight(kind, SWELLS) >= 0.9 || (kind.shelf === "vegetable" && kind.form !== "paste" && roleWeight(kind, GREEN) >= 0.9) || kind.roles.pea !== undefined
  );
}
