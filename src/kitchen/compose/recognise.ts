/** Stage 1: reads what a person typed. Every entry ends in readings, in rejections, or in both; nothing is guessed. */
import { findIngredientByName, findLongestFood } from "#kitchen/knowledge/vocabulary";
import { DROPPED_WORDS, STATE_WORDS } from "#kitchen/knowledge/words/modifiers";
import type { FoodState, Reading, Recognition, Rejection, RejectionCode, TypedAmount } from "#kitchen/knowledge/schema";
import { findHazard, isNonFood } from "./recognise/find-hazard.ts";
import { wordsOf, type PhraseWord } from "./recognise/phrase-word.ts";
import { readAmount, readWholeAmount } from "./recognise/read-amount.ts";
import { readExactly, readFood, type ReadFood } from "./recognise/read-food.ts";
import { splitEntry, type EntryPart } from "./recognise/split-entry.ts";

/**
 * Reads the entries of an order. Entries may hold amounts, several foods, other languages, emoji, slips of spelling.
 * Poison and things that are no food are rejected before any food is looked for; what is not known is rejected, too.
 * Never throws; linear in the text.
 */
export function recognise(entries: readonly string[]): Recognition {
  const readings: Reading[] = [];
  const rejections: Rejection[] = [];
  const seen = new Map<string, Outcome[]>();
  entries.forEach((typed, entry) => {
    let outcomes = seen.get(typed);
    if (outcomes === undefined) seen.set(typed, (outcomes = readEntry(typed)));
    for (const outcome of outcomes) {
      if ("why" in outcome) rejections.push({ entry, typed, ...outcome });
      else readings.push({ entry, typed, ...outcome });
    }
  });
  return { readings, rejections };
}

type Outcome = Omit<Reading, "entry" | "typed"> | Omit<Rejection, "entry" | "typed">;

const EMPTY = "This entry is empty.";

function readEntry(typed: string): Outcome[] {
  if (typed.trim() === "") return [reject("empty", EMPTY)];
  const parts = splitEntry(typed);
  const outcomes: Outcome[] = [];
  for (const part of parts) {
    const last = outcomes.at(-1);
    const remark = last === undefined || "why" in last ? undefined : readRemark(part);
    if (last === undefined || "why" in last || remark === undefined) outcomes.push(...readPart(part));
    else outcomes[outcomes.length - 1] = { ...last, states: [...new Set([...last.states, ...remark])] };
  }
  if (outcomes.length > 0) return outcomes;
  return [
    /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(typed) ? reject("unknown", `I don't know *${shortened(typed.trim())}* as a food.`) : reject("empty", EMPTY),
  ];
}

/** The states that a part says of the food before it, when it says nothing else: "spinach, frozen", "onion, finely chopped". */
function readRemark(part: EntryPart): readonly FoodState[] | undefined {
  const words = wordsOf(part.text);
  const remarks = words.every(({ lemma }) => DROPPED_WORDS.has(lemma) || STATE_WORDS.has(lemma) || lemma === "to" || lemma === "taste");
  return words.length > 0 && remarks ? words.flatMap(({ lemma }) => STATE_WORDS.get(lemma) ?? []) : undefined;
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
  return readJoined(words, part);
}

/** A phrase that is one food stays whole ("mac and cheese"); else it comes apart at "and" where both sides are something. */
function readJoined(words: readonly PhraseWord[], part: EntryPart): Outcome[] {
  const whole = readExactly(readAmount(words, part.text).rest as PhraseWord[]);
  if (whole === undefined) {
    const runs = splitAtAnd(words);
    if (runs.length > 1) {
      const outcomes = runs.map((run) => readRun(run, { ...part, comment: "" }));
      if (outcomes.every((list) => list.some((outcome) => !("why" in outcome) || outcome.code !== "unknown"))) return outcomes.flat();
      const together = readRun(words, part);
      return together.some((outcome) => !("why" in outcome)) ? together : outcomes.flat();
    }
  }
  return readRun(words, part);
}

function splitAtAnd(words: readonly PhraseWord[]): PhraseWord[][] {
  const runs: PhraseWord[][] = [[]];
  for (const word of words) {
    if (word.word === "and" || word.word === "plus") runs.push([]);
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
  if (exact !== undefined) return [toReading(exact, amount, read.tinned, part)];
  const hazard = findHazard(words);
  if (hazard !== undefined) return [reject("poison", hazard)];
  const shown = shortened(part.text.slice(phrase[0]?.start ?? 0, phrase.at(-1)?.end ?? 0));
  if (isNonFood(rest)) return [reject("not-food", notFood(shown, rest))];
  const food = readFood(rest);
  if (food !== undefined) return [toReading(food, amount, read.tinned, part)];
  return readSeveral(phrase, part) ?? [reject("unknown", `I don't know *${shown}* as a food.`)];
}

/** Foods one after the other without a mark between: "eggs milk flour". Every word must belong to one. */
function readSeveral(words: readonly PhraseWord[], part: EntryPart): Outcome[] | undefined {
  const outcomes: Outcome[] = [];
  let from = 0;
  let modifiers = 0;
  while (from + modifiers < words.length) {
    const found = findLongestFood(words, from + modifiers);
    if (found === undefined) {
      modifiers++;
      continue;
    }
    const end = from + modifiers + found.length;
    const outcome = readOne(words.slice(from, end), part);
    if (outcome === undefined) return undefined;
    outcomes.push(outcome);
    from = end;
    modifiers = 0;
  }
  return modifiers === 0 && outcomes.length > 1 ? outcomes : undefined;
}

function readOne(words: readonly PhraseWord[], part: EntryPart): Outcome | undefined {
  const read = readAmount(words, part.text);
  const food = readFood(read.rest as readonly PhraseWord[]);
  return food === undefined || food.how === "back-off" ? undefined : toReading(food, read.amount, read.tinned, { ...part, comment: "" });
}

/** Said before a list begins. Amount words ("a", "some") are read with the amount. */
const OPENING_WORDS = new Set("i we have has got ve there is are still also my our your his her the only just remaining maybe and plus".split(" "));

function toReading(food: ReadFood, amount: TypedAmount | undefined, tinned: boolean, part: EntryPart): Outcome {
  const said = wordsOf(part.comment).flatMap((word) => STATE_WORDS.get(word.lemma) ?? []);
  const states = [...new Set([...food.states, ...(tinned ? (["tinned"] as const) : []), ...said])];
  const counted = amount?.count !== undefined;
  // One counted "pepper" is the vegetable, not the spice.
  const pepper = counted && food.name === "pepper" ? findIngredientByName("bell pepper") : undefined;
  return {
    ingredient: (pepper ?? food.ingredient).id,
    name: food.name,
    states,
    how: food.how,
    confidence: food.name === "pepper" ? 0.8 : food.confidence,
    ...(amount === undefined ? {} : { amount }),
  };
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
