/** The names of foods in the languages whose tables are there, and which of them a list is written in. */
import { LANGUAGES, READ_EVERYWHERE, type Language, type LanguageTable } from "#kitchen/knowledge/languages/language";
import { LANGUAGES_AT_HAND } from "#kitchen/knowledge/languages/languages-at-hand";
import { isFoodKey, keyOf } from "#kitchen/knowledge/vocabulary";
import { languagesOfScript, type Heard } from "./language-of.ts";
import { withoutCutOrKind } from "./read-characters.ts";
import { stemOf } from "./word-stems.ts";

interface Names {
  /** English names by the look-up form of the words. */
  readonly exact: ReadonlyMap<string, string>;
  /** The same by the words' stems; empty where two foods share one. */
  readonly stems: ReadonlyMap<string, string>;
  /** Words that mean something else in English, and words that only their accents tell from another food. */
  readonly friends: ReadonlyMap<string, string>;
  /** What is said beside a food, in English: empty for an article. */
  readonly beside: ReadonlyMap<string, string>;
  /** Measures and numbers in English, by the words as they are written. */
  readonly measures: ReadonlyMap<string, string>;
  /** Names that English has no word for and that are held for their neighbour's: a recipe calls the food so, too. */
  readonly own: ReadonlySet<string>;
  /** Every word of the names of several words. */
  readonly words: ReadonlySet<string>;
}

const added = new Map<Language, LanguageTable>();
const tables = new Map<Language, Names>();
let all: ReadonlyMap<string, string> | undefined;
const NOTHING: Heard = { heard: [] };
let now: Heard = NOTHING;
/** How often a table has come: what is worked out from the words is worked out anew. */
let edition = 0;

/** The names of a language that is there, worked out when it is first asked for. */
function namesIn(language: Language): Names | undefined {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const table = added.get(language) ?? LANGUAGES_AT_HAND[language];
  if (table === undefined) return undefined;
  const names = namesOf(table, language);
  tables.set(language, names);
  return names;
}

function namesOf(table: LanguageTable, language: Language): Names {
  const [exact, stems, friends] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  const [beside, measures, inPhrases] = [new Map<string, string>(), new Map<string, string>(), new Set<string>()];
  const own = new Set<string>();
  const typed = new Map<string, string>();
  for (const [english, words] of Object.entries(table))
    for (const written of words.split(", ")) {
      const isOwn = written.startsWith("=");
      const word = isOwn ? written.slice(1) : written;
      if (english.startsWith("#")) measures.set(word, english.slice(1));
      else if (english.startsWith("~")) beside.set(keyOf(word), english.slice(1));
      if (/^[#~]/.test(english)) continue;
      const friend = word.startsWith("!");
      const shown = (friend ? word.slice(1) : word).toLowerCase();
      const key = keyOf(shown);
      if (isOwn) own.add(key);
      if (friend) friends.set(shown, english);
      // What English has is English, and needs no second look.
      if (friend || isFoodKey(key)) continue;
      const other = exact.get(key);
      if (other === undefined) exact.set(key, english);
      else if (other !== english && typed.get(key) !== shown && !friends.has(shown)) friends.set(shown, english);
      if (other === undefined) typed.set(key, shown);
      if (key.includes(" ")) for (const part of key.split(" ")) inPhrases.add(part);
      const stem = stemOf(key, language);
      if (stem !== undefined) stems.set(stem, (stems.get(stem) ?? english) === english ? english : "");
    }
  return { exact, stems, friends, own, beside, measures, words: inPhrases };
}

export function addLanguage(language: Language, table: LanguageTable): void {
  added.set(language, table);
  tables.delete(language);
  all = undefined;
  named.clear();
  edition += 1;
}

export function hasLanguage(language: Language): boolean {
  return added.has(language) || LANGUAGES_AT_HAND[language] !== undefined;
}

export function languagesEdition(): number {
  return edition;
}

/** Until told otherwise, words that several languages have are read in these. */
export function speak(heard: Heard): void {
  if (tongueOf(now) === tongueOf(heard)) return;
  now = heard;
  named.clear();
}

/** What tells one way of listening from another: what is read depends on it. */
function tongueOf({ spoken, heard }: Heard): string {
  return `${spoken ?? ""} ${heard.join(" ")}`;
}

export function currentTongue(): string {
  return tongueOf(now);
}

/** All words that are read in every list; what two languages write alike is read as the first of them has it. */
export function foreignNames(): ReadonlyMap<string, string> {
  if (all !== undefined) return all;
  const names = new Map<string, string>();
  for (const language of READ_EVERYWHERE) for (const [key, english] of namesIn(language)?.exact ?? []) if (!names.has(key)) names.set(key, english);
  return (all = names);
}

const NO_TABLES: readonly (readonly [Language, Names])[] = [];

/** The tables that are listened to for a word: of the languages heard, and of those that are written in its letters. */
function tablesFor(key: string): readonly (readonly [Language, Names])[] {
  const written = languagesOfScript(key);
  // Nearly every word of an English list.
  if (now.heard.length === 0 && written.length === 0) return NO_TABLES;
  return [...new Set([...now.heard, ...written])].flatMap((language) => {
    const names = namesIn(language);
    return names === undefined ? [] : [[language, names] as const];
  });
}

/** The English name of a food that a phrase in look-up form names in another language, in whatever case or number. */
export function foreignName(key: string): string | undefined {
  let name = named.get(key);
  if (name === undefined) {
    name = findName(key) ?? "";
    if (named.size >= MOST_KEPT) named.clear();
    named.set(key, name);
  }
  return name === "" ? undefined : name;
}

function findName(key: string): string | undefined {
  const listened = tablesFor(key);
  for (const [, { exact }] of listened) if (exact.has(key)) return exact.get(key);
  for (const [language, names] of listened) {
    const inflected = findInflected(key, language, names);
    if (inflected !== undefined) return inflected;
  }
  return foreignNames().get(key) ?? withoutCut(key);
}

/** The same without cases and numbers: for parts of words. */
export function foreignNameExactly(key: string): string | undefined {
  for (const [, { exact }] of tablesFor(key)) if (exact.has(key)) return exact.get(key);
  return foreignNames().get(key);
}

/** The English names of all foods that a word (in look-up form) names in any language that is there, whatever it means in English. */
export function meaningsOf(key: string): ReadonlySet<string> {
  const meanings = new Set<string>();
  for (const language of LANGUAGES) {
    const names = namesIn(language);
    for (const english of [names?.exact.get(key), names?.friends.get(key)]) if (english !== undefined) meanings.add(english);
  }
  return meanings;
}

/** Letters of a name that is no accident with another end or in another spelling. */
const LONG_ENOUGH_TO_BEND = 7;

/**
 * The languages there with a food of this name (in look-up form), of those whose words are read only where they are told or lent; true
 * where the name stands so in the table, and false where a short one differs in its end or its spelling, or English has the word for something else.
 */
export function languagesNaming(key: string): ReadonlyMap<Language, boolean> {
  const naming = new Map<Language, boolean>();
  for (const language of LANGUAGES) {
    const names = READ_EVERYWHERE.includes(language) ? undefined : namesIn(language);
    if (names === undefined) continue;
    if (names.exact.has(key) && !names.friends.has(key)) naming.set(language, true);
    else if (names.exact.has(key) || names.friends.has(key)) naming.set(language, false);
    else if (findInflected(key, language, names) !== undefined) naming.set(language, key.length >= LONG_ENOUGH_TO_BEND);
  }
  return naming;
}

/** Whether a phrase (in look-up form) is a name of its own, which English has no other word for. */
export function isOwnName(key: string): boolean {
  return tablesFor(key).some(([, { own }]) => own.has(key)) || READ_EVERYWHERE.some((language) => namesIn(language)?.own.has(key));
}

/** The language that words are read in now. */
export function spokenLanguage(): Language | undefined {
  return now.spoken;
}

/** What a word that English has, too, means in the language that is spoken. As it is written, accents and all: pâte is no pâté. */
export function falseFriend(word: string): string | undefined {
  return now.spoken === undefined ? undefined : namesIn(now.spoken)?.friends.get(word);
}

/** What a word of a language that is heard says beside a food, in English; empty for an article. */
export function saidBeside(key: string): string | undefined {
  for (const [, { beside }] of tablesFor(key)) if (beside.has(key)) return beside.get(key);
  return undefined;
}

/** Whether a word stands in a name of several words, in a language that is heard. */
export function isInForeignPhrase(key: string): boolean {
  return tablesFor(key).some(([, { words }]) => words.has(key));
}

/** The measures and numbers of the languages that are heard, and of those in whose script a text is written. */
export function measuresFor(text: string): readonly ReadonlyMap<string, string>[] {
  return tablesFor(text).map(([, { measures }]) => measures);
}

/** By look-up form, in the languages that are heard; empty where nothing is named. */
const named = new Map<string, string>();
const MOST_KEPT = 5_000;
const SHORTEST_INFLECTED = 4;

function withoutCut(key: string): string | undefined {
  if (key.length < 2 || isFoodKey(key) || !(key > "\u2e80" || /[\u0900-\u09ff]/.test(key))) return undefined;
  const bare = withoutCutOrKind(key);
  return bare === undefined ? undefined : foreignNameExactly(bare);
}

/** Without knowing the language, "time" would be thyme. */
function findInflected(key: string, language: Language, { stems }: Names): string | undefined {
  if (key.length < SHORTEST_INFLECTED || isFoodKey(key)) return undefined;
  const stem = stemOf(key, language);
  return (stem === undefined ? undefined : stems.get(stem)) || undefined;
}
