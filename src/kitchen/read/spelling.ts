/** Finds the words of the kitchen's vocabulary that a misspelt word may be meant for, where the slip is small and the word is no other word. */
import { allFoodKeys, isFoodKey } from "#kitchen/knowledge/vocabulary";
import { pluralOf } from "#kitchen/knowledge/plural";
import { lemmaOf, VARIANT_SPELLINGS } from "#kitchen/knowledge/lemma";
import { NON_FOOD_WORDS } from "#kitchen/knowledge/non-food";
import { GUARDED_WORDS } from "#kitchen/knowledge/words/guarded-words";
import { BRANDS, BRANDS_OF_PLAIN_WORDS } from "#kitchen/knowledge/words/brands";
import { DROPPED_WORDS, KEPT_WORDS, NEUTRAL_TAILS, STATE_WORDS, TRANSFORMING_WORDS } from "#kitchen/knowledge/words/modifiers";
import { MEASURES } from "#kitchen/knowledge/words/measures";
import { consonantsOf, isLikelySlip, lettersOf, mayBeWithin, slipsBetween, soundOf } from "./slips.ts";

interface Candidate {
  readonly word: string;
  readonly letters: number;
  /** How many names hold the word. */
  uses: number;
}

interface SpellingIndex {
  /** The words of all names and beside them; those of four letters or more are candidates. */
  readonly known: ReadonlyMap<string, Candidate>;
  /** Candidates by their length and their first letter, their first two, and their last two. */
  readonly byFirst: ReadonlyMap<number, readonly Candidate[]>;
  readonly byStart: ReadonlyMap<number, readonly Candidate[]>;
  readonly byEnd: ReadonlyMap<number, readonly Candidate[]>;
  /** Words of six letters or more by what is left when doubled letters are written once: "harrisa" finds its own. */
  readonly undoubled: ReadonlyMap<string, string>;
  /** Names without their spaces, for "bellpepper" and "butter nut". */
  readonly closed: ReadonlyMap<string, string>;
}

let index: SpellingIndex | undefined;
let bySound: ReadonlyMap<string, readonly Candidate[]> | undefined;

function spellingIndex(): SpellingIndex {
  if (index !== undefined) return index;
  const known = new Map<string, Candidate>();
  const closed = new Map<string, string>();
  const add = (word: string, uses: number): void => {
    const candidate = known.get(word);
    if (candidate === undefined) known.set(word, { word, letters: lettersOf(word), uses });
    else candidate.uses += uses;
  };
  for (const key of allFoodKeys()) {
    const words = key.split(" ");
    for (const word of words) add(word, 1);
    if (words.length < 3) closed.set(words.join(""), key);
  }
  for (const list of [DROPPED_WORDS, KEPT_WORDS, STATE_WORDS, NEUTRAL_TAILS, MEASURES]) for (const word of list.keys()) if (word.length > 6) add(word, 0);
  for (const word of VARIANT_SPELLINGS) add(word, 0);
  for (const word of BRANDS.keys()) if (word.length > 5 && !word.includes(" ") && !BRANDS_OF_PLAIN_WORDS.has(word)) add(word, 0);
  const undoubled = new Map<string, string>();
  const byFirst = new Map<number, Candidate[]>();
  const byStart = new Map<number, Candidate[]>();
  const byEnd = new Map<number, Candidate[]>();
  for (const candidate of known.values()) {
    const { word } = candidate;
    if (word.length < 4 || !/^[a-z]+$/.test(word)) continue;
    if (word.length > 5) undoubled.set(undouble(word), lemmaOf(word));
    addTo(byFirst, startOf(word, word.length, 1), candidate);
    addTo(byStart, startOf(word, word.length, 2), candidate);
    addTo(byEnd, endOf(word, word.length), candidate);
  }
  index = { known, undoubled, byFirst, byStart, byEnd, closed };
  return index;
}

function addTo<Key, Value>(buckets: Map<Key, Value[]>, key: Key, candidate: Value): void {
  const bucket = buckets.get(key);
  if (bucket === undefined) buckets.set(key, [candidate]);
  else bucket.push(candidate);
}

function startOf(word: string, length: number, letters: 1 | 2): number {
  return (word.charCodeAt(0) * 128 + (letters === 2 ? word.charCodeAt(1) : 0)) * 32 + length;
}

function endOf(word: string, length: number): number {
  return (word.charCodeAt(word.length - 2) * 128 + word.charCodeAt(word.length - 1)) * 32 + length;
}

/** Whether a word, in its dictionary form, is one the kitchen reads: part of a food's name, a modifier or a measure. The index comes last: a list without slips never makes it. */
export function isKnownWord(lemma: string): boolean {
  return (
    isFoodKey(lemma) ||
    DROPPED_WORDS.has(lemma) ||
    KEPT_WORDS.has(lemma) ||
    STATE_WORDS.has(lemma) ||
    NEUTRAL_TAILS.has(lemma) ||
    TRANSFORMING_WORDS.has(lemma) ||
    MEASURES.has(lemma) ||
    spellingIndex().known.has(lemma)
  );
}

/** The name whose words, written together, are the same letters: "bellpepper" and "butter nut" find theirs. */
export function findClosedName(lemmas: readonly string[]): string | undefined {
  return spellingIndex().closed.get(lemmas.join(""));
}

/** The names of several words, by how long they are and the letters that they begin and end with. */
let namesByEnds: ReadonlyMap<string, readonly string[]> | undefined;

/** The names of this length that begin with the one text and end with the other, where at least one of them is none. */
function namesBetween(before: string, behind: string, length: number): readonly string[] {
  if (namesByEnds === undefined) {
    const names = new Map<string, string[]>();
    for (const key of allFoodKeys())
      if (key.includes(" ")) {
        addTo(names, `${key.length} ${key.slice(0, 2)}`, key);
        addTo(names, `${key.length}-${key.slice(-2)}`, key);
      }
    namesByEnds = names;
  }
  // A text that is there is a word and a blank at least.
  const ends = before.length > 1 ? `${length} ${before.slice(0, 2)}` : `${length}-${behind.slice(-2)}`;
  return (namesByEnds.get(ends) ?? []).filter((name) => name.startsWith(before) && name.endsWith(behind));
}

/**
 * The name of several words that a phrase is one slip from, where the slip is in a word nobody knows: beside "minced" and "chops", a
 * letter is enough to tell what "bdef" and "pofk" are. `strange` is that word, of the lemmas.
 */
export function findNameWithSlip(lemmas: readonly string[], strange: string): string | undefined {
  if (strange.length < 3 || GUARDED_WORDS.has(strange) || NON_FOOD_WORDS.has(strange) || !/^[a-z]+$/.test(strange)) return undefined;
  const phrase = lemmas.join(" ");
  const start = phrase.indexOf(strange);
  const [before, behind] = [phrase.slice(0, start), phrase.slice(start + strange.length)];
  for (let length = phrase.length - 1; length <= phrase.length + 1; length++)
    for (const name of namesBetween(before, behind, length)) {
      const word = name.slice(start, name.length - behind.length);
      const tool = strange.endsWith("er") && strange.startsWith(word);
      if (!tool && !word.includes(" ") && slipsBetween(strange, word, 1) === 1 && isLikelySlip(strange, word, "name")) return name;
    }
  return undefined;
}

/** The word beside a name that a word nobody knows is one slip from: "plani flour", "choped tomatoes". */
export function findModifierWithSlip(strange: string): string | undefined {
  if (strange.length < 4 || GUARDED_WORDS.has(strange) || NON_FOOD_WORDS.has(strange)) return undefined;
  for (const list of [DROPPED_WORDS, KEPT_WORDS, STATE_WORDS])
    for (const word of list.keys())
      if (word.length > 3 && !(strange.endsWith("er") && word.endsWith("ed")) && slipsBetween(strange, word, 1) === 1 && isLikelySlip(strange, word, "name"))
        return word;
  return undefined;
}

/** How many words a misspelt one may be meant for. */
const MOST_MEANT = 4;

/**
 * The words of the vocabulary that a misspelt word may be meant for, likeliest first: one slip in four to seven letters,
 * two in eight or more, first letter kept or a single slip in all; else words that sound alike or have the same letters.
 * Words that mean something else are left alone.
 */
export function correctionsOf(word: string, lemma: string): readonly string[] {
  const found = remembered.get(word);
  if (found !== undefined) return found;
  const corrections = findCorrections(word, lemma);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(word, corrections);
  return corrections;
}

/** Lists repeat their words, and are read again when an entry is added. */
const MOST_REMEMBERED = 5_000;
const remembered = new Map<string, readonly string[]>();

function findCorrections(word: string, lemma: string): readonly string[] {
  if (word.length < 4 || lemma.length > 20 || !/^[a-z]+$/.test(lemma)) return [];
  if (GUARDED_WORDS.has(lemma) || NON_FOOD_WORDS.has(lemma)) return [];
  if (lemma.length < 4) return inPlural(word, lemma).map((candidate) => candidate.word);
  const undoubled = withoutDoubling(lemma) ?? spellingIndex().undoubled.get(undouble(lemma));
  if (undoubled !== undefined) return [undoubled];
  const slips = new Map<Candidate, number>();
  nearTo(lemma, slips, word === `${lemma}s`);
  // An s at the end may belong to the word: "breats" is a breast.
  if (word !== lemma && word.length === lemma.length + 1) nearTo(word, slips);
  // A juicer and a slicer are tools, no slips for juice and slice.
  const tool = lemma.endsWith("er") ? new Set([lemma.slice(0, -1), lemma.slice(0, -2), `${lemma.slice(0, -1)}d`]) : undefined;
  const near = [...slips]
    .filter(([candidate]) => tool?.has(candidate.word) !== true)
    .toSorted(([one, few], [other, more]) => few - more || likelier(one, other, lemma))
    .map(([candidate]) => candidate);
  const meant = near.length > 0 ? near.slice(0, MOST_MEANT) : [...inPlural(word, lemma), ...alike(lemma)];
  return [...new Set(meant.map((candidate) => lemmaOf(candidate.word)))];
}

/** The common words whose plural a word is a likely slip from, where that hid the s: "potatose", "walnust", "olies". */
function inPlural(word: string, lemma: string): readonly Candidate[] {
  const regular = lemma.length > 3 && (word.endsWith("ies") || word === `${lemma}s` || word === `${lemma}es`);
  if (word.length < 5 || word.endsWith("er") || regular) return [];
  const { byStart } = spellingIndex();
  const near: Candidate[] = [];
  for (let length = word.length - 2; length <= word.length; length++)
    for (const candidate of byStart.get(startOf(word, length, 2)) ?? []) {
      const plural = pluralOf(candidate.word);
      if (candidate.uses > 2 && slipsBetween(word, plural, 1) === 1 && isLikelySlip(word, plural)) near.push(candidate);
    }
  return near.toSorted((one, other) => other.uses - one.uses).slice(0, 1);
}

/** Adds the candidates that are a slip from a word, or, where there are none and the word is long, two slips. */
function nearTo(word: string, found: Map<Candidate, number>, inPlural = false): void {
  const { byStart, byFirst, byEnd } = spellingIndex();
  const letters = lettersOf(word);
  const weigh = (candidates: readonly Candidate[] | undefined, most: number): void => {
    for (const candidate of candidates ?? []) {
      if (!mayBeWithin(most, candidate.letters, letters)) continue;
      const slips = slipsBetween(word, candidate.word, most);
      if (slips <= most && slips < (found.get(candidate) ?? most + 1) && isLikely(word, candidate, slips, inPlural)) found.set(candidate, slips);
    }
  };
  const before = found.size;
  for (let length = Math.max(4, word.length - 1); length <= word.length + 1; length++) {
    // A slip leaves the first two letters or the last two as they are; of four letters, it may turn the middle round.
    weigh((word.length > 4 ? byStart : byFirst).get(startOf(word, length, word.length > 4 ? 2 : 1)), 1);
    weigh(byEnd.get(endOf(word, length)), 1);
  }
  if (word.length < 8 || found.size > before) return;
  for (let length = word.length - 2; length <= word.length + 2; length++) weigh(byFirst.get(startOf(word, length, 1)), 2);
}

const COMMON_ENOUGH = 7;

/** Rare words are seldom meant, and short ones hardly ever; two slips sound alike, or they made another word. */
function isLikely(word: string, { word: meant, uses }: Candidate, slips: number, inPlural: boolean): boolean {
  if (slips > 1 || BRANDS.has(meant)) return uses !== 1 && soundOf(word) === soundOf(meant);
  // "Suga", "baco": a common word that lacks its last letter.
  if (word.length === 4 && uses > COMMON_ENOUGH && meant.length === 5 && meant.startsWith(word)) return true;
  return isLikelySlip(word, meant, inPlural ? "s" : "") && (uses !== 1 || word.length > 7 || meant.length > word.length);
}

/** Of two words as near, the one with the same consonants is meant ("beaf" is beef, no bean), then the commoner one. */
function likelier(one: Candidate, other: Candidate, typed: string): number {
  const consonants = consonantsOf(typed);
  return Number(consonantsOf(other.word) === consonants) - Number(consonantsOf(one.word) === consonants) || other.uses - one.uses;
}

function undouble(word: string): string {
  return word.replaceAll(/(.)\1/g, "$1");
}

/** The word with one letter of a run taken away, where that makes it one we know: "egggs", "hamm", "beanss". */
function withoutDoubling(lemma: string): string | undefined {
  for (let at = 1; at < lemma.length; at++) {
    if (lemma[at] !== lemma[at - 1]) continue;
    const single = lemmaOf(lemma.slice(0, at) + lemma.slice(at + 1));
    if (spellingIndex().known.has(single)) return single;
  }
  return undefined;
}

/** Words that sound like it ("lettus", "sossage"), or have its letters in another order ("bttuer"). */
function alike(lemma: string): readonly Candidate[] {
  if (lemma.length < 6) return [];
  bySound ??= indexSounds();
  const sound = soundOf(lemma);
  const heard = sound.length < 3 ? [] : (bySound.get(sound) ?? []);
  const near = heard.filter(({ word }) => slipsBetween(lemma, word, 2) <= 2);
  if (near.length > 0) return near.toSorted((one, other) => other.uses - one.uses).slice(0, 1);
  const letters = lettersOf(lemma);
  const same = (spellingIndex().byFirst.get(startOf(lemma, lemma.length, 1)) ?? []).filter((candidate) => candidate.letters === letters);
  if (same.length === 0) return same;
  const sorted = [...lemma].toSorted().join("");
  return same.filter(({ word }) => word.at(-1) === lemma.at(-1) && [...word].toSorted().join("") === sorted);
}

function indexSounds(): ReadonlyMap<string, readonly Candidate[]> {
  const sounds = new Map<string, Candidate[]>();
  for (const candidate of spellingIndex().known.values())
    if (candidate.word.length > 4 && candidate.uses > 2) addTo(sounds, soundOf(candidate.word), candidate);
  return sounds;
}

/** The commonest word that is written short without its vowels, used in so many names at least: "mlk", "pwdr". */
export function writtenOut(lemma: string, least = 0): string | undefined {
  if (lemma.length < 3 || lemma.length > 6 || !/^[b-df-hj-np-tv-xz]+$/.test(lemma)) return undefined;
  const consonants = consonantsOf(lemma);
  let best: Candidate | undefined;
  for (let length = lemma.length + 1; length <= lemma.length + 4; length++)
    for (const candidate of spellingIndex().byFirst.get(startOf(lemma, length, 1)) ?? [])
      if (consonantsOf(candidate.word) === consonants && candidate.uses >= (best?.uses ?? least)) best = candidate;
  return best?.word;
}
