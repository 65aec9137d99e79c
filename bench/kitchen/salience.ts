/** How much of a list a dish uses, weighed by what matters: a food counts whole, a herb half, a spoon of fat a third, water nothing. */
import { findClass } from "#kitchen/knowledge/classes/all-classes";
import type { Shelf } from "#kitchen/knowledge/classes/class-row";
import type { Role } from "#kitchen/knowledge/classes/role";
import { getIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { recognise } from "#kitchen/read/recognise";
import type { CookedDish } from "#kitchen/compose/cook-recognised";
import type { Reading } from "#kitchen/knowledge/schema";

const CARRIERS: readonly Role[] = [
  "fat",
  "oil",
  "sugar",
  "syrup",
  "spice",
  "spice_sweet",
  "pepper_black",
  "salt_pure",
  "leaven",
  "soda_bicarb",
  "yeast",
  "thickener",
  "vanilla",
];
const FLAVOURINGS: readonly Role[] = ["garlic", "ginger", "chilli", "acid", "sauce", "soy", "stock", "wine"];
const FLAVOURING_SHELVES: readonly Shelf[] = ["herb", "seasoning"];

/**
 * Share of the list that the dish uses, 0 to 1. A food that the kitchen could not read counts as a whole food that
 * was not used; what is no food does not count.
 */
export function coverageOf(items: readonly string[], { used }: CookedDish): number {
  const { readings, rejections } = recognise(items);
  const all = readings.map((reading) => ({ weight: salienceOf(reading), taken: isUsed(reading, readings, used) }));
  const unread = rejections.filter(({ code }) => code === "unknown").length;
  const weight = all.reduce((sum, { weight }) => sum + weight, unread);
  return weight === 0 ? 1 : all.reduce((sum, { weight, taken }) => sum + (taken ? weight : 0), 0) / weight;
}

function isUsed(reading: Reading, readings: readonly Reading[], used: CookedDish["used"]): boolean {
  const alone = readings.filter(({ entry }) => entry === reading.entry).length === 1;
  return used.some(({ entry, name }) => entry === reading.entry && (alone || name === reading.name));
}

function salienceOf({ ingredient }: Reading): number {
  const kind = findClass(getIngredient(ingredient).classId);
  if (!kind) return 1;
  const plays = (roles: readonly Role[]): boolean => roles.some((role) => (kind.roles[role] ?? 0) >= 0.9);
  if (kind.roles.water) return 0;
  if (plays(CARRIERS)) return 0.35;
  return FLAVOURING_SHELVES.includes(kind.shelf) || plays(FLAVOURINGS) ? 0.5 : 1;
}
