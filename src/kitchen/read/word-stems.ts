/** What is left of a word when its case, number and gender are taken off, by language: coarse, and only ever compared with itself. */
import type { Language } from "#kitchen/knowledge/languages/language";

type Stem = (word: string) => string;

const STEMS: Partial<Readonly<Record<Language, Stem>>> = {
  french: (word) => word.replace(/[ex]$/, ""),
  spanish: (word) => word.replace(/[aeo]$/, ""),
  german: (word) => word.replace(/(?:ern|e[nrsm]|[en])$/, ""),
  italian: (word) => word.replace(/h?[aeio]$/, ""),
  portuguese: (word) => word.replace(/(?:ao|oe|[aeo])$/, ""),
  // "Tomaat", "tomaten"; "bes", "bessen"; "worteltje".
  dutch: (word) =>
    word
      .replace(/(?:etje|tje|pje|je)$/, "")
      .replace(/(?:en|e)$/, "")
      .replace(/([a-z])\1/g, "$1"),
  // "Cukier", "cukru"; "ogórek", "ogórki"; "mąki pszennej".
  polish: (word) =>
    word
      .replace(/(?:ami|ach|owie|ego|emu|ymi|imi|ych|ich|ow|om|em|am|ej|ie|[aeiouy])$/, "")
      .replace(/i$/, "")
      .replace(/i?e([klrnc])$/, "$1"),
};
const SHORTEST_STEM = 3;

/** The phrase's words without their ends; undefined where the language's words do not change so, or nothing changes. */
export function stemOf(key: string, language: Language): string | undefined {
  const stem = STEMS[language];
  if (stem === undefined) return undefined;
  return key
    .split(" ")
    .map((word) => {
      const short = stem(word);
      return short.length < SHORTEST_STEM ? word : short;
    })
    .join(" ");
}
