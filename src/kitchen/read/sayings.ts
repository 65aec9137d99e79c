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
    const word = words[at];
    // "Coconut milk opened Tuesday".
    if (at > 0 && ANY_DAY.test(words[at + 1]?.lemma ?? "") && SINCE.test(word?.lemma ?? "")) return withoutSayings(words.toSpliced(at, 2));
    // "Tomatoes, soft ones".
    if (word?.word === "ones" && words.length > 1) return withoutSayings(words.toSpliced(at, 1));
    // "Crumbs of tortilla chips" are tortilla chips, in crumbs.
    if (at === 0 && word?.lemma === "crumb" && words[1]?.word === "of" && words.length > 2) return withoutSayings([...words.slice(2), word]);
    // "Left over rice", "chicken from last night": leftover. "Peas from the freezer": frozen.
    const told =
      word === undefined
        ? undefined
        : TOLD.find(({ said }) => words.length > said.length && said.every((one, index) => one.test(words[at + index]?.lemma ?? "")));
    if (word !== undefined && told !== undefined) return withoutSayings(words.toSpliced(at, told.said.length, toldAs(word, told.state)));
    // "Cold lamb" comes out of the fridge cooked.
    if (word?.lemma === "cold" && COOKED_WHEN_COLD.test(words.at(-1)?.lemma ?? "") && at + 2 === words.length)
      return withoutSayings(words.toSpliced(at, 1, toldAs(word, "leftover")));
    // "Roast lamb scraps": taken off a joint that was cooked.
    if (word !== undefined && words.length > 1 && isOffAJoint(word, words)) return withoutSayings(words.toSpliced(at, 1, toldAs(word, "leftover")));
    if (saying !== undefined && saying.length < words.length) return withoutSayings(words.toSpliced(at, saying.length));
  }
  return words;
}

const ANY_DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^yesterday$/;

const SINCE = /^(?:opened|open|bought|since|on|by|until|till)$/;

/** What says how a food was kept, in several words that stand beside it, and the one word for it. */
const TOLD: readonly { readonly said: readonly RegExp[]; readonly state: "leftover" | "frozen" }[] = [
  { said: [/^left$/, /^over$/], state: "leftover" },
  { said: [/^last$/, /^night$/], state: "leftover" },
  { said: [/^from$/, ANY_DAY], state: "leftover" },
  { said: [/^(?:from|in)$/, /^the$/, /^freezer$/], state: "frozen" },
  { said: [/^(?:from|in)$/, /^freezer$/], state: "frozen" },
];

/** What nobody calls cold that has not been cooked. */
const COOKED_WHEN_COLD = /^(chicken|turkey|beef|lamb|pork|duck|sausage|stuffing|potato|veg|vegetable|sprout|cabbage)$/;

/** Meat in scraps was cooked, whatever it is. */
function isOffAJoint({ lemma }: PhraseWord, words: readonly PhraseWord[]): boolean {
  return lemma === "scrap" && words.some((other) => JOINTS.test(other.lemma));
}
const JOINTS = /^(?:chicken|turkey|beef|lamb|mutton|pork|duck|goose|ham|hock|gammon|brisket)$/;

const toldAs = (word: PhraseWord, state: string): PhraseWord => ({ ...word, word: state, lemma: state, shown: state });

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
