/** Makes a recipe for more or for fewer: the amounts in list and steps follow, what does not grow stays. */
import { findAmounts, type AmountInRecipe } from "./amounts-in-recipe.ts";
import { editSource, type Edit } from "./edit-source.ts";
import { plural, singular, wordsOf } from "./food-words.ts";
import { findNumbers } from "./numbers-in-text.ts";
import { writeQuantity, type Quantity } from "./quantity.ts";
import type { ReadRecipe, RecipePart } from "./read-recipe.ts";
import { writePeople } from "./round-people.ts";
import { roundQuantity } from "./round-quantity.ts";

export interface ScaledRecipe {
  readonly markdown: string;
  /** What the cook should know, a sentence each: whole eggs, what stayed as it was. */
  readonly remarks: readonly string[];
}

/** One ingredient's amount that is to be written as the cook said it, not rounded. */
export interface ExactAmount {
  /** Place in `recipe.ingredients`. */
  readonly ingredient: number;
  readonly quantity: Quantity;
}

const STAYS = "Times, temperatures, pans and numbers of pieces are as written: another size of batch may want another pan and another time.";

/** The recipe's text with its amounts times `factor`. Everything else in the text is untouched. */
export function scaleRecipe(read: ReadRecipe, factor: number, exact?: ExactAmount): ScaledRecipe {
  if (factor === 1) return { markdown: read.source, remarks: [] };
  const remarks = new Set<string>();
  const amounts = findAmounts(read).filter((amount) => amount.grows);
  const edits = amounts.flatMap((amount) => {
    const isExact = exact !== undefined && amount.isMain && amount.part.index === exact.ingredient;
    const quantity = isExact ? exact.quantity : scaleQuantity(amount, factor, wordsOf(nounOf(read, amount)), remarks);
    return writeAmount(amount, quantity);
  });
  const facts = read.parts.filter((part) => part.role === "facts").flatMap((part) => scaleFacts(part, factor));
  return { markdown: editSource(read.source, [...edits, ...facts]), remarks: amounts.length === 0 ? [] : [...remarks, STAYS] };
}

/** The factor that makes a line's amount the one a person has, or undefined where the two cannot be compared. */
export function findFactor(needed: Quantity, has: Quantity): number | undefined {
  const [need, have] = [inBaseUnit(needed), inBaseUnit(has)];
  return need.unit === have.unit && need.amount > 0 && have.amount > 0 ? have.amount / need.amount : undefined;
}

/** Grams and millilitres of one unit. Cups and spoons are the US ones. */
const BASE = new Map<string, readonly [number, "g" | "ml"]>([
  ["g", [1, "g"]],
  ["kg", [1000, "g"]],
  ["oz", [28.35, "g"]],
  ["lb", [453.6, "g"]],
  ["ml", [1, "ml"]],
  ["l", [1000, "ml"]],
  ["tsp", [5, "ml"]],
  ["tbsp", [15, "ml"]],
  ["fl oz", [29.57, "ml"]],
  ["cup", [240, "ml"]],
  ["pint", [473, "ml"]],
  ["quart", [946, "ml"]],
]);

function inBaseUnit({ amount, unit }: Quantity): { readonly amount: number; readonly unit: string | undefined } {
  const base = BASE.get(unit ?? "");
  return base ? { amount: amount * base[0], unit: base[1] } : { amount, unit };
}

function nounOf(read: ReadRecipe, { isMain, part, noun, plain }: AmountInRecipe): string {
  if (isMain) return read.recipe.ingredients[part.index ?? -1]?.food ?? "";
  return noun ? plain.text.slice(noun.start, noun.end) : "";
}

function scaleQuantity({ quantity }: AmountInRecipe, factor: number, food: readonly string[], remarks: Set<string>): Quantity {
  const scaled: Quantity = { ...quantity, amount: quantity.amount * factor, ...(quantity.upTo === undefined ? {} : { upTo: quantity.upTo * factor }) };
  const rounded = roundQuantity(scaled);
  if (quantity.unit !== undefined || !isEgg(food)) return rounded;
  const whole: Quantity = {
    amount: Math.max(1, Math.round(scaled.amount)),
    ...(scaled.upTo === undefined ? {} : { upTo: Math.max(2, Math.round(scaled.upTo)) }),
  };
  if (Math.abs(whole.amount - scaled.amount) > 0.05)
    remarks.add(
      `Eggs come whole: ${writeQuantity({ amount: Math.round(scaled.amount * 4) / 4 })} became ${writeQuantity(whole)}, so go by the feel of the mixture.`,
    );
  return whole;
}

function isEgg(food: readonly string[]): boolean {
  const head = food.at(-1);
  return head === "egg" || (food.includes("egg") && (head === "white" || head === "yolk"));
}

/** The amount in new words, its own or those that are given, and its noun in the number that goes with it. */
function writeAmount(
  { plain, start, end, quantity, noun }: Pick<AmountInRecipe, "plain" | "start" | "end" | "quantity" | "noun">,
  to: Quantity,
  words = writeQuantity(to),
): Edit[] {
  const edits: Edit[] = [{ plain, start, end, words }];
  if (noun && quantity.unit === undefined) {
    const word = plain.text.slice(noun.start, noun.end);
    const [before, after] = [(quantity.upTo ?? quantity.amount) > 1, (to.upTo ?? to.amount) > 1];
    const agreeing = before === after ? word : after ? plural(word) : singular(word);
    if (agreeing !== word) edits.push({ plain, start: noun.start, end: noun.end, words: agreeing });
  }
  return edits;
}

const PEOPLE_BEFORE = /(?:serves|servings?|feeds|portions|for|makes|yields?|serving size):?\s(?:about |approximately |up to )?$/i;
const PEOPLE_BEHIND = /^\s(?:servings?|people|portions)/i;

/** `Serves 4 · 25 min` feeds another number of people in the same words. */
function scaleFacts(part: RecipePart, factor: number): Edit[] {
  const { plain } = part;
  return findNumbers(plain.shape).flatMap(({ start, end, amount, upTo }) => {
    if (!PEOPLE_BEFORE.test(plain.shape.slice(Math.max(0, start - 30), start)) && !PEOPLE_BEHIND.test(plain.shape.slice(end, end + 12))) return [];
    const quantity: Quantity = upTo === undefined ? { amount } : { amount, upTo };
    const word = /^ (\p{L}+)(?=$|[^\p{L} ]| [^\p{L}])/u.exec(plain.shape.slice(end))?.[1];
    const noun = word === undefined ? {} : { noun: { start: end + 1, end: end + 1 + word.length } };
    if (upTo === undefined) {
      const told = writePeople(amount * factor);
      const words = /about\s$/i.test(plain.shape.slice(0, start)) ? told.replace("about ", "") : told;
      return writeAmount({ plain, start, end, quantity, ...noun }, { amount: Math.max(1, Math.round(amount * factor)) }, words);
    }
    const to = { amount: Math.max(1, Math.round(amount * factor)), upTo: Math.max(2, Math.round(upTo * factor)) };
    return writeAmount({ plain, start, end, quantity, ...noun }, to);
  });
}
