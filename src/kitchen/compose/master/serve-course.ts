/** A master as it is answered: its remarks, and in a few true words what it leaves out. */
import type { Recipe } from "#recipe/recipe";
import type { Circumstances, Course } from "../course.ts";
import type { Food } from "../food.ts";
import type { LeftOut } from "../left-out.ts";
import { capitalise, pluralise } from "../write/nouns.ts";
import { writeMasterNotes, type MasterDraft } from "./write-master.ts";

export function serveCourse(
  { recipe, refused }: Course,
  draft: MasterDraft,
  { leftOut: setAside }: Circumstances,
): { readonly recipe: Recipe; readonly leftOut: readonly LeftOut[] } {
  const used = draft.portions.all.map(({ food }) => food);
  const unused = [...refused.keys()].flatMap((food) => explain(food, used));
  const once = new Map([...setAside, ...unused].map((left) => [`${left.entry}|${left.reason}`, left]));
  const leftOut = [...once.values()].sort((a, b) => a.entry - b.entry);
  return { recipe: { ...recipe, notes: writeMasterNotes(draft, recipe.steps, leftOut) }, leftOut };
}

/** Few reasons, and none that could be untrue. */
function explain(food: Food, used: readonly Food[]): readonly LeftOut[] {
  const { kind, name, ingredient, readings } = food;
  const twin = used.find((other) => other.kind.id === kind.id);
  const atHand = isAtHand(food);
  const words = atHand ? "to hand where the method asks for it" : twin ? "one of its kind is enough here" : "not needed here";
  const reason = `${capitalise(pluralise(name, ingredient))}: ${words}.`;
  return readings.map(({ entry, typed }) => ({ entry, ingredient: typed, code: atHand ? "at-hand" : twin ? "enough" : "no-place", reason }));
}

/** Water, and ice where it was not bought for itself: free, and never left over. */
export function isAtHand({ kind, salience }: Food): boolean {
  return kind.roles.water !== undefined || (kind.roles.ice !== undefined && salience === 0);
}
