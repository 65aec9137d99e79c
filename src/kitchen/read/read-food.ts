/** Reads one phrase, already free of amounts, as one food: exactly, in another language, or by taking away what says little. */
import { NON_FOOD_WORDS } from "#kitchen/knowledge/non-food";
import { NUMBER_WORDS } from "#kitchen/knowledge/words/measures";
import { CUTTING_WORDS, DROPPED_WORDS } from "#kitchen/knowledge/words/modifiers";
import { inCookedForm } from "./find-form.ts";
import { type PhraseWord, wordsOf } from "./phrase-word.ts";
import { readExactly, readTranslated, statesOf } from "./read-exactly.ts";
import { foreignCut, inEnglish, withOwnWords } from "./read-foreign.ts";
import { UNREAL } from "./read-kind.ts";
import type { ReadFood } from "./read-named.ts";
import { readPhrase } from "./read-phrase.ts";
import { readTurned } from "./read-turned.ts";
import { isModifier, isTail } from "./tails.ts";

/** Phrases longer than this are sentences, not names. */
const MOST_WORDS = 12;

/** The food that a phrase names, or nothing: what is not known is not guessed at. */
export function readFood(words: readonly PhraseWord[]): ReadFood | undefined {
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  return readKnown(words) ?? readUncounted(words) ?? readForeign(words) ?? readTurned(words) ?? readFirstKind(words) ?? readCut(words);
}

function readKnown(words: readonly PhraseWord[]): ReadFood | undefined {
  return readExactly(words) ?? readTranslated(words) ?? readPlain(words) ?? readPhrase(words);
}

/** "Chicken mini fillets": a name with words inside it that say nothing. */
function readPlain(words: readonly PhraseWord[]): ReadFood | undefined {
  const plain = words.filter((word) => !DROPPED_WORDS.has(word.lemma) || CUTTING_WORDS.has(word.lemma) || !isModifier(word));
  const food = plain.length === words.length || plain.length < 2 ? undefined : readExactly(plain);
  return food === undefined ? undefined : { ...food, how: "phrase", confidence: 0.95 };
}

/** "juice of 2 limes", "zest of a lemon": the number inside is no part of the name. */
function readUncounted(words: readonly PhraseWord[]): ReadFood | undefined {
  const uncounted = words.filter(
    ({ word }, at) =>
      !(/^(inch|cm)$/.test(word) && /^\d/.test(words[at - 1]?.word ?? "")) &&
      !/^\d/.test(word) &&
      word !== "a" &&
      word !== "an" &&
      !Object.hasOwn(NUMBER_WORDS, word),
  );
  return uncounted.length < words.length && uncounted.length > 1 ? readKnown(uncounted) : undefined;
}

/** A phrase of another language, word by word. */
function readForeign(words: readonly PhraseWord[]): ReadFood | undefined {
  // "Arhar ki dal".
  const plain = words.filter(({ word }) => !/^k[aei]$/.test(word));
  const food = plain.length < words.length && plain.length > 0 ? readKnown(plain) : undefined;
  if (food !== undefined) return food;
  for (const phrase of inEnglish(words, (word) => isModifier(word) || isTail(word))) {
    const food = readKnown(wordsOf(phrase));
    if (food === undefined) continue;
    const own = readKnown(wordsOf(withOwnWords(phrase, words)));
    return { ...(own !== undefined && isSame(own, food) ? own : food), how: "translation", confidence: 0.9 };
  }
  const cut = foreignCut(words);
  return cut < 0 ? undefined : readFood(words.slice(0, cut));
}

/** Leftover spätzle are cooked pasta, as is what a cook calls leftover pasta. */
function isSame(own: ReadFood, food: ReadFood): boolean {
  return own.ingredient === food.ingredient || inCookedForm(own.ingredient, own.states)?.ingredient === food.ingredient.id;
}

/** "Olive or vegetable oil", "chicken or turkey mince": the first of two kinds, with the noun that both share. */
function readFirstKind(words: readonly PhraseWord[]): ReadFood | undefined {
  const or = words.findIndex(({ lemma }) => lemma === "or");
  return or < 1 || words.length < or + 3 ? undefined : readKnown([...words.slice(0, or), ...words.slice(or + 2)]);
}

/** The phrase up to the words that say what for, where or in what: "tuna in brine", "apples for baking", "butter or margarine". */
function readCut(words: readonly PhraseWord[]): ReadFood | undefined {
  const cut = words.findIndex((word, at) => at > 0 && CUTTING_WORDS.has(word.lemma));
  if (cut < 0) return undefined;
  // "Almond oil for skin" is no oil to cook with.
  const isUnreal = words[cut]?.word === "for" && words.slice(cut + 1).some(({ lemma }) => UNREAL.has(lemma) || NON_FOOD_WORDS.has(lemma));
  const food = isUnreal ? undefined : readFood(words.slice(0, cut));
  return food === undefined
    ? undefined
    : { ...food, states: [...new Set([...food.states, ...statesOf(words.slice(cut), food.ingredient)])], confidence: Math.min(food.confidence, 0.9) };
}
