/** The foods of a recipe that go against a wish of its order. */
import { findClass } from "#kitchen/knowledge/classes/all-classes";
import type { TextRange } from "#recipe/plain-text";
import type { Wishes } from "#recipe/wishes";
import { findFoodAgainst, type FoodAgainst } from "../wishes/food-against.ts";
import type { CheckedRecipe } from "./checked-recipe.ts";
import { rangeOf } from "./sentence.ts";

export interface RecipeFoodAgainst {
  /** In the recipe's words. */
  readonly name: string;
  readonly against: FoodAgainst;
  readonly ranges: readonly TextRange[];
}

/** What the recipe uses, each food once; a food that the kitchen does not know goes against nothing that can be told. */
export function findFoodsAgainst({ foods }: CheckedRecipe, wishes: Pick<Wishes, "diet" | "freeFrom">): readonly RecipeFoodAgainst[] {
  return foods.flatMap(({ name, ingredient, verdict, entries, typed, mentions }) => {
    // A food of the list holds what the list says that it holds.
    const [listed, ...others] = verdict === "yours" && entries.length === 1 ? (entries[0]?.foods ?? []) : [];
    const own = others.length > 0 ? undefined : listed;
    const row = ingredient ?? own?.ingredient;
    const kind = row && findClass(row.classId);
    if (!kind) return [];
    const held = { ...row, allergens: [...(row.allergens ?? []), ...(own?.allergens ?? [])] };
    const against = findFoodAgainst({ ingredient: held, kind, words: [name, ...(own ? typed : [])] }, wishes);
    return against ? [{ name, against, ranges: mentions.map(({ sentence, start, end }) => rangeOf(sentence, start, end)) }] : [];
  });
}

/** With a capital, to begin a sentence. */
export function asSubject(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
