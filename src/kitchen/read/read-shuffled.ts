/** Reads a name whose words are said in another order: "horseradish creamed", "coconut block creamed", "shin beef". */
import { allFoodKeys } from "#kitchen/knowledge/vocabulary";
import { DROPPED_WORDS, NEUTRAL_TAILS } from "#kitchen/knowledge/words/modifiers";
import { wordsOf, type PhraseWord } from "./phrase-word.ts";
import { readExactly } from "./read-exactly.ts";
import type { ReadFood } from "./read-named.ts";

/** Names by their words in alphabetical order; empty where two foods have the same words ("milk chocolate"). */
let byWords: ReadonlyMap<string, string> | undefined;

function namesByWords(): ReadonlyMap<string, string> {
  if (byWords !== undefined) return byWords;
  const names = new Map<string, string>();
  for (const key of allFoodKeys()) {
    if (!key.includes(" ")) continue;
    const sorted = key.split(" ").toSorted().join(" ");
    const other = names.get(sorted);
    if (other === undefined) names.set(sorted, key);
    else if (other !== "" && readExactly(wordsOf(other))?.ingredient !== readExactly(wordsOf(key))?.ingredient) names.set(sorted, "");
  }
  byWords = names;
  return names;
}

/** The food that all words name in another order, or all but those that say little. Only where nothing else is read. */
export function readShuffled(words: readonly PhraseWord[]): ReadFood | undefined {
  if (words.length < 2 || words.length > 5) return undefined;
  // Adjectives in the plural are nouns: "pepper lights" are lamps.
  const telling = words.filter(({ word, lemma }) => word !== lemma || !DROPPED_WORDS.has(lemma));
  for (const kept of [words, telling, telling.filter(({ lemma }) => !NEUTRAL_TAILS.has(lemma))]) {
    const said = kept.map(({ lemma }) => lemma);
    const name = said.length < 2 ? undefined : namesByWords().get(said.toSorted().join(" "));
    const food = name === undefined || name === "" ? undefined : readExactly(wordsOf(name));
    if (food !== undefined) return { ...food, how: "phrase", confidence: 0.8 };
  }
  return undefined;
}
