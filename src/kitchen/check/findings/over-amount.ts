/** Amounts that are larger than what the person said there is. */
import { findQuantity, writeQuantity, type Quantity, type QuantityUnit } from "#recipe/quantity";
import { repeatedLines } from "#recipe/repeated-list";
import type { CheckedRecipe } from "../checked-recipe.ts";
import type { Finding, PantryCheckRule } from "../finding.ts";
import type { OrderEntry } from "../order-entries.ts";
import type { RecipeFood } from "../gathered-foods.ts";
import { rangeOf } from "../sentence.ts";

/** g and ml of each measure, so that "500 g" and "1 lb" can be compared; US customary measures. */
const GRAMS: Partial<Record<QuantityUnit, number>> = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 };
const MILLILITRES: Partial<Record<QuantityUnit, number>> = { ml: 1, l: 1000, tsp: 5, tbsp: 15, cup: 240, "fl oz": 29.6, pint: 473, quart: 946 };
/** Measures are rounded in recipes: 1 lb for 450 g is not more. */
const ROUNDING = 1.05;
/** One and the same thing under two names. */
const SAME_UNIT: Partial<Record<QuantityUnit, QuantityUnit>> = { can: "tin" };

export const overAmount: PantryCheckRule = {
  id: "over-amount",
  title: "More than you have",
  why: "You said how much of it there is.",
  check: (recipe) => {
    const repeated = repeatedLines(recipe.reading.recipe.ingredients, recipe.reading.parts);
    return recipe.entries.flatMap((entry): Finding[] => {
      if (!entry.quantity) return [];
      const used = usedOf(entry, recipe, repeated);
      const have = entry.quantity.upTo ?? entry.quantity.amount;
      const most = used && compare(used.quantity, entry.quantity);
      if (!used || most === undefined || most <= have * (isMeasured(entry.quantity) ? ROUNDING : 1)) return [];
      return [
        {
          id: "over-amount",
          message: `The recipe takes ${writeQuantity(used.quantity)}; your list says ${entry.typed.trim()}.`,
          food: entry.typed,
          ranges: used.food.mentions.slice(0, 1).map((mention) => rangeOf(mention.sentence)),
        },
      ];
    });
  },
};

/** What the list takes of an entry, its lines added up but for those that say it once more; without a list, the largest amount in the text. */
function usedOf(
  entry: OrderEntry,
  { foods, reading }: CheckedRecipe,
  repeated: ReadonlySet<number>,
): { readonly quantity: Quantity; readonly food: RecipeFood } | undefined {
  const food = foods.find((candidate) => candidate.entries.includes(entry));
  if (!food) return undefined;
  const lines = new Set(
    foods
      .filter((other) => other.entries.includes(entry))
      .flatMap((other) =>
        other.mentions
          .filter(({ sentence, use }) => sentence.part.role === "ingredient" && use === "used" && !isPartOfFood(sentence.text))
          .map(({ sentence }) => sentence.part.index),
      ),
  );
  const listed = [...lines].flatMap((index) => (index === undefined || repeated.has(index) ? [] : (reading.recipe.ingredients[index]?.quantity ?? [])));
  const told =
    listed.length > 0 || reading.recipe.ingredients.length > 0
      ? []
      : food.mentions.flatMap((mention) => amountBefore(mention.sentence.text, mention.start) ?? []);
  const quantity = listed.length > 0 ? sum(listed) : told.sort((a, b) => b.amount - a.amount)[0];
  return quantity && { quantity, food };
}

/** "Juice of 2 lemons" uses the lemons that the zest came from. */
function isPartOfFood(line: string): boolean {
  return /\b(?:juice|zest|peel|rind|yolks?|whites?|leaves)\b/.test(line);
}

/** The quantity whose food begins at an offset: "crack 4 large eggs". */
function amountBefore(text: string, at: number): Quantity | undefined {
  const start = Math.max(0, at - 40);
  const figure = /(?:^|[\s(])((?:\d[\d\s./½¼¾⅓⅔-]*|[½¼¾⅓⅔]|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )[\w\s-]{0,24})$/.exec(
    text.slice(start, at),
  )?.[1];
  return figure === undefined ? undefined : findQuantity(figure)?.quantity;
}

function sum(quantities: readonly Quantity[]): Quantity | undefined {
  const [first, ...rest] = quantities;
  if (!first) return undefined;
  let amount = first.upTo ?? first.amount;
  for (const quantity of rest) amount += compare(quantity, first) ?? 0;
  return { ...(first.unit === undefined ? {} : { unit: first.unit }), amount };
}

/** The larger end of a quantity in the unit of another, or undefined where the two cannot be compared. */
function compare(quantity: Quantity, other: Quantity): number | undefined {
  const amount = quantity.upTo ?? quantity.amount;
  const [one, two] = [same(quantity.unit), same(other.unit)];
  if (one === two) return amount;
  for (const table of [GRAMS, MILLILITRES]) {
    const [from, to] = [one && table[one], two && table[two]];
    if (from !== undefined && to !== undefined) return (amount * from) / to;
  }
  return undefined;
}

function same(unit: QuantityUnit | undefined): QuantityUnit | undefined {
  return unit && (SAME_UNIT[unit] ?? unit);
}

function isMeasured({ unit }: Quantity): boolean {
  return unit !== undefined && (GRAMS[unit] !== undefined || MILLILITRES[unit] !== undefined);
}
