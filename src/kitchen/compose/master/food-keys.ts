/** By which keys a master may ask for a food (`knowledge/masters/master.ts` describes them). */
import { findClass } from "#kitchen/knowledge/classes/all-classes";
import type { ClassId, IngredientClass } from "#kitchen/knowledge/classes/ingredient-class";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { Ingredient } from "#kitchen/knowledge/schema";
import { oncePer } from "#kitchen/once-per";
import { oncePerSort, type Sort } from "../once-per-sort.ts";

/** A role is played well from here on. */
const WELL = 0.6;

/** Meat that was sliced thin is still that meat; a joint is not, for nobody fries one, nor is a thigh on the bone: it cannot be cut up. So is fruit out of a tin. */
const STILL_ITSELF: readonly string[] = ["red_thin", "poultry_breast_bone", "fruit_tin", "tropical_tin", "fruit_pulp"];

/** All keys that a food answers to. */
export const keysOf = oncePerSort(findKeys);

function findKeys({ ingredient, kind }: Sort): ReadonlySet<string> {
  const keys = new Set<string>([`~${kind.id}`, `=${ingredient.id}`]);
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

/** Whether one of these foods answers to a key of a row. */
export function holdsAny(row: string, foods: readonly Sort[] = []): boolean {
  return keysIn(row).some((key) => foods.some((food) => keysOf(food).has(key)));
}

/** The class of the food that a row means first; undefined where it means a role. */
export const firstClassOf = oncePer(({ foods }: { readonly foods: string }): IngredientClass | undefined => {
  const [key = ""] = keysIn(foods);
  const [id = "", kind] = key.split("!");
  return findClass((key.startsWith("~") ? key.slice(1) : (kind ?? findIngredient(id)?.classId)) as ClassId);
});
