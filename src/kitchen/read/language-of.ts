/** Which languages a list is written in, from its letters and its commonest words: cheap, and without any table of foods. */
import { READ_EVERYWHERE, type Language } from "#kitchen/knowledge/languages/language";
import { ENGLISH_WORDS, TELLING, type Telling } from "#kitchen/knowledge/languages/telling-words";

/** The languages of a list. */
export interface Heard {
  /** The one it is written in, where it is told: words that English has, too, mean what they mean there. */
  readonly spoken?: Language;
  /** All whose words are to be looked for in it, the spoken one first: its kin, those of its scripts, and one that is mixed with English. */
  readonly heard: readonly Language[];
}

const ROWS = Object.entries(TELLING) as readonly (readonly [Language, Telling])[];
const BY_SCRIPT = ROWS.flatMap(([language, { script }]) => (script === undefined ? [] : [[language, script] as const]));
const BY_LETTERS = ROWS.flatMap(([language, { letters, script }]) => (letters === undefined || script !== undefined ? [] : [[language, letters] as const]));

type Told = Language | "english";
let languagesOf: ReadonlyMap<string, readonly Told[]> | undefined;

function languagesByWord(): ReadonlyMap<string, readonly Told[]> {
  if (languagesOf !== undefined) return languagesOf;
  const byWord = new Map<string, Told[]>();
  for (const [language, { words = "" }] of [...ROWS, ["english", { words: ENGLISH_WORDS }] as const])
    for (const word of words.split(" ")) if (word !== "") byWord.set(word, [...(byWord.get(word) ?? []), language]);
  return (languagesOf = byWord);
}

/** Languages so near that a word of both tells of either as much. */
function areKin(one: Told, other: Told): boolean {
  return one !== "english" && other !== "english" && (TELLING[one]?.kin?.includes(other) ?? false);
}

/** As far as a list is looked at. */
const MOST_LOOKED_AT = 4_000;
/** Points from which on a language is told; and those from which on one is heard that is mixed with more of another. */
const [TOLD, MIXED] = [0.5, 1.5];

/** The languages that words of a script may be in; empty for Latin letters. */
export function languagesOfScript(text: string): readonly Language[] {
  if (!/[^\0-\u036f]/.test(text)) return [];
  const written = BY_SCRIPT.flatMap(([language, script]) => (script.test(text) ? [language] : []));
  // Japanese has the characters of Chinese beside its own letters.
  return written.includes("japanese") ? written.filter((language) => language !== "chinese") : written;
}

/** The languages that a list is written in, as far as its words tell. */
export function languagesIn(entries: readonly string[]): Heard {
  let text = "";
  for (const entry of entries) if (text.length < MOST_LOOKED_AT) text += `${entry.slice(0, 200)}\n`;
  const isAscii = !/[^\0-\x7F]/.test(text);
  const scripts = isAscii ? [] : languagesOfScript(text.normalize("NFC"));
  const scores = scoresOf(text, isAscii, scripts);
  const [first] = scripts;
  // Who writes one entry in a script of its own speaks that language.
  const spoken =
    first === undefined ? spokenOf(scores) : scripts.reduce((best, other) => ((scores.get(other) ?? 0) > (scores.get(best) ?? 0) ? other : best), first);
  const tied = spoken === undefined ? tiedOf(scores) : [];
  const mixed = [...scores].flatMap(([language, points]) => (language !== "english" && points >= MIXED && isToldOnly(language) ? [language] : []));
  const kin = spoken === undefined ? [] : (TELLING[spoken]?.kin ?? []);
  const heard = [...new Set([...(spoken === undefined ? [] : [spoken]), ...scripts, ...kin, ...tied, ...mixed])];
  return spoken === undefined ? { heard } : { spoken, heard };
}

/** The language that a text is written in; undefined where it is English, nothing tells, or two tell as much. */
export function languageOf(entries: readonly string[]): Language | undefined {
  return languagesIn(entries).spoken;
}

function scoresOf(text: string, isAscii: boolean, scripts: readonly Language[]): ReadonlyMap<Told, number> {
  const scores = new Map<Told, number>();
  const add = (language: Told, points: number): void => void scores.set(language, (scores.get(language) ?? 0) + points);
  const byWord = languagesByWord();
  for (const word of text.toLowerCase().split(isAscii ? /[^a-z]+/ : /[^\p{L}\p{M}]+/u)) {
    const languages = byWord.get(word);
    if (languages === undefined) continue;
    for (const language of languages) add(language, 1 / (languages.length - languages.filter((other) => areKin(language, other)).length));
  }
  if (!isAscii || text.includes("'")) for (const [language, letters] of BY_LETTERS) if (letters.test(text)) add(language, 0.9);
  for (const language of scripts) if (TELLING[language]?.letters?.test(text) === true) add(language, 0.9);
  return scores;
}

function spokenOf(scores: ReadonlyMap<Told, number>): Language | undefined {
  const [first, ...others] = [...scores].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || first[0] === "english" || first[1] < TOLD) return undefined;
  const second = others.find(([other]) => !areKin(first[0], other));
  return first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}

/** Languages that a text tells of as much, and more than of English: "bawang" is garlic in two. */
function tiedOf(scores: ReadonlyMap<Told, number>): readonly Language[] {
  const most = Math.max(0, ...scores.values());
  const first = [...scores].flatMap(([language, points]) => (points === most ? [language] : []));
  return first.includes("english") ? [] : (first as Language[]).filter(isToldOnly);
}

/** Whose words are in no list but one that is told to be in theirs. */
function isToldOnly(language: Language): boolean {
  return !READ_EVERYWHERE.includes(language);
}
