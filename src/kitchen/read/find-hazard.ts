/** Finds what must never be cooked: poisons and unsafe food anywhere in a text, and things that are no food. */
import { HAZARDS } from "#kitchen/knowledge/hazards";
import { NON_FOOD_PHRASES, NON_FOOD_WORDS } from "#kitchen/knowledge/non-food";
import { findLongestFood, type Token } from "#kitchen/knowledge/vocabulary";
import { DROPPED_WORDS } from "#kitchen/knowledge/words/modifiers";
import { namedLikeDangers } from "./find-danger.ts";
import { splitPhrases } from "#kitchen/knowledge/words/split-phrases";

/** Phrases by look-up form, with what to say; and the most words a phrase has, by its first word. */
interface PhraseIndex<T> {
  readonly phrases: ReadonlyMap<string, T>;
  readonly longest: ReadonlyMap<string, number>;
}

function indexPhrases<T>(entries: Iterable<readonly [string, T]>): PhraseIndex<T> {
  const phrases = new Map<string, T>(entries);
  const longest = new Map<string, number>();
  for (const phrase of phrases.keys()) {
    const words = phrase.split(" ");
    const first = words[0] ?? "";
    if (words.length > (longest.get(first) ?? 0)) longest.set(first, words.length);
  }
  return { phrases, longest };
}

let hazards: PhraseIndex<string> | undefined;
let nonFoods: PhraseIndex<string> | undefined;

function findPhrase<T>(index: PhraseIndex<T>, tokens: readonly Token[], isMeant: (from: number, length: number) => boolean = () => true): T | undefined {
  for (let from = 0; from < tokens.length; from++) {
    const most = Math.min(index.longest.get(tokens[from]?.lemma ?? "") ?? 0, tokens.length - from);
    let key = "";
    for (let length = 1; length <= most; length++) {
      key = length === 1 ? (tokens[from]?.lemma ?? "") : `${key} ${tokens[from + length - 1]?.lemma ?? ""}`;
      const value = index.phrases.get(key);
      if (value !== undefined && (length === most || !longerStarts(index, tokens, from, length, most)) && isMeant(from, length)) return value;
    }
  }
  return undefined;
}

/** Whether a longer phrase begins at the same word: then that one speaks. */
function longerStarts<T>(index: PhraseIndex<T>, tokens: readonly Token[], from: number, length: number, most: number): boolean {
  for (let more = length + 1; more <= most; more++) {
    const key = tokens
      .slice(from, from + more)
      .map((token) => token.lemma)
      .join(" ");
    if (index.phrases.has(key)) return true;
  }
  return false;
}

/** The sentence of the danger that a text names, if it names one. */
export function findHazard(tokens: readonly Token[]): string | undefined {
  hazards ??= indexPhrases(HAZARDS.flatMap((hazard) => hazard.phrases.split(", ").map((phrase) => [phrase, hazard.why] as const)));
  const named = namedLikeDangers(tokens);
  return findPhrase(hazards, tokens, (from, length) => !named.slice(from, from + length).includes(true) && !isListed(tokens, from, length));
}

/**
 * "Potatoes green pesto" are two foods without a mark between, and so are the first of "greens potatoes carrots": in green and sprouting
 * potatoes neither word is another food. Only in a list, and only these words.
 */
function isListed(tokens: readonly Token[], from: number, length: number): boolean {
  const [first, second] = [tokens[from], tokens[from + 1]];
  if (length !== 2 || tokens.length < 3 || first === undefined || second === undefined || first.word === first.lemma) return false;
  if (!/^(green|sprout)$/.test(second.lemma)) return first.word === "greens";
  return second.word === "green" ? findLongestFood(tokens, from + 2) !== undefined : findLongestFood(tokens, from + 1) !== undefined;
}

/** The first phrase in a text that names something that is no food. */
export function findNonFoodPhrase(tokens: readonly Token[]): string | undefined {
  nonFoods ??= indexPhrases(splitPhrases(NON_FOOD_PHRASES).map((phrase) => [phrase, phrase] as const));
  const named = namedLikeDangers(tokens);
  // "Strawberry jam jar" is jam, and "red wine glass" is wine.
  const isMeant = (from: number, length: number): boolean =>
    (named[from] !== true && !/^(jar|glass)$/.test(tokens[from + length - 1]?.lemma ?? "")) ||
    (named[from] !== true && (from === 0 || findLongestFood(tokens, from - 1) === undefined));
  return tokens.length > 12 ? undefined : findPhrase(nonFoods, tokens, isMeant);
}

/** "Coke can empty", "coffee pods used": what is left when the food is gone. "Half used" and "nearly empty" jars hold some. */
function isEmptied(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  if (!/^(empty|used|washed)$/.test(last?.word ?? "")) return false;
  return tokens.some(({ word }) => HOLDS.test(word)) && !tokens.some(({ word }) => /^(half|nearly|almost|not|part|partly)$/.test(word));
}

const HOLDS = /^(can|tin|pot|jar|bottle|box|carton|wrapper|packet|pod|bag|net)s?$/;

/** Behind these words stands where a thing is kept. */
const KEPT_IN = /^(in|wrapped)$/;

/** Whether a text names something that is no food: by a whole phrase, or by the noun it ends in. */
export function isNonFood(tokens: readonly Token[]): boolean {
  // "Onion wrapped in clingfilm" is an onion.
  const cut = tokens.findIndex(({ word }, at) => at > 0 && KEPT_IN.test(word));
  const thing = cut < 0 ? tokens : tokens.slice(0, cut);
  if (findNonFoodPhrase(thing) !== undefined || isEmptied(thing)) return true;
  const head = thing.findLastIndex((token) => !DROPPED_WORDS.has(token.lemma) && !/^\d/.test(token.word));
  return NON_FOOD_WORDS.has(thing[head]?.lemma ?? "") && namedLikeDangers(thing)[head] !== true;
}
