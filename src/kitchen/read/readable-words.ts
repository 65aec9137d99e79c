/** The words that a phrase can be read by: a phrase with any other is one food only if that word is misspelt, or cut off. */
import { BRANDS } from "#kitchen/knowledge/words/brands";
import { FOREIGN_WORDS } from "#kitchen/knowledge/words/foreign-words";
import { NUMBER_WORDS } from "#kitchen/knowledge/words/measures";
import { CUTTING_WORDS, SAYINGS } from "#kitchen/knowledge/words/modifiers";
import type { PhraseWord } from "./phrase-word.ts";
import { foreignCut, isForeign, isSaidOf } from "./read-foreign.ts";
import { foreignNames, isInForeignPhrase, languagesEdition } from "./spoken-languages.ts";
import { isKnownWord } from "./spelling.ts";

let others: ReadonlySet<string> | undefined;
let madeOf = 0;

/** The words beside those of the vocabulary: of brands, of other languages, of sayings, and those that part a phrase. */
function otherWords(): ReadonlySet<string> {
  if (others !== undefined && madeOf === languagesEdition()) return others;
  madeOf = languagesEdition();
  others = new Set(
    [BRANDS.keys(), [...SAYINGS.values()].flat(2), CUTTING_WORDS, Object.keys(NUMBER_WORDS), foreignNames().keys(), Object.values(FOREIGN_WORDS)]
      .flatMap((texts) => [...texts])
      .flatMap((text) => text.split(/,? /)),
  );
  return others;
}

/** Whether no table holds a word, in any language. */
export function isStrange(word: PhraseWord): boolean {
  const { lemma } = word;
  return (
    !/\d/.test(lemma) &&
    !Object.hasOwn(NUMBER_WORDS, word.word) &&
    !isKnownWord(lemma) &&
    !otherWords().has(lemma) &&
    !isInForeignPhrase(lemma) &&
    !isForeign(word)
  );
}

/** Whether a phrase has a word that no table holds, before any word that cuts it off. */
export function isStrangePhrase(phrase: readonly PhraseWord[]): boolean {
  const ends = [phrase.findIndex(({ lemma }, at) => at > 0 && CUTTING_WORDS.has(lemma)), foreignCut(phrase)].filter((end) => end > 0);
  const cut = ends.length === 0 ? -1 : Math.min(...ends);
  return (cut < 0 ? phrase : phrase.slice(0, cut)).some((word, at) => isStrange(word) && !isSaidOf(phrase, at));
}
