/** Reads one part of an entry: one food, a few joined by "and" or in a row, or what is wrong with it. */
import { findIngredientByName } from "#kitchen/knowledge/vocabulary";
import { correctPhrase } from "./correct-phrase.ts";
import { findHazard, isNonFood } from "./find-hazard.ts";
import { type Outcome, shortened, unknown } from "./outcome.ts";
import { type PhraseWord, wordsOf } from "./phrase-word.ts";
import { readAmount } from "./read-amount.ts";
import { readExactly } from "./read-exactly.ts";
import { readFood } from "./read-food.ts";
import { readJoined } from "./read-joined.ts";
import { readRun } from "./read-run.ts";
import { readEither, readSimpler } from "./read-simpler.ts";
import { isStrange } from "./readable-words.ts";
import { findClosedName } from "./spelling.ts";
import type { EntryPart } from "./split-entry.ts";
import { falseFriend, foreignName, meaningsOf, spokenLanguage } from "./spoken-languages.ts";
import { toReading } from "./to-reading.ts";

/** Brackets that begin so name another food than the one before them. */
const OTHERWISE = /^\s*(?:not|or|instead|in place|rather|such as|like|e\.?g|preferably|ideally|see|recipe|optional|you|i|we)\b/i;

/** What a part is read as. Never empty but for a part without a word. */
export function readPart(typed: EntryPart): Outcome[] {
  // "Butter (not margarine)": what is not there, and what may stand in its place, says nothing of what is.
  const part = OTHERWISE.test(typed.comment) ? { ...typed, comment: "" } : typed;
  if (part.emoji !== undefined) {
    const ingredient = findIngredientByName(part.emoji);
    if (ingredient !== undefined)
      return [{ ingredient: ingredient.id, name: ingredient.name, states: ingredient.states ?? [], how: "emoji", confidence: 0.95 }];
  }
  const words = wordsOf(part.text);
  if (words.length === 0) return [];
  const friend = readFriend(words, part);
  if (friend !== undefined) return [friend];
  const glossed = part.comment === "" ? undefined : readGlossed(words, part);
  if (glossed !== undefined) return [glossed];
  if (part.comment === "" && isGibberish(words)) return [unknown(shortened(part.text))];
  const outcomes = readJoined(words, part);
  // "flower (plain flour)": where the word says nothing, the brackets may.
  const comment = outcomes.every((outcome) => "why" in outcome && outcome.code === "unknown") ? wordsOf(part.comment) : [];
  // "thighs (chicken)": the brackets say of what.
  const completed = comment.length === 0 ? undefined : readFood([...comment, ...words]);
  if (completed !== undefined) return [toReading(completed, readAmount(words, part.text).amount, "", { ...part, comment: "" })];
  const explained = comment.length === 0 ? [] : readRun(comment, { text: part.comment, comment: "" });
  if (explained.some((outcome) => !("why" in outcome))) return explained.map((outcome) => withAmountOf(outcome, explained.length, words, part.text));
  return outcomes.every(isUnknown) ? (readEither(part) ?? readSimpler(part) ?? outcomes) : outcomes;
}

/** "Salsa (parsley)": the brackets name a food that the word before them is called in another language, and means something else in English. */
function readGlossed(words: readonly PhraseWord[], part: EntryPart): Outcome | undefined {
  const { rest, amount, held } = readAmount(words, part.text);
  const meanings = meaningsOf(rest.map(({ lemma }) => lemma).join(" "));
  if (meanings.size === 0) return undefined;
  const said = readFood(readAmount(wordsOf(part.comment), part.comment).rest as readonly PhraseWord[]);
  const isMeant = said !== undefined && [...meanings].some((name) => findIngredientByName(name) === said.ingredient);
  return isMeant ? toReading({ ...said, how: "translation", confidence: 0.9 }, amount, held, { ...part, comment: "" }) : undefined;
}

/** "Misir (red lentils) 200g": the amount stands with the word that the brackets explain. */
function withAmountOf(outcome: Outcome, among: number, words: readonly PhraseWord[], text: string): Outcome {
  if ("why" in outcome || outcome.amount !== undefined || among > 1) return outcome;
  const { amount } = readAmount(words, text);
  return amount === undefined ? outcome : { ...outcome, amount };
}

/** "Raisins secs", "peperoni" in a list in French or Italian: what the words mean there, though English has them too. */
function readFriend(words: readonly PhraseWord[], part: EntryPart): Outcome | undefined {
  if (spokenLanguage() === undefined || findHazard(words) !== undefined) return undefined;
  const { rest, amount, held } = readAmount(words, part.text);
  // What stands before the name is an article at most: "des raisins".
  // A name of several words is itself: "nước dừa" is coconut water, and no coconut.
  const whole = rest.length > 1 && foreignName(rest.map(({ lemma }) => lemma).join(" ")) !== undefined;
  const said = (whole ? [rest] : [rest, rest.slice(1)]).flatMap((name) => [
    name.map((word) => (word as PhraseWord).shown).join(" "),
    name.map(({ lemma }) => lemma).join(" "),
  ]);
  const english = said.map(falseFriend).find((name) => name !== undefined);
  const food = english === undefined ? undefined : readExactly(wordsOf(english));
  return food && toReading({ ...food, how: "translation", confidence: 0.9 }, amount, held, part);
}

function isUnknown(outcome: Outcome): boolean {
  return "why" in outcome && outcome.code === "unknown";
}

/** Words that no table holds and no correction helps: a long list of them is turned away fast. */
function isGibberish(words: readonly PhraseWord[]): boolean {
  if (!words.every(isStrange) || findClosedName(words.map(({ lemma }) => lemma)) !== undefined) return false;
  return correctPhrase(words).length === 0 && findHazard(words) === undefined && !isNonFood(words);
}
