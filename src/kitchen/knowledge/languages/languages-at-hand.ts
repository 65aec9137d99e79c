/** The tables that are there from the start: all of them, but in the page's build, which replaces this module by an empty one and fetches each when a list needs it. */
import { CHINESE_NAMES } from "./chinese.ts";
import { DUTCH_NAMES } from "./dutch.ts";
import { FRENCH_NAMES } from "./french.ts";
import { GERMAN_NAMES } from "./german.ts";
import { HINDI_NAMES } from "./hindi.ts";
import { ITALIAN_NAMES } from "./italian.ts";
import { JAPANESE_NAMES } from "./japanese.ts";
import type { Language, LanguageTable } from "./language.ts";
import { OTHER_NAMES } from "./others.ts";
import { POLISH_NAMES } from "./polish.ts";
import { PORTUGUESE_NAMES } from "./portuguese.ts";
import { SPANISH_NAMES } from "./spanish.ts";

export const LANGUAGES_AT_HAND: Partial<Readonly<Record<Language, LanguageTable>>> = {
  french: FRENCH_NAMES,
  spanish: SPANISH_NAMES,
  german: GERMAN_NAMES,
  italian: ITALIAN_NAMES,
  portuguese: PORTUGUESE_NAMES,
  dutch: DUTCH_NAMES,
  polish: POLISH_NAMES,
  chinese: CHINESE_NAMES,
  japanese: JAPANESE_NAMES,
  hindi: HINDI_NAMES,
  others: OTHER_NAMES,
};
