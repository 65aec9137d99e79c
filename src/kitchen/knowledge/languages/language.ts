/** The languages that a list may be written in besides English. */
export const LANGUAGES = ["french", "spanish", "german", "italian", "portuguese", "dutch", "polish", "chinese", "japanese", "hindi", "others"] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * By the English name of a food: the words for it, parted by ", ", as they are written or in look-up form. Cases, plurals and
 * genders that only change a word's end need no entry. English words win over all but those behind "!", which mean
 * something else in English: they are read so in a list in this language.
 */
export type LanguageTable = Readonly<Record<string, string>>;
