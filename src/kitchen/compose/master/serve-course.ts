/** A master as it is answered: its remarks, and in a few true words what it leaves out. */
import type { Recipe } from "#recipe/recipe";
import type { Circumstances, Course } from "../course.ts";
import type { Food } from "../food.ts";
import type { LeftOut } from "../left-out.ts";
import { enoughAmong } from "../left-out/enough.ts";
import { nameFood, type Noun } from "../left-out/scene.ts";
import { AT_HAND, NOT_NEEDED } from "../left-out/why-no-place.ts";
import type { Portions } from "../portion.ts";
import { harmony, NEVER } from "../choose/clashes.ts";
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
  const isSweet = flavourOf(draft.master) === "sweet";
  const unused = [...refused.keys()].flatMap((food) => explain(food, draft, isSweet));
  const once = new Map([...setAside, ...unused].map((left) => [`${left.entry}|${left.reason}`, left]));
  const leftOut = [...once.values()].sort((a, b) => a.entry - b.entry);
  return { recipe: { ...recipe, notes: writeMasterNotes(draft, recipe.steps, leftOut) }, leftOut };
}

/** Few reasons, and none that could be untrue. */
function explain(food: Food, { portions }: MasterDraft, isSweet: boolean): readonly LeftOut[] {
  const name = nameFood(food);
  const [code, words] = whyLeft(food, name, portions, isSweet);
  const reason = `${capitalise(name.text)}: ${words}.`;
  return food.readings.map(({ entry, typed }) => ({ entry, ingredient: typed, code, reason }));
}

/** Each is true by what the tables say of the two foods. */
function whyLeft(food: Food, name: Noun, { all, servings }: Portions, isSweet: boolean): readonly [LeftOut["code"], string] {
  const { kind } = food;
  const used = all.map((portion) => portion.food);
  if (isAtHand(food)) return ["at-hand", AT_HAND];
  // Mint sauce is no second horseradish, though a cook handles them alike.
  if (food.salience >= 1 && used.some((other) => other.kind.id === kind.id)) return ["enough", "one of its kind is enough here"];
  if (isSweet && kind.sweet <= ONLY_SAVOURY) return ["no-place", "too savoury for something sweet"];
  if (isMainProtein(food) && used.some(isMainProtein)) {
    const names = used.filter(isMainProtein).map((other) => pluralise(other.name, other.ingredient));
    return ["enough", `the ${listOf(names)} will do for this meal`];
  }
  if (!isSweet && kind.sweet >= ONLY_SWEET && kind.shelf !== "seasoning" && !flavours(food)) return ["no-place", "kept for something sweet"];
  const foe = used.find((other) => other.salience >= 1 && harmony(food, other) <= NEVER);
  if (foe) return ["clash", `${name.many ? "they do" : "it does"} not go with the ${pluralise(foe.name, foe.ingredient)}`];
  const enough = enoughAmong(food, all, servings);
  return enough === undefined ? ["no-place", NOT_NEEDED] : ["enough", enough];
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
