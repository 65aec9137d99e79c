/** Cooks every list and notes what came of it: the dish, what of the list it used, and what is wrong with it. */
import { checkPantry } from "#kitchen/check/check-pantry";
import type { FindingId } from "#kitchen/check/finding";
import { cook } from "#kitchen/compose/cook";
import type { CookedDish } from "#kitchen/compose/cook-recognised";
import { recognise } from "#kitchen/read/recognise";
import { findForeignFoods } from "./foreign-foods.ts";
import type { PantryList } from "./pantry-lists.ts";
import { coverageOf } from "./salience.ts";

export interface CookedList {
  readonly list: PantryList;
  /** Undefined where the chef says that nothing can be cooked. */
  readonly dish?: CookedDish;
  /** 0 to 1; 0 without a dish. */
  readonly coverage: number;
  readonly foreignFoods: readonly string[];
  /** Entries that are neither used nor explained. */
  readonly unexplained: readonly string[];
  /** What the pantry check says of safety. */
  readonly safety: readonly string[];
  /** Archetypes of the first five attempts, where the list holds five foods or more. */
  readonly attempts?: readonly string[];
  readonly exception?: string;
}

const SAFETY: readonly FindingId[] = ["unsafe", "not-food"];
const ATTEMPTS = [0, 1, 2, 3, 4];
const ENOUGH_FOR_VARIETY = 5;

export function cookList(list: PantryList): CookedList {
  const nothing = { list, coverage: 0, foreignFoods: [], unexplained: [], safety: [] };
  try {
    const order = { ingredients: list.items };
    const answer = cook(order);
    if (!answer.ok) return nothing;
    const told = new Set([...answer.used, ...answer.leftOut.filter(({ reason }) => reason.trim() !== "")].map(({ entry }) => entry));
    return {
      list,
      dish: answer,
      coverage: coverageOf(list.items, answer),
      foreignFoods: findForeignFoods(answer, list.items),
      unexplained: list.items.filter((_, entry) => !told.has(entry)),
      safety: checkPantry(answer.markdown, order)
        .findings.filter(({ id }) => SAFETY.includes(id))
        .map(({ message }) => message),
      ...(countFoods(list.items) < ENOUGH_FOR_VARIETY ? {} : { attempts: ATTEMPTS.flatMap((attempt) => archetypeOf(list.items, attempt)) }),
    };
  } catch (error) {
    return { ...nothing, exception: String(error) };
  }
}

function archetypeOf(ingredients: readonly string[], attempt: number): readonly string[] {
  const answer = cook({ ingredients, attempt });
  return answer.ok ? [answer.archetype] : [];
}

function countFoods(items: readonly string[]): number {
  return new Set(recognise(items).readings.map(({ ingredient }) => ingredient)).size;
}
