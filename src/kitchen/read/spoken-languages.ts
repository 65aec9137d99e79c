/** The names of foods in the languages whose tables are there, and which of them a list is written in. */
import { LANGUAGES, type Language, type LanguageTable } from "#kitchen/knowledge/languages/language";
import { LANGUAGES_AT_HAND } from "#kitchen/knowledge/languages/languages-at-hand";
import { isFoodKey, keyOf } from "#kitchen/knowledge/vocabulary";
import { withoutCutOrKind } from "./read-characters.ts";
import { stemOf } from "./word-stems.ts";

interface Names {
  /** English names by the look-up form of the words. */
  readonly exact: ReadonlyMap<string, string>;
  /** The same by the words' stems; empty where two foods share one. */
  readonly stems: ReadonlyMap<string, string>;
  /** Words that mean something else in English. */
  readonly friends: ReadonlyMap<string, string>;
}

let tables: Map<Language, Names> | undefined;
let all: ReadonlyMap<string, string> | undefined;
let spoken: Language | undefined;
/** How often a table has come: what is worked out from the words is worked out anew. */
let edition = 0;

function tablesNow(): Map<Language, Names> {
  if (tables !== undefined) return tables;
  tables = new Map();
  for (const language of LANGUAGES) {
    const table = LANGUAGES_AT_HAND[language];
    if (table !== undefined) tables.set(language, namesOf(table, language));
  }
  return tables;
}

function namesOf(table: LanguageTable, language: Language): Names {
  const exact = new Map<string, string>();
  const stems = new Map<string, string>();
  const friends = new Map<string, string>();
  for (const [english, words] of Object.entries(table))
    for (const word of words.split(", ")) {
      const friend = word.startsWith("!");
      const key = keyOf(friend ? word.slice(1) : word);
      if (friend) friends.set(word.slice(1).toLowerCase(), english);
      // What English has is English, and needs no second look.
      if (friend || isFoodKey(key)) continue;
      if (!exact.has(key)) exact.set(key, english);
      const stem = stemOf(key, language);
      if (stem !== undefined) stems.set(stem, (stems.get(stem) ?? english) === english ? english : "");
    }
  return { exact, stems, friends };
}

export function addLanguage(language: Language, table: LanguageTable): void {
  tablesNow().set(language, namesOf(table, language));
  all = undefined;
  named.clear();
  edition += 1;
}

export function hasLanguage(language: Language): boolean {
  return tablesNow().has(language);
}

export function languagesEdition(): number {
  return edition;
}

/** Until told otherwise, words that several languages have are read in this one. */
export function speak(language: Language | undefined): void {
  if (spoken === language) return;
  spoken = language;
  named.clear();
}

/** All words of all tables that are there; what two languages write alike is read as the first of them has it. */
export function foreignNames(): ReadonlyMap<string, string> {
  if (all !== undefined) return all;
  const names = new Map<string, string>();
  for (const language of LANGUAGES) for (const [key, english] of tablesNow().get(language)?.exact ?? []) if (!names.has(key)) names.set(key, english);
  return (all = names);
}

/** The English name of a food that a phrase in look-up form names in another language, in whatever case or number. */
export function foreignName(key: string): string | undefined {
  let name = named.get(key);
  if (name === undefined) {
    name = ownTable()?.exact.get(key) ?? findInflected(key) ?? foreignNames().get(key) ?? "";
    if (named.size >= MOST_KEPT) named.clear();
    named.set(key, name);
  }
  return name === "" ? undefined : name;
}

/** The same without cases and numbers: for parts of words. */
export function foreignNameExactly(key: string): string | undefined {
  return ownTable()?.exact.get(key) ?? foreignNames().get(key);
}

/** The language that words are read in now. */
export function spokenLanguage(): Language | undefined {
  return spoken;
}

/** What a word that English has, too, means in the language that is spoken. As it is written, accents and all: pâte is no pâté. */
export function falseFriend(word: string): string | undefined {
  return ownTable()?.friends.get(word);
}

function ownTable(): Names | undefined {
  return spoken === undefined ? undefined : tablesNow().get(spoken);
}

/** By look-up form, in the language that is spoken; empty where nothing is named. */
const named = new Map<string, string>();
const MOST_KEPT = 5_000;
const SHORTEST_INFLECTED = 4;

function findInflected(key: string): string | undefined {
  if (key.length < 2 || isFoodKey(key)) return undefined;
  if (key > "\u2e80" || /[\u0900-\u097f]/.test(key)) {
    const bare = withoutCutOrKind(key);
    return bare === undefined ? undefined : foreignNameExactly(bare);
  }
  if (key.length < SHORTEST_INFLECTED) return undefined;
  // Without knowing the language, "time" would be thyme.
  const stem = spoken === undefined ? undefined : stemOf(key, spoken);
  return (stem === undefined ? undefined : ownTable()?.stems.get(stem)) || undefined;
}
