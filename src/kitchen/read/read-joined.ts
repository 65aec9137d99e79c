/** A phrase with "and" or "with" in it: one food by that name ("mac and cheese"), or as many as it joins. */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { findFoodAt, findLongestFood } from "#kitchen/knowledge/vocabulary";
import { findNonFoodPhrase, isNonFood } from "./find-hazard.ts";
import { type Outcome, notFood, reject, shortened, unknown } from "./outcome.ts";
import { type PhraseWord, wordsOf } from "./phrase-word.ts";
import { isOnlySaid } from "./preparation.ts";
import { readAmount, readWholeAmount } from "./read-amount.ts";
import { brandOf } from "./read-brand.ts";
import { readExactly } from "./read-exactly.ts";
import { readFood } from "./read-food.ts";
import type { ReadFood } from "./read-named.ts";
import { readRun } from "./read-run.ts";
import type { EntryPart } from "./split-entry.ts";
import { saidBeside, spokenLanguage } from "./spoken-languages.ts";
import { areModifiers } from "./tails.ts";
import { toReading } from "./to-reading.ts";
import { flavoured, withoutFlavours } from "./two-flavours.ts";

/** A phrase that is one food stays whole ("mac and cheese"); else it comes apart at "and" where both sides are something. */
export function readJoined(letters: readonly PhraseWord[], part: EntryPart): Outcome[] {
  const typed = letters.map((word) => (word.word === "n" ? { ...word, word: "and", lemma: "and" } : word));
  const more = typed.findIndex(({ word }, at) => at > 0 && word === "plus" && isOnlySaid(typed.slice(at)));
  if (more > 0) return readJoined(typed.slice(0, more), part);
  const short = typed.slice(0, 3);
  const said = SHORT_FOR.get(short.map(({ word }) => word).join(" "));
  const words = said === undefined ? withoutFlavours(flavoured(ofBoth(typed))) : [...wordsOf(said), ...typed.slice(3)];
  const whole = readWithAnd(readAmount(words, part.text).rest as PhraseWord[]);
  if (whole === undefined) {
    const served = readServed(words, part);
    if (served !== undefined) return served;
    const all = mincedTogether(splitAtAnd(words));
    // "1 cup plus 2 tbsp flour": more of the same.
    const runs = all.length < 2 ? all : all.filter((run) => !isMeasureAlone(run, part.text));
    const [only] = runs;
    if (only !== undefined && runs.length < all.length && runs.length === 1) return readRun(only, part);
    if (runs.length > 1) {
      const made = runs.at(-1) ?? [];
      // "Nuts and bolts" is one thing, "honey and oat soap" one soap; "eggs and soap" is an egg too many.
      if (findNonFoodPhrase(words)?.includes(" and ") === true) return [reject("not-food", notFood(part.text, words))];
      if (made.length > 1 && isNonFood(made) && findLongestFood(made, 0) !== undefined) return [reject("not-food", notFood(part.text, made))];
      const outcomes = runs.map((run) => readServed(run, part) ?? readRun(run, { ...part, comment: "" }));
      if (isTasteOf(runs, outcomes[0] ?? [])) return outcomes[0] ?? [];
      if (outcomes.every((list) => list.some((outcome) => !("why" in outcome) || outcome.code !== "unknown"))) return outcomes.flat();
      const together = readRun(words, part);
      // "Ham and cheese toastie", "lemon and ginger lozenges": one thing that nobody knows is no ham, and no lemon.
      if (runs.length === 2 && isOneThing(runs[0] ?? [], made) && outcomes[1]?.every((one) => "why" in one) === true) return [unknown(shortened(part.text))];
      return together.some((outcome) => !("why" in outcome)) ? together : outcomes.flat();
    }
  }
  return readRun(words, part);
}

/** A phrase that is one name ("mac and cheese"), behind the brand that sells it. */
function readWithAnd(words: readonly PhraseWord[]): ReadFood | undefined {
  const whole = readExactly(words) ?? brandOf(words);
  if (whole !== undefined) return whole;
  const and = words.findLastIndex(({ word }) => word === "and");
  for (let from = 1; from <= Math.min(and, 3) && areModifiers(words.slice(0, from)); from++) {
    const name = words.slice(from);
    const food = readExactly(name) ?? brandOf(name);
    if (food !== undefined) return food;
  }
  return undefined;
}

/** "Cough mixture honey and lemon": two tastes, in the singular, of what is no food. */
function isTasteOf([thing = [], taste, ...others]: readonly (readonly PhraseWord[])[], outcomes: readonly Outcome[]): boolean {
  if (others.length > 0 || taste?.length !== 1 || taste[0]?.word !== taste[0]?.lemma || thing.length < 2) return false;
  return outcomes.every((one) => "why" in one && one.code === "not-food") && findFoodAt(thing, thing.length - 1, thing.length) !== undefined;
}

/** Whether a food said as an adjective is, and one behind "and", are what the last word is made of. */
function isOneThing(first: readonly PhraseWord[], made: readonly PhraseWord[]): boolean {
  const [food, taste] = [first.at(-1), made[0]];
  if (first.length !== 1 || made.length < 2 || food?.word !== food?.lemma || taste?.word !== taste?.lemma) return false;
  return findFoodAt(first, 0, 1) !== undefined && findFoodAt(made, 0, 1) !== undefined;
}

/** What is served with something else that is on the list as well. */
const isPlated = ofGenera(
  [
    "rice",
    "cooked-rice",
    "rice-mix",
    "pasta",
    "noodle",
    "potato",
    "sweet-potato",
    "split-pulse",
    "whole-pulse",
    "fresh-pulse",
    "whole-grain",
    "poultry",
    "mince",
    "white-fish",
    "oily-fish",
  ],
  ["potato_mash", "potato_frozen", "potato_cooked", "pulse_tin", "plant_mince", "red_quick", "red_thin", "red_stew", "red_joint", "red_chop", "pasta_sauce"],
);

/** "Rice with peas", "beans on toast": plain staples and what is beside them. A yogurt with honey, or tuna with mayonnaise, is one pot. */
function readServed(words: readonly PhraseWord[], part: EntryPart): Outcome[] | undefined {
  const at = words.findIndex(({ word }, index) => /^(with|w)$/.test(word) || (word === "on" && words[index + 1]?.lemma === "toast"));
  if (at < 1) return undefined;
  const sides = [words.slice(0, at), words.slice(at + 1)].map((side) => readAmount(side, part.text));
  const foods = sides.map(({ rest, amount, held }) => ({ food: readFood(rest as readonly PhraseWord[]), amount, held }));
  const plain = foods.every(({ food }) => food !== undefined) && (words[at]?.word === "on" || isPlated(foods[0]?.food?.ingredient.classId));
  return plain ? foods.flatMap(({ food, amount, held }) => (food === undefined ? [] : [toReading(food, amount, held, part)])) : undefined;
}

/** "Zest and juice of a lemon": both are of what is named last. */
function ofBoth(words: readonly PhraseWord[]): readonly PhraseWord[] {
  const [one, and, other, of] = words;
  if (and?.word !== "and" || of?.word !== "of" || !/^(zest|juice)$/.test(one?.lemma ?? "") || !/^(zest|juice)$/.test(other?.lemma ?? "")) return words;
  return [...words.slice(0, 1), ...words.slice(3), ...words.slice(1)];
}

/** "Minced pork and veal", "beef and pork mince": all of them are minced. */
function mincedTogether(runs: readonly PhraseWord[][]): PhraseWord[][] {
  const isMeat = (run: readonly PhraseWord[]): boolean => run.length === 1 && MEATS.has(run[0]?.lemma ?? "");
  const [minced, mince] = [runs[0]?.at(-2), runs.at(-1)?.[1]];
  const isBefore = minced !== undefined && MINCED.has(minced.word) && isMeat(runs[0]?.slice(-1) ?? []);
  const isBehind = mince?.lemma === "mince" && runs.at(-1)?.length === 2 && isMeat(runs.at(-1)?.slice(0, 1) ?? []);
  return runs.map((run, at) => (at > 0 && isBefore && isMeat(run) ? [minced, ...run] : isBehind && isMeat(run) ? [...run, mince] : run));
}
const MINCED: ReadonlySet<string> = new Set(["minced", "ground"]);
const MEATS: ReadonlySet<string> = new Set("beef pork veal lamb mutton turkey chicken venison".split(" "));

/** Letters that stand for two foods. */
const SHORT_FOR: ReadonlyMap<string, string> = new Map([["s and p", "salt and pepper"]]);

/** "And" in the languages people mix; they only part words that are foods on both sides. */
const AND_WORDS = new Set(["and", "plus", "n", "y", "et", "und", "aur", "और"]);

/** Of one letter, only where it is that language. */
const SHORT_AND: Readonly<Record<string, string>> = { italian: "e", portuguese: "e", polish: "i", dutch: "en" };

/** Whether words say how much, in a weight or a volume, and of nothing. */
function isMeasureAlone(run: readonly PhraseWord[], text: string): boolean {
  const amount = readWholeAmount(text.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0));
  return amount !== undefined && amount.count === undefined;
}

function splitAtAnd(words: readonly PhraseWord[]): PhraseWord[][] {
  const runs: PhraseWord[][] = [[]];
  const short = SHORT_AND[spokenLanguage() ?? ""];
  const isAnd = ({ word, lemma }: PhraseWord): boolean => AND_WORDS.has(word) || word === short || saidBeside(lemma) === "and";
  for (const word of words) {
    if (isAnd(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.filter((run) => run.length > 0);
}
