/** The kitchen's words: how a text is cut into tokens, and which tokens name a food. */
import { patternLater } from "#recipe/pattern";
import { INGREDIENTS } from "./ingredients/all-ingredients.ts";
import { lemmaOf } from "./lemma.ts";
import type { Ingredient } from "./schema.ts";

/** One word or number of a text. */
export interface Token {
  /** Lower-case, without accents, look-alike letters made Latin. */
  readonly word: string;
  /** The dictionary form of `word`. */
  readonly lemma: string;
  /** Where it stands in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** A food found in a run of tokens. */
export interface FoundFood {
  readonly ingredient: Ingredient;
  /** How many tokens name it. */
  readonly length: number;
}

/** Letters of other alphabets that are drawn like Latin ones, and letters that no decomposition makes plain. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  ø: "o",
  ł: "l",
  ı: "i",
  đ: "d",
  // Arabic and Persian keyboards write the same letter differently.
  ي: "ی",
  ى: "ی",
  ك: "ک",
  ة: "ه",
};

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ο: "o",
  α: "a",
  ι: "i",
  ν: "v",
  ρ: "p",
};

const KEEPS_MARKS = /[\u0900-\u09ff\u0e00-\u0e7f\u3040-\u30ff\uac00-\ud7a3]/;

const marks = patternLater("gu")`[\p{Cf}\p{M}]`;

/** A stretch of text lower-cased, without accents, marks and invisible characters. */
export function foldText(text: string): string {
  if (/^[a-z0-9 ]*$/.test(text)) return text;
  let folded = "";
  for (const letter of text.normalize("NFC").toLowerCase()) {
    const plain = PLAIN_LETTERS[letter];
    if (plain !== undefined) folded += plain;
    else if (letter < "\u0080") folded += letter;
    // In Devanagari, Bengali, Thai and kana the marks are the vowels and the voice; only the dot below is left out as often as not. Hangul stays in syllables.
    else if (KEEPS_MARKS.test(letter)) folded += letter.normalize("NFKC").replace("\u093c", "");
    else folded += letter.normalize("NFKD").replaceAll(marks(), "").replace("⁄", "/").toLowerCase();
  }
  return folded;
}

/** Latin words with a few look-alike letters of another alphabet in them ("gаrlic") become all Latin. */
function latinised(word: string): string {
  if (!/[a-z]/.test(word) || /^[a-z0-9']*$/.test(word)) return word;
  return Array.from(word, (letter) => LOOK_ALIKES[letter] ?? letter).join("");
}

/** "bird's" and "birds'" become "bird". */
function withoutPossessive(word: string): string {
  if (!word.includes("'")) return word;
  return word.replace(/'s$/, "").replaceAll("'", "");
}

/** Words, numbers and "&". Of ASCII a plain pattern says the same. */
const pieces = patternLater("gu")`[\p{L}\p{M}\p{Nd}\p{Cf}'\u2019]+|\p{No}|&`;

function isAscii(text: string): boolean {
  return !/[^\0-\x7F]/.test(text);
}

/**
 * Cuts a text into words and numbers: "500g", "½", "2x400g" and "1/2" come apart into numbers and units, "&" is "and".
 * Never throws; linear in the text.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const ascii = isAscii(text);
  const piecesOf = ascii ? ASCII_PIECES : pieces();
  piecesOf.lastIndex = 0;
  for (let match = piecesOf.exec(text); match !== null; match = piecesOf.exec(text))
    for (const { word, lemma, from, to } of saidBy(match[0])) tokens.push({ word, lemma, start: match.index + from, end: match.index + to });
  return ascii && !MAY_JOIN.test(text) ? tokens : joinNumbers(text, tokens);
}

const ASCII_PIECES = /[a-z\d']+|&/gi;

/** A word of a piece of text: `from` and `to` count within the piece. */
type Said = readonly { readonly word: string; readonly lemma: string; readonly from: number; readonly to: number }[];

/** Texts repeat their pieces: each is told once. */
const said = new Map<string, Said>();
const MOST_SAID = 10_000;
const LONGEST_SAID = 24;

function saidBy(piece: string): Said {
  const known = said.get(piece);
  if (known !== undefined) return known;
  const words = wordsIn(piece);
  if (piece.length <= LONGEST_SAID) {
    if (said.size >= MOST_SAID) said.clear();
    said.set(piece, words);
  }
  return words;
}

function wordsIn(piece: string): Said {
  const to = piece.length;
  if (piece === "&") return [{ word: "and", lemma: "and", from: 0, to }];
  const folded = latinised(foldText(piece).replaceAll("’", "'"));
  // A zero before a letter is an O that slipped ("0nion").
  // "Tin o' beans", "3 T butter".
  const word = folded === "o'" ? "of" : piece === "T" ? "tbsp" : withoutPossessive(/^0[a-z]{3}/.test(folded) ? `o${folded.slice(1)}` : folded);
  if (word === "") return [];
  if (!/\d/.test(word)) return [{ word, lemma: lemmaOf(word), from: 0, to }];
  const sameLength = word.length === to;
  return Array.from(word.matchAll(/\d+\/\d+|\d+|\D+/g), ({ 0: part, index }) => ({
    word: part,
    lemma: lemmaOf(part),
    from: sameLength ? index : 0,
    to: sameLength ? index + part.length : to,
  }));
}

/** What of ASCII may be one number that a mark cuts. */
const MAY_JOIN = /\d[./,]\d/;

/** "1" "/" "2" and "1" "." "5" were cut by the mark between them: they are one number. */
function joinNumbers(text: string, tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const between = last === undefined ? "" : text.slice(last.end, token.start);
    if (last !== undefined && /^\d+$/.test(last.word) && /^\d+$/.test(token.word) && /^[./,⁄]$/.test(between)) {
      const word = `${last.word}${between === "/" || between === "⁄" ? "/" : "."}${token.word}`;
      joined[joined.length - 1] = { word, lemma: word, start: last.start, end: token.end };
    } else joined.push(token);
  }
  return joined;
}

/** The look-up form of a phrase: lemmas joined by spaces. */
export function keyOf(phrase: string): string {
  if (/^[a-z ]+$/.test(phrase)) return phrase.split(" ").map(lemmaOf).join(" ");
  return tokenise(phrase)
    .map((token) => token.lemma)
    .join(" ");
}

/** For every name, where its ingredient stands in the table. */
let byKey: ReadonlyMap<string, number> | undefined;

/** Built once, on first use. The tables hold every name in look-up form (a test says so), so that nothing is worked out here. */
function placesByKey(): ReadonlyMap<string, number> {
  if (byKey !== undefined) return byKey;
  const places = new Map<string, number>();
  for (let place = 0; place < INGREDIENTS.count; place++) {
    for (const name of INGREDIENTS.names(place)) places.set(name, place);
    for (const alias of INGREDIENTS.aliases(place)) places.set(alias, place);
  }
  byKey = places;
  return places;
}

let longest: ReadonlyMap<string, number> | undefined;

/** For the first word of every name of several words, the most words a name beginning with it has. */
function longestNames(): ReadonlyMap<string, number> {
  if (longest !== undefined) return longest;
  const most = new Map<string, number>();
  for (const key of placesByKey().keys()) {
    const space = key.indexOf(" ");
    if (space < 0) continue;
    const first = key.slice(0, space);
    let words = 1;
    for (let at = space; at >= 0; at = key.indexOf(" ", at + 1)) words++;
    if (words > (most.get(first) ?? 0)) most.set(first, words);
  }
  longest = most;
  return most;
}

/** Single words whose plural is another food than their singular: "peppers" are not "pepper", "greens" are not green. */
const PLURAL_FOODS: Readonly<Record<string, string>> = { peppers: "bell pepper", greens: "spring green", thighs: "chicken thigh", breasts: "chicken breast" };

/** The ingredient a whole phrase names, in any spelling of the tables. */
export function findIngredientByName(phrase: string): Ingredient | undefined {
  const tokens = tokenise(phrase);
  return tokens.length === 0 ? undefined : findFoodAt(tokens, 0, tokens.length);
}

/** The ingredient that the tokens from `from` to before `to` name, all of them together. */
export function findFoodAt(tokens: readonly Token[], from: number, to: number): Ingredient | undefined {
  const first = tokens[from];
  if (first === undefined) return undefined;
  let key = first.lemma;
  if (to === from + 1 && Object.hasOwn(PLURAL_FOODS, first.word)) key = PLURAL_FOODS[first.word] ?? key;
  for (let at = from + 1; at < to; at++) key += ` ${tokens[at]?.lemma ?? ""}`;
  const place = placesByKey().get(key);
  return place === undefined ? undefined : INGREDIENTS.ingredient(place);
}

/** The longest food name that begins at the token `from`. */
export function findLongestFood(tokens: readonly Token[], from: number): FoundFood | undefined {
  const first = tokens[from];
  if (first === undefined) return undefined;
  const most = Math.min(longestNames().get(first.lemma) ?? 1, tokens.length - from);
  for (let length = most; length > 0; length--) {
    const ingredient = findFoodAt(tokens, from, from + length);
    if (ingredient !== undefined) return { ingredient, length };
  }
  return undefined;
}

/** Whether a text in look-up form is all of a name. */
export function isFoodKey(key: string): boolean {
  return placesByKey().has(key);
}

/** Every key of the vocabulary: names and other spellings in look-up form. */
export function allFoodKeys(): Iterable<string> {
  return placesByKey().keys();
}
