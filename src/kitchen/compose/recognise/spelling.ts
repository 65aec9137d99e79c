/** Corrects a misspelt word to a word of the kitchen's vocabulary, where the slip is small and the word is no other word. */
import { allFoodKeys } from "#kitchen/knowledge/vocabulary";
import { NON_FOOD_WORDS } from "#kitchen/knowledge/non-food";
import { GUARDED_WORDS } from "#kitchen/knowledge/words/guarded-words";
import { DROPPED_WORDS, KEPT_WORDS, NEUTRAL_TAILS, STATE_WORDS, TRANSFORMING_WORDS } from "#kitchen/knowledge/words/modifiers";
import { MEASURES } from "#kitchen/knowledge/words/measures";

interface Candidate {
  readonly word: string;
  readonly letters: number;
  /** How many names hold the word. */
  readonly uses: number;
}

interface SpellingIndex {
  readonly known: ReadonlySet<string>;
  readonly byLength: ReadonlyMap<number, readonly Candidate[]>;
  /** Names without their spaces, for "bellpepper" and "butter nut". */
  readonly closed: ReadonlyMap<string, string>;
}

let index: SpellingIndex | undefined;

function spellingIndex(): SpellingIndex {
  if (index !== undefined) return index;
  const uses = new Map<string, number>();
  const closed = new Map<string, string>();
  for (const key of allFoodKeys()) {
    const words = key.split(" ");
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
    if (words.length < 3) closed.set(words.join(""), key);
  }
  const byLength = new Map<number, Candidate[]>();
  for (const [word, count] of uses) {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) continue;
    const same = byLength.get(word.length) ?? [];
    same.push({ word, letters: lettersOf(word), uses: count });
    byLength.set(word.length, same);
  }
  index = { known: new Set(uses.keys()), byLength, closed };
  return index;
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
  const most = lemma.length < 8 ? 1 : 2;
  const letters = lettersOf(lemma);
  let best: Candidate | undefined;
  let bestSlips = most + 1;
  for (let length = Math.max(4, lemma.length - most); length <= lemma.length + most; length++) {
    for (const candidate of spellingIndex().byLength.get(length) ?? []) {
      if (bitCount(candidate.letters ^ letters) > 2 * most) continue;
      const slips = slipsBetween(lemma, candidate.word, most);
      if (slips > most || slips > bestSlips || (slips > 1 && candidate.word[0] !== lemma[0])) continue;
      if (slips === bestSlips && best !== undefined && !isLikelier(candidate, best, lemma)) continue;
      best = candidate;
      bestSlips = slips;
    }
  }
  return best?.word;
}

/** Of two words as near, the one with the same consonants is meant ("beaf" is beef, no bean), then the commoner one. */
function isLikelier(one: Candidate, other: Candidate, typed: string): boolean {
  const consonants = consonantsOf(typed);
  const [first, second] = [consonantsOf(one.word) === consonants, consonantsOf(other.word) === consonants];
  return first === second ? one.uses > other.uses : first;
}

function consonantsOf(word: string): string {
  return word.replaceAll(/[aeiouy]/g, "");
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
export function slipsBetween(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
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
