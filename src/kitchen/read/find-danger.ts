/** Finds what nobody may cook with anywhere in an entry: in a sentence, behind a food, spelled out, with invisible characters in a word. */
import { patternLater } from "#recipe/pattern";
import { DANGERS, NAMED_LIKE_DANGERS } from "#kitchen/knowledge/dangers";
import { keyOf, tokenise, type Token } from "#kitchen/knowledge/vocabulary";
import { splitPhrases } from "#kitchen/knowledge/words/split-phrases";

/** Phrases by look-up form, with what each of them says; and the most words of one, by its first word. */
class PhraseTable {
  readonly #said = new Map<string, string>();
  readonly #longest = new Map<string, number>();

  add(phrases: string, said: string): void {
    for (const phrase of splitPhrases(phrases)) {
      const key = keyOf(phrase);
      const words = key.split(" ");
      this.#said.set(key, said);
      this.#longest.set(words[0] ?? "", Math.max(words.length, this.#longest.get(words[0] ?? "") ?? 0));
    }
  }

  /** Whether a phrase begins with a word. */
  begins(lemma: string): boolean {
    return this.#longest.has(lemma);
  }

  /** The longest phrase that begins at a word. */
  find(tokens: readonly Token[], from: number): { readonly said: string; readonly length: number } | undefined {
    for (let length = Math.min(this.#longest.get(tokens[from]?.lemma ?? "") ?? 0, tokens.length - from); length > 0; length--) {
      const said = this.#said.get(
        tokens
          .slice(from, from + length)
          .map(({ lemma }) => lemma)
          .join(" "),
      );
      if (said !== undefined) return { said, length };
    }
    return undefined;
  }
}

let dangers: PhraseTable | undefined;
let foods: PhraseTable | undefined;

const NOWHERE: readonly boolean[] = [];

/** Which words stand within a food that is only named like a danger: `true` at their places. */
export function namedLikeDangers(tokens: readonly Token[]): readonly boolean[] {
  if (foods === undefined) {
    foods = new PhraseTable();
    foods.add(NAMED_LIKE_DANGERS, "");
  }
  const table = foods;
  if (!tokens.some(({ lemma }) => table.begins(lemma))) return NOWHERE;
  const within: boolean[] = Array.from({ length: tokens.length }, () => false);
  for (let at = 0; at < tokens.length; at++) within.fill(true, at, at + (table.find(tokens, at)?.length ?? 0));
  return within;
}

/** Why a text must not be cooked with, if it names a danger. Linear in the text; never throws. */
export function findDanger(text: string): string | undefined {
  if (dangers === undefined) {
    dangers = new PhraseTable();
    for (const { phrases, why } of DANGERS) dangers.add(phrases, why);
  }
  for (const spelling of spellingsOf(text)) {
    const found = findIn(tokenise(spelling), dangers);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findIn(tokens: readonly Token[], table: PhraseTable): string | undefined {
  const within = namedLikeDangers(tokens);
  for (let at = 0; at < tokens.length; at++) {
    if (within[at] === true) continue;
    const word = tokens[at]?.word ?? "";
    const said = table.find(tokens, at)?.said ?? toldByEnding(word);
    if (said !== undefined) return said;
  }
  return undefined;
}

/** What the end of a word tells, by word: texts repeat theirs. Empty where it tells nothing. */
const byWord = new Map<string, string>();
const MOST_REMEMBERED = 5_000;

function toldByEnding(word: string): string | undefined {
  let told = byWord.get(word);
  if (told === undefined) {
    told = DANGERS.find(({ endings }) => endings?.test(word) === true)?.why ?? "";
    if (byWord.size >= MOST_REMEMBERED) byWord.clear();
    byWord.set(word, told);
  }
  return told === "" ? undefined : told;
}

/** Characters that are neither seen nor a space between words: controls, tabs within a word among them. */
const unseen = patternLater()`[\0-\x1F\x7F-\x9F]`;
const everyUnseen = patternLater("g")`[\0-\x1F\x7F-\x9F]`;
/** "L'antigel", "un po' d'ammoniaca": the article is no part of the word. */
const article = patternLater("giu")`(?<!\p{L})(?:[cdjlmnst]|qu|un|dell|nell|sull|all|dall|quell)['’](?=\p{L})`;
/** "B l e a c h", "b-l-e-a-c-h", "b.l.e.a.c.h". */
const spelledOut = patternLater("gu")`(?<!\p{L})\p{L}(?:[^\p{L}\p{N}]\p{L}){3,}(?!\p{L})`;
const noLetter = patternLater("gu")`[^\p{L}]`;

/** Asked first, for it costs little: four letters of any alphabet, and what is none between them. */
const MAY_BE_SPELLED_OUT = /[^\s\d][^a-z\d][^\s\d][^a-z\d][^\s\d][^a-z\d][^\s\d]/i;

/** A text as it is, and as it would be read aloud: what is unseen taken for a space, and taken away. */
function spellingsOf(text: string): readonly string[] {
  const bare = /['\u2019]/.test(text) ? text.replaceAll(article(), " ") : text;
  const plain = MAY_BE_SPELLED_OUT.test(bare) ? bare.replaceAll(spelledOut(), (letters) => letters.replaceAll(noLetter(), "")) : bare;
  return unseen().test(plain) ? [plain.replaceAll(everyUnseen(), " "), plain.replaceAll(everyUnseen(), "")] : [plain];
}
