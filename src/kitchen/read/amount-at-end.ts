/** The amount behind a name: "rice 1 cup", "tomatoes 400g x4", "onions two". */
import type { TypedAmount } from "#kitchen/knowledge/schema";
import type { Token } from "#kitchen/knowledge/vocabulary";
import { MEASURES, NUMBER_WORDS } from "#kitchen/knowledge/words/measures";
import { DROPPED_WORDS, KEPT_WORDS, STATE_WORDS } from "#kitchen/knowledge/words/modifiers";
import { BEFORE_NUMBERS, readFrom } from "./amount-span.ts";
import { isNumber, readNumber } from "./read-number.ts";
import { type ReadAmount, taken } from "./taken-amount.ts";

/** The amount after a name: "rice 1 cup", "tomatoes 400g x4", "murgh 1 kg curry cut". */
export function readEnd(tokens: readonly Token[], text: string): ReadAmount | undefined {
  for (let at = tokens.length - 1; at > 0; at--) {
    if (!isNumber(tokens[at]?.word) && tokens[at]?.word !== "x" && !isFraction(tokens, at) && !isNumberAtEnd(tokens, at)) continue;
    const from = tokens[at]?.word === "x" ? at + 1 : at;
    const end = readFrom(tokens, from);
    // "Sausages x 6 pork".
    if (end === undefined || !(tokens[at]?.word === "x" || tokens.slice(end.next).every(({ lemma }) => isRemark(lemma)))) continue;
    const ahead = tokens[at - 1]?.word ?? "";
    const before = tokens.slice(0, ahead === "x" || (ahead === "last" && at > 1) ? at - 1 : at);
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
