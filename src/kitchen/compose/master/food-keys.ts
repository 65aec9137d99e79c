/** By which keys a master may ask for a food (`knowledge/masters/master.ts` describes them). */
import { findClass } from "#kitchen/knowledge/classes/all-classes";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { Ingredient } from "#kitchen/knowledge/schema";
import { oncePerSort, type Sort } from "../once-per-sort.ts";

/** A role is played well from here on. */
const WELL = 0.6;

/** Raw meat in another cut is still that meat, but for a joint: nobody fries one. So is fruit out of a tin. */
const STILL_ITSELF: readonly string[] = ["red_thin", "poultry_bone", "poultry_breast_bone", "fruit_tin", "tropical_tin", "fruit_pulp"];

/** All keys that a food answers to. */
export const keysOf = oncePerSort(findKeys);

function findKeys({ ingredient, kind }: Sort): ReadonlySet<string> {
  const keys = new Set<string>([`~${kind.id}`]);
  const isItself = kind.id === ingredient.classId || STILL_ITSELF.includes(kind.id);
  for (let kin = ingredient; ;) {
    // Egg whites are a kind of egg, and no eggs: kin is what is cooked alike.
    if (kin === ingredient || isAlike(kin, ingredient)) keys.add(isItself ? kin.id : `${kin.id}!${kind.id}`);
    const broader = kin.kindOf === undefined ? undefined : findIngredient(kin.kindOf);
    if (!broader || broader === kin) break;
    kin = broader;
  }
  for (const [role, weight] of Object.entries(kind.roles)) if (weight >= WELL) keys.add(`@${role}`);
  return keys;
}

const SWEET_ONLY = 2;

function isAlike(kin: Ingredient, ingredient: Ingredient): boolean {
  const [one, other] = [findClass(kin.classId), findClass(ingredient.classId)];
  if (one === other) return true;
  // Strawberry yoghurt is no yoghurt for a marinade.
  const isSweetAlone = (one?.sweet === SWEET_ONLY) !== (other?.sweet === SWEET_ONLY);
  return one?.shelf === other?.shelf && one?.form === other?.form && one?.raw === other?.raw && one?.shelf !== "egg" && !isSweetAlone;
}

/** Whether a food is the very one that a row means: its first key, and no stand-in. */
export function isFirstOf(row: string, sort: Sort): boolean {
  return keysOf(sort).has(keysIn(row)[0] ?? "");
}

const splitKeys = new Map<string, readonly string[]>();
/** The keys of a row of foods. */
export function keysIn(row: string): readonly string[] {
  const known = splitKeys.get(row) ?? row.split(" ").filter((key) => key !== "");
  splitKeys.set(row, known);
  return known;
}
