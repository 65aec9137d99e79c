/** Finds what must never be cooked: poisons and unsafe food anywhere in a text, and things that are no food. */
import { HAZARDS } from "#kitchen/knowledge/hazards";
import { NON_FOOD_PHRASES, NON_FOOD_WORDS } from "#kitchen/knowledge/non-food";
import type { Token } from "#kitchen/knowledge/vocabulary";
import { DROPPED_WORDS } from "#kitchen/knowledge/words/modifiers";
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

function findPhrase<T>(index: PhraseIndex<T>, tokens: readonly Token[]): T | undefined {
  for (let from = 0; from < tokens.length; from++) {
    const most = Math.min(index.longest.get(tokens[from]?.lemma ?? "") ?? 0, tokens.length - from);
    let key = "";
    for (let length = 1; length <= most; length++) {
      key = length === 1 ? (tokens[from]?.lemma ?? "") : `${key} ${tokens[from + length - 1]?.lemma ?? ""}`;
      const value = index.phrases.get(key);
      if (value !== undefined && (length === most || !longerStarts(index, tokens, from, length, most))) return value;
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
  return findPhrase(hazards, tokens);
}

/** The first phrase in a text that names something that is no food. */
export function findNonFoodPhrase(tokens: readonly Token[]): string | undefined {
  nonFoods ??= indexPhrases(splitPhrases(NON_FOOD_PHRASES).map((phrase) => [phrase, phrase] as const));
  return tokens.length > 12 ? undefined : findPhrase(nonFoods, tokens);
}

/** Whether a text names something that is no food: by a whole phrase, or by the noun it ends in. */
export function isNonFood(tokens: readonly Token[]): boolean {
  if (findNonFoodPhrase(tokens) !== undefined) return true;
  const head = tokens.findLast((token) => !DROPPED_WORDS.has(token.lemma) && !/^\d/.test(token.word));
  return head !== undefined && NON_FOOD_WORDS.has(head.lemma);
}
