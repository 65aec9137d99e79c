/** How much a step needs from the list: of what it is the first to name all, and of what it takes a share that share. */
import { findNamedIngredients } from "#recipe/food-words";
import { ingredientText } from "#recipe/ingredient-text";
import type { IngredientLine, Recipe } from "#recipe/recipe";
import { roundQuantity } from "#recipe/round-quantity";

const SHARES: Readonly<Record<string, number>> = { half: 1 / 2, "a third": 1 / 3, "two thirds": 2 / 3, "a quarter": 1 / 4, "three quarters": 3 / 4 };
/** A share, and the words behind it up to where the next food may begin. */
const SHARED =
  /\b(half|a third|two thirds|a quarter|three quarters|most|the rest) (?:of )?the ([^,.;:()]{1,60}?)(?=[,.;:()]|\s(?:and|in|into|with|on|over|to|for)\b|$)/gi;

/** Each as a line of the list, in list order: `20 g butter` where half of 40 g goes in, `most of 3 tbsp olive oil`. */
export function amountsForStep({ steps, ingredients }: Pick<Recipe, "steps" | "ingredients">, step: number): readonly string[] {
  /** By place in the list: how much of it earlier steps have taken; NaN where that cannot be told. */
  const taken = new Map<number, number>();
  for (const text of steps.slice(0, step))
    for (const [index, share] of sharesOf(text, ingredients)) taken.set(index, (taken.get(index) ?? 0) + take(share, taken.get(index)));
  return [...sharesOf(steps[step] ?? "", ingredients)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([index, share]) => {
      const line = ingredients[index];
      const before = taken.get(index);
      // What was all taken before is only spoken of.
      if (line?.quantity === undefined || (share === "all" && before !== undefined)) return [];
      const { preparation: _preparation, ...amount } = line;
      if (share === "most") return [`most of ${ingredientText(amount)}`];
      const part = take(share, before);
      return Number.isNaN(part) || part <= 0 ? [] : [ingredientText(part === 1 ? amount : partOf(line, part))];
    });
}

type Share = number | "all" | "most" | "the rest";

/** What a step takes, by place in the list. */
function sharesOf(text: string, ingredients: readonly IngredientLine[]): ReadonlyMap<number, Share> {
  const shares = new Map<number, Share>(findNamedIngredients(text, ingredients).map((index) => [index, "all"]));
  for (const [, words = "", food = ""] of text.matchAll(SHARED)) {
    const share = SHARES[words.toLowerCase()] ?? (words.toLowerCase() as "most" | "the rest");
    for (const index of findNamedIngredients(food, ingredients).slice(0, 1)) {
      const sofar = shares.get(index);
      // Half and then the rest of it, in one step, are all that was left.
      shares.set(index, typeof sofar === "number" && typeof share === "number" ? sofar + share : share);
    }
  }
  return shares;
}

function take(share: Share, before = 0): number {
  if (share === "most") return NaN;
  return typeof share === "number" ? share : 1 - before;
}

function partOf({ food, quantity }: IngredientLine, part: number): Pick<IngredientLine, "food" | "quantity"> {
  if (quantity === undefined) return { food };
  const { upTo, ...rest } = quantity;
  return { food, quantity: roundQuantity({ ...rest, amount: quantity.amount * part, ...(upTo === undefined ? {} : { upTo: upTo * part }) }) };
}
