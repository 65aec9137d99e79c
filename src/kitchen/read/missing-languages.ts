/** Which tables of languages a list is still to be read with, where they are fetched when they are wanted. */
import { READ_EVERYWHERE, type Language } from "#kitchen/knowledge/languages/language";
import { languagesIn } from "./language-of.ts";
import { recognise } from "./recognise.ts";
import { hasLanguage } from "./spoken-languages.ts";

/** Read by their script alone. */
const OWN_SCRIPT: ReadonlySet<Language> = new Set(["chinese", "japanese"]);

/**
 * The languages that a list is written in; where nothing tells, and an entry is not known or looks misspelt, all whose letters
 * it may be written in and whose words are read everywhere. Empty where all that helps is there: ask again until it is.
 */
export function missingLanguages(entries: readonly string[]): readonly Language[] {
  const told = languagesIn(entries).heard.filter((language) => !hasLanguage(language));
  if (told.length > 0) return told;
  const others = READ_EVERYWHERE.filter((language) => !hasLanguage(language) && !OWN_SCRIPT.has(language));
  if (others.length === 0) return [];
  const { readings, rejections } = recognise(entries);
  return readings.some(({ how }) => how === "spelling") || rejections.some(({ code }) => code === "unknown") ? others : [];
}
