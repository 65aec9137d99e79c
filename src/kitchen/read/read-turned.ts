/** A name whose first words are said last: "squash, butternut", "shin of beef", "spinach baby". */
import { findFoodAt } from "#kitchen/knowledge/vocabulary";
import { KEPT_WORDS, TURNED_HEADS } from "#kitchen/knowledge/words/modifiers";
import { type PhraseWord, wordsOf } from "./phrase-word.ts";
import { nameFor, readExactly, statesOf } from "./read-exactly.ts";
import { type ReadFood, readNamed } from "./read-named.ts";
import { readPhrase } from "./read-phrase.ts";
import { areModifiers, isModifier, isTail } from "./tails.ts";

/** "squash, butternut cubed" and "thighs boneless chicken": a name of several words, its first words said last. */
export function readTurned(words: readonly PhraseWord[]): ReadFood | undefined {
  const of = words.findIndex(({ lemma }) => lemma === "of" || lemma === "from");
  if (of > 0) {
    const part = words.slice(0, of);
    // A loaf is a piece of bread behind its name, and what the crust is of.
    return readOf(part, words.slice(of + 1, words.findLastIndex((word) => !isTail(word)) + 1)) ?? readOf(part, words.slice(of + 1), words[of]?.lemma === "of");
  }
  if (!TURNED_HEADS.has(words[0]?.lemma ?? "")) return undefined;
  const said = words.filter((word, at) => at === 0 || !isTail(word));
  // "Stock cubes chicken" are cubes, no stock.
  return (
    turned(words, words) ??
    turned(said, words) ??
    turned(
      words.filter((word, at) => at === 0 || KEPT_WORDS.has(word.lemma) || !isTail(word)),
      words,
    ) ??
    readModifiersLast(words)
  );
}

/** "Shin of beef" is beef shin, "zest of 2 unwaxed lemons" lemon zest, the crust of a stale loaf bread; "cream of tomato" is a soup. */
function readOf(part: readonly PhraseWord[], whole: readonly PhraseWord[], isPiece = false): ReadFood | undefined {
  if (whole.length === 0) return undefined;
  const telling = whole.filter((word, at) => !/^(\d.*|an?|the)$/.test(word.word) && (at === whole.length - 1 || !isTail(word)));
  const cream = part.at(-1)?.lemma === "cream" && areModifiers(part.slice(0, -1)) && readExactly(whole) !== undefined;
  if (cream) return readExactly(wordsOf(`${whole.at(-1)?.lemma} soup`)) ?? readNamed("soup", "phrase", 0.9);
  const bare = part.filter((word) => !isModifier(word));
  // "A few leaves of savoy cabbage": pieces of it.
  return (
    readExactly([...whole, ...part]) ?? readExactly([...telling, ...part]) ?? (isPiece && bare.length === 1 ? readPhrase([...telling, ...bare]) : undefined)
  );
}

/** "Tomatoes cherry vine", "spinach baby": a food, and behind it what is said before it else. An apple baby is no baby apple. */
function readModifiersLast(words: readonly PhraseWord[]): ReadFood | undefined {
  const [head, ...said] = words;
  const food =
    said.length === 0 || said.length > 3 || !said.every(isModifier) || findFoodAt(said, 0, said.length) !== undefined ? undefined : findFoodAt(words, 0, 1);
  if (head === undefined || food === undefined || (head.word === head.lemma && food.mass !== true)) return undefined;
  return readPhrase([...said, head]);
}

/** A name whose first word or two are said last: the words of `said`, of a phrase. */
export function turned(said: readonly PhraseWord[], phrase: readonly PhraseWord[]): ReadFood | undefined {
  // A cheese pizza is no pizza cheese.
  if (/^(pizza|chocolate)$/.test(said.at(-1)?.lemma ?? "")) return undefined;
  for (let first = 1; first < Math.min(said.length, 3); first++) {
    const words = [...said.slice(first), ...said.slice(0, first)];
    for (let from = 0; from < words.length - first; from++) {
      const ingredient = findFoodAt(words, from, words.length);
      if (ingredient === undefined) continue;
      if (!words.slice(0, from).every(isModifier)) break;
      return { ingredient, name: nameFor(ingredient, words.slice(from)), states: statesOf(phrase, ingredient), how: "phrase", confidence: 0.9 };
    }
  }
  return undefined;
}
