/** Amounts as cooks write them: a number or a range, and a unit. `readQuantity` and `writeQuantity` convert. */
import { isWordCharacter } from "./characters.ts";
import { MEASURE_ADJECTIVES, NUMBER_WORDS, OTHER_SPELLINGS, partCalled, READ_FRACTIONS, WRITTEN_FRACTIONS } from "./quantity-words.ts";

/** Units of weight, volume and count that the book writes. `undefined` in a quantity counts whole pieces (`2 eggs`). */
export const QUANTITY_UNITS = [
  "g",
  "kg",
  "ml",
  "l",
  "tsp",
  "tbsp",
  "cup",
  "oz",
  "lb",
  "fl oz",
  "pint",
  "quart",
  "clove",
  "slice",
  "tin",
  "can",
  "jar",
  "packet",
  "piece",
  "stick",
  "sprig",
  "bunch",
  "leaf",
  "head",
  "stalk",
  "ear",
  "fillet",
  "rasher",
  "sheet",
  "knob",
  "pinch",
  "handful",
  "dash",
  "drop",
  "drizzle",
  "splash",
] as const;
export type QuantityUnit = (typeof QUANTITY_UNITS)[number];

export interface Quantity {
  /** The amount, or the lower end of a range. */
  readonly amount: number;
  /** The upper end of a range (`2–3 tbsp`). */
  readonly upTo?: number;
  readonly unit?: QuantityUnit;
}

/** A quantity at the start of a text, and the offset just behind it. */
export interface FoundQuantity {
  readonly quantity: Quantity;
  readonly end: number;
  /** Of so many of a size ("4 x 140 g", "2 (400 g) tins"), how many and what size; `quantity` is their sum where nothing holds them. */
  readonly packs?: { readonly count: Quantity; readonly each: Quantity };
}

/** Units that are written short, and therefore without a plural and without "of". */
const SHORT_UNITS: ReadonlySet<QuantityUnit> = new Set<QuantityUnit>(["g", "kg", "ml", "l", "tsp", "tbsp", "oz", "lb", "fl oz"]);
/** Units counted in tenths; the others in halves, thirds, quarters and eighths. */
const DECIMAL_UNITS: ReadonlySet<QuantityUnit> = new Set<QuantityUnit>(["g", "kg", "ml", "l"]);
/** Units too vague for a figure one: `a pinch`, not `1 pinch`. */
const VAGUE_UNITS: ReadonlySet<QuantityUnit> = new Set<QuantityUnit>(["knob", "pinch", "handful", "dash", "drizzle", "splash"]);
/** Units that hold a food rather than shape it: `1 tin tomatoes`, but `2 slices of bread`. */
const CONTAINERS: ReadonlySet<QuantityUnit> = new Set<QuantityUnit>(["cup", "pint", "quart", "tin", "can", "jar", "packet"]);
const IRREGULAR_PLURALS: Partial<Record<QuantityUnit, string>> = { leaf: "leaves", bunch: "bunches", pinch: "pinches", dash: "dashes", splash: "splashes" };

/** Every spelling of a unit. A factor converts a measure that the book itself does not write. */
const UNIT_SPELLINGS = new Map<string, { readonly unit: QuantityUnit; readonly factor: number }>();
for (const unit of QUANTITY_UNITS) {
  UNIT_SPELLINGS.set(unit, { unit, factor: 1 });
  UNIT_SPELLINGS.set(pluralUnit(unit), { unit, factor: 1 });
}
for (const [spellings, unit, factor] of OTHER_SPELLINGS) {
  for (const spelling of spellings.split(" ")) UNIT_SPELLINGS.set(spelling, { unit, factor });
}
/** The quantity that the whole text says, or undefined. `readQuantity(writeQuantity(q))` equals `q`. */
export function readQuantity(text: string): Quantity | undefined {
  const found = findQuantity(text);
  return found && text.slice(found.end).trim() === "" ? found.quantity : undefined;
}

/**
 * The quantity that begins at `from` (spaces apart), or undefined. Reads figures, fractions, number words, ranges,
 * multiples (`2x400g` is 800 g) and sizes in front of a container (`2 (400 g) tins` is two tins).
 */
export function findQuantity(text: string, from = 0): FoundQuantity | undefined {
  const count = findRange(text, skipSpaces(text, from));
  if (!count) return undefined;
  const sized = findSized(text, count);
  if (sized) return sized;
  const unit = findUnit(text, count.end, count.byWord);
  if (!unit) return isWordEnd(text, count.end) ? { quantity: inUnit(count, undefined, 1), end: count.end } : undefined;
  return { quantity: inUnit(count, unit.unit, unit.factor), end: unit.end };
}

/** Writes a quantity as the book does: `½`, `1½ cups`, `2–3 tbsp`, `100 g`, `2 cloves`, `a pinch`. */
export function writeQuantity({ amount, upTo, unit }: Quantity): string {
  if (unit === undefined) return writeAmount(amount, upTo, false);
  const most = upTo ?? amount;
  if (most === 1 && upTo === undefined && VAGUE_UNITS.has(unit)) return `a ${unit}`;
  return `${writeAmount(amount, upTo, DECIMAL_UNITS.has(unit))} ${most > 1 ? pluralUnit(unit) : unit}`;
}

/** Whether a food follows this unit with "of" in between: `a handful of spinach`, but `100 g spinach`. */
export function takesOf(unit: QuantityUnit): boolean {
  return !SHORT_UNITS.has(unit) && !CONTAINERS.has(unit);
}

function pluralUnit(unit: QuantityUnit): string {
  return SHORT_UNITS.has(unit) ? unit : (IRREGULAR_PLURALS[unit] ?? `${unit}s`);
}

function writeAmount(amount: number, upTo: number | undefined, decimal: boolean): string {
  const low = writeNumber(amount, decimal);
  return upTo === undefined ? low : `${low}–${writeNumber(upTo, decimal)}`;
}

function writeNumber(value: number, decimal: boolean): string {
  const whole = Math.floor(value + 0.001);
  if (!decimal && Math.abs(value - whole) > 0.001) {
    for (const [glyph, part] of WRITTEN_FRACTIONS) {
      if (Math.abs(value - whole - part) < 0.001) return whole === 0 ? glyph : `${whole}${glyph}`;
    }
  }
  return String(Math.round(value * 1000) / 1000);
}

/** A number or a range of numbers, whatever it counts, and the offset just behind it. */
export interface FoundRange {
  readonly amount: number;
  readonly upTo?: number;
  readonly end: number;
  /** Said in words ("a", "half"), where a single letter behind it is no unit. */
  readonly byWord: boolean;
}

function inUnit(range: FoundRange, unit: QuantityUnit | undefined, factor: number): Quantity {
  return {
    amount: range.amount * factor,
    ...(range.upTo === undefined ? {} : { upTo: range.upTo * factor }),
    ...(unit === undefined ? {} : { unit }),
  };
}

/** The number or range that begins exactly at `from`: `2`, `1½`, `2-3`, `half a`. */
export function findRange(text: string, from: number): FoundRange | undefined {
  const low = findNumber(text, from);
  if (!low) return undefined;
  const joint = matchAt(/\s?[-–—]\s?| (?:to|or) /y, text, low.end);
  const high = joint && findNumber(text, low.end + joint.length);
  if (!high) return low;
  if (high.amount > low.amount) return { ...high, amount: low.amount, upTo: high.amount };
  // "1-1/2 cups" is one and a half.
  return joint === "-" && high.amount < 1 && Number.isInteger(low.amount) ? { ...high, amount: low.amount + high.amount } : low;
}

function findNumber(text: string, from: number): FoundRange | undefined {
  const word = matchAt(/[a-z]{1,7}(?![a-z])/iy, text, from);
  if (word) return findNumberWord(text, from, word);
  const figures = matchAt(/\d{1,6}(?:[.,]\d{1,3})?|\.\d{1,3}/y, text, from) ?? "";
  const end = from + figures.length;
  const over = figures && matchAt(/\s?[/⁄]\s?\d{1,3}/y, text, end);
  if (over) return { amount: Number(figures) / denominator(over), end: end + over.length, byWord: false };
  const part = findFraction(text, end, figures !== "");
  if (!figures) return part && { ...part, byWord: false };
  const dozen = part ? undefined : matchAt(/ dozen(?![a-z])/iy, text, end);
  if (dozen) return { amount: Number(figures) * 12, end: end + dozen.length, byWord: true };
  const amount = Number(/,\d{3}$/.test(figures) ? figures.replace(",", "") : figures.replace(",", "."));
  return part ? { amount: amount + part.amount, end: part.end, byWord: false } : { amount, end, byWord: false };
}

/** The part behind a whole number ("½", " 1/2", " and 1/2"), or a lone fraction sign. */
function findFraction(text: string, from: number, behindWhole: boolean): { readonly amount: number; readonly end: number } | undefined {
  // "1 and a half lemons".
  const said = behindWhole ? matchAt(/ and (?:an? |one )?(?:half|third|quarter)(?![a-z])/iy, text, from) : undefined;
  if (said !== undefined) return { amount: partOf(said), end: from + said.length };
  const start = behindWhole ? from + (matchAt(/ and |\s/y, text, from) ?? "").length : from;
  const sign = READ_FRACTIONS.get(text.charAt(start));
  if (sign !== undefined) return { amount: sign, end: start + 1 };
  const ascii = behindWhole && start > from ? matchAt(/\d{1,2}[/⁄]\d{1,2}(?!\d)/y, text, start) : undefined;
  if (!ascii) return undefined;
  const amount = Number.parseInt(ascii, 10) / denominator(ascii);
  return amount < 1 ? { amount, end: start + ascii.length } : undefined;
}

function denominator(fraction: string): number {
  return Number(fraction.replace(/^.*[/⁄]\s?/, "")) || 1;
}

function findNumberWord(text: string, from: number, word: string): FoundRange | undefined {
  const amount = NUMBER_WORDS.get(word.toLowerCase());
  if (amount === undefined) return undefined;
  const end = from + word.length;
  if (amount === 1 && matchAt(/ (?:few|little|bit|lot)(?![a-z])/iy, text, end)) return undefined;
  const couple = amount === 1 ? matchAt(/ (?:couple|pair)(?: of)?(?![a-z])/iy, text, end) : undefined;
  if (couple) return { amount: 2, end: end + couple.length, byWord: true };
  const dozen = matchAt(/ dozen(?![a-z])/iy, text, end);
  if (dozen) return { amount: amount * 12, end: end + dozen.length, byWord: true };
  const part = amount < 1 ? matchAt(/ an? dozen(?![a-z])/iy, text, end) : undefined;
  if (part) return { amount: amount * 12, end: end + part.length, byWord: true };
  if (amount < 1) return { amount, end: end + (matchAt(/(?: of)? an?(?![a-z])/iy, text, end) ?? "").length, byWord: true };
  const portion = matchAt(amount === 1 ? PORTION : PORTIONS, text, end);
  if (portion) return { amount: amount * partOf(portion), end: end + portion.length, byWord: true };
  const more = matchAt(/ and a (?:half|third|quarter)(?![a-z])/iy, text, end);
  return more ? { amount: amount + partOf(more), end: end + more.length, byWord: true } : { amount, end, byWord: true };
}

/** Behind "a" and "one", and behind a number: "two thirds of a tin". */
const PORTION = /[ -](?:half|third|quarter)(?![a-z])(?: of)?(?: an?(?![a-z]))?/iy;
const PORTIONS = /[ -](?:thirds|quarters)(?![a-z])(?: of)?(?: an?(?![a-z]))?/iy;

function partOf(portion: string): number {
  return partCalled(/half|thirds?|quarters?/i.exec(portion)?.[0] ?? "") ?? 1;
}

/** `2x400g`, `2 x 400 g tins`, `2 (15 oz) cans`, `1 14-oz can`: a count of something whose size is said as well. */
function findSized(text: string, count: FoundRange): FoundQuantity | undefined {
  const times = matchAt(/\s?[x×]\s?(?=\d)/y, text, count.end);
  const joint = times ?? matchAt(/\s?\(|\s/y, text, count.end);
  const size = joint === undefined ? undefined : findRange(text, count.end + joint.length);
  if (!size || size.byWord) return undefined;
  const measure = findUnit(text, size.end, false);
  if (!measure || !SHORT_UNITS.has(measure.unit)) return undefined;
  const each: Quantity = { amount: size.amount * measure.factor, unit: measure.unit };
  const sizeEnd = endOfOtherMeasures(text, measure.end);
  const close = matchAt(/ each\)|\)|-/y, text, sizeEnd) ?? "";
  const container = findUnit(text, sizeEnd + close.length, false);
  if (container && CONTAINERS.has(container.unit)) {
    const quantity = inUnit(count, container.unit, 1);
    return { quantity, end: container.end, packs: { count: quantity, each } };
  }
  if (times === undefined) return undefined;
  return { quantity: { amount: count.amount * each.amount, unit: measure.unit }, end: sizeEnd, packs: { count: inUnit(count, undefined, 1), each } };
}

/** Behind "400g", the end of "/14oz", "/1lb 2oz": the same size in other measures. */
function endOfOtherMeasures(text: string, from: number): number {
  let end = from;
  for (let joint = matchAt(/\s?\/\s?(?=[\d½¼¾])/y, text, end); joint !== undefined; joint = matchAt(/\s(?=\d{1,2}\s?oz)/y, text, end)) {
    const size = findRange(text, end + joint.length);
    const measure = size && findUnit(text, size.end, false);
    if (!measure || !SHORT_UNITS.has(measure.unit)) return end;
    end = measure.end;
  }
  return end;
}

function findUnit(text: string, from: number, behindWord: boolean): { readonly unit: QuantityUnit; readonly factor: number; readonly end: number } | undefined {
  let at = from + (matchAt(/[-\s]/y, text, from) ?? "").length;
  for (let skipped = 0; skipped < 3; skipped += 1) {
    const two = matchAt(/fl(?:uid|\.)? (?:ounces?|oz\.?)(?![a-z])/iy, text, at);
    if (two) return { unit: "fl oz", factor: 1, end: at + two.length };
    const word = matchAt(/[a-z]{1,14}(?![a-z])/iy, text, at);
    if (!word) return undefined;
    const unit = UNIT_SPELLINGS.get(word) ?? (word.length > 1 ? UNIT_SPELLINGS.get(word.toLowerCase()) : undefined);
    const end = at + word.length;
    if (unit && !(behindWord && word.length === 1)) return { ...unit, end: SHORT_UNITS.has(unit.unit) && text.charAt(end) === "." ? end + 1 : end };
    if (!MEASURE_ADJECTIVES.has(word.toLowerCase())) return undefined;
    at = skipSpaces(text, end);
  }
  return undefined;
}

/** What a sticky pattern matches at an offset. The patterns here are bounded, so none can backtrack far. */
function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at;
}

function isWordEnd(text: string, at: number): boolean {
  return text.charAt(at) !== "%" && !isWordCharacter(text.charAt(at));
}
