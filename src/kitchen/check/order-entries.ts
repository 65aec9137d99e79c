/** The person's list as the check reads it: what each entry is, and how much of it there is. */
import { recognise } from "#kitchen/read/recognise";
import { findSaidAmount } from "#kitchen/read/said-amount";
import { languagesEdition } from "#kitchen/read/spoken-languages";
import { getIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { Allergen, Ingredient, Reading } from "#kitchen/knowledge/schema";
import { findIngredientByName, tokenise } from "#kitchen/knowledge/vocabulary";
import type { Order } from "#recipe/order";
import { findQuantity, type Quantity } from "#recipe/quantity";

/** One food of one entry; an entry such as "salt and pepper" holds two. */
interface ListedFood {
  readonly ingredient?: Ingredient;
  /** Lemmas of its name, amounts apart. */
  readonly lemmas: readonly string[];
  /** Allergens that its words name and the ingredient does not hold: the nuts of "walnut bread". */
  readonly allergens?: readonly Allergen[];
  /** Allergens that its label rules out. */
  readonly without?: readonly Allergen[];
}

export interface OrderEntry {
  /** Place in the order. */
  readonly at: number;
  readonly typed: string;
  /** Lemmas of the words as typed, amounts apart. */
  readonly words: readonly string[];
  /** What was recognised in it; a food the kitchen does not know is kept by its words. */
  readonly foods: readonly ListedFood[];
  /** How much of it there is, where the person said so. */
  readonly quantity?: Quantity;
}

let last: { readonly key: string; readonly entries: readonly OrderEntry[] } | undefined;

/** Reads every entry that has words in it, and is not known to be no food at all. The last list is kept: a recipe that streams in is checked again and again. */
export function readOrderEntries(order: Order): readonly OrderEntry[] {
  const key = `${languagesEdition()}\n${order.ingredients.join("\n\n")}`;
  if (last?.key !== key) last = { key, entries: readEntries(order) };
  return last.entries;
}

function readEntries(order: Order): readonly OrderEntry[] {
  const { readings, rejections } = recognise(order.ingredients);
  const byEntry = new Map<number, Reading[]>();
  for (const reading of readings) byEntry.set(reading.entry, [...(byEntry.get(reading.entry) ?? []), reading]);
  const inedible = new Set(rejections.flatMap(({ entry, code }) => (code === "not-food" && !byEntry.has(entry) ? [entry] : [])));
  return order.ingredients.flatMap((typed, at): OrderEntry[] => {
    if (inedible.has(at)) return [];
    const known = (byEntry.get(at) ?? []).map(({ ingredient, name, allergens, without }): ListedFood => ({
      ingredient: getIngredient(ingredient),
      lemmas: lemmasOf(name),
      ...(allergens === undefined ? {} : { allergens }),
      ...(without === undefined ? {} : { without }),
    }));
    const found = findQuantity(typed);
    const words = lemmasOf(found ? typed.slice(found.end) : typed);
    if (words.length === 0 && known.length === 0) return [];
    return [{ at, typed, words, foods: known.length > 0 ? known : [readBeforeWith(words)], ...quantityIn(typed) }];
  });
}

/** "Rhubarb with leaves", which no chef is given: the food in front of what hangs on it. */
function readBeforeWith(words: readonly string[]): ListedFood {
  const lemmas = words.slice(0, words.indexOf("with"));
  const ingredient = words.includes("with") ? findIngredientByName(lemmas.join(" ")) : undefined;
  return ingredient ? { ingredient, lemmas } : { lemmas: words };
}

/** How much an entry says that there is, in a measure of recipes: so many of a weight as their sum, unless something holds them. */
function quantityIn(typed: string): Pick<OrderEntry, "quantity"> {
  const { quantity: amount, most: upTo, unit, each, grams } = findSaidAmount(typed).amount ?? {};
  if (amount === undefined) {
    const vague = findQuantity(typed);
    return vague ? { quantity: vague.quantity } : {};
  }
  if (unit === undefined && each !== undefined && grams !== undefined) return { quantity: { amount: grams, unit: "g" } };
  if (unit === "cm" || unit === "inch") return {};
  const [inMl, own] = unit === "cl" ? [10, "ml" as const] : unit === "dl" ? [100, "ml" as const] : [1, unit];
  return { quantity: { amount: amount * inMl, ...(upTo === undefined ? {} : { upTo: upTo * inMl }), ...(own === undefined ? {} : { unit: own }) } };
}

/** The lemmas of a phrase, at most the first twenty. */
export function lemmasOf(phrase: string): string[] {
  return tokenise(phrase.slice(0, 300))
    .slice(0, 20)
    .map((token) => token.lemma);
}
