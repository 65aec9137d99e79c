/** Reads one line of an ingredient list, as people type it and as recipes print it: its foods, how much of each, in what state. */
import { getIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { FoodState, IngredientId, TypedAmount } from "#kitchen/knowledge/schema";
import { findQuantity, type FoundQuantity, type Quantity, type QuantityUnit } from "#recipe/quantity";
import { inPlainOrder } from "./spoken-measures.ts";
import { recognise } from "./recognise.ts";

/** How much a line says there is of a food. */
export interface LineAmount {
  /** The words that say it, as they stand in the line. */
  readonly text: string;
  /** The number, or the lower end of a range, in `unit`. Left out where a measure is said and no number: "a handful", "pinch". */
  readonly quantity?: number;
  /** The upper end of a range. */
  readonly most?: number;
  /** Left out for whole pieces. */
  readonly unit?: LineUnit;
  /** What all of it weighs, where the line says so: 800 of "2 x 400g tins". */
  readonly grams?: number;
  /** Of so many of a size, the size: 400 g of "2 x 400g tins", 140 g of "4 x 140g fillets". */
  readonly each?: { readonly quantity: number; readonly unit: LineUnit };
}

/** The measures of our recipes, and two that bottles say. */
export type LineUnit = QuantityUnit | "cl" | "dl";

/** One food of a line. */
export interface LineFood {
  readonly id: IngredientId;
  /** The kitchen's name for it. */
  readonly name: string;
  /** The line's own words for it. */
  readonly words: string;
  readonly amount?: LineAmount;
  readonly state: readonly FoodState[];
}

export interface LineReading {
  readonly foods: readonly LineFood[];
  /** One sentence for each part of the line that no food was found in. */
  readonly unread: readonly string[];
}

/** Reads a line. Never throws; linear in its text. */
export function readLine(line: string): LineReading {
  const { readings, rejections } = recognise([line]);
  const front = findFrontAmount(inPlainOrder(line));
  const foods = readings.map(({ ingredient, name, amount, states }, at): LineFood => {
    const said = at === 0 && !isMeasuredAbroad(amount) ? (front ?? amountOf(amount)) : amountOf(amount);
    return {
      id: ingredient,
      name: getIngredient(ingredient).name,
      words: name,
      ...(said === undefined ? {} : { amount: said }),
      state: states,
    };
  });
  return { foods, unread: rejections.filter(({ code }) => code !== "empty").map(({ why }) => why) };
}

/** Said before a number of nearly any measure. */
const BEFORE_AMOUNT =
  /^(?:[-*•]\s)?(?:(?:scant|about|approximately|approx\.?|roughly|around|heaping|heaped|generous|hefty|nearly|almost|at least|up to|just|over|under|ca\.?|circa|or|top with|another|~)\s?)+(?=[\d¼½¾⅓⅔⅛]|an?\s|one\s|half\s)/i;
/** A measure that a line begins with and that nobody counts: "small bunch coriander, stalks chopped", "a pinch or two of salt". */
const VAGUE_MEASURE = /^(?:an?\s)?(?:(?:small|large|big|good|generous|very|little|tiny|heaped|fat)\s)*(bunch|handful|pinch|knob|splash|dash|drizzle)\b/i;
/** The same of measures that our recipes do not write: "a thumb-sized piece of ginger", "a good glug of oil", "a 5cm piece". */
const VAGUER =
  /^(?:an?\s)?(?:(?:small|large|big|good|generous|very|little|tiny|heaped|fat)\s)*(?:glug|squeeze|squirt|grating|scraping|grind|twist|dollop|blob|smidge|smidgen|sprinkle|sprinkling|shake|slug|trickle|few\s(?:drops|shakes|turns|grinds|sprigs|leaves)|thumb(?:nail)?(?:[-\s]sized?)?(?:\s(?:piece|knob|lump|chunk))?|thumb-length\s(?:piece|knob)|walnut-sized?\s(?:piece|knob|lump))\b|^an?\s\d+(?:\.\d+)?\s?(?:cm|mm|in(?:ch)?)\b(?:[/\s]\d[^\s]*)?\s?(?:piece|knob|chunk|length|stick|strip)?\b/i;
/** Where an amount stands that is not in front: "juice of 2 limes", "rice (400 g)", "sugar - 200 g", "salt: 1 tsp". */
const BEFORE_LATER_AMOUNT =
  /\b(?:of|from)\s(?=[\d¼½¾⅓⅔⅛]|an?\s|one\s|two\s|three\s|half\s)|(?:[:,(]\s?|\s[-–—]\s|\((?:about|approx\.?|roughly)\s|\s)(?=[\d¼½¾⅓⅔⅛])/giu;
/** As far as an amount is looked for. */
const LONGEST_LINE = 300;

/** The amount that a line begins with, or else the first one within it. */
function findFrontAmount(line: string): LineAmount | undefined {
  const text = line.slice(0, LONGEST_LINE);
  const skipped = BEFORE_AMOUNT.exec(text)?.[0].length ?? 0;
  const [vague = "", unit = ""] = VAGUE_MEASURE.exec(text) ?? [];
  const [vaguer = ""] = VAGUER.exec(text) ?? [];
  if (vaguer !== "" && !/^[^,(]{0,30}\sfrom\s\d/.test(text.slice(vaguer.length))) return { text: vaguer };
  if (vague !== "") return { text: vague, unit: unit.toLowerCase() as QuantityUnit };
  const front = findQuantity(text, skipped);
  if (front !== undefined) return written(front, text.slice(0, front.end).trim(), text.slice(front.end));
  for (const joint of text.matchAll(BEFORE_LATER_AMOUNT)) {
    const from = joint.index + joint[0].length;
    const found = findQuantity(text, from);
    if (found !== undefined && !NO_AMOUNT.test(text.slice(found.end))) return written(found, text.slice(from, found.end).trim(), text.slice(found.end));
  }
  return undefined;
}

/** "2 % fat", "1-inch pieces", "5 minutes": numbers of something else. */
const NO_AMOUNT = /^\s?-?(?:%|per ?cent|inch|cm\b|mm\b|minutes?\b|mins?\b|hours?\b|days?\b|°|x\s?\d|"|”)/i;

/** "3 łyżki", "500 ग्राम": measured, and in no measure that recipes of ours are written in. */
function isMeasuredAbroad(amount: TypedAmount | undefined): boolean {
  return (
    amount !== undefined &&
    amount.count === undefined &&
    amount.text.length < 30 &&
    /^\d+(?:[.,/]\d+)?\s?[^\W\d]*[^\0-\x7F]|^\d+\s?(?:el|tl|\w{5,})(?:\s(?:de|di))?$/i.test(amount.text) &&
    findQuantity(amount.text)?.quantity.unit === undefined
  );
}

/** What one of a spoon holds, in ml. */
const SPOONS: readonly (readonly [unit: QuantityUnit, millilitres: number])[] = [
  ["tbsp", 15],
  ["tsp", 5],
];

/** An amount as the reader of foods has it, in the measure that it was said in. */
function amountOf(amount: TypedAmount | undefined): LineAmount | undefined {
  if (amount === undefined) return undefined;
  const { text, count, grams, millilitres } = amount;
  const found = findQuantity(text);
  if (found !== undefined && (found.quantity.unit !== undefined || count !== undefined)) return written(found, text, "");
  // In a language whose measures no recipe of ours is written in.
  if (grams !== undefined) return { text, quantity: grams, unit: "g", grams };
  if (millilitres === undefined) return count === undefined ? undefined : { text, quantity: count };
  const number = found?.quantity.amount ?? Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? 1);
  const spoon = SPOONS.find(([, one]) => Math.abs(one * number - millilitres) < 0.01);
  return spoon === undefined ? { text, quantity: millilitres, unit: "ml" } : { text, quantity: number, unit: spoon[0] };
}

/** What one of a weight weighs, in grams. */
const GRAMS: Partial<Record<QuantityUnit, number>> = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 };

function gramsOf({ amount, unit }: Quantity): number | undefined {
  const one = unit === undefined ? undefined : GRAMS[unit];
  return one === undefined ? undefined : Math.round(amount * one * 10) / 10;
}

/** "70cl", "2 dl" are said in the bottle's own measure. */
function inOwnMeasure({ amount, unit }: { readonly amount: number; readonly unit?: QuantityUnit }, text: string): { quantity: number; unit?: LineUnit } {
  const [, own] = unit === "ml" ? (/\d\s?(c|d)(?:l|entilit(?:re|er)s?|ecilit(?:re|er)s?)\b/i.exec(text) ?? []) : [];
  if (own === undefined) return { quantity: amount, ...(unit === undefined ? {} : { unit }) };
  return own.toLowerCase() === "c" ? { quantity: amount / 10, unit: "cl" } : { quantity: amount / 100, unit: "dl" };
}

function written({ quantity: sum, packs }: FoundQuantity, text: string, behind: string): LineAmount {
  // "4 x 140g fillets" are four, of 140 g each.
  const quantity = packs?.count ?? sum;
  const { amount, upTo } = quantity;
  const { quantity: own, unit } = packs === undefined ? inOwnMeasure(quantity, text) : { quantity: amount, unit: quantity.unit };
  const most = upTo === undefined ? undefined : (upTo * own) / amount;
  // "1 cup (120 g)", "1 bunch/20g": the same in grams.
  const other = /^(?:\s?\/|[^(]{0,80}\()\s?(?:(?:about|approx\.?|approximately|roughly)\s)?/.exec(behind);
  const weighed = other === null ? undefined : findQuantity(behind, other[0].length);
  const one = weighed && gramsOf(weighed.quantity);
  const weight = packs && gramsOf(packs.each);
  const grams =
    (weight === undefined ? gramsOf(quantity) : Math.round(weight * amount * 10) / 10) ??
    (one && /^\s?each\b/.test(behind.slice(weighed?.end)) ? Math.round(one * amount) : one);
  return {
    text,
    quantity: own,
    ...(most === undefined ? {} : { most }),
    ...(unit === undefined ? {} : { unit }),
    ...(grams === undefined ? {} : { grams }),
    ...(packs?.each.unit === undefined ? {} : { each: { quantity: packs.each.amount, unit: packs.each.unit } }),
  };
}
