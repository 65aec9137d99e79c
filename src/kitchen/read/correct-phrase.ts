/** Corrects the misspelt words of a phrase: what it may have been meant to be, likeliest first. */
import { meantBy } from "#kitchen/knowledge/words/confused-words";
import type { PhraseWord } from "./phrase-word.ts";
import { correctionsOf, findClosedName, isKnownWord, writtenOut } from "./spelling.ts";

/**
 * The phrases that a phrase with misspelt words may be meant for; none where there is nothing to correct. Where a single
 * word is misspelt, all that it may be: which one is meant is told by the words beside it ("chicken breats", "rye breat").
 */
export function correctPhrase(words: readonly PhraseWord[]): readonly (readonly PhraseWord[])[] {
  const meant = words.map((word) => meantWords(word, words));
  const misspelt = meant.filter((choices) => choices.length > 0);
  if (misspelt.length === 0) return [];
  const choices = misspelt.length === 1 && words.length > 1 ? (misspelt[0]?.length ?? 0) : 1;
  return Array.from({ length: choices }, (_, choice) => words.flatMap((word, at) => written(word, meant[at]?.[choice])));
}

/** A word that stands alone is short for a common one only. */
const COMMON = 40;

function meantWords(word: PhraseWord, phrase: readonly PhraseWord[]): readonly string[] {
  const confused = meantBy(word.lemma, phrase);
  if (confused !== undefined) return [confused];
  if (isKnownWord(word.lemma) || /\d/.test(word.lemma)) return [];
  const closed = findClosedName([word.lemma]);
  if (closed !== undefined) return [closed];
  const corrections = correctionsOf(word.word, word.lemma);
  if (corrections.length > 0) return corrections;
  const whole = writtenOut(word.lemma, phrase.length === 1 ? COMMON : 0);
  return whole === undefined ? [] : [whole];
}

function written(word: PhraseWord, meant: string | undefined): readonly PhraseWord[] {
  // "Pepers" are peppers.
  const end = word.word === `${word.lemma}s` ? "s" : "";
  return meant === undefined ? [word] : meant.split(" ").map((part) => ({ ...word, word: part + end, lemma: part, shown: part }));
}
