/** The English names of foods by their words in other languages, as they are handed out. The build replaces this module by the packed table. */
import { CHINESE_NAMES } from "./languages/chinese.ts";
import { DUTCH_NAMES } from "./languages/dutch.ts";
import { HINDI_NAMES } from "./languages/hindi.ts";
import { JAPANESE_NAMES } from "./languages/japanese.ts";
import { POLISH_NAMES } from "./languages/polish.ts";
import { FOREIGN_NAMES } from "./translations.ts";

export type Translations = ReadonlyMap<string, string>;

/** The tables in order: what two languages write alike is read as the first has it. */
export const NAMES_BY_LANGUAGE: readonly Readonly<Record<string, string>>[] = [
  FOREIGN_NAMES,
  CHINESE_NAMES,
  JAPANESE_NAMES,
  HINDI_NAMES,
  POLISH_NAMES,
  DUTCH_NAMES,
];

export function writtenTranslations(): Translations {
  const names = new Map<string, string>();
  for (const table of NAMES_BY_LANGUAGE)
    for (const [english, words] of Object.entries(table)) for (const word of words.split(", ")) if (!names.has(word)) names.set(word, english);
  return names;
}
