/** By which keys a master may ask for a food (`knowledge/masters/master.ts` describes them). */
import { findIngredient } from "../../knowledge/ingredients/all-ingredients.ts";
import type { Food } from "../food.ts";

/** A role is played well from here on. */
const WELL = 0.6;

/** Raw meat in another cut is still that meat, but for a joint: nobody fries one. So is fruit out of a tin. */
const STILL_ITSELF: readonly string[] = ["red_thin", "poultry_bone", "poultry_breast_bone", "fruit_tin", "tropical_tin", "fruit_pulp"];

const known = new WeakMap<Food, ReadonlySet<string>>();

/** All keys that a food answers to. */
export function keysOf(food: Food): ReadonlySet<string> {
  const keys = known.get(food) ?? findKeys(food);
  known.set(food, keys);
  return keys;
}

function findKeys({ ingredient, kind }: Food): ReadonlySet<string> {
  const keys = new Set<string>([`~${kind.id}`]);
  const isItself = kind.id === ingredient.classId || STILL_ITSELF.includes(kind.id);
  for (let kin = ingredient; ;) {
    keys.add(isItself ? kin.id : `${kin.id}!${kind.id}`);
    const broader = kin.kindOf === undefined ? undefined : findIngredient(kin.kindOf);
    if (!broader || keys.has(broader.id)) break;
    kin = broader;
  }
  for (const [role, weight] of Object.entries(kind.roles)) if (weight >= WELL) keys.add(`@${role}`);
  return keys;
}
