/** Reads how much of a food a person has: "2 eggs", "500g chicken", "half a red onion", "2x400g tins", "rice 1 cup". */
import type { TypedAmount } from "#kitchen/knowledge/schema";
import { type Token, findLongestFood, tokenise } from "#kitchen/knowledge/vocabulary";
import { DROPPED_WORDS } from "#kitchen/knowledge/words/modifiers";
import { readEnd } from "./amount-at-end.ts";
import { SIZES, readFrom } from "./amount-span.ts";
import { type ReadAmount, packingAtEnd, taken } from "./taken-amount.ts";

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

/** The amount that a text says, when it says nothing else: the "400 g" of "rice (400 g)". */
export function readWholeAmount(text: string): TypedAmount | undefined {
  if (text === "" || text.length > 60) return undefined;
  const tokens = tokenise(text);
  const span = readFrom(tokens, tokens[0]?.word === "x" ? 1 : 0);
  return span !== undefined && tokens.slice(span.next).every(({ word }) => SIZES.has(word) || DROPPED_WORDS.has(word))
    ? taken(span, [], text, tokens, 0).amount
    : undefined;
}
