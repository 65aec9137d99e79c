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
  swedish: nordic,
  norwegian: nordic,
  danish: nordic,
  // "Tojást", "almák", "hagymát".
  hungarian: (word) => word.replace(/(?:[aeo]kat|[aeo]ket|okat|eket|akat|[aeo]k|[aeo]t|k|t)$/, "").replace(/[ae]$/, ""),
  // "Domatesi", "soğanlar", "peyniri".
  turkish: (word) => word.replace(/(?:lari|leri|lar|ler)$/, "").replace(/(?:[sy]?[iu])$/, ""),
  romanian: (word) => word.replace(/(?:ilor|elor|ului|urile|ile|ele|uri|ul|le|ii|[aeiu])$/, ""),
  czech: westSlavic,
  serbian: westSlavic,
  bulgarian: eastSlavic,
  // "Munaa", "perunoita", "voita".
  finnish: (word) => word.replace(/(?:oita|ita|oja|ia|ja|ta|aa|[aetn])$/, ""),
  // "Bulvių", "svogūną"; "sīpolu", "kartupeļus".
  baltic: (word) => word.replace(/(?:iai|iu|ai|es|us|is|as|os|[aeisu])$/, ""),
  russian: eastSlavic,
  ukrainian: eastSlavic,
  greek: (word) =>
    isLatin(word)
      ? oneSpelling(word, GREEK_SPELLINGS).replace(/(?:us|is|as|es|os|on|i|a|o|u)$/, "")
      : word.replace(/(?:ους|εις|ων|ες|ος|ου|ας|ης|οι|εσ|οσ|[ιαοηςσ])$/, ""),
  persian: (word) => (isLatin(word) ? oneSpelling(word, EASTERN_SPELLINGS).replace(/(?:ha|h|e)$/, "") : word.replace(/(?:های|ها)$/, "")),
  arabic: (word) =>
    isLatin(word)
      ? oneSpelling(word.replace(/^[ae]l-?(?=..)/, ""), EASTERN_SPELLINGS).replace(/(?:at|h|a|e)$/, "")
      : word.replace(/^ال(?=..)/, "").replace(/(?:ات|ه)$/, ""),
  georgian: (word) => (isLatin(word) ? oneSpelling(word, EASTERN_SPELLINGS) : word.replace(/(?:ები|ის|ი)$/, "")),
  amharic: (word) => (isLatin(word) ? oneSpelling(word, EASTERN_SPELLINGS) : word),
  thai: (word) => (isLatin(word) ? oneSpelling(word, THAI_SPELLINGS) : word),
  korean: (word) => (isLatin(word) ? oneSpelling(word, KOREAN_SPELLINGS) : word),
};

/** "Morötter", "morötterna"; "löken", "gulrøtter". */
function nordic(word: string): string {
  return word.replace(/(?:arna|erna|orna|ene|erne|ens|ets|[aeo]r|en|et|ne|n|t|e|a|s)$/, "");
}

/** "Mouky", "brambor", "cibule". */
function westSlavic(word: string): string {
  return word.replace(/(?:ami|ach|ich|ych|ove|eho|emu|ou|em|um|om|u|y|i|e|a|o)$/, "").replace(/e([kcrln])$/, "$1");
}

/** "Картошки", "моркови", "яйца"; the same in Latin letters. */
function eastSlavic(word: string): string {
  if (isLatin(word)) return oneSpelling(word, SLAVIC_SPELLINGS).replace(/(?:ov|ei|oi|i|a|e|u|o)$/, "");
  return word.replace(/(?:ами|ями|ого|его|ои|еи|ов|ев|ах|ях|ою|ею|ии|ия|ию|[аяыиуюоеьі])$/, "").replace(/ь$/, "");
}

function isLatin(word: string): boolean {
  return word < "\u0250";
}

type Spellings = readonly (readonly [RegExp, string])[];

/** A word of another script in Latin letters, in one of the spellings that people use: coarse, and only ever compared with itself. */
function oneSpelling(word: string, spellings: Spellings): string {
  return spellings.reduce((text, [spelling, one]) => text.replaceAll(spelling, one), word).replaceAll(/([a-z])\1+/g, "$1");
}

const GREEK_SPELLINGS: Spellings = [
  [/kh|ch|x(?=[aeiou])|h/g, "h"],
  [/ks|x/g, "ks"],
  [/th|8/g, "th"],
  [/dh/g, "d"],
  [/mp/g, "b"],
  [/nt/g, "d"],
  [/gg|gk|ng/g, "g"],
  [/ou|oo/g, "u"],
  [/ai/g, "e"],
  [/ei|oi|y|ee|h(?=$)/g, "i"],
  [/w/g, "o"],
  [/av|au/g, "av"],
  [/ef|eu/g, "ev"],
  [/ph/g, "f"],
];
const EASTERN_SPELLINGS: Spellings = [
  [/['’]/g, ""],
  [/oo|ou|w/g, "u"],
  [/ee|ei|ey|y/g, "i"],
  [/kh|x/g, "k"],
  [/gh|q/g, "g"],
  [/dj|zh/g, "j"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/tch/g, "ch"],
  [/o/g, "u"],
  [/e/g, "i"],
];
const SLAVIC_SPELLINGS: Spellings = [
  [/['’]/g, ""],
  [/shch|sch/g, "sh"],
  [/kh|h/g, "h"],
  [/ts|tz/g, "c"],
  [/yo|jo/g, "e"],
  [/(?:y|j|i)(?=[aeu])/g, ""],
  [/y|j/g, "i"],
  [/w/g, "v"],
  [/oo/g, "u"],
  [/ee/g, "i"],
];
const THAI_SPELLINGS: Spellings = [
  [/ph/g, "p"],
  [/th/g, "t"],
  [/kh|g|ch(?=$)/g, "k"],
  [/oo|ou|u/g, "u"],
  [/ee|i/g, "i"],
  [/ae|ea/g, "e"],
  [/r|l/g, "l"],
  [/bp/g, "p"],
  [/dt|d(?=$)/g, "t"],
  [/j/g, "ch"],
];
const KOREAN_SPELLINGS: Spellings = [
  [/oo|eu|u/g, "u"],
  [/ee|i/g, "i"],
  [/eo|uh/g, "o"],
  [/ae/g, "e"],
  [/kk|gg|g|c(?!h)/g, "k"],
  [/dd|tt|d/g, "t"],
  [/bb|pp|b/g, "p"],
  [/jj|j/g, "ch"],
  [/r|l/g, "l"],
  [/sh/g, "s"],
];
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
