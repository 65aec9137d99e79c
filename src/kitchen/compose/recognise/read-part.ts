/** Reads one part of an entry: one food, a few joined by "and" or in a row, or what is wrong with it. */
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { MEASURES, NUMBER_WORDS } from "#kitchen/knowledge/words/measures";
import { findIngredientByName, findLongestFood, tokenise } from "#kitchen/knowledge/vocabulary";
import { STATE_WORDS } from "#kitchen/knowledge/words/modifiers";
import type { TypedAmount } from "#kitchen/knowledge/schema";
import { inCookedForm, inForm, isKindOf } from "./find-form.ts";
import { findHazard, isNonFood } from "./find-hazard.ts";
import { wordsOf, type PhraseWord } from "./phrase-word.ts";
import { readAmount, readWholeAmount } from "./read-amount.ts";
import { readExactly, readFood, type ReadFood } from "./read-food.ts";
import type { EntryPart } from "./split-entry.ts";
import { reject, shortened, type Outcome, type Read } from "./outcome.ts";

/** What a part is read as. Never empty but for a part without a word. */
export function readPart(part: EntryPart): Outcome[] {
  if (part.emoji !== undefined) {
    const ingredient = findIngredientByName(part.emoji);
    if (ingredient !== undefined)
      return [{ ingredient: ingredient.id, name: ingredient.name, states: ingredient.states ?? [], how: "emoji", confidence: 0.95 }];
  }
  const words = wordsOf(part.text);
  if (words.length === 0) return [];
  const outcomes = readJoined(words, part);
  // "flower (plain flour)": where the word says nothing, the brackets may.
  const comment = outcomes.every((outcome) => "why" in outcome && outcome.code === "unknown") ? wordsOf(part.comment) : [];
  const explained = comment.length === 0 ? [] : readRun(comment, { text: part.comment, comment: "" });
  return explained.some((outcome) => !("why" in outcome)) ? explained : outcomes;
}

/** A phrase that is one food stays whole ("mac and cheese"); else it comes apart at "and" where both sides are something. */
function readJoined(words: readonly PhraseWord[], part: EntryPart): Outcome[] {
  const whole = readExactly(readAmount(words, part.text).rest as PhraseWord[]);
  if (whole === undefined) {
    const runs = splitAtAnd(words);
    if (runs.length > 1) {
      const made = runs.at(-1) ?? [];
      // "honey and oat soap" is one soap; "eggs and soap" is an egg too many.
      if (made.length > 1 && isNonFood(made) && findLongestFood(made, 0) !== undefined) return [reject("not-food", notFood(part.text, made))];
      const outcomes = runs.map((run) => readRun(run, { ...part, comment: "" }));
      if (outcomes.every((list) => list.some((outcome) => !("why" in outcome) || outcome.code !== "unknown"))) return outcomes.flat();
      const together = readRun(words, part);
      return together.some((outcome) => !("why" in outcome)) ? together : outcomes.flat();
    }
  }
  return readRun(words, part);
}

/** "And" in the languages people mix; they only part words that are foods on both sides. */
const AND_WORDS = new Set(["and", "plus", "n", "y", "et", "und", "aur"]);

function splitAtAnd(words: readonly PhraseWord[]): PhraseWord[][] {
  const runs: PhraseWord[][] = [[]];
  for (const word of words) {
    if (AND_WORDS.has(word.word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.filter((run) => run.length > 0);
}

function readRun(words: readonly PhraseWord[], part: EntryPart): Outcome[] {
  const front = words.findIndex((word) => !OPENING_WORDS.has(word.word));
  const phrase = front <= 0 ? words : words.slice(front);
  const read = readAmount(phrase, part.text);
  const rest = read.rest as readonly PhraseWord[];
  const amount = read.amount ?? readWholeAmount(part.comment);
  const exact = readExactly(rest);
  // "sponge (kitchen)": the brackets make it another thing.
  const bracketed = part.comment !== "" && isNonFood([...wordsOf(part.comment), ...rest]);
  if (exact !== undefined && !bracketed) return [toReading(exact, amount, read.tinned, part)];
  const hazard = findHazard(words);
  if (hazard !== undefined) return [reject("poison", hazard)];
  const shown = shortened(part.text.slice(phrase[0]?.start ?? 0, phrase.at(-1)?.end ?? 0));
  if (bracketed || isNonFood(rest)) return [reject("not-food", notFood(shown, rest))];
  const food = readFood(rest);
  if (food !== undefined) return [toReading(food, amount, read.tinned, part)];
  return readSeveral(phrase, part) ?? [reject("unknown", `I don't know *${shown}* as a food.`)];
}

/** What is left of a food when it is eaten. */
const LEAVINGS = new Set(["shell", "husk", "skin", "peel", "bone", "rind", "pod", "stone", "pit", "leaf"]);

/** Foods one after the other without a mark between: "eggs milk flour". Every word must belong to one. */
function readSeveral(words: readonly PhraseWord[], part: EntryPart): Read[] | undefined {
  const outcomes: Read[] = [];
  let from = 0;
  let modifiers = 0;
  while (from + modifiers < words.length) {
    const found = findLongestFood(words, from + modifiers);
    if (found === undefined) {
      modifiers++;
      continue;
    }
    const end = from + modifiers + found.length;
    // "prawn shells" are the shells of prawns, no pasta.
    if (outcomes.length > 0 && found.length === 1 && LEAVINGS.has(words[end - 1]?.lemma ?? "")) return undefined;
    const outcome = readOne(words.slice(from, end), part);
    if (outcome === undefined) return undefined;
    // "back bacon rashers" are one food, named twice.
    const last = outcomes.at(-1);
    if (last !== undefined && isKindOf(outcome.ingredient, last.ingredient)) outcomes[outcomes.length - 1] = outcome;
    else if (last === undefined || !isKindOf(last.ingredient, outcome.ingredient)) outcomes.push(outcome);
    from = end;
    modifiers = 0;
  }
  return modifiers === 0 && outcomes.length > 0 ? outcomes : undefined;
}

function readOne(words: readonly PhraseWord[], part: EntryPart): Read | undefined {
  const read = readAmount(words, part.text);
  const food = readFood(read.rest as readonly PhraseWord[]);
  return food === undefined || food.how === "back-off" ? undefined : toReading(food, read.amount, read.tinned, { ...part, comment: "" });
}

/** Said before a list begins. Amount words ("a", "some") are read with the amount. */
const OPENING_WORDS = new Set(
  "uh um er erm well ok okay yes i we have has got ve there is are still also my our your his her the only just remaining maybe and plus".split(" "),
);

/** Words that mean another food when they are counted: two peppers are vegetables, a chicken is a whole one. */
const COUNTED_READINGS: Readonly<Partial<Record<string, string>>> = {
  pepper: "bell pepper",
  chicken: "whole chicken",
  turkey: "whole turkey",
  duck: "whole duck",
};

function toReading(food: ReadFood, amount: TypedAmount | undefined, tinned: boolean, part: EntryPart): Read {
  const counted = amount?.count !== undefined && !tokenise(amount.text).some(({ lemma }) => MEASURES.has(lemma) && !Object.hasOwn(NUMBER_WORDS, lemma));
  const whole = COUNTED_READINGS[food.name];
  const read: Read = {
    ingredient: ((counted && whole !== undefined ? findIngredientByName(whole) : undefined) ?? food.ingredient).id,
    name: food.name,
    states: [...new Set([...food.states, ...(tinned ? (["tinned"] as const) : [])])],
    how: food.how,
    confidence: food.name === "pepper" ? 0.8 : food.confidence,
    ...(amount === undefined ? {} : { amount }),
  };
  const comment = wordsOf(part.comment).filter(({ lemma }) => STATE_WORDS.has(lemma));
  return withRemark(comment.length === 0 ? inOwnForm(read) : read, comment);
}

/** What was typed as a cooked breast is cooked chicken, if the tables have it. */
function inOwnForm(read: Read): Read {
  const form = inCookedForm(findIngredient(read.ingredient), read.states);
  return form === undefined ? read : { ...read, ...form, states: [...new Set([...read.states, ...form.states])] };
}

function notFood(shown: string, words: readonly PhraseWord[]): string {
  const head = words.at(-1);
  const several = head !== undefined && head.word !== head.lemma && head.word.endsWith("s");
  return `${shown.slice(0, 1).toUpperCase()}${shown.slice(1)} ${several ? "are" : "is"} not food.`;
}

/** A reading and the words that say its state: "rice, cooked" is cooked rice, "paprika (smoked)" another spice. */
export function withRemark(read: Read, words: readonly PhraseWord[]): Read {
  const said = words.flatMap(({ lemma }) => STATE_WORDS.get(lemma) ?? []);
  const states = [...new Set([...read.states, ...said])];
  const form = said.length === 0 ? undefined : (inForm(read.name, words) ?? inCookedForm(findIngredient(read.ingredient), said));
  return form === undefined ? { ...read, states } : { ...read, ...form, states: [...new Set([...states, ...form.states])] };
}
