/** How much a text says there is of a food: in the measure it says, and in grams and millilitres for who cooks with it. */
import type { TypedAmount } from "#kitchen/knowledge/schema";
import { findQuantity, findRange, type FoundQuantity, type Quantity, type QuantityUnit } from "#recipe/quantity";
import type { Read } from "./outcome.ts";
import { inPlainOrder } from "./spoken-measures.ts";

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

/** The measures of our recipes, two that bottles say, and two that a root or a stick is measured by. */
export type LineUnit = QuantityUnit | "cl" | "dl" | "cm" | "inch";

/** Said before a number of nearly any measure. */
const BEFORE_AMOUNT =
  /^(?:[-*•]\s)?(?:(?:scant|about|approximately|approx\.?|roughly|around|heaping|heaped|generous|hefty|nearly|almost|at least|up to|just|over|under|ca\.?|circa|or|top with|another|~)\s?)+(?=[\d¼½¾⅓⅔⅛]|an?\s|one\s|half\s)/i;
/** A measure that a line begins with and that nobody counts: "small bunch coriander, stalks chopped", "a pinch or two of salt". */
const VAGUE_MEASURE = /^(?:an?\s)?(?:(?:small|large|big|good|generous|very|little|tiny|heaped|fat)\s)*(bunch|handful|pinch|knob|splash|dash|drizzle)\b/i;
/** The same of measures that our recipes do not write: "a thumb-sized piece of ginger", "a good glug of oil". */
const VAGUER =
  /^(?:an?\s)?(?:(?:small|large|big|good|generous|very|little|tiny|heaped|fat)\s)*(?:glug|squeeze|squirt|grating|scraping|grind|twist|dollop|blob|smidge|smidgen|sprinkle|sprinkling|shake|slug|trickle|few\s(?:drops|shakes|turns|grinds|sprigs|leaves)|thumb(?:nail)?(?:[-\s]sized?)?(?:\s(?:piece|knob|lump|chunk))?|thumb-length\s(?:piece|knob)|walnut-sized?\s(?:piece|knob|lump))\b/i;
/** Where an amount stands that is not in front: "juice of 2 limes", "rice (400 g)", "sugar - 200 g", "salt: 1 tsp". */
const BEFORE_LATER_AMOUNT =
  /\b(?:of|from)\s(?=[\d¼½¾⅓⅔⅛]|an?\s|one\s|two\s|three\s|half\s)|(?:[:,(]\s?|\s[-–—]\s|\((?:about|approx\.?|roughly)\s|\s)(?=[\d¼½¾⅓⅔⅛])/giu;
/** "2cm piece ginger", "a 7.5cm/3in stick", "1-inch knob": so long a piece of it. */
const LENGTH =
  /^(?:an?\s)?(?:(?:small|large|big|fat)\s)*(\d+(?:\.\d+)?|\d?[½¼¾])[-\s]?(cm|in(?:ch(?:es)?)?)\b(?:\s?\/\s?\d[\d½¼¾./]*[-\s]?(?:cm|in(?:ch)?)\b)?[-\s](?=(?:long\s)?(?:piece|knob|chunk|length|stick|strip|lump)s?\b)/i;
/** As far as an amount is looked for. */
const LONGEST_LINE = 300;

/** What the last text said: who reads its foods asks for it, and who reads its amount. */
let last: { readonly line: string; readonly said: SaidAmount } | undefined;

/** How much a text says that there is of the food it names first. */
export interface SaidAmount {
  readonly amount?: LineAmount;
  /** The text begins with it, but for "about", "scant" and their like. */
  readonly isInFront: boolean;
}

/** The amount that a text begins with, or else the first one within it. The one reader of amounts: of the chef, the check, the command. */
export function findSaidAmount(line: string): SaidAmount {
  if (last?.line !== line) last = { line, said: readSaidAmount(inPlainOrder(line)) };
  return last.said;
}

function readSaidAmount(line: string): SaidAmount {
  const text = line.slice(0, LONGEST_LINE);
  const front = findFrontAmount(text);
  if (front !== undefined) return { amount: front, isInFront: true };
  const later = findLaterAmount(text);
  return { ...(later === undefined ? {} : { amount: later }), isInFront: false };
}

function findFrontAmount(text: string): LineAmount | undefined {
  const skipped = BEFORE_AMOUNT.exec(text)?.[0].length ?? 0;
  const [vague = "", unit = ""] = VAGUE_MEASURE.exec(text) ?? [];
  const [length = "", number = "", measure = ""] = LENGTH.exec(text) ?? [];
  if (length !== "") return { text: length.trim(), quantity: findRange(number, 0)?.amount ?? 1, unit: /^c/i.test(measure) ? "cm" : "inch" };
  const [vaguer = ""] = VAGUER.exec(text) ?? [];
  if (vaguer !== "" && !/^[^,(]{0,30}\sfrom\s\d/.test(text.slice(vaguer.length))) return { text: vaguer };
  if (vague !== "") return { text: vague, unit: unit.toLowerCase() as QuantityUnit };
  const front = findQuantity(text, skipped);
  return front === undefined ? undefined : written(front, text.slice(0, front.end).trim(), text.slice(front.end));
}

function findLaterAmount(text: string): LineAmount | undefined {
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
export function isMeasuredAbroad(amount: TypedAmount | undefined): boolean {
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
export function amountOf(amount: TypedAmount | undefined): LineAmount | undefined {
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
  const weighed = other === null || / or /i.test(other[0]) ? undefined : findQuantity(behind, other[0].length);
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

/** What one of a measure holds, in ml. */
const MILLILITRES: Partial<Record<LineUnit, number>> = { ml: 1, cl: 10, dl: 100, l: 1000, tsp: 5, tbsp: 15, cup: 240, pint: 568, quart: 946, "fl oz": 28.4 };
/** The readers of foods and of lines round differently: an ounce is 28 g or 28.35. */
const NEARLY = 0.08;

/**
 * A food with the amount that its text begins with, where it was read with another: "2-3 tbsp" are no two pieces, "2 (8 oz) packages" twice
 * what one holds, "½ cup plus 1 tbsp" more than the tablespoon; and what nobody counts, "a thumb of ginger", has no number.
 */
export function withSaidAmount(read: Read, typed: string): Read {
  const { amount: said, isInFront } = findSaidAmount(typed);
  if (said === undefined || !isInFront || isMeasuredAbroad(read.amount)) return read;
  if (said.quantity === undefined) {
    if (read.amount?.count === undefined) return read;
    const { amount: _, ...uncounted } = read;
    return uncounted;
  }
  const meant = inKitchenMeasure(said, typed, read.amount?.grams !== undefined);
  return meant === undefined || isNearly(meant, read.amount) ? read : { ...read, amount: meant };
}

/** A weight, a volume, or so many and a half; undefined of other measures, which the reader of foods knows by the food. */
function inKitchenMeasure(said: LineAmount, typed: string, isWeighed: boolean): TypedAmount | undefined {
  const { text, quantity = 0, grams, each, unit } = said;
  if (grams !== undefined && (isWeighed || each !== undefined || unit !== undefined))
    return { text, grams: Math.round((grams + (furtherAmount(said, typed)?.grams ?? 0)) * 10) / 10 };
  const volume = each === undefined ? volumeOf(said) : volumeOf(each) === undefined ? undefined : quantity * (volumeOf(each) ?? 0);
  if (volume !== undefined) return { text, millilitres: volume + (volumeOf(furtherAmount(said, typed)) ?? 0) };
  return unit === undefined && each === undefined && / and a /i.test(text) ? { text, count: quantity } : undefined;
}

/** "Plus 1 tbsp", "plus 2 oz" behind an amount. */
function furtherAmount({ text }: LineAmount, typed: string): LineAmount | undefined {
  const from = typed.indexOf(text) + text.length;
  const joint = /^\s?(?:plus|\+|and)\s(?=[\d¼½¾⅓⅔⅛])/i.exec(typed.slice(from, from + 12));
  const found = joint === null ? undefined : findQuantity(typed.slice(0, LONGEST_LINE), from + joint[0].length);
  return found && written(found, "", "");
}

function volumeOf(amount: { readonly quantity?: number; readonly unit?: LineUnit } | undefined): number | undefined {
  const one = amount?.unit === undefined ? undefined : MILLILITRES[amount.unit];
  return one === undefined || amount?.quantity === undefined ? undefined : one * amount.quantity;
}

function isNearly(meant: TypedAmount, read: TypedAmount | undefined): boolean {
  return (["grams", "millilitres", "count"] as const).every((kind) => {
    const [one, other] = [meant[kind], read?.[kind]];
    return one === undefined || other === undefined ? one === other : Math.abs(one - other) <= NEARLY * Math.max(one, other);
  });
}
