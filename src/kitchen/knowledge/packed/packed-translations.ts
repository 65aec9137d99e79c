/**
 * The words of other languages, packed: in a text those in Latin letters of each ingredient, in the order of their table, in
 * another one those in other scripts, of whose characters each is written as a letter of a page.
 */
import { INGREDIENTS } from "../ingredients/all-ingredients.ts";
import type { Translations } from "../written-translations.ts";
import { END, readerOf, writeNumber } from "./digits.ts";

/** The characters in order, as distances; the words of the ingredients in both texts; those of names that no ingredient has. */
type Packed = readonly [characters: string, latin: string, other: string, rest: readonly (readonly [word: string, english: string])[]];

const SEPARATOR = ",";

/** A page's mark stands before each letter, but on the first page. */
const PAGES = "!#$%&()*+/:;<=>?@[]^{}~";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const BEYOND_ASCII = /[^\0-\x7F]/g;

export function packTranslations(translations: Translations): string {
  const places = new Map(Array.from({ length: INGREDIENTS.count }, (_, place) => [nameAt(place), place]));
  const rest = [...translations].filter(([, english]) => !places.has(english));
  const characters = [...new Set([...translations.keys()].join("").match(BEYOND_ASCII))].toSorted();
  const numbers = new Map(characters.map((character, number) => [character, writeCharacter(number)]));
  const latin = Array.from(places, (): string[] => []);
  const other = Array.from(places, (): string[] => []);
  for (const [word, english] of translations) {
    if (/[^a-z0-9 '.-]/.test(word.replaceAll(BEYOND_ASCII, ""))) throw new Error(`A word of another language holds what it cannot: ${word}.`);
    const written = word.replaceAll(BEYOND_ASCII, (character) => numbers.get(character) ?? "");
    (written === word ? latin : other)[places.get(english) ?? -1]?.push(written);
  }
  const inText = (rows: readonly (readonly string[])[]): string => rows.map((words) => words.toSorted().join(SEPARATOR)).join(END);
  const distances = characters.map((character, index) => character.charCodeAt(0) - (characters[index - 1] ?? "\0").charCodeAt(0));
  const packed: Packed = [distances.map(writeNumber).join(""), inText(latin), inText(other), rest];
  return JSON.stringify(packed);
}

export function unpackTranslations(packed: string): Translations {
  const [distances, latin, other, rest] = JSON.parse(packed) as Packed;
  const characters = readCharacters(distances);
  const translations = new Map(rest);
  for (const text of [
    latin,
    other.replaceAll(/([^\w ',.|-])?([A-Z])/g, (_, page: string | undefined, letter: string) => characters[numberOf(page, letter)] ?? ""),
  ]) {
    for (const [place, words] of text.split(END).entries()) {
      if (words !== "") for (const word of words.split(SEPARATOR)) translations.set(word, nameAt(place));
    }
  }
  return translations;
}

function nameAt(place: number): string {
  return INGREDIENTS.names(place)[0] ?? "";
}

function writeCharacter(number: number): string {
  const page = Math.floor(number / LETTERS.length);
  if (page > PAGES.length) throw new Error("Too many characters for the pages of packed translations.");
  return PAGES.charAt(page - 1) + LETTERS.charAt(number % LETTERS.length);
}

function numberOf(page = "", letter: string): number {
  return (page === "" ? 0 : PAGES.indexOf(page) + 1) * LETTERS.length + LETTERS.indexOf(letter);
}

function readCharacters(distances: string): readonly string[] {
  const read = readerOf(distances);
  const characters: string[] = [];
  let code = 0;
  for (let distance = read(); distance > 0; distance = read()) characters.push(String.fromCharCode((code += distance)));
  return characters;
}
