/** Takes out of a phrase what is said of a food in several words: how it was cut and packed, how much of something is in it. */
import { findFoodAt, findLongestFood } from "#kitchen/knowledge/vocabulary";
import { BRANDS } from "#kitchen/knowledge/words/brands";
import { SAYINGS } from "#kitchen/knowledge/words/modifiers";
import type { PhraseWord } from "./phrase-word.ts";

/** The phrase without such sayings; `text` is what the words were cut from. */
export function withoutRemarks(words: readonly PhraseWord[], text: string): readonly PhraseWord[] {
  return withoutBrand(withoutFlavour(withoutSayings(withoutShares(words, text))));
}

/** "Noodles chicken flavour": what something only tastes of. */
function withoutFlavour(words: readonly PhraseWord[]): readonly PhraseWord[] {
  const at = words.findIndex(({ lemma }) => /^flavou?r$/.test(lemma));
  if (at < 1) return words;
  const from = at - (at > 1 && findFoodAt(words, at - 2, at) !== undefined ? 2 : 1);
  return findFoodAt(words, from, at) === undefined || words.length === at - from + 1 ? words : words.toSpliced(from, at - from + 1);
}

/** "Veggie sausages Linda McCartney": a brand of several words behind what it sells. */
function withoutBrand(words: readonly PhraseWord[]): readonly PhraseWord[] {
  const length = [3, 2].find(
    (count) =>
      count < words.length &&
      BRANDS.has(
        words
          .slice(-count)
          .map(({ lemma }) => lemma)
          .join(" "),
      ) &&
      words.slice(0, -count).some((_, at) => findLongestFood(words, at) !== undefined),
  );
  return length === undefined ? words : words.slice(0, -length);
}

/**
 * "skin on", "bone in" and "skin off" say how a piece was cut, where "chicken skin" and "beef bones" are something else;
 * "ready to eat" says how spinach was packed.
 */
function withoutSayings(words: readonly PhraseWord[]): readonly PhraseWord[] {
  for (let at = 0; at < words.length; at++) {
    if (LESS.test(words[at]?.lemma ?? "") && OF_WHAT.test(words[at + 1]?.lemma ?? "") && words.length > 2) return withoutSayings(words.toSpliced(at, 2));
    if (isFreeOf(words, at)) return withoutSayings(words.toSpliced(at, 2));
    const saying = SAYINGS.get(words[at]?.lemma ?? "")?.find((said) => said.every((lemma, index) => words[at + index]?.lemma === lemma));
    // "Left over rice", "chicken from last night": leftover.
    const word = words[at];
    if (word !== undefined && words.length > 2 && isOfYesterday(word.lemma, words[at + 1]?.lemma))
      return withoutSayings(words.toSpliced(at, 2, leftoverAs(word)));
    // "Cold lamb" comes out of the fridge cooked.
    if (word?.lemma === "cold" && COOKED_WHEN_COLD.test(words.at(-1)?.lemma ?? "") && at + 2 === words.length)
      return withoutSayings(words.toSpliced(at, 1, leftoverAs(word)));
    if (saying !== undefined && saying.length < words.length) return withoutSayings(words.toSpliced(at, saying.length));
  }
  return words;
}

function isOfYesterday(lemma: string, next: string | undefined): boolean {
  return (lemma === "left" && next === "over") || (lemma === "last" && next === "night");
}

/** What nobody calls cold that has not been cooked. */
const COOKED_WHEN_COLD = /^(chicken|turkey|beef|lamb|pork|duck|sausage|stuffing|potato|veg|vegetable|sprout|cabbage)$/;

const leftoverAs = (word: PhraseWord): PhraseWord => ({ ...word, word: "leftover", lemma: "leftover", shown: "leftover" });

/** Whether all that is said is one of them: "small curd", behind a comma. */
export function isSaying(words: readonly PhraseWord[]): boolean {
  return SAYINGS.get(words[0]?.lemma ?? "")?.some((said) => said.length === words.length && said.every((lemma, at) => words[at]?.lemma === lemma)) === true;
}

/** "Nut free brownies" hold none. */
function isFreeOf(words: readonly PhraseWord[], at: number): boolean {
  const [of, free, next] = [words[at], words[at + 1], words[at + 2]];
  return (
    free?.word === "free" && next !== undefined && of?.word === of?.lemma && !/^(gluten|dairy|cage)$/.test(of?.word ?? "") && !/^(range|run)$/.test(next.word)
  );
}

/** "Low sugar", "half fat": how much of something is in a food. */
const LESS = /^(low|lower|less|no|reduced|half|full|zero|added|high|medium)$/;
const OF_WHAT = /^(fat|sugar|salt|sodium|carb|protein|calorie)$/;

/** "12% fat" says how lean a mince is, and nothing of how much there is. */
export function withoutShares(words: readonly PhraseWord[], text: string): readonly PhraseWord[] {
  if (!text.includes("%")) return words;
  const share = words.findIndex(({ word, end }) => /^\d/.test(word) && /^\s?%/.test(text.slice(end, end + 2)));
  if (share < 0) return words;
  return withoutShares(words.toSpliced(share, /^(fat|lean|cocoa|cacao|meat)$/.test(words[share + 1]?.lemma ?? "") ? 2 : 1), text);
}
