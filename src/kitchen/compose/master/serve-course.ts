/** A master as it is answered: its remarks, and in a few true words what it leaves out. */
import type { Recipe } from "#recipe/recipe";
import type { Circumstances, Course } from "../course.ts";
import type { Food } from "../food.ts";
import type { LeftOut } from "../left-out.ts";
import { clashesWith } from "../choose/clashes.ts";
import { isMainProtein } from "../food.ts";
import { capitalise, listOf, pluralise } from "../write/nouns.ts";
import { flavourOf } from "./manners.ts";
import { writeMasterNotes } from "./master-notes.ts";
import { type MasterDraft } from "./master-filling.ts";

export function serveCourse(
  { recipe, refused }: Course,
  draft: MasterDraft,
  { leftOut: setAside }: Circumstances,
): { readonly recipe: Recipe; readonly leftOut: readonly LeftOut[] } {
  const used = draft.portions.all.map(({ food }) => food);
  const isSweet = flavourOf(draft.master) === "sweet";
  const unused = [...refused.keys()].flatMap((food) => explain(food, used, isSweet));
  const once = new Map([...setAside, ...unused].map((left) => [`${left.entry}|${left.reason}`, left]));
  const leftOut = [...once.values()].sort((a, b) => a.entry - b.entry);
  return { recipe: { ...recipe, notes: writeMasterNotes(draft, recipe.steps, leftOut) }, leftOut };
}

/** Few reasons, and none that could be untrue. */
function explain(food: Food, used: readonly Food[], isSweet: boolean): readonly LeftOut[] {
  const { name, ingredient, readings } = food;
  const [code, words] = whyLeft(food, used, isSweet);
  const reason = `${capitalise(pluralise(name, ingredient))}: ${words}.`;
  return readings.map(({ entry, typed }) => ({ entry, ingredient: typed, code, reason }));
}

/** Each is true by what the tables say of the two foods. */
function whyLeft(food: Food, used: readonly Food[], isSweet: boolean): readonly [LeftOut["code"], string] {
  const { kind } = food;
  if (isAtHand(food)) return ["at-hand", "to hand where the method asks for it"];
  // Mint sauce is no second horseradish, though a cook handles them alike.
  if (food.salience >= 1 && used.some((other) => other.kind.id === kind.id)) return ["enough", "one of its kind is enough here"];
  if (isSweet && kind.sweet <= ONLY_SAVOURY) return ["no-place", "too savoury for something sweet"];
  if (isMainProtein(food) && used.some(isMainProtein)) {
    const names = used.filter(isMainProtein).map((other) => pluralise(other.name, other.ingredient));
    return ["enough", `the ${listOf(names)} will do for this meal`];
  }
  if (!isSweet && kind.sweet >= ONLY_SWEET && kind.shelf !== "seasoning" && !flavours(food)) return ["no-place", "kept for something sweet"];
  const foe = clashesWith(
    food,
    used.filter(({ salience }) => salience >= 1),
  );
  if (foe) return ["clash", `it does not go with the ${pluralise(foe.name, foe.ingredient)}`];
  return ["no-place", "not needed here"];
}
/** Sugar, honey and juice go into much that is savoury. */
function flavours({ kind: { roles, shelf } }: Food): boolean {
  return roles.sugar !== undefined || roles.syrup !== undefined || shelf === "drink";
}

/** Of what is sweet and what is savoury, in the classes' own measure. */
const ONLY_SAVOURY = -2;
const ONLY_SWEET = 2;

/** Water, and ice where it was not bought for itself: free, and never left over. */
export function isAtHand({ kind, salience }: Food): boolean {
  return kind.roles.water !== undefined || (kind.roles.ice !== undefined && salience === 0);
}
