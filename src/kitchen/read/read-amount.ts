/** Reads how much of a food a person has: "2 eggs", "500g chicken", "half a red onion", "2x400g tins", "rice 1 cup". */
import { MEASURES, NUMBER_WORDS, type Measure } from "#kitchen/knowledge/words/measures";
import { DROPPED_WORDS, KEPT_WORDS, STATE_WORDS } from "#kitchen/knowledge/words/modifiers";
import { findLongestFood, tokenise, type Token } from "#kitchen/knowledge/vocabulary";
import type { TypedAmount } from "#kitchen/knowledge/schema";

/** The amount of a phrase and the tokens that are left to name the food. */
export interface ReadAmount {
  readonly amount?: TypedAmount;
  /** The measure or packing that the amount was counted in, by dictionary form: "tin", "jar", "tsp"; empty where none is said. */
  readonly held: string;
  readonly rest: readonly Token[];
}

const BEFORE_NUMBERS = new Set([
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
const SIZES = new Set([
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

/** What was read of a phrase, as long as somebody has its tokens: the same phrase is asked about as a whole, and again as a run. */
const known = new WeakMap<readonly Token[], { readonly text: string; readonly read: ReadAmount }>();

/** Takes the amounts off a phrase: the one in front, and those at its end or within. `text` is what the tokens were cut from. */
export function readAmount(tokens: readonly Token[], text: string): ReadAmount {
  const before = known.get(tokens);
  if (before?.text === text) return before.read;
  const read = takeAmounts(tokens, text);
  known.set(tokens, { text, read });
  return read;
}

function takeAmounts(tokens: readonly Token[], text: string): ReadAmount {
  const found = findLongestFood(tokens, 0);
  // "7up", "2% milk" and "five spice" begin with a number that is part of the name.
  if (found?.length === tokens.length) return { held: "", rest: tokens };
  const front = readFrom(tokens, 0);
  // "the end of a bottle of wine": a part of something, and nobody knows how much.
  const inner = front?.number === undefined && front?.measure?.kind === "loose" ? readFrom(tokens, front.next) : undefined;
  // "A pack of 4 burgers".
  if (inner?.number !== undefined && inner.next < tokens.length) return taken(inner, tokens.slice(inner.next), text, tokens, front?.next ?? 0);
  if (inner !== undefined && inner.next < tokens.length) return { held: inner.measureWord ?? front?.measureWord ?? "", rest: tokens.slice(inner.next) };
  if (front === undefined || front.next >= tokens.length) return readEnd(tokens, text) ?? { held: packingAtEnd(tokens), rest: tokens };
  const first = taken(front, tokens.slice(front.next), text, tokens, 0);
  const end = readEnd(first.rest, text);
  if (end === undefined) return first;
  // "2 chicken breasts 300g" weigh 300 g; of "bag of carrots x 2" nobody knows how much it is.
  const weighed = first.amount === undefined || first.amount.count !== undefined ? end.amount : first.amount;
  return { held: first.held || end.held, rest: end.rest, ...(weighed === undefined ? {} : { amount: weighed }) };
}

/** Packing that is said last: "beetroot jar", "basmati rice pouch". */
function packingAtEnd(tokens: readonly Token[]): string {
  const last = tokens.at(-1)?.lemma ?? "";
  return tokens.length > 1 && /^(jar|packet|sachet|pouch|carton)$/.test(last) ? last : "";
}

/** The amount after a name: "rice 1 cup", "tomatoes 400g x4", "murgh 1 kg curry cut". */
function readEnd(tokens: readonly Token[], text: string): ReadAmount | undefined {
  for (let at = tokens.length - 1; at > 0; at--) {
    if (!isNumber(tokens[at]?.word) && tokens[at]?.word !== "x" && !isFraction(tokens, at) && !isNumberAtEnd(tokens, at)) continue;
    const from = tokens[at]?.word === "x" ? at + 1 : at;
    const end = readFrom(tokens, from);
    // "Sausages x 6 pork".
    if (end === undefined || !(tokens[at]?.word === "x" || tokens.slice(end.next).every(({ lemma }) => isRemark(lemma)))) continue;
    const before = tokens.slice(0, tokens[at - 1]?.word === "x" ? at - 1 : at);
    const rest = [...before, ...tokens.slice(end.next).filter(({ lemma }) => lemma !== "one" && !MEASURES.has(lemma))];
    const last = taken(end, rest, text, tokens, from);
    const inner = readEnd(rest, text);
    if (inner === undefined) return last;
    const times = last.amount?.count ?? 1;
    const amount = inner.amount === undefined ? last.amount : manyOf(inner.amount, times);
    return { held: last.held || inner.held, rest: inner.rest, ...(amount === undefined ? {} : { amount }) };
  }
  return undefined;
}

/** "Chana dal half kg": a fraction in words, of a weight or a volume. */
function isFraction(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  if (!Object.hasOwn(NUMBER_WORDS, word)) return false;
  if ((NUMBER_WORDS[word] ?? 1) >= 1) {
    // "Demerara about a cup", "white wine about a glass".
    const before = tokens[at - 1]?.word ?? "";
    const kind = MEASURES.get(tokens[at + 1]?.lemma ?? "")?.kind;
    const isMeasured = kind === "millilitres" || kind === "grams" || (kind !== undefined && BEFORE_NUMBERS.has(before));
    return at + 2 === tokens.length && isMeasured && !Object.hasOwn(NUMBER_WORDS, before);
  }
  const measure = MEASURES.get(tokens[tokens[at + 1]?.word === "a" ? at + 2 : at + 1]?.lemma ?? "");
  return measure?.kind === "grams" || measure?.kind === "millilitres";
}

/** "Eggs doz", "onions two", "cauli half": a number in words that ends a phrase, of pieces; half a block is nobody knows how much. */
function isNumberAtEnd(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  if (
    word === "a" ||
    word === "an" ||
    word === "one" ||
    !Object.hasOwn(NUMBER_WORDS, word) ||
    tokens[at - 1]?.word === "and" ||
    MEASURES.has(tokens[at - 1]?.lemma ?? "")
  )
    return false;
  return readNumber(tokens, at)?.next === tokens.length;
}

/** "400g x4" are 1,600 g. */
function manyOf(amount: TypedAmount, times: number): TypedAmount {
  if (times === 1) return amount;
  const { count, grams, millilitres, text } = amount;
  return {
    text: `${times} x ${text}`,
    ...(count === undefined ? {} : { count: count * times }),
    ...(grams === undefined ? {} : { grams: grams * times }),
    ...(millilitres === undefined ? {} : { millilitres: millilitres * times }),
  };
}

/** Words that may follow an amount at the end: "bananas x2 brown", "penne 500g bag". */
function isRemark(lemma: string): boolean {
  return lemma === "one" || DROPPED_WORDS.has(lemma) || STATE_WORDS.has(lemma) || KEPT_WORDS.has(lemma) || MEASURES.has(lemma);
}

interface Span {
  readonly next: number;
  readonly number?: number;
  readonly measure?: Measure;
  readonly measureWord?: string;
  /** How many of a weighed thing: the 2 of "2 x 400 g". */
  readonly times: number;
}

function taken(span: Span, rest: readonly Token[], text: string, tokens: readonly Token[], from: number): ReadAmount {
  const first = tokens[from];
  const last = tokens[span.next - 1];
  const said = text.slice(first?.start ?? 0, last?.end ?? 0).trim();
  const held = span.measureWord ?? packingAtEnd(rest);
  if (span.number === undefined && span.measure?.kind !== "piece" && !/^(splash|glug)$/.test(span.measureWord ?? "")) return { held, rest };
  const size = (span.number ?? 1) * span.times;
  const amount = amountOf(size, span.measure);
  return { held, rest, ...(amount === undefined ? {} : { amount: { ...amount, text: said } }) };
}

/** From here on, a bare round number is a weight: nobody has 500 minces. */
const LEAST_WEIGHT = 100;

function amountOf(size: number, measure: Measure | undefined): Omit<TypedAmount, "text"> | undefined {
  if (!Number.isFinite(size) || size <= 0) return undefined;
  if (measure === undefined && size >= LEAST_WEIGHT && size % 5 === 0) return { grams: size };
  if (measure === undefined || measure.kind === "piece") return { count: size };
  if (measure.kind === "loose") return undefined;
  return measure.kind === "grams" ? { grams: size * measure.each } : { millilitres: size * measure.each };
}

function readFrom(tokens: readonly Token[], from: number): Span | undefined {
  let at = from;
  if (tokens[at]?.word === "a" && VAGUE.has(tokens[at + 1]?.word ?? "")) at += 2;
  while (BEFORE_NUMBERS.has(tokens[at]?.word ?? "")) at++;
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
  // "Rolls crusty" are rolls, and no roll of something; "pak choi 2" and "pak choi x2" are two, and no pack.
  const behind = food === undefined ? [] : tokens.slice(at + food.length);
  if (
    food !== undefined &&
    behind.every(
      ({ word, lemma }) =>
        DROPPED_WORDS.has(lemma) || STATE_WORDS.has(lemma) || (food.length > 1 && (isNumber(word) || /^x\d*$/.test(word) || MEASURES.has(lemma))),
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

function isNumber(word: string | undefined): boolean {
  return word !== undefined && /^\d/.test(word);
}

function readNumber(tokens: readonly Token[], from: number): { value: number; next: number } | undefined {
  const word = tokens[from]?.word;
  if (word === undefined) return undefined;
  if (isNumber(word)) {
    const value = numberOf(word);
    const next = tokens[from + 1]?.word ?? "";
    if (isDozen(next)) return { value: value * 12, next: from + 2 };
    if (/^\d+\/\d+$/.test(next) && !word.includes("/")) return { value: value + numberOf(next), next: from + 2 };
    // "2-3" and "2 to 3": only the lower end is sure to be there.
    if ((next === "to" || next === "or") && isNumber(tokens[from + 2]?.word)) return { value, next: from + 3 };
    return isNumber(next) && !MEASURES.has(tokens[from + 2]?.lemma ?? "") && tokens[from + 2]?.word !== "x"
      ? { value, next: from + 2 }
      : { value, next: from + 1 };
  }
  const value = Object.hasOwn(NUMBER_WORDS, word) ? NUMBER_WORDS[word] : undefined;
  if (value === undefined) return undefined;
  let next = from + 1;
  if (value > 1 && isDozen(tokens[next]?.word)) return { value: value * 12, next: next + 1 };
  if (value < 1 || word === "couple" || word === "pair" || isDozen(word)) {
    if (tokens[next]?.word === "of") next++;
    if (tokens[next]?.word === "a" || tokens[next]?.word === "an") next++;
    if (value < 1 && isDozen(tokens[next]?.word)) return { value: value * 12, next: next + 1 };
    return { value, next };
  }
  if (word === "a" || word === "an") {
    const after = tokens[next]?.word ?? "";
    if (after === "few" || after === "little" || after === "bit") return undefined;
    const inner = after === "couple" || after === "pair" || isDozen(after) || after === "half" || after === "quarter" ? readNumber(tokens, next) : undefined;
    if (inner !== undefined) return inner;
  }
  const half = tokens[next]?.word === "and" && (tokens[next + 1]?.word === "half" || (tokens[next + 1]?.word === "a" && tokens[next + 2]?.word === "half"));
  if (half) return { value: value + 0.5, next: tokens[next + 1]?.word === "a" ? next + 3 : next + 2 };
  return { value, next };
}

function isDozen(word: string | undefined): boolean {
  return word === "dozen" || word === "doz";
}

function numberOf(word: string): number {
  const [above, below] = word.replace("%", "").split("/");
  const value = Number(above);
  if (below === undefined) return value;
  // "80/20" is how lean a mince is, no number of anything.
  return Number(below) === 0 || value > 20 ? Number.NaN : value / Number(below);
}

/** The amount that a text says, when it says nothing else: the "400 g" of "rice (400 g)". */
export function readWholeAmount(text: string): TypedAmount | undefined {
  if (text === "" || text.length > 60) return undefined;
  const tokens = tokenise(text);
  const span = readFrom(tokens, tokens[0]?.word === "x" ? 1 : 0);
  return span !== undefined && tokens.slice(span.next).every(({ word }) => SIZES.has(word) || DROPPED_WORDS.has(word))
    ? taken(span, [], text, tokens, 0).amount
    : undefined;
}
