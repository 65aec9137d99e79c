/** Reads one part of an entry: one food, a few joined by "and" or in a row, or what is wrong with it. */
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { MEASURES, NUMBER_WORDS } from "#kitchen/knowledge/words/measures";
import { findIngredientByName, findLongestFood, tokenise } from "#kitchen/knowledge/vocabulary";
import { SAYINGS, STATE_WORDS } from "#kitchen/knowledge/words/modifiers";
import type { TypedAmount } from "#kitchen/knowledge/schema";
import { inCookedForm, inForm, inTinnedForm, isKindOf } from "./find-form.ts";
import { findHazard, isNonFood } from "./find-hazard.ts";
import { wordsOf, type PhraseWord } from "./phrase-word.ts";
import { readAmount, readWholeAmount } from "./read-amount.ts";
import { isTail, readExactly, readFood, readKind, readTranslated, type ReadFood } from "./read-food.ts";
import { correctPhrase } from "./correct-phrase.ts";
import { findClosedName } from "./spelling.ts";
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
  // "thighs (chicken)": the brackets say of what.
  const completed = comment.length === 0 ? undefined : readFood([...comment, ...words]);
  if (completed !== undefined) return [toReading(completed, readAmount(words, part.text).amount, false, { ...part, comment: "" })];
  const explained = comment.length === 0 ? [] : readRun(comment, { text: part.comment, comment: "" });
  return explained.some((outcome) => !("why" in outcome)) ? explained : outcomes;
}

/** A phrase that is one food stays whole ("mac and cheese"); else it comes apart at "and" where both sides are something. */
function readJoined(typed: readonly PhraseWord[], part: EntryPart): Outcome[] {
  const said = SHORT_FOR.get(typed.map(({ word }) => word).join(" "));
  const words = said === undefined ? flavoured(typed) : wordsOf(said);
  const whole = readExactly(readAmount(words, part.text).rest as PhraseWord[]);
  if (whole === undefined) {
    const served = readServed(words, part);
    if (served !== undefined) return served;
    const runs = splitAtAnd(words);
    if (runs.length > 1) {
      const made = runs.at(-1) ?? [];
      // "egg and spoon race" is one thing, "honey and oat soap" one soap; "eggs and soap" is an egg too many.
      if (isNonFood(words) && !runs.some(isNonFood)) return [reject("not-food", notFood(part.text, words))];
      if (made.length > 1 && isNonFood(made) && findLongestFood(made, 0) !== undefined) return [reject("not-food", notFood(part.text, made))];
      const outcomes = runs.map((run) => readRun(run, { ...part, comment: "" }));
      if (outcomes.every((list) => list.some((outcome) => !("why" in outcome) || outcome.code !== "unknown"))) return outcomes.flat();
      const together = readRun(words, part);
      return together.some((outcome) => !("why" in outcome)) ? together : outcomes.flat();
    }
  }
  return readRun(words, part);
}

/** "Rice with peas": plain staples and what is beside them. A yogurt with honey, or tuna with mayonnaise, is one pot. */
function readServed(words: readonly PhraseWord[], part: EntryPart): Outcome[] | undefined {
  const at = words.findIndex(({ word }) => word === "with");
  if (at < 1) return undefined;
  const sides = [words.slice(0, at), words.slice(at + 1)].map((side) => readAmount(side, part.text));
  const foods = sides.map(({ rest, amount, tinned }) => ({ food: readExactly(rest as readonly PhraseWord[]), amount, tinned }));
  const plain = foods.every(({ food }) => food !== undefined) && /rice|pasta|noodle|potato|pulse|grain/.test(foods[0]?.food?.ingredient.classId ?? "");
  return plain ? foods.flatMap(({ food, amount, tinned }) => (food === undefined ? [] : [toReading(food, amount, tinned, part)])) : undefined;
}

/** What is sold in flavours that are named by two foods: "pork and apple sausages" are sausages. */
const FLAVOURED = new Set("sausage soup crisp stuffing chutney quiche pie pasty hummus ravioli tortellini pizza relish stew curry".split(" "));

/** Such a phrase without the first flavour, where both are said as adjectives are: in the singular, a word each. */
function flavoured(words: readonly PhraseWord[]): readonly PhraseWord[] {
  const and = words.findIndex(({ word }) => word === "and");
  const [first, , second, head] = words.slice(and - 1);
  if (and < 1 || words.length !== and + 3 || first === undefined || second === undefined || !FLAVOURED.has(head?.lemma ?? "")) return words;
  const bare = first.word === first.lemma && second.word === second.lemma && findIngredientByName(first.lemma) !== undefined;
  return bare && (and === 1 || words.slice(0, and - 1).every(isTail)) ? words.toSpliced(and - 1, 2) : words;
}

/** Letters that stand for two foods. */
const SHORT_FOR: ReadonlyMap<string, string> = new Map([["s and p", "salt and pepper"]]);

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

/**
 * One run of words as one food, corrected where it is misspelt; else as an unknown kind of a food or as several foods in
 * a row. Dangers and things that are no food come before whatever is not the exact name of a food.
 */
function readRun(words: readonly PhraseWord[], part: EntryPart): Outcome[] {
  const front = words.findIndex((word) => !OPENING_WORDS.has(word.word));
  const phrase = front <= 0 ? words : words.slice(front);
  const shown = shortened(part.text.slice(phrase[0]?.start ?? 0, phrase.at(-1)?.end ?? 0));
  const typed = readPhrase(phrase, part, shown);
  if (typed.outcome !== undefined) return [typed.outcome];
  const closed = typed.rest.length <= 3 ? findClosedName(typed.rest.map(({ lemma }) => lemma)) : undefined;
  const joined = closed === undefined ? undefined : readExactly(wordsOf(closed));
  if (joined !== undefined) return [misspelt(toReading(joined, typed.amount, typed.tinned, part), 0.9)];
  const corrected = correctPhrase(phrase).filter((meant) => !isGuess(meant, phrase));
  const meant = corrected.map((words) => readPhrase(words, part, shown).outcome).filter((outcome) => outcome !== undefined);
  const food = meant.find((outcome) => !("why" in outcome));
  // What would be poison if it were spelt right is poison.
  const refused = meant.find((outcome) => "why" in outcome && outcome.code === "poison") ?? (food === undefined ? meant[0] : undefined);
  if (refused !== undefined) return [refused];
  if (food !== undefined && !("why" in food)) return [misspelt(food, 0.8)];
  const kind = readKind(typed.rest);
  if (kind !== undefined) return [toReading(kind, typed.amount, typed.tinned, part)];
  const several = readSeveral(typed.said, part);
  if (several !== undefined) return several;
  // "potato ricer" is neither potatoes nor rice.
  const severalMeant = corrected[0]?.at(-1) === phrase.at(-1) ? readSeveral(corrected[0] ?? [], part) : undefined;
  return severalMeant?.map((read) => misspelt(read, 0.8)) ?? [reject("unknown", `I don't know *${shown}* as a food.`)];
}

/** A noun nobody knows is no misspelt packing: "garlic crusher" is not crushed garlic. */
function isGuess(corrected: readonly PhraseWord[], phrase: readonly PhraseWord[]): boolean {
  const last = corrected.at(-1);
  if (last === undefined || last === phrase.at(-1)) return false;
  const packing = MEASURES.has(last.lemma) && !phrase.at(-1)?.word.endsWith("er");
  return isTail(last) && !packing && readExactly(corrected) === undefined;
}

function misspelt(read: Read, confidence: number): Read {
  return { ...read, how: "spelling", confidence: Math.min(read.confidence, confidence) };
}

/** A phrase without what says nothing, its amount, and what it is: one food, a danger, no food, or not known. */
interface ReadPhrase {
  readonly said: readonly PhraseWord[];
  readonly rest: readonly PhraseWord[];
  readonly amount?: TypedAmount;
  readonly tinned: boolean;
  readonly outcome?: Outcome;
}

function readPhrase(phrase: readonly PhraseWord[], part: EntryPart, shown: string): ReadPhrase {
  const whole = readWhole(phrase, part);
  if (whole.exact) return whole;
  const said = withoutSayings(withoutShares(phrase, part.text));
  const plain = said.length < phrase.length ? readWhole(said, part) : whole;
  const hazard = findHazard(phrase);
  if (hazard !== undefined) return { ...plain, outcome: reject("poison", hazard) };
  if (plain.exact) return plain;
  const { rest, amount, tinned } = plain;
  if (isNonFood(rest)) return { ...plain, outcome: reject("not-food", notFood(shown, rest)) };
  const food = readFood(rest) ?? readByMeasure(phrase, rest);
  return food === undefined ? plain : { ...plain, outcome: toReading(food, amount, tinned, part) };
}

/** A phrase that names a food exactly once its amount is taken away. */
function readWhole(said: readonly PhraseWord[], part: EntryPart): ReadPhrase & { readonly exact: boolean } {
  const read = readAmount(said, part.text);
  const rest = read.rest as readonly PhraseWord[];
  const amount = read.amount ?? readWholeAmount(part.comment);
  const plain = { said, rest, tinned: read.tinned, ...(amount === undefined ? {} : { amount }) };
  // "sponge (kitchen)": the brackets make it another thing.
  if (part.comment !== "" && isNonFood([...wordsOf(part.comment), ...rest])) {
    const shown = shortened(part.text);
    return {
      ...plain,
      exact: true,
      outcome: findHazard(said) === undefined ? reject("not-food", notFood(shown, rest)) : reject("poison", findHazard(said) ?? ""),
    };
  }
  const translated = rest.length < said.length ? readTranslated(said) : undefined;
  if (translated !== undefined) return { ...plain, exact: true, outcome: toReading(translated, undefined, false, part) };
  const exact = readExactly(rest);
  return exact === undefined ? { ...plain, exact: false } : { ...plain, exact: true, outcome: toReading(exact, amount, read.tinned, part) };
}

/** What a measure holds when only its kind is said: "half a brown loaf", "a bottle of red". */
const HELD_BY: ReadonlyMap<string, string> = new Map([
  ["loaf", "bread"],
  ["bottle", "wine"],
  ["glass", "wine"],
]);

function readByMeasure(phrase: readonly PhraseWord[], rest: readonly PhraseWord[]): ReadFood | undefined {
  const held = phrase.length === rest.length || rest.length > 2 ? undefined : phrase.map(({ lemma }) => HELD_BY.get(lemma)).find((food) => food !== undefined);
  return held === undefined || !rest.every(isTail) ? undefined : readExactly([...rest, ...wordsOf(held)]);
}

/**
 * "skin on", "bone in" and "skin off" say how a piece was cut, where "chicken skin" and "beef bones" are something else;
 * "ready to eat" says how spinach was packed.
 */
function withoutSayings(words: readonly PhraseWord[]): readonly PhraseWord[] {
  for (let at = 0; at < words.length; at++) {
    if (LESS.test(words[at]?.lemma ?? "") && OF_WHAT.test(words[at + 1]?.lemma ?? "") && words.length > 2) return withoutSayings(words.toSpliced(at, 2));
    const saying = SAYINGS.get(words[at]?.lemma ?? "")?.find((said) => said.every((lemma, index) => words[at + index]?.lemma === lemma));
    if (saying !== undefined && saying.length < words.length) return withoutSayings(words.toSpliced(at, saying.length));
  }
  return words;
}

/** "Low sugar", "half fat": how much of something is in a food. */
const LESS = /^(low|lower|less|no|reduced|half|full|zero|added|high|medium)$/;
const OF_WHAT = /^(fat|sugar|salt|sodium|carb|protein|calorie)$/;

/** "12% fat" says how lean a mince is, and nothing of how much there is. */
function withoutShares(words: readonly PhraseWord[], text: string): readonly PhraseWord[] {
  const share = words.findIndex(({ word, end }) => /^\d/.test(word) && /^\s?%/.test(text.slice(end, end + 2)));
  if (share < 0) return words;
  return withoutShares(words.toSpliced(share, /^(fat|lean|cocoa|cacao|meat)$/.test(words[share + 1]?.lemma ?? "") ? 2 : 1), text);
}

/** What is left of a food when it is eaten. */
const LEAVINGS = new Set(["shell", "husk", "skin", "peel", "bone", "rind", "pod", "stone", "pit", "leaf"]);

/** Foods one after the other without a mark between: "eggs milk flour". Every word must belong to one. */
function readSeveral(words: readonly PhraseWord[], part: EntryPart): Read[] | undefined {
  const outcomes: Read[] = [];
  let from = 0;
  let modifiers = 0;
  while (from + modifiers < words.length) {
    const length =
      findLongestFood(words, from + modifiers)?.length ?? (readTranslated(words.slice(from + modifiers, from + modifiers + 1)) === undefined ? 0 : 1);
    if (length === 0) {
      modifiers++;
      continue;
    }
    const end = from + modifiers + length;
    // "prawn shells" are the shells of prawns, no pasta.
    if (outcomes.length > 0 && length === 1 && LEAVINGS.has(words[end - 1]?.lemma ?? "")) return undefined;
    const outcome = readOne(words.slice(from, end), part);
    if (outcome === undefined) return undefined;
    // "back bacon rashers" are one food, named twice.
    const last = outcomes.at(-1);
    if (last !== undefined && isKindOf(outcome.ingredient, last.ingredient)) outcomes[outcomes.length - 1] = outcome;
    else if (last === undefined || !isKindOf(last.ingredient, outcome.ingredient)) outcomes.push(outcome);
    // "tortellini spinach ricotta" is filled with them.
    if (outcomes.length === 1 && words.slice(from, end).some(({ lemma }) => FLAVOURED.has(lemma))) return outcomes;
    from = end;
    modifiers = 0;
  }
  return words.slice(from).every(isTail) && outcomes.length > 0 ? outcomes : undefined;
}

function readOne(words: readonly PhraseWord[], part: EntryPart): Read | undefined {
  const read = readAmount(words, part.text);
  const food = readFood(read.rest as readonly PhraseWord[]);
  return food === undefined ? undefined : toReading(food, read.amount, read.tinned, { ...part, comment: "" });
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
  const ofTin = read.states.includes("tinned") && food.ingredient.states?.includes("tinned") !== true ? inTinnedForm(food.ingredient) : undefined;
  const comment = wordsOf(part.comment).filter(({ lemma }) => STATE_WORDS.has(lemma));
  if (ofTin !== undefined) return { ...read, ingredient: ofTin.id };
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
