/**
 * Fetches the words of the languages that a question is asked in, each once, by address as all that a worker fetches
 * (`scripts/bundle-chunks.ts`). Without the network they are in the offline cache; where even that fails, the list is read without.
 */
import type { Language, LanguageTable } from "#kitchen/knowledge/languages/language";
import { missingLanguages } from "#kitchen/read/missing-languages";
import { addLanguage } from "#kitchen/read/spoken-languages";

const ADDRESSES: Readonly<Record<Language, URL>> = {
  french: new URL("../../kitchen/knowledge/languages/french.ts", import.meta.url),
  spanish: new URL("../../kitchen/knowledge/languages/spanish.ts", import.meta.url),
  german: new URL("../../kitchen/knowledge/languages/german.ts", import.meta.url),
  italian: new URL("../../kitchen/knowledge/languages/italian.ts", import.meta.url),
  portuguese: new URL("../../kitchen/knowledge/languages/portuguese.ts", import.meta.url),
  dutch: new URL("../../kitchen/knowledge/languages/dutch.ts", import.meta.url),
  polish: new URL("../../kitchen/knowledge/languages/polish.ts", import.meta.url),
  chinese: new URL("../../kitchen/knowledge/languages/chinese.ts", import.meta.url),
  japanese: new URL("../../kitchen/knowledge/languages/japanese.ts", import.meta.url),
  hindi: new URL("../../kitchen/knowledge/languages/hindi.ts", import.meta.url),
  indic: new URL("../../kitchen/knowledge/languages/indic.ts", import.meta.url),
  others: new URL("../../kitchen/knowledge/languages/others.ts", import.meta.url),
  swedish: new URL("../../kitchen/knowledge/languages/swedish.ts", import.meta.url),
  norwegian: new URL("../../kitchen/knowledge/languages/norwegian.ts", import.meta.url),
  danish: new URL("../../kitchen/knowledge/languages/danish.ts", import.meta.url),
  hungarian: new URL("../../kitchen/knowledge/languages/hungarian.ts", import.meta.url),
  filipino: new URL("../../kitchen/knowledge/languages/filipino.ts", import.meta.url),
  korean: new URL("../../kitchen/knowledge/languages/korean.ts", import.meta.url),
  malay: new URL("../../kitchen/knowledge/languages/malay.ts", import.meta.url),
  arabic: new URL("../../kitchen/knowledge/languages/arabic.ts", import.meta.url),
  persian: new URL("../../kitchen/knowledge/languages/persian.ts", import.meta.url),
  turkish: new URL("../../kitchen/knowledge/languages/turkish.ts", import.meta.url),
  greek: new URL("../../kitchen/knowledge/languages/greek.ts", import.meta.url),
  romanian: new URL("../../kitchen/knowledge/languages/romanian.ts", import.meta.url),
  czech: new URL("../../kitchen/knowledge/languages/czech.ts", import.meta.url),
  russian: new URL("../../kitchen/knowledge/languages/russian.ts", import.meta.url),
  ukrainian: new URL("../../kitchen/knowledge/languages/ukrainian.ts", import.meta.url),
  vietnamese: new URL("../../kitchen/knowledge/languages/vietnamese.ts", import.meta.url),
  thai: new URL("../../kitchen/knowledge/languages/thai.ts", import.meta.url),
  georgian: new URL("../../kitchen/knowledge/languages/georgian.ts", import.meta.url),
  amharic: new URL("../../kitchen/knowledge/languages/amharic.ts", import.meta.url),
  serbian: new URL("../../kitchen/knowledge/languages/serbian.ts", import.meta.url),
  bulgarian: new URL("../../kitchen/knowledge/languages/bulgarian.ts", import.meta.url),
  finnish: new URL("../../kitchen/knowledge/languages/finnish.ts", import.meta.url),
  baltic: new URL("../../kitchen/knowledge/languages/baltic.ts", import.meta.url),
  swahili: new URL("../../kitchen/knowledge/languages/swahili.ts", import.meta.url),
  afrikaans: new URL("../../kitchen/knowledge/languages/afrikaans.ts", import.meta.url),
  hausa: new URL("../../kitchen/knowledge/languages/hausa.ts", import.meta.url),
  somali: new URL("../../kitchen/knowledge/languages/somali.ts", import.meta.url),
  malagasy: new URL("../../kitchen/knowledge/languages/malagasy.ts", import.meta.url),
  uzbek: new URL("../../kitchen/knowledge/languages/uzbek.ts", import.meta.url),
  azerbaijani: new URL("../../kitchen/knowledge/languages/azerbaijani.ts", import.meta.url),
  armenian: new URL("../../kitchen/knowledge/languages/armenian.ts", import.meta.url),
  hebrew: new URL("../../kitchen/knowledge/languages/hebrew.ts", import.meta.url),
  albanian: new URL("../../kitchen/knowledge/languages/albanian.ts", import.meta.url),
  icelandic: new URL("../../kitchen/knowledge/languages/icelandic.ts", import.meta.url),
  catalan: new URL("../../kitchen/knowledge/languages/catalan.ts", import.meta.url),
  several: new URL("../../kitchen/knowledge/languages/several.ts", import.meta.url),
};

const fetching = new Map<Language, Promise<void>>();

/** Texts that no further table would help, as long as none comes: one list is asked about again and again, and to look at it costs as much as to read it. */
const settled = new Set<string>();
const MOST_SETTLED = 16;

/** What is to be waited for before a question with these texts is answered; undefined where nothing is. */
export function fetchLanguages(texts: readonly string[]): Promise<void> | undefined {
  const key = texts.join("\n");
  if (settled.has(key)) return undefined;
  const missing = missingLanguages(texts).filter((language) => !failed.has(language));
  if (missing.length > 0) return Promise.all(missing.map(fetchOnce)).then(() => fetchLanguages(texts));
  if (settled.size >= MOST_SETTLED) settled.clear();
  settled.add(key);
  return undefined;
}

const failed = new Set<Language>();

function fetchOnce(language: Language): Promise<void> {
  const under = fetching.get(language) ?? fetchTable(language);
  fetching.set(language, under);
  return under;
}

async function fetchTable(language: Language): Promise<void> {
  try {
    const module = (await import(/* @vite-ignore */ String(ADDRESSES[language]))) as Readonly<Record<string, LanguageTable>>;
    const [table] = Object.values(module);
    if (table === undefined) return;
    addLanguage(language, table);
    settled.clear();
  } catch {
    // Read without it for now; not asked for again while this page is open, so that no list waits twice.
    failed.add(language);
  }
}
