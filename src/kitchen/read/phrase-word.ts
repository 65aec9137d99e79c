/** A word of a phrase with the letters it will be shown in. */
import { patternLater } from "#recipe/pattern";
import { printedFor, singularOf } from "#kitchen/knowledge/lemma";
import { tokenise, type Token } from "#kitchen/knowledge/vocabulary";

export interface PhraseWord extends Token {
  /** As typed, lower-case; a corrected word shows its correction. */
  readonly shown: string;
}

/** Names that are plural always: nobody cooks "an oat". */
const ALWAYS_PLURAL = new Set(["oats", "greens", "grits", "chives", "sweets", "fries", "schnapps"]);

/** Words that only their accents tell from others: pâtes are pasta, pâté is not. */
const TOLD_BY_ACCENTS: ReadonlyMap<string, string> = new Map([["pâtes", "pasta"]]);

/** Cuts a text into words that remember how they were typed. */
export function wordsOf(text: string): PhraseWord[] {
  return tokenise(text).map((token) => {
    const shown = shownAs(token, text);
    const { word, lemma, start, end } = token;
    const meant = TOLD_BY_ACCENTS.get(shown);
    return meant === undefined ? { word, lemma, start, end, shown } : { word: meant, lemma: meant, start, end, shown: meant };
  });
}

const latin = patternLater("u")`^[\p{Script=Latin}\p{M}'\u2019]+$`;

/** Latin letters as typed, accents and all; what was full-width or mixed with another alphabet in plain letters. */
function shownAs(token: Token, text: string): string {
  const piece = text.slice(token.start, token.end);
  if (piece === token.word) return piece;
  const typed = piece.normalize("NFKC").toLowerCase();
  return /^[a-z']+$/.test(typed) || latin().test(typed) ? typed : token.word;
}

/** The words as a name: in the singular, as the person wrote them; slips and what is written short, as a cook book prints it. */
export function nameOf(words: readonly PhraseWord[]): string {
  return words
    .map((word, at) => {
      const next = words[at + 1]?.word;
      if (word.lemma === "leftover" && next !== undefined) return "leftover";
      const singular = next === undefined && !ALWAYS_PLURAL.has(word.word) ? singularOf(word.word) : word.word;
      return printedFor(singular, next) ?? (singular === word.word ? word.shown : singular);
    })
    .join(" ");
}
