/** Corrects a misspelt word to a word of the kitchen's vocabulary, where the slip is small and the word is no other word. */
import { allFoodKeys } from "#kitchen/knowledge/vocabulary";
import { NON_FOOD_WORDS } from "#kitchen/knowledge/non-food";
import { GUARDED_WORDS } from "#kitchen/knowledge/words/guarded-words";
import { DROPPED_WORDS, KEPT_WORDS, NEUTRAL_TAILS, STATE_WORDS, TRANSFORMING_WORDS } from "#kitchen/knowledge/words/modifiers";
import { meantBy } from "#kitchen/knowledge/words/confused-words";
import { MEASURES } from "#kitchen/knowledge/words/measures";
import type { PhraseWord } from "./phrase-word.ts";

interface Candidate {
  readonly word: string;
  readonly letters: number;
  /** How many names hold the word. */
  uses: number;
}

interface SpellingIndex {
  /** The words of all names, and the candidates among them: words of four letters or more. */
  readonly known: ReadonlyMap<string, Candidate>;
  /** Candidates by first letter and length, and by the last two letters and length: a slip leaves one of them alone. */
  readonly byStart: ReadonlyMap<number, readonly Candidate[]>;
  readonly byEnd: ReadonlyMap<number, readonly Candidate[]>;
  /** Names without their spaces, for "bellpepper" and "butter nut". */
  readonly closed: ReadonlyMap<string, string>;
}

let index: SpellingIndex | undefined;

function spellingIndex(): SpellingIndex {
  if (index !== undefined) return index;
  const known = new Map<string, Candidate>();
  const closed = new Map<string, string>();
  for (const key of allFoodKeys()) {
    const words = key.split(" ");
    for (const word of words) {
      const candidate = known.get(word);
      if (candidate === undefined) known.set(word, { word, letters: lettersOf(word), uses: 1 });
      else candidate.uses++;
    }
    if (words.length < 3) closed.set(words.join(""), key);
  }
  for (const list of [DROPPED_WORDS, KEPT_WORDS, STATE_WORDS, NEUTRAL_TAILS, MEASURES])
    for (const word of list.keys()) if (word.length > 4 && !known.has(word)) known.set(word, { word, letters: lettersOf(word), uses: 0 });
  const byStart = new Map<number, Candidate[]>();
  const byEnd = new Map<number, Candidate[]>();
  for (const candidate of known.values()) {
    const { word } = candidate;
    if (word.length < 4 || !/^[a-z]+$/.test(word)) continue;
    addTo(byStart, startOf(word, word.length), candidate);
    addTo(byEnd, endOf(word, word.length), candidate);
  }
  index = { known, byStart, byEnd, closed };
  return index;
}

function addTo(buckets: Map<number, Candidate[]>, key: number, candidate: Candidate): void {
  const bucket = buckets.get(key);
  if (bucket === undefined) buckets.set(key, [candidate]);
  else bucket.push(candidate);
}

function startOf(word: string, length: number): number {
  return word.charCodeAt(0) * 32 + length;
}

function endOf(word: string, length: number): number {
  return (word.charCodeAt(word.length - 2) * 128 + word.charCodeAt(word.length - 1)) * 32 + length;
}

/** Whether a word, in its dictionary form, is one the kitchen reads: part of a food's name, a modifier or a measure. */
export function isKnownWord(lemma: string): boolean {
  return (
    spellingIndex().known.has(lemma) ||
    DROPPED_WORDS.has(lemma) ||
    KEPT_WORDS.has(lemma) ||
    STATE_WORDS.has(lemma) ||
    NEUTRAL_TAILS.has(lemma) ||
    TRANSFORMING_WORDS.has(lemma) ||
    MEASURES.has(lemma)
  );
}

/** A phrase with its misspelt words corrected, or with words joined or parted; undefined where there is nothing to correct. */
export function correctPhrase(words: readonly PhraseWord[]): readonly PhraseWord[] | undefined {
  let changed = false;
  const corrected = words.flatMap((word) => {
    const better = meantBy(word.lemma, words) ?? correctionOf(word.lemma, words.length > 1);
    if (better === undefined) return [word];
    changed = true;
    return better.split(" ").map((part) => ({ ...word, word: part, lemma: part, shown: part }));
  });
  return changed ? corrected : undefined;
}

function correctionOf(lemma: string, hasCompany: boolean): string | undefined {
  if (isKnownWord(lemma) || /\d/.test(lemma)) return undefined;
  return findClosedName([lemma]) ?? correctWord(lemma) ?? (hasCompany ? writtenOut(lemma) : undefined);
}

/** The name whose words, written together, are the same letters: "bellpepper" and "butter nut" find theirs. */
export function findClosedName(lemmas: readonly string[]): string | undefined {
  return spellingIndex().closed.get(lemmas.join(""));
}

/**
 * The word of the vocabulary that a misspelt word is meant for: one slip in four to seven letters, two in eight or
 * more, first letter kept or a single slip in all. Words that mean something else are left alone.
 */
export function correctWord(lemma: string): string | undefined {
  if (lemma.length < 4 || lemma.length > 20 || !/^[a-z]+$/.test(lemma)) return undefined;
  if (GUARDED_WORDS.has(lemma) || NON_FOOD_WORDS.has(lemma)) return undefined;
  const { byStart, byEnd } = spellingIndex();
  const most = lemma.length < 8 ? 1 : 2;
  const letters = lettersOf(lemma);
  const undoubled = withoutDoubling(lemma);
  if (undoubled !== undefined) return undoubled;
  let best: Candidate | undefined;
  let bestSlips = most + 1;
  const weigh = (candidates: readonly Candidate[], allowed: number, otherwise?: string): void => {
    for (const candidate of candidates) {
      if (candidate.word[0] === otherwise || bitCount(candidate.letters ^ letters) > 2 * allowed) continue;
      const slips = slipsBetween(lemma, candidate.word, allowed);
      if (slips > allowed || slips > bestSlips) continue;
      if (slips === bestSlips && best !== undefined && !isLikelier(candidate, best, lemma)) continue;
      best = candidate;
      bestSlips = slips;
    }
  };
  for (let length = Math.max(4, lemma.length - most); length <= lemma.length + most; length++) {
    weigh(byStart.get(startOf(lemma, length)) ?? [], most);
    // With another first letter, a single slip is in the first two letters, and the last two are as they should be.
    if (Math.abs(length - lemma.length) <= 1) weigh(byEnd.get(endOf(lemma, length)) ?? [], 1, lemma[0]);
  }
  return best?.word ?? withOtherVowels(lemma);
}

/** In six or seven letters, two slips when both are of vowels: "lentle". */
function withOtherVowels(lemma: string): string | undefined {
  const consonants = consonantsOf(lemma);
  if (lemma.length < 6 || lemma.length > 7 || consonants.length < 4) return undefined;
  for (let length = lemma.length - 1; length <= lemma.length + 1; length++)
    for (const { word } of spellingIndex().byStart.get(startOf(lemma, length)) ?? [])
      if (consonantsOf(word) === consonants && slipsBetween(lemma, word, 2) <= 2) return word;
  return undefined;
}

/** The commonest word that is written short without its vowels: "mlk", "pwdr". */
function writtenOut(lemma: string): string | undefined {
  if (lemma.length < 3 || lemma.length > 6 || !/^[b-df-hj-np-tv-z]+$/.test(lemma)) return undefined;
  const consonants = consonantsOf(lemma);
  let best: Candidate | undefined;
  for (let length = lemma.length + 1; length <= lemma.length + 4; length++)
    for (const candidate of spellingIndex().byStart.get(startOf(lemma, length)) ?? [])
      if (consonantsOf(candidate.word) === consonants && candidate.uses >= (best?.uses ?? 0)) best = candidate;
  return best?.word;
}

/** The word with one letter of a run taken away, where that makes it one we know: "egggs", "hamm". */
function withoutDoubling(lemma: string): string | undefined {
  for (let at = 1; at < lemma.length; at++) {
    if (lemma[at] !== lemma[at - 1]) continue;
    const single = lemma.slice(0, at) + lemma.slice(at + 1);
    if (spellingIndex().known.has(single)) return single;
  }
  return undefined;
}

/** Of two words as near, the one with the same consonants is meant ("beaf" is beef, no bean), then the commoner one. */
function isLikelier(one: Candidate, other: Candidate, typed: string): boolean {
  const consonants = consonantsOf(typed);
  const [first, second] = [consonantsOf(one.word) === consonants, consonantsOf(other.word) === consonants];
  return first === second ? one.uses > other.uses : first;
}

/** The consonants of a word, doubled ones once. */
function consonantsOf(word: string): string {
  return word.replaceAll(/[aeiouy]/g, "").replaceAll(/(.)\1/g, "$1");
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

/** How many bits are set, by adding them up in pairs, fours and bytes. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Insertions, deletions, changes and swaps of neighbours between two words; anything over `most` is `most + 1`. */
function slipsBetween(one: string, other: string, most: number): number {
  let start = 0;
  let [oneEnd, otherEnd] = [one.length, other.length];
  while (start < oneEnd && start < otherEnd && one[start] === other[start]) start++;
  while (oneEnd > start && otherEnd > start && one[oneEnd - 1] === other[otherEnd - 1]) {
    oneEnd--;
    otherEnd--;
  }
  const [from, to] = [one.slice(start, oneEnd), other.slice(start, otherEnd)];
  if (Math.min(from.length, to.length) === 0) return Math.min(Math.max(from.length, to.length), most + 1);
  // One slip is a change of one letter or a swap of two.
  if (most === 1 && Math.max(from.length, to.length) > 2) return 2;
  return slipsWithin(from, to, most);
}

/** The same for what is left between the letters that two words begin and end with alike. */
function slipsWithin(from: string, to: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let slips = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[to.length] ?? most + 1, most + 1);
}
