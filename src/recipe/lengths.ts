/** Lengths that a recipe states, of pieces, slices and pans: `3 cm pieces`, `a 24 cm pan`, `1-inch cubes`, `a 9 x 13 inch tin`; found, and said in the other system. */
import { findNumbers, type NumberInText } from "./numbers-in-text.ts";
import type { Units } from "./order.ts";
import { findRange, writeQuantity } from "./quantity.ts";

/** A stretch of a text that states a length. */
export interface StatedLength {
  readonly start: number;
  readonly end: number;
  readonly amount: number;
  /** The upper end of a range. */
  readonly upTo?: number;
  /** The further sides of what is so long and so wide, each with what stands before it. */
  readonly by: readonly { readonly joint: string; readonly amount: number }[];
  /** Centimetres of one of its unit. */
  readonly centimetres: number;
}

const CENTIMETRES_PER_INCH = 2.54;
const UNIT = /^(?:[\s-]?(cm|mm|centimetres?|millimetres?|inch(?:es)?|in\.)(?!\p{L})|(["″”]))/iu;
/** What says a length a second time: `20 cm (8 in)`, `8 inch/20 cm`. */
const SAID_TWICE = /^\s?(?:\(|\/)\s?(?:about )?$/;
/** Behind these a length stands for itself; before anything else it tells what kind: `8 inches across`, `8 inches square.`, `an 8 inch square pan`. */
const ALONE =
  /^(?:$|[.,;:)]|\s(?:(?:across|thick|long|wide|deep|high|apart|around|in|of|above|below|from|or|and|up|down|on|at)(?!\p{L})|(?:square|round)(?![\p{L}\s]|\s\p{L})))/iu;
/** Between the sides of a tin; the unit may stand behind each of them, or behind the last. */
const JOINT = /^(?:[\s-]?(?:cm|inch(?:es)?|in\.?)|["″”])?(?:\s?[x×]\s?|\sby\s)(?=[\d½¼¾])/iu;
const MOST_SIDES = 3;
/** "2 x 20 cm tins" are two of them. */
const MOST_TINS = 3;
const LEAST_TIN = 12;
/** The article before a number, which is "an" before eight, eleven and eighteen. */
const ARTICLE = /(?<!\p{L})an?(?=\s$)/iu;
const VOWEL_FIRST = /^(?:8|1[18](?![\d]))/;

/** All lengths of a text, in order. */
export function findLengths(text: string): StatedLength[] {
  const found: StatedLength[] = [];
  for (const number of findNumbers(text)) {
    const { start, amount, upTo, byWord } = number;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const { by, end } = findSides(text, number);
    const match = UNIT.exec(text.slice(end, end + 14));
    const unit = match?.[1]?.toLowerCase() ?? (match ? "inch" : "");
    // "a 1" piece" is one inch, "an inch" a manner of speaking.
    if (!match || byWord) continue;
    const centimetres = unit.startsWith("c") ? 1 : unit.startsWith("m") ? 0.1 : CENTIMETRES_PER_INCH;
    const [second] = by;
    if (second && Number.isInteger(amount) && amount <= MOST_TINS && second.amount * centimetres >= LEAST_TIN) continue;
    found.push({ start, end: end + match[0].length, amount, ...(upTo === undefined ? {} : { upTo }), by, centimetres });
  }
  return found;
}

/** The sides behind a number, and where the last of them ends. */
function findSides(text: string, { end, byWord, upTo }: NumberInText): { readonly by: StatedLength["by"]; readonly end: number } {
  const by: StatedLength["by"][number][] = [];
  if (byWord || upTo !== undefined) return { by, end };
  while (by.length < MOST_SIDES - 1) {
    const joint = JOINT.exec(text.slice(end, end + 14))?.[0];
    const side = joint === undefined ? undefined : findRange(text, end + joint.length);
    if (joint === undefined || !side || side.byWord || side.upTo !== undefined) break;
    by.push({ joint: joint.replace(/^.*?(?=\s?[x×]|\sby)/iu, ""), amount: side.amount });
    end = side.end;
  }
  return { by, end };
}

/** Where the lengths of the other system stand, and their words in this one. One that is said in both stays. */
export function convertLengths(text: string, to: Units): readonly { readonly start: number; readonly end: number; readonly words: string }[] {
  const found = findLengths(text);
  return found.flatMap((length, at) => {
    const { end, amount, upTo, by, centimetres } = length;
    if ((centimetres === CENTIMETRES_PER_INCH) === (to === "us") || isTwice(found[at - 1], length, text) || isTwice(length, found[at + 1], text)) return [];
    const round = to === "us" ? toInches : toCentimetres;
    const [low, high] = [round(amount * centimetres), upTo === undefined ? undefined : round(upTo * centimetres)];
    // Centimetres have no fractions.
    const write = (amount: number): string => (to === "us" ? writeQuantity({ amount }) : String(amount));
    const sides = by.map(({ joint, amount }) => joint + write(round(amount * centimetres))).join("");
    const numbers = (high === undefined || high <= low ? write(low) : `${write(low)}–${write(high)}`) + sides;
    const article = ARTICLE.exec(text.slice(0, length.start))?.[0] ?? "";
    const start = article === "" ? length.start : length.start - article.length - 1;
    const said = article === "" ? "" : `${article[0]}${VOWEL_FIRST.test(numbers) ? "n" : ""} `;
    const isMany = (high ?? low) > 1 || by.length > 0;
    const unit = to === "metric" ? "cm" : isMany && ALONE.test(text.slice(end, end + 14)) ? "inches" : "inch";
    return [{ start, end, words: `${said}${numbers} ${unit}` }];
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
