/** Words of a language that the rest of a list does not tell: "bademjan" among English entries. */
import type { Language } from "#kitchen/knowledge/languages/language";
import type { Heard } from "./language-of.ts";
import { wordsOf, type PhraseWord } from "./phrase-word.ts";
import { readAmount } from "./read-amount.ts";
import { isStrange } from "./readable-words.ts";
import { languagesNaming } from "./spoken-languages.ts";
import { areModifiers, isModifier } from "./tails.ts";

/** An entry that English does not place, or (`guessed`) only with another spelling. */
export interface UnsureEntry {
  readonly typed: string;
  readonly guessed: boolean;
}

/** Words of the longest name that is looked for. */
const LONGEST_NAME = 4;
/** Letters of a word that is no accident, alone and where others of its language stand beside it. */
const [ALONE, BESIDE_OTHERS] = [4, 2];
/** Letters of a name that words which no table holds may stand beside. */
const LONG = 5;
/** Of an entry, words that are looked at; and entries of a list. */
const [MOST_WORDS, MOST_ENTRIES] = [8, 100];
/** Longer entries are sentences. */
const LONGEST_ENTRY = 80;

/**
 * How a list is listened to for its unsure entries, each by itself: the language that names most of them speaks. Entries that no language
 * names are not there. One language's word among English ones must stand in its table as it is typed, and must be no slip of an English
 * one; beside another of the same language it may be bent, or mean something else in English.
 */
export function heardInUnsure(unsure: readonly UnsureEntry[], { heard }: Heard): ReadonlyMap<string, Heard> {
  const short = unsure.filter(({ typed }) => typed.length <= LONGEST_ENTRY).slice(0, MOST_ENTRIES);
  const named = short.map(({ typed, guessed }) => ({ typed, guessed, by: namesIn(typed) }));
  const support = new Map<Language, number>();
  for (const { by, guessed } of named)
    for (const [language, { isExact }] of by) if (isExact && !guessed) support.set(language, (support.get(language) ?? 0) + 1);
  const listening = new Map<string, Heard>();
  for (const { typed, guessed, by } of named) {
    const lenders = [...by]
      .filter(([language, { letters, isExact }]) => {
        const others = (support.get(language) ?? 0) - (isExact && !guessed ? 1 : 0);
        return others > 0 ? letters >= BESIDE_OTHERS : !guessed && isExact && letters >= ALONE;
      })
      .map(([language]) => language)
      .toSorted((one, other) => (support.get(other) ?? 0) - (support.get(one) ?? 0));
    const [spoken] = lenders;
    if (spoken !== undefined) listening.set(typed, { spoken, heard: [...new Set([...lenders, ...heard])] });
  }
  return listening;
}

interface Named {
  /** Letters of the longest name. */
  readonly letters: number;
  /** Whether the whole entry, but for what is said beside every food, stands so in the table. */
  readonly isExact: boolean;
}

/** The languages that name a food with words of an entry. */
function namesIn(typed: string): ReadonlyMap<Language, Named> {
  const { rest } = readAmount(wordsOf(typed), typed);
  const words = (rest as readonly PhraseWord[]).slice(0, MOST_WORDS);
  const names = new Map<Language, Named>();
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to--) {
      const key = words
        .slice(from, to)
        .map(({ lemma }) => lemma)
        .join(" ");
      const isLong = key.length >= LONG;
      const isWhole = [words.slice(0, from), words.slice(to)].every(
        (beside) => areModifiers(beside) || (isLong && beside.every((word) => isModifier(word) || isStrange(word))),
      );
      for (const [language, isAsTyped] of languagesNaming(key)) {
        const before = names.get(language);
        names.set(language, { letters: Math.max(before?.letters ?? 0, key.length), isExact: (isAsTyped && isWhole) || before?.isExact === true });
      }
    }
  return names;
}
