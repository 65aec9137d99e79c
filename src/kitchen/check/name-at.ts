/** Which name begins at a word: the longest of a known food, a phrase of the kitchen, and words that the person typed. */
import type { Ingredient } from "#kitchen/knowledge/schema";
import { findIngredientByName, findLongestFood, tokenise, type Token } from "#kitchen/knowledge/vocabulary";
import { PHRASES, type PhraseKind } from "./kitchen-phrases.ts";
import { PACKS } from "./match-entries.ts";
import type { OrderEntry } from "./order-entries.ts";

/** Phrases by their first lemma, longest first. */
export type PhraseIndex = (first: string) => PhraseIndexList | undefined;

type PhraseIndexList = readonly { readonly lemmas: readonly string[]; readonly kind?: PhraseKind; readonly entry?: OrderEntry }[];

/** Words of the longest name of a food. */
const LONGEST_NAME = 8;

/** A name that begins at a word. */
export interface Match {
  readonly length: number;
  readonly ingredient?: Ingredient;
  readonly kind?: PhraseKind;
  readonly entry?: OrderEntry;
}

/** The longest food at the start of a run; a name that begins inside it and goes on behind it takes over: "red [pepper flakes]". */
function findCompound(run: readonly Token[]): Match | undefined {
  const food = findLongestFood(run, 0);
  const length = food?.length ?? 0;
  for (let from = 1; from < length; from += 1) {
    const head = findLongestFood(run, from);
    if (head && from + head.length > length) return { ingredient: head.ingredient, length: from + head.length };
  }
  return food;
}

/** Where the words that stand together end: no name of a food goes on behind a comma or a bracket. */
function endOfRun(tokens: readonly Token[], from: number, text: string): number {
  let at = from + 1;
  for (; at < tokens.length && at < from + LONGEST_NAME; at += 1) {
    const [last, next] = [tokens[at - 1], tokens[at]];
    if (!last || !next || /[^\s'’-]/.test(text.slice(last.end, next.start))) break;
    // "Put the chicken back on top": where it goes, and no part of a bird.
    if (next.word === "back" && /^ (?:on|onto|in|into|to|over|under|down|and|for)\b/.test(text.slice(next.end))) break;
    // "salt and pepper" are two foods; "half and half" is one.
    // "The oats drink up the milk": no oat drink.
    if (next.word === "drink" && last.word.endsWith("s") && /^ (?:up|in|the|it|all)\b/.test(text.slice(next.end))) break;
    if (next.word === "can" && /^(?:be|then|also|still|now)$/.test(tokens[at + 1]?.word ?? "")) break;
    if (next.lemma === "or" || (next.lemma === "and" && last.lemma !== "half" && last.lemma !== "mac" && !text.startsWith(" butter pudding", next.end))) break;
  }
  return at;
}

/** The longest of: a known food, a phrase of the kitchen, words the person typed. Of equals the kitchen's phrase. */
export function matchAt(text: string, tokens: readonly Token[], at: number, index: PhraseIndex): Match | undefined {
  if (/^(?:no|a|an|of|the|til|till)$/.test(tokens[at]?.word ?? "")) return undefined;
  const food = findCompound(tokens.slice(at, endOfRun(tokens, at, text)));
  const phrase = index(tokens[at]?.lemma ?? "")?.find(
    ({ lemmas, kind }) =>
      lemmas.every((lemma, step) => tokens[at + step]?.lemma === lemma) && (kind === undefined || isUnbroken(text, tokens, at, lemmas.length)),
  );
  if (phrase && (!food || phrase.lemmas.length > food.length || (phrase.lemmas.length === food.length && phrase.entry === undefined))) {
    const { lemmas, kind, entry } = phrase;
    // A dish the kitchen also knows as a food can be either: keep both readings.
    const both = food?.ingredient && food.length === lemmas.length ? { ingredient: food.ingredient } : {};
    return { length: lemmas.length, ...(kind ? { kind } : {}), ...(entry ? { entry } : {}), ...both };
  }
  return food;
}

/** "The pasta, sauce and tuna": no sauce for pasta. */
function isUnbroken(text: string, tokens: readonly Token[], from: number, length: number): boolean {
  return length === 1 || !/[,;.:!?]/.test(text.slice(tokens[from]?.end, tokens[from + length - 1]?.start));
}

let kitchenPhrases: ReadonlyMap<string, PhraseIndexList> | undefined;

function readKitchenPhrases(): ReadonlyMap<string, PhraseIndexList> {
  const phrases = (Object.keys(PHRASES) as PhraseKind[]).flatMap((kind) =>
    PHRASES[kind].map((phrase) => ({ lemmas: tokenise(phrase).map((token) => token.lemma), kind })),
  );
  return byFirstLemma(phrases);
}

function byFirstLemma(phrases: PhraseIndexList): Map<string, PhraseIndexList> {
  const index = new Map<string, PhraseIndexList[number][]>();
  for (const phrase of phrases) {
    const first = phrase.lemmas[0];
    if (first === undefined) continue;
    const alike = index.get(first);
    if (alike) alike.push(phrase);
    else index.set(first, [phrase]);
  }
  // Once, and not at every phrase: all of a list's entries may begin alike.
  for (const alike of index.values()) alike.sort((a, b) => b.lemmas.length - a.lemmas.length);
  return index;
}

/** "Jar of plum compote": the recipe says what is in it. */
function withoutPack(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => !PACKS.test(word));
  return from > 0 && words.length - from > 1 ? words.slice(from) : words;
}

export function indexPhrases(entries: readonly OrderEntry[]): PhraseIndex {
  kitchenPhrases ??= readKitchenPhrases();
  // A brand or a foreign word is known to the list's reader only; in the recipe it is known by its own words.
  const unknown = entries.filter(({ words }) => !findIngredientByName(words.join(" "))).map((entry) => ({ lemmas: withoutPack(entry.words), entry }));
  const all = kitchenPhrases;
  const own = byFirstLemma(unknown);
  for (const [first, list] of own)
    own.set(
      first,
      [...(all.get(first) ?? []), ...list].sort((a, b) => b.lemmas.length - a.lemmas.length),
    );
  return (first) => own.get(first) ?? all.get(first);
}
