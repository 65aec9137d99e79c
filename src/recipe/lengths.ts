/** Lengths that a recipe states, of pieces, slices and pans: `3 cm pieces`, `a 24 cm pan`, `1-inch cubes`; found, and said in the other system. */
import { findNumbers } from "./numbers-in-text.ts";
import type { Units } from "./order.ts";
import { writeQuantity } from "./quantity.ts";

/** A stretch of a text that states a length. */
export interface StatedLength {
  readonly start: number;
  readonly end: number;
  readonly amount: number;
  /** The upper end of a range. */
  readonly upTo?: number;
  /** Centimetres of one of its unit. */
  readonly centimetres: number;
}

const CENTIMETRES_PER_INCH = 2.54;
const UNIT = /^(?:[\s-]?(cm|mm|centimetres?|millimetres?|inch(?:es)?|in\.)(?!\p{L})|(["″”]))/iu;
/** What says a length a second time: `20 cm (8 in)`, `8 inch/20 cm`. */
const SAID_TWICE = /^\s?(?:\(|\/)\s?(?:about )?$/;
/** Behind these a length stands for itself; before anything else it tells what kind: `8 inches across`, `an 8 inch pan`. */
const ALONE = /^(?:$|[.,;:)]|\s(?:across|thick|long|wide|deep|high|apart|square|around|in|of|above|below|from|or|and|up|down|on|at|round)(?!\p{L}))/iu;

/** All lengths of a text, in order. */
export function findLengths(text: string): StatedLength[] {
  return findNumbers(text).flatMap(({ start, end, amount, upTo, byWord }) => {
    const match = UNIT.exec(text.slice(end, end + 14));
    const unit = match?.[1]?.toLowerCase() ?? (match ? "inch" : "");
    // "a 1" piece" is one inch, "an inch" a manner of speaking.
    if (!match || byWord) return [];
    const centimetres = unit.startsWith("c") ? 1 : unit.startsWith("m") ? 0.1 : CENTIMETRES_PER_INCH;
    return [{ start, end: end + match[0].length, amount, ...(upTo === undefined ? {} : { upTo }), centimetres }];
  });
}

/** Where the lengths of the other system stand, and their words in this one. One that is said in both stays. */
export function convertLengths(text: string, to: Units): readonly { readonly start: number; readonly end: number; readonly words: string }[] {
  const found = findLengths(text);
  return found.flatMap((length, at) => {
    const { start, end, amount, upTo, centimetres } = length;
    if ((centimetres === CENTIMETRES_PER_INCH) === (to === "us") || isTwice(found[at - 1], length, text) || isTwice(length, found[at + 1], text)) return [];
    const round = to === "us" ? toInches : toCentimetres;
    const [low, high] = [round(amount * centimetres), upTo === undefined ? undefined : round(upTo * centimetres)];
    // Centimetres have no fractions.
    const write = (amount: number): string => (to === "us" ? writeQuantity({ amount }) : String(amount));
    const words = high === undefined || high <= low ? write(low) : `${write(low)}–${write(high)}`;
    return [{ start, end, words: `${words} ${to === "metric" ? "cm" : (high ?? low) > 1 && ALONE.test(text.slice(end, end + 12)) ? "inches" : "inch"}` }];
  });
}

function isTwice(first: StatedLength | undefined, second: StatedLength | undefined, text: string): boolean {
  return first !== undefined && second !== undefined && SAID_TWICE.test(text.slice(first.end, second.start));
}

/** As a ruler and pans are marked: eighths under half an inch, quarters under four, halves under ten. */
function toInches(centimetres: number): number {
  const inches = centimetres / CENTIMETRES_PER_INCH;
  const mark = inches < 0.5 ? 1 / 8 : inches < 4 ? 1 / 4 : inches < 10 ? 1 / 2 : 1;
  return Math.max(1 / 8, Math.round(inches / mark) * mark);
}

function toCentimetres(centimetres: number): number {
  const mark = centimetres < 5 ? 0.5 : 1;
  return Math.max(0.5, Math.round(centimetres / mark) * mark);
}
