/** The English names of foods by their words in other languages, as they are handed out. The build replaces this module by the packed table. */
import { FOREIGN_NAMES } from "./translations.ts";

export type Translations = ReadonlyMap<string, string>;

export function writtenTranslations(): Translations {
  return new Map(Object.entries(FOREIGN_NAMES).flatMap(([english, words]) => words.split(", ").map((word) => [word, english] as const)));
}
