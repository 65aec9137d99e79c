/** The languages that a list may be written in besides English. */
export const LANGUAGES = [
  "french",
  "spanish",
  "german",
  "italian",
  "portuguese",
  "dutch",
  "polish",
  "chinese",
  "japanese",
  "hindi",
  "indic",
  "others",
  "swedish",
  "norwegian",
  "danish",
  "hungarian",
  "filipino",
  "korean",
  "malay",
  "arabic",
  "persian",
  "turkish",
  "greek",
  "romanian",
  "czech",
  "russian",
  "ukrainian",
  "vietnamese",
  "thai",
  "georgian",
  "amharic",
  "serbian",
  "bulgarian",
  "finnish",
  "baltic",
  "swahili",
  "afrikaans",
  "hausa",
  "somali",
  "malagasy",
  "uzbek",
  "azerbaijani",
  "armenian",
  "hebrew",
  "albanian",
  "icelandic",
  "catalan",
  "several",
] as const;
export type Language = (typeof LANGUAGES)[number];

/** Those whose words are looked for in every list; the words of the others only in a list that is told to be in theirs, or in their script. */
export const READ_EVERYWHERE: readonly Language[] = LANGUAGES.slice(0, LANGUAGES.indexOf("others") + 1);

/**
 * By the English name of a food: the words for it, parted by ", ", as they are written or in look-up form. Cases, plurals and
 * genders that only change a word's end need no entry. English words win over all but those behind "!", which mean
 * something else in English: they are read so in a list in this language. What stands behind "=" English has no word for: it is held for the
 * food it is nearest to, and called by its own name.
 *
 * A key behind "#" is a measure or a number by its English name ("#bunch", "#2"); one behind "~" is what is said beside a food
 * ("~fresh"), "~" alone what says nothing ("of"), and "~and" what stands between two.
 */
export type LanguageTable = Readonly<Record<string, string>>;
