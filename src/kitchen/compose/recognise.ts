/** Stage 1: reads what a person typed. Every entry ends in readings, in rejections, or in both; nothing is guessed. */
import type { Locale } from "#recipe/order";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { AMERICAN_READINGS } from "#kitchen/knowledge/words/american-readings";
import { MEASURES, NUMBER_WORDS } from "#kitchen/knowledge/words/measures";
import { findIngredientByName, findLongestFood, tokenise } from "#kitchen/knowledge/vocabulary";
import { DROPPED_WORDS, STATE_WORDS } from "#kitchen/knowledge/words/modifiers";
import type { Reading, Recognition, Rejection, RejectionCode, TypedAmount } from "#kitchen/knowledge/schema";
import { inCookedForm, inForm, isKindOf } from "./recognise/find-form.ts";
import { findHazard, isNonFood } from "./recognise/find-hazard.ts";
import { wordsOf, type PhraseWord } from "./recognise/phrase-word.ts";
import { readAmount, readWholeAmount } from "./recognise/read-amount.ts";
import { readExactly, readFood, type ReadFood } from "./recognise/read-food.ts";
import { splitEntry, type EntryPart } from "./recognise/split-entry.ts";

/** What is read of one entry, in UTF-16 code units: a page of text is no ingredient. */
const LONGEST_READ = 2_000;

/**
 * Reads the entries of an order. Entries may hold amounts, several foods, other languages, emoji, slips of spelling.
 * Poison and things that are no food are rejected before any food is looked for; what is not known is rejected, too.
 * Words that mean different foods in Britain and America ("chips") are read by the locale, en-GB when it is not given.
 * Never throws; linear in the text: of an entry, the first 2,000 characters are read, and a rejection says so.
 */
export function recognise(entries: readonly string[], locale: Locale = "en-GB"): Recognition {
  const readings: Reading[] = [];
  const rejections: Rejection[] = [];
  const seen = new Map<string, Outcome[]>();
  entries.forEach((typed, entry) => {
    let outcomes = seen.get(typed);
    if (outcomes === undefined) seen.set(typed, (outcomes = readEntry(typed).map((outcome) => ("why" in outcome ? outcome : inLocale(outcome, locale)))));
    for (const outcome of outcomes) {
      if ("why" in outcome) rejections.push({ entry, typed, ...outcome });
      else readings.push({ entry, typed, ...outcome });
    }
  });
  return { readings, rejections };
}

type Read = Omit<Reading, "entry" | "typed">;
type Outcome = Read | Omit<Rejection, "entry" | "typed">;

/** Words with a meaning on each side of the ocean are never sure: the person is told how they were read. */
function inLocale(read: Read, locale: Locale): Read {
  const american = AMERICAN_READINGS.get(read.name);
  if (american === undefined) return read;
  const counted = findIngredientByName(read.name)?.id !== read.ingredient;
  const ingredient = locale === "en-US" && !counted ? findIngredientByName(american) : undefined;
  return { ...read, ingredient: ingredient?.id ?? read.ingredient, how: "phrase", confidence: Math.min(read.confidence, 0.8) };
}

const EMPTY = "This entry is empty.";

function readEntry(typed: string): Outcome[] {
  if (typed.trim() === "") return [reject("empty", EMPTY)];
  const outcomes: Outcome[] = [];
  for (const part of splitEntry(beginningOf(typed))) {
    const last = outcomes.at(-1);
    const told = last === undefined || "why" in last ? undefined : readRemark(last, part);
    if (told !== undefined) outcomes[outcomes.length - 1] = told;
    else outcomes.push(...readPart(part));
  }
  if (typed.length > LONGEST_READ)
    outcomes.push(reject("unknown", `Only the first ${LONGEST_READ.toLocaleString("en-GB")} characters of this entry were read.`));
  if (outcomes.length > 0) return outcomes;
  return [
    /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(typed) ? reject("unknown", `I don't know *${shortened(typed.trim())}* as a food.`) : reject("empty", EMPTY),
  ];
}

/** The text as far as it is read, cut where a word ends. */
function beginningOf(typed: string): string {
  if (typed.length <= LONGEST_READ) return typed;
  const space = typed.lastIndexOf(" ", LONGEST_READ);
  return typed.slice(0, space > 0 ? space : LONGEST_READ).replace(/[\uD800-\uDBFF]$/, "");
}

/**
 * A reading with what the part after it says of it, when the part names no food of its own: "spinach, frozen", "onion,
 * finely chopped", and the picture in "tomatoes 🍅".
 */
function readRemark(last: Read, part: EntryPart): Read | undefined {
  if (part.emoji !== undefined) return findIngredientByName(part.emoji)?.id === last.ingredient && last.how !== "emoji" ? last : undefined;
  const words = wordsOf(part.text);
  if (last.how === "emoji" && findIngredientByName(part.text)?.id === last.ingredient) return { ...last, how: "exact", confidence: 1 };
  const remarks = words.every(({ lemma }) => DROPPED_WORDS.has(lemma) || STATE_WORDS.has(lemma) || lemma === "to" || lemma === "taste");
  return words.length > 0 && remarks ? withRemark(last, words) : undefined;
}

/** A reading and the words that say its state: "rice, cooked" is cooked rice, "paprika (smoked)" another spice. */
function withRemark(read: Read, words: readonly PhraseWord[]): Read {
  const said = words.flatMap(({ lemma }) => STATE_WORDS.get(lemma) ?? []);
  const states = [...new Set([...read.states, ...said])];
  const form = said.length === 0 ? undefined : (inForm(read.name, words) ?? inCookedForm(findIngredient(read.ingredient), said));
  return form === undefined ? { ...read, states } : { ...read, ...form, states: [...new Set([...states, ...form.states])] };
}

function reject(code: RejectionCode, why: string): Outcome {
  return { code, why };
}

function readPart(part: EntryPart): Outcome[] {
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

const LONGEST_SHOWN = 60;

/** A text short enough for a sentence, never cut inside a character. */
function shortened(text: string): string {
  const letters = Array.from(text.slice(0, 4 * LONGEST_SHOWN));
  return letters.length <= LONGEST_SHOWN
    ? text
    : `${letters
        .slice(0, LONGEST_SHOWN - 1)
        .join("")
        .trimEnd()}…`;
}
