/** Tells what is done with a food from what is another food: "cut into strips", "stems removed", "plus extra for dusting". */
import { CUTTING_WORDS, DROPPED_WORDS } from "#kitchen/knowledge/words/modifiers";
import { MEASURES } from "#kitchen/knowledge/words/measures";
import type { PhraseWord } from "./phrase-word.ts";

/** Verbs and adverbs of preparing, as they begin or end what is said behind a comma. */
const DONE = /^(cut|crush|drain|thaw|split|slit|torn|shaken|broken|beaten|drawn|left|about|lengthways|lengthwise|crosswise|extra)$|^[a-z]{3,}(ed|ly)$/;
const ENDS = /^(only|out|up|off|apart|needed)$/;

/** Words that begin what is said of a food, and no food's name: "been open a while", "whats left on it", "needs using", "only the green bits". */
const SAID_OF = new Set(
  "been was were is are has have had still must need needs should could can will might may may've what whats what's its it's theyre they're dont don't doesnt doesn't isnt isn't wasnt bought best use used gone going getting just only almost nearly about probably maybe already since past quite very really bit not no never if so but where whatever all".split(
    " ",
  ),
);

/** Whether words that name no food say how the food before them is prepared, or what for. */
export function isPreparation(words: readonly PhraseWord[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (first.word === "plus" || first.word === "and") return isMore(words.slice(1));
  return (
    SAID_OF.has(first.word) ||
    CUTTING_WORDS.has(first.lemma) ||
    DONE.test(first.word) ||
    DONE.test(last.word) ||
    ENDS.test(last.word) ||
    words.some(({ word }) => /^(?:into|round|around|though)$/.test(word))
  );
}

/** "Plus a splash", "plus extra for dusting": more of the same. */
function isMore(words: readonly PhraseWord[]): boolean {
  const cut = words.findIndex(({ lemma }) => CUTTING_WORDS.has(lemma));
  return (cut < 0 ? words : words.slice(0, cut)).every(({ lemma }) => DROPPED_WORDS.has(lemma) || MEASURES.has(lemma) || /^\d/.test(lemma));
}

/** "Plus extra wedges", "soaked in hot water": what is said behind a food and holds the name of another. */
export function isOnlySaid(words: readonly PhraseWord[]): boolean {
  const [first, second] = words;
  if (first?.word === "plus") return isMore(words.slice(1));
  // "Whites and greens separated", "fronds reserved".
  if (words.length > 1 && /^(separated|reserved|removed|discarded)$/.test(words.at(-1)?.word ?? "")) return true;
  if (first?.word === "made" && /^(with|from|up|using)$/.test(second?.word ?? "")) return true;
  return first !== undefined && second !== undefined && /^[a-z]{2,}ed$/.test(first.word) && /^(in|with|to|until|into|for|over)$/.test(second.word);
}
