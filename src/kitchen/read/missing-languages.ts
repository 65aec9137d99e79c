/** Which tables of languages a list is still to be read with, where they are fetched when they are wanted. */
import { LANGUAGES, READ_EVERYWHERE, type Language } from "#kitchen/knowledge/languages/language";
import { findIngredientByName } from "#kitchen/knowledge/vocabulary";
import { languagesIn } from "./language-of.ts";
import { recognise } from "./recognise.ts";
import { hasLanguage } from "./spoken-languages.ts";

/** Read by their script alone. */
const OWN_SCRIPT: ReadonlySet<Language> = new Set(["chinese", "japanese"]);

/**
 * The languages that a list is written in; where nothing tells, and an entry is not known or looks misspelt, all whose letters
 * it may be written in and whose words are read everywhere; and where an entry is still not known, all others: one of them may lend
 * the word (`lent-words.ts`). Empty where all that helps is there: ask again until it is.
 */
export function missingLanguages(entries: readonly string[]): readonly Language[] {
  const told = languagesIn(entries).heard.filter((language) => !hasLanguage(language));
  if (told.length > 0) return told;
  const others = READ_EVERYWHERE.filter((language) => !hasLanguage(language) && !OWN_SCRIPT.has(language));
  const lenders = LANGUAGES.filter((language) => !hasLanguage(language));
  if (lenders.length === 0) return [];
  const { readings, rejections } = recognise(entries);
  const isUnknown = rejections.some(({ code }) => code === "unknown");
  if (others.length > 0) return isUnknown || entries.some(mayBeGlossed) || readings.some(({ how }) => how === "spelling") ? others : [];
  return isUnknown ? lenders : [];
}

/** "Salsa (parsley)": one word, and behind it in brackets what may be its name in English. */
function mayBeGlossed(entry: string): boolean {
  const [, word = "", said = ""] = /^\s*([a-z]+)\s*\(([a-z]+)\)/i.exec(entry) ?? [];
  const [food, other] = [findIngredientByName(word), findIngredientByName(said)];
  return food !== undefined && other !== undefined && food !== other;
}
