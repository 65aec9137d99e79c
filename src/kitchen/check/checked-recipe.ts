/** Everything the checks look at, worked out once: sentences, the person's entries, and every food with its verdict. */
import type { Order } from "#recipe/order";
import type { ReadRecipe } from "#recipe/read-recipe";
import type { Weigh } from "./evidence/settle-use.ts";
import { readOrderEntries, type OrderEntry } from "./order-entries.ts";
import { resolveFoods } from "./resolve-foods.ts";
import { type RecipeFood } from "./gathered-foods.ts";
import { splitSentences, type Sentence } from "./sentence.ts";

export interface CheckedRecipe {
  readonly reading: ReadRecipe;
  readonly sentences: readonly Sentence[];
  readonly entries: readonly OrderEntry[];
  readonly foods: readonly RecipeFood[];
  /** Foods that the text only speaks of, in its words. */
  readonly mentioned: readonly string[];
  /** Of these, what the dish is said to be good with. */
  readonly suggested: readonly string[];
}

/** Works out what every check needs to know about a recipe and the list it was made from. `weigh`: another weight of evidence than the table's. */
export function readCheckedRecipe(reading: ReadRecipe, order: Order, weigh?: Weigh): CheckedRecipe {
  const sentences = splitSentences(reading);
  const entries = readOrderEntries(order);
  return { reading, sentences, entries, ...resolveFoods(reading, sentences, entries, weigh) };
}
