/** The tables that are there from the start: all of them, but in the page's build, which replaces this module by an empty one and fetches each when a list needs it. */
import { AMHARIC_NAMES } from "./amharic.ts";
import { ARABIC_NAMES } from "./arabic.ts";
import { SERBIAN_NAMES } from "./serbian.ts";
import { BULGARIAN_NAMES } from "./bulgarian.ts";
import { FINNISH_NAMES } from "./finnish.ts";
import { BALTIC_NAMES } from "./baltic.ts";
import { CHINESE_NAMES } from "./chinese.ts";
import { CZECH_NAMES } from "./czech.ts";
import { DANISH_NAMES } from "./danish.ts";
import { DUTCH_NAMES } from "./dutch.ts";
import { FILIPINO_NAMES } from "./filipino.ts";
import { FRENCH_NAMES } from "./french.ts";
import { GEORGIAN_NAMES } from "./georgian.ts";
import { GERMAN_NAMES } from "./german.ts";
import { GREEK_NAMES } from "./greek.ts";
import { HINDI_NAMES } from "./hindi.ts";
import { HUNGARIAN_NAMES } from "./hungarian.ts";
import { INDIC_NAMES } from "./indic.ts";
import { ITALIAN_NAMES } from "./italian.ts";
import { JAPANESE_NAMES } from "./japanese.ts";
import { KOREAN_NAMES } from "./korean.ts";
import type { Language, LanguageTable } from "./language.ts";
import { MALAY_NAMES } from "./malay.ts";
import { NORWEGIAN_NAMES } from "./norwegian.ts";
import { OTHER_NAMES } from "./others.ts";
import { PERSIAN_NAMES } from "./persian.ts";
import { POLISH_NAMES } from "./polish.ts";
import { PORTUGUESE_NAMES } from "./portuguese.ts";
import { ROMANIAN_NAMES } from "./romanian.ts";
import { RUSSIAN_NAMES } from "./russian.ts";
import { SPANISH_NAMES } from "./spanish.ts";
import { SWEDISH_NAMES } from "./swedish.ts";
import { THAI_NAMES } from "./thai.ts";
import { TURKISH_NAMES } from "./turkish.ts";
import { UKRAINIAN_NAMES } from "./ukrainian.ts";
import { VIETNAMESE_NAMES } from "./vietnamese.ts";
import { SWAHILI_NAMES } from "./swahili.ts";
import { AFRIKAANS_NAMES } from "./afrikaans.ts";
import { HAUSA_NAMES } from "./hausa.ts";
import { SOMALI_NAMES } from "./somali.ts";
import { MALAGASY_NAMES } from "./malagasy.ts";
import { UZBEK_NAMES } from "./uzbek.ts";
import { AZERBAIJANI_NAMES } from "./azerbaijani.ts";
import { ARMENIAN_NAMES } from "./armenian.ts";
import { HEBREW_NAMES } from "./hebrew.ts";
import { ALBANIAN_NAMES } from "./albanian.ts";
import { ICELANDIC_NAMES } from "./icelandic.ts";
import { CATALAN_NAMES } from "./catalan.ts";
import { SEVERAL_NAMES } from "./several.ts";

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
  indic: INDIC_NAMES,
  others: OTHER_NAMES,
  swedish: SWEDISH_NAMES,
  norwegian: NORWEGIAN_NAMES,
  danish: DANISH_NAMES,
  hungarian: HUNGARIAN_NAMES,
  filipino: FILIPINO_NAMES,
  korean: KOREAN_NAMES,
  malay: MALAY_NAMES,
  arabic: ARABIC_NAMES,
  persian: PERSIAN_NAMES,
  turkish: TURKISH_NAMES,
  greek: GREEK_NAMES,
  romanian: ROMANIAN_NAMES,
  czech: CZECH_NAMES,
  russian: RUSSIAN_NAMES,
  ukrainian: UKRAINIAN_NAMES,
  vietnamese: VIETNAMESE_NAMES,
  thai: THAI_NAMES,
  georgian: GEORGIAN_NAMES,
  amharic: AMHARIC_NAMES,
  baltic: BALTIC_NAMES,
  finnish: FINNISH_NAMES,
  bulgarian: BULGARIAN_NAMES,
  serbian: SERBIAN_NAMES,
  swahili: SWAHILI_NAMES,
  afrikaans: AFRIKAANS_NAMES,
  hausa: HAUSA_NAMES,
  somali: SOMALI_NAMES,
  malagasy: MALAGASY_NAMES,
  uzbek: UZBEK_NAMES,
  azerbaijani: AZERBAIJANI_NAMES,
  armenian: ARMENIAN_NAMES,
  hebrew: HEBREW_NAMES,
  albanian: ALBANIAN_NAMES,
  icelandic: ICELANDIC_NAMES,
  catalan: CATALAN_NAMES,
  several: SEVERAL_NAMES,
};
