/** The words of an amount: a number, its measure, and what stands around them, from one place of a phrase on. */
import { type Token, findLongestFood } from "#kitchen/knowledge/vocabulary";
import { MEASURES, type Measure } from "#kitchen/knowledge/words/measures";
import { DROPPED_WORDS, STATE_WORDS } from "#kitchen/knowledge/words/modifiers";
import { isNumber, readNumber } from "./read-number.ts";

export const BEFORE_NUMBERS = new Set([
  "last",
  "about",
  "approx",
  "approximately",
  "around",
  "roughly",
  "circa",
  "ca",
  "some",
  "only",
  "just",
  "nearly",
  "over",
  "at",
  "least",
]);

/** Said of a measure, not of the food: "a large handful". */
export const SIZES = new Set([
  "small",
  "sm",
  "md",
  "lg",
  "medium",
  "large",
  "big",
  "little",
  "tiny",
  "good",
  "generous",
  "heaped",
  "level",
  "last",
  "whole",
  "full",
  "half",
  "family",
  "twin",
  "standard",
  "regular",
]);

/** After "a": some, and nobody knows how much. */
const VAGUE = new Set(["few", "little", "lot"]);

export interface Span {
  readonly next: number;
  readonly number?: number;
  readonly measure?: Measure;
  readonly measureWord?: string;
  /** How many of a weighed thing: the 2 of "2 x 400 g". */
  readonly times: number;
}

export function readFrom(tokens: readonly Token[], from: number): Span | undefined {
  let at = from;
  if (tokens[at]?.word === "a" && VAGUE.has(tokens[at + 1]?.word ?? "")) at += 2;
  else if (tokens[at]?.word === "few") at += 1;
  while (BEFORE_NUMBERS.has(tokens[at]?.word ?? "")) at++;
  at = pastComparison(tokens, at);
  const first = readNumber(tokens, at);
  let number = first?.value;
  let times = 1;
  if (first !== undefined) at = first.next;
  if (first !== undefined && tokens[at]?.word === "x") {
    const second = readNumber(tokens, at + 1);
    at += 1;
    if (second !== undefined) {
      times = first.value;
      number = second.value;
      at = second.next;
    }
  }
  while (SIZES.has(tokens[at]?.word ?? "") && MEASURES.has(tokens[at + 1]?.lemma ?? "")) at++;
  let measure = measureAt(tokens, at, number !== undefined);
  let measureWord: string | undefined;
  if (measure !== undefined) {
    measureWord = tokens[at]?.lemma;
    at++;
    if (tokens[at]?.word === "sized") at++;
    if (tokens[at]?.word === "oz" && measureWord === "fl") at++;
    // "400g tins", "500 ml carton": the weight counts, the packing is only packing.
    const packing = tokens[at] === undefined ? undefined : MEASURES.get(tokens[at]?.lemma ?? "");
    if (
      packing !== undefined &&
      measure.kind !== "piece" &&
      (packing.kind === "loose" || packing.kind === "piece") &&
      at + 1 < tokens.length &&
      findLongestFood(tokens, at) === undefined
    ) {
      measureWord = tokens[at]?.lemma;
      at++;
    }
  }
  if (number === undefined && measure === undefined) return undefined;
  if (isOf(tokens[at])) at++;
  return {
    next: at,
    times,
    ...(number === undefined ? {} : { number }),
    ...(measure === undefined ? {} : { measure }),
    ...(measureWord === undefined ? {} : { measureWord }),
  };
}

/** Behind "a fist-sized" and "golf ball sized": what it is compared with is not there. */
function pastComparison(tokens: readonly Token[], from: number): number {
  const at = tokens[from]?.word === "a" || tokens[from]?.word === "an" ? from + 1 : from;
  const end = [at + 1, at + 2].find((place) => tokens[place]?.word === "sized" || tokens[place]?.word === "size");
  return end !== undefined && MEASURES.has(tokens[end + 1]?.lemma ?? "") ? end + 1 : from;
}

/** A measure word, unless it begins the name of the food ("clove" alone, "stick cinnamon", "cup noodles"). */
function measureAt(tokens: readonly Token[], at: number, numbered: boolean): Measure | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.word === "fl" && tokens[at + 1]?.lemma === "oz") return { kind: "millilitres", each: 28 };
  const measure = MEASURES.get(token.lemma);
  if (measure === undefined) return undefined;
  const food = findLongestFood(tokens, at);
  // "A rack of lamb" is a joint by that name.
  if (isOf(tokens[at + 1])) return food !== undefined && food.length > 2 && token.lemma === "rack" ? undefined : measure;
  // "Rolls crusty" are rolls, and no roll of something; "pak choi 2" and "pak choi x2" are two, and no pack; "filo 4 sheets" is no thread of oil.
  const behind = food === undefined ? [] : tokens.slice(at + food.length);
  if (
    food !== undefined &&
    behind.every(
      ({ word, lemma }) =>
        DROPPED_WORDS.has(lemma) ||
        STATE_WORDS.has(lemma) ||
        ((food.length > 1 || !numbered) && (isNumber(word) || /^x\d*$/.test(word) || MEASURES.has(lemma))),
    )
  )
    return undefined;
  // "Whole peeled tomatoes" are not one.
  if (!numbered && token.lemma === "whole") return undefined;
  if (!numbered && (measure.kind === "grams" || measure.kind === "millilitres" || at + 1 >= tokens.length)) return undefined;
  return measure;
}

/** "A pinch of salt", "a pinch o salt", "una pizca de sal". */
const OF = new Set(["of", "o", "de", "di"]);

function isOf(token: Token | undefined): boolean {
  return token !== undefined && OF.has(token.word);
}
