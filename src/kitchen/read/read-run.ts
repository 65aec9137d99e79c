/** Reads one run of words, free of "and": one food, a few in a row, or what is wrong with it. */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { findFoodAt } from "#kitchen/knowledge/vocabulary";
import { MEASURES } from "#kitchen/knowledge/words/measures";
import { NEUTRAL_TAILS, STATE_WORDS } from "#kitchen/knowledge/words/modifiers";
import type { TypedAmount } from "#kitchen/knowledge/schema";
import { namedLikeDangers } from "./find-danger.ts";
import { findHazard, isNonFood } from "./find-hazard.ts";
import { correctPhrase } from "./correct-phrase.ts";
import { notFood, reject, shortened, unknown, type Outcome, type Read } from "./outcome.ts";
import { wordsOf, type PhraseWord } from "./phrase-word.ts";
import { readAmount, readWholeAmount } from "./read-amount.ts";
import { readExactly, readTranslated } from "./read-exactly.ts";
import { readFood } from "./read-food.ts";
import { readKind } from "./read-kind.ts";
import { hasForeignFood, inEnglish } from "./read-foreign.ts";
import { isStrange, isStrangePhrase } from "./readable-words.ts";
import { withoutAnimals } from "./read-plant.ts";
import { readSeveral } from "./read-several.ts";
import { readShuffled } from "./read-shuffled.ts";
import { isFlavoured, readBranded } from "./read-brand.ts";
import type { ReadFood } from "./read-named.ts";
import { withoutRemarks, withoutShares } from "./sayings.ts";
import { findClosedName, findModifierWithSlip, findNameWithSlip } from "./spelling.ts";
import { isTail } from "./tails.ts";
import type { EntryPart } from "./split-entry.ts";
import { toReading } from "./to-reading.ts";

/**
 * One run of words as one food, corrected where it is misspelt; else as an unknown kind of a food or as several foods in
 * a row. Dangers and things that are no food come before whatever is not the exact name of a food.
 */
export function readRun(words: readonly PhraseWord[], part: EntryPart): Outcome[] {
  const outcomes = readWords(words, part);
  return outcomes.length === 1 ? outcomes.map((outcome) => ("why" in outcome ? outcome : withoutAnimals(outcome, words))) : outcomes;
}

function readWords(words: readonly PhraseWord[], part: EntryPart): Outcome[] {
  const front = isHeard(words) ? 1 : words.findIndex((word) => !OPENING_WORDS.has(word.word));
  const phrase = front <= 0 ? words : words.slice(front);
  const shown = shortened(part.text.slice(phrase[0]?.start ?? 0, phrase.at(-1)?.end ?? 0));
  let told: boolean | undefined;
  const isStrangeOne = (): boolean => (told ??= isStrangePhrase(phrase));
  const typed = readPhrase(phrase, part, shown, isStrangeOne);
  if (typed.outcome !== undefined) return [typed.outcome];
  const closed = typed.rest.length <= 3 ? findClosedName(typed.rest.map(({ lemma }) => lemma)) : undefined;
  const joined = closed === undefined ? undefined : readExactly(wordsOf(closed));
  if (joined !== undefined) return [misspelt(toReading(joined, typed.amount, typed.held, part), 0.9)];
  const named = readNameWithSlip(typed.rest);
  if (named !== undefined) return [misspelt(toReading(named, typed.amount, typed.held, part), 0.8)];
  // "Hush puppies" are no misspelt puppies.
  const corrected = (namedLikeDangers(phrase).includes(true) ? [] : correctPhrase(phrase)).filter((meant) => !isGuess(meant, phrase));
  const meant = corrected.map((words) => readPhrase(words, part, shown).outcome).filter((outcome) => outcome !== undefined);
  const food = meant.find((outcome) => !("why" in outcome));
  // What would be poison if it were spelt right is poison.
  const refused = meant.find((outcome) => "why" in outcome && outcome.code === "poison") ?? (food === undefined ? meant[0] : undefined);
  if (refused !== undefined) return [refused];
  if (food !== undefined && !("why" in food)) return [misspelt(food, 0.8)];
  const branded = readBranded(typed.rest);
  const own = readKind(typed.rest);
  // "Yeo Valley strawberry yogurt" says itself what it is.
  const kind = branded !== undefined && isFlavoured(branded) && own?.ingredient.kindOf !== branded.ingredient.id ? branded : own;
  if (kind !== undefined) return [toReading(kind, typed.amount, typed.held, part)];
  const several = isStrangeOne() ? undefined : readSeveral(typed.said, part);
  const [only, ...others] = several ?? [];
  if (only !== undefined && others.length === 0 && only.amount === undefined && typed.amount !== undefined) return [{ ...only, amount: typed.amount }];
  if (several !== undefined) return several;
  // "potato ricer" is neither potatoes nor rice.
  const severalMeant = corrected[0]?.at(-1) === phrase.at(-1) ? readSeveral(corrected[0] ?? [], part) : undefined;
  if (severalMeant !== undefined) return severalMeant.map((read) => misspelt(read, 0.8));
  const shuffled = isStrangeOne() || branded !== undefined ? undefined : readShuffled(typed.rest);
  if (shuffled !== undefined) return [toReading(shuffled, typed.amount, typed.held, part)];
  return [branded === undefined ? unknown(shown) : toReading({ ...branded, confidence: 0.7 }, typed.amount, typed.held, part)];
}

/** What is said with a number before it. */
const isCountedAloud = ofGenera(
  ["tomato", "stone-fruit", "banana", "sweet-pepper", "courgette", "aubergine", "leek"],
  ["egg", "potato", "onion", "pome", "citrus", "mushroom"],
);

/** "For potatoes", "too eggs": a number as dictation hears it, before what is counted; "for the dressing" is none. */
function isHeard([number, counted]: readonly PhraseWord[]): boolean {
  if (!/^(for|to|too)$/.test(number?.word ?? "") || counted === undefined || counted.word === counted.lemma) return false;
  return isCountedAloud(findFoodAt([counted], 0, 1)?.classId);
}

/** "Minced bdef", "bakde beans": a name of several words with a slip in one that nobody knows. */
function readNameWithSlip(words: readonly PhraseWord[]): ReadFood | undefined {
  const [strange, ...others] = words.filter(isStrange);
  if (strange === undefined || others.length > 0 || words.length > 4) return undefined;
  for (let from = 0; from < words.length - 1 && (from === 0 || isTail(words[from - 1])); from++) {
    const rest = words.slice(from);
    const name = rest.includes(strange)
      ? findNameWithSlip(
          rest.map(({ lemma }) => lemma),
          strange.lemma,
        )
      : undefined;
    if (name !== undefined) return readExactly(wordsOf(name));
  }
  const modifier = words.at(-1) === strange ? undefined : findModifierWithSlip(strange.lemma);
  return modifier === undefined
    ? undefined
    : readFood(words.map((word) => (word === strange ? { ...word, word: modifier, lemma: modifier, shown: modifier } : word)));
}

/** A noun nobody knows is no misspelt packing: "garlic crusher" is not crushed garlic. */
function isGuess(corrected: readonly PhraseWord[], phrase: readonly PhraseWord[]): boolean {
  const last = corrected.at(-1);
  if (last === undefined || last === phrase.at(-1) || readTranslated([last]) !== undefined) return false;
  // "Handfull" is a handful all the same, and so is a misspelt long word.
  const typed = phrase.at(-1)?.lemma ?? "";
  // "Peas frozn", "olives blk".
  if ((STATE_WORDS.has(last.lemma) && !typed.endsWith("er")) || !/[aeiou]/.test(typed)) return false;
  const packing =
    MEASURES.has(last.lemma) && !typed.endsWith("er") && (typed.startsWith(last.lemma) || last.lemma.length > (NEUTRAL_TAILS.has(last.lemma) ? 4 : 6));
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
  readonly held: string;
  readonly outcome?: Outcome;
}

/** A phrase that is strange is no food as it stands, but may be a danger or no food. It is asked last, for it costs most. */
function readPhrase(typed: readonly PhraseWord[], part: EntryPart, shown: string, isStrangeOne: () => boolean = () => false): ReadPhrase {
  // In "2% milk" and "yogurt 0% 500g" the first number says nothing of the amount.
  const phrase = withoutShares(typed, part.text);
  const whole = readWhole(phrase, part);
  if (whole.exact) return whole;
  const said = withoutRemarks(phrase, part.text);
  const plain = said === phrase ? whole : readWhole(said, part);
  const hazard = findHazard(phrase) ?? findForeignHazard(phrase);
  if (hazard !== undefined) return { ...plain, outcome: reject("poison", hazard) };
  if (plain.exact) return plain;
  const { rest, amount, held } = plain;
  if (isNonFood(rest) && !endsInLongName(rest)) return { ...plain, outcome: reject("not-food", notFood(shown, rest)) };
  const food = isStrangeOne() ? undefined : (readFood(rest) ?? readByMeasure(phrase, rest));
  return food === undefined ? plain : { ...plain, outcome: toReading(food, amount, held, part) };
}

/** "Patatas verdes" are green potatoes. */
function findForeignHazard(phrase: readonly PhraseWord[]): string | undefined {
  if (!hasForeignFood(phrase)) return undefined;
  return inEnglish(phrase, isTail)
    .map((said) => findHazard(wordsOf(said)))
    .find((hazard) => hazard !== undefined);
}

/** "Hebrew national hot dogs" end in the name of a food, and in no dog. */
function endsInLongName(words: readonly PhraseWord[]): boolean {
  const name = words.findIndex((_, at) => at > 0 && at < words.length - 1 && readExactly(words.slice(at)) !== undefined);
  return name > 0 && !isNonFood(words.slice(0, name));
}

/** A phrase that names a food exactly once its amount is taken away. */
function readWhole(said: readonly PhraseWord[], part: EntryPart): ReadPhrase & { readonly exact: boolean } {
  const read = readAmount(said, part.text);
  const rest = read.rest as readonly PhraseWord[];
  const amount = read.amount ?? readWholeAmount(part.comment);
  const plain = { said, rest, held: read.held, ...(amount === undefined ? {} : { amount }) };
  // "sponge (kitchen)": the brackets make it another thing.
  if (part.comment !== "" && saysWhatThing(wordsOf(part.comment), rest)) {
    const shown = shortened(part.text);
    return {
      ...plain,
      exact: true,
      outcome: findHazard(said) === undefined ? reject("not-food", notFood(shown, rest)) : reject("poison", findHazard(said) ?? ""),
    };
  }
  const named = readExactly(rest);
  // "Cup noodles" are no cup of noodles, but "2 Maggi cubes" are cubes.
  const translated = rest.length < said.length && (named === undefined || rest.length < 2) ? readTranslated(said) : undefined;
  const apart = translated === undefined ? undefined : readTranslated(rest);
  // "牛肉500克" is beef with and without its amount; two cubes are another thing without theirs.
  if (apart !== undefined && apart.ingredient.id === translated?.ingredient.id)
    return { ...plain, exact: true, outcome: toReading(apart, amount, read.held, part) };
  if (translated !== undefined) return { ...plain, exact: true, outcome: toReading(translated, undefined, "", part) };
  return named === undefined ? { ...plain, exact: false } : { ...plain, exact: true, outcome: toReading(named, amount, read.held, part) };
}

/** A word or two in brackets make a food another thing; a sentence in brackets says how it is measured, or what was in its place. */
function saysWhatThing(comment: readonly PhraseWord[], rest: readonly PhraseWord[]): boolean {
  return comment.length <= 3 && !/^(not|or|no|without|instead)$/.test(comment[0]?.word ?? "") && isNonFood([...comment, ...rest]);
}

/** What a measure holds when only its kind is said: "half a brown loaf", "a bottle of red". */
const HELD_BY: ReadonlyMap<string, string> = new Map([
  ["loaf", "bread"],
  ["bottle", "wine"],
  ["glass", "wine"],
]);

function readByMeasure(phrase: readonly PhraseWord[], rest: readonly PhraseWord[]): ReadFood | undefined {
  const held = phrase.length === rest.length || rest.length > 2 ? undefined : phrase.map(({ lemma }) => HELD_BY.get(lemma)).find((food) => food !== undefined);
  return held === undefined || !rest.every(isTail) ? undefined : readFood([...rest, ...wordsOf(held)]);
}

/** Said before a list begins. Amount words ("a", "some") are read with the amount. */
const OPENING_WORDS = new Set(
  "lets let see uh um er erm well ok okay yes so like oh right also then there got ive weve gonna i we have has got ve there is are still also my our your his her the only just remaining maybe and plus hey siri alexa google add buy need".split(
    " ",
  ),
);
