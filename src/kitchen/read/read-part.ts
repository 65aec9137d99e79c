/** Reads one part of an entry: one food, a few joined by "and" or in a row, or what is wrong with it. */
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import type { ClassId } from "#kitchen/knowledge/classes/ingredient-class";
import { findFoodAt, findIngredientByName, findLongestFood } from "#kitchen/knowledge/vocabulary";
import { MADE_OF_TWO } from "#kitchen/knowledge/words/modifiers";
import { correctPhrase } from "./correct-phrase.ts";
import { findHazard, findNonFoodPhrase, isNonFood } from "./find-hazard.ts";
import { notFood, reject, shortened, unknown, type Outcome } from "./outcome.ts";
import { wordsOf, type PhraseWord } from "./phrase-word.ts";
import { readAmount, readWholeAmount } from "./read-amount.ts";
import { readExactly, readFood } from "./read-food.ts";
import { brandOf, isFlavoured, readBrand } from "./read-brand.ts";
import { isStrange } from "./readable-words.ts";
import { readRun } from "./read-run.ts";
import { FLAVOURED } from "./read-several.ts";
import { findClosedName } from "./spelling.ts";
import { falseFriend, spokenLanguage, saidBeside } from "./spoken-languages.ts";
import type { EntryPart } from "./split-entry.ts";
import { isOnlySaid } from "./preparation.ts";
import { toReading } from "./to-reading.ts";
import type { ReadFood } from "./read-named.ts";
import { areModifiers, isTail } from "./tails.ts";

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

/** "Misir (red lentils) 200g": the amount stands with the word that the brackets explain. */
function withAmountOf(outcome: Outcome, among: number, words: readonly PhraseWord[], text: string): Outcome {
  if ("why" in outcome || outcome.amount !== undefined || among > 1) return outcome;
  const { amount } = readAmount(words, text);
  return amount === undefined ? outcome : { ...outcome, amount };
}

/** "Raisins secs", "peperoni" in a list in French or Italian: what the words mean there, though English has them too. */
function readFriend(words: readonly PhraseWord[], part: EntryPart): Outcome | undefined {
  if (spokenLanguage() === undefined) return undefined;
  const { rest, amount, held } = readAmount(words, part.text);
  // What stands before the name is an article at most: "des raisins".
  const said = [rest, rest.slice(1)].flatMap((name) => [name.map((word) => (word as PhraseWord).shown).join(" "), name.map(({ lemma }) => lemma).join(" ")]);
  const english = said.map(falseFriend).find((name) => name !== undefined);
  const food = english === undefined ? undefined : readExactly(wordsOf(english));
  return food && toReading({ ...food, how: "translation", confidence: 0.9 }, amount, held, part);
}

function isUnknown(outcome: Outcome): boolean {
  return "why" in outcome && outcome.code === "unknown";
}

/** What a line says besides its food, and what is left of the line without it; the first that leaves a food is right. */
const SIMPLER: readonly (readonly [said: RegExp, left: string])[] = [
  // "300ml/10fl oz stock": the same amount in another measure.
  [/^(\s*[\d.,¼½¾⅓⅔⅛]+\s?[a-z]{1,6})\s?\/\s?[\d.,¼½¾⅓⅔⅛]+\s?(?:fl\.? ?oz|[a-z]{1,6})(?: ?[\d½]+ ?oz)?\b/i, "$1"],
  // "Zest of 1 large lemon", "leaves from 2 sprigs of thyme": a part of so many.
  [
    /^(?:(?:freshly|finely|coarsely|grated|the|sliced|chopped)\s)*(zest|rind|peel|juice|leaves|leaf)\s(?:and juice\s)?(?:of|from)\s(?:[\d¼½¾⅓⅔⅛/–-]+|a|an|one|two|three|half)\s(?:(?:large|small|medium|whole|sprigs?(?: of)?|bunch(?:es)?(?: of)?|a|an)\s)*(\S.*)$/i,
    "$2 $1",
  ],
  // "1- to 2-pound", "6 × 2-inch pieces": how large the pieces are.
  [/\s\d+-? (?:to|or|x|×|by) [\d½¼¾]+-(?:inch|pound|ounce|cm)\b/i, " "],
  // "Brie or other soft cheese", "sirloin trimmed of fat", "oil for deep frying", "sumac, preferably Turkish".
  [
    /\s(?:or|such as|like|for (?:\w+ )?(?:frying|searing|brushing|greasing|dusting|drizzling|serving|garnish\w*|decorating|decoration|topping|sprinkling|the \w+)|plus|preferably|ideally|instead of|in place of|rather than|aka|from a)(?=\s|$).*$/i,
    "",
  ],
  [/\s[a-z]{3,}(?:ed|n)\s(?:of|in|with|from|to|into|by|for)\s.*$/i, ""],
  // "Freshly ground", "hefty pinch of", "10-year aged", "good-quality": what stands in front.
  [
    /\b(?:hefty|big|fat|heaping|chiffonade of|finishing|cooking|tender|juicy|non-fat|miniature|\d+-year[- ]aged|chocolate-covered|candy-coated|double-strong|salty-sweet|freshly harvested|freshly squeezed|liquid)\s/gi,
    "",
  ],
];

/** "Canola oil or grapeseed oil", "zest of 1 large lemon": a line that nobody knows as it stands, without what it says besides its food. */
function readSimpler(part: EntryPart): Outcome[] | undefined {
  let text = part.text;
  for (const [said, left] of SIMPLER) {
    const simpler = text.replace(said, left).trim();
    if (simpler === text || simpler === "") continue;
    const outcomes = readJoined(wordsOf(simpler), { ...part, text: simpler });
    if (outcomes.length > 0 && outcomes.every((outcome) => !("why" in outcome))) return outcomes;
    text = simpler;
  }
  // "Oaxacan cheese or jack cheese": where the first is not known, the other may be.
  const or = part.text.search(/\s(?:or|aka)\s/i);
  if (or < 0) return undefined;
  const other = part.text.slice(or).replace(/^\s\S+\s(?:another\s|other\s)?/, "");
  const outcomes = readJoined(wordsOf(other), { text: other, comment: part.comment });
  return outcomes.length > 0 && outcomes.every((outcome) => !("why" in outcome)) ? outcomes : undefined;
}

/** "Onion powder/garlic powder": the foods on both sides of a stroke, where all are foods. */
function readEither(part: EntryPart): Outcome[] | undefined {
  const sides = part.text.split("/");
  if (sides.length < 2 || sides.length > 4) return undefined;
  const outcomes = sides.map((text) => readJoined(wordsOf(text), { text, comment: "" }));
  return outcomes.every((side) => side.some((outcome) => !("why" in outcome))) ? outcomes.flat() : undefined;
}

/** Words that no table holds and no correction helps: a long list of them is turned away fast. */
function isGibberish(words: readonly PhraseWord[]): boolean {
  if (!words.every(isStrange) || findClosedName(words.map(({ lemma }) => lemma)) !== undefined) return false;
  return correctPhrase(words).length === 0 && findHazard(words) === undefined && !isNonFood(words);
}

/** A phrase that is one food stays whole ("mac and cheese"); else it comes apart at "and" where both sides are something. */
function readJoined(letters: readonly PhraseWord[], part: EntryPart): Outcome[] {
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
    const all = splitAtAnd(words);
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

/** What is sold in flavours of two foods: sausages and soups, and what a brand sells, "sour cream and onion Pringles". */
function isFlavouredHead(lemma: string): boolean {
  const sold = FLAVOURED.has(lemma) ? undefined : readBrand(lemma);
  return FLAVOURED.has(lemma) || (sold !== undefined && isFlavoured(sold));
}

/** "Pork and apple sausages": the phrase without the first flavour, where both are said as adjectives are: in the singular, a word each. */
function flavoured(words: readonly PhraseWord[]): readonly PhraseWord[] {
  const and = words.findIndex(({ word }) => word === "and");
  const [first, , second, ...heads] = words.slice(and - 1);
  const [head] = heads;
  if (and < 1 || heads.length < 1 || heads.length > 2 || first === undefined || second === undefined) return words;
  // "Tomato and basil pasta sauce".
  if (heads.length === 1 ? !isFlavouredHead(head?.lemma ?? "") : !MADE_OF_TWO.has(heads[1]?.lemma ?? "") || readExactly(heads) === undefined) return words;
  const bare = [first, second].every(({ word, lemma }) => word === lemma && findIngredientByName(lemma) !== undefined);
  if (!bare || !areModifiers(words.slice(0, and - 1))) return words;
  return words.toSpliced(and - 1, readExactly(words.slice(and + 1)) === undefined ? 3 : 2);
}

/** "Zest and juice of a lemon": both are of what is named last. */
function ofBoth(words: readonly PhraseWord[]): readonly PhraseWord[] {
  const [one, and, other, of] = words;
  if (and?.word !== "and" || of?.word !== "of" || !/^(zest|juice)$/.test(one?.lemma ?? "") || !/^(zest|juice)$/.test(other?.lemma ?? "")) return words;
  return [...words.slice(0, 1), ...words.slice(3), ...words.slice(1)];
}

/** "Naans garlic and coriander": the head without its two flavours behind it, where they are said in the singular. */
function withoutFlavours(words: readonly PhraseWord[]): readonly PhraseWord[] {
  const and = words.findIndex(({ word }) => word === "and");
  if (and < 2 || words.length !== and + 2) return words;
  // The first flavour may have two words: "Pringles sour cream and onion".
  for (const from of [and - 2, and - 1]) {
    const head = words.slice(0, from);
    if (head.length === 0 || !isSoldInFlavours(head)) continue;
    const flavours = [words.slice(from, and), words.slice(and + 1)];
    if (flavours.every((flavour) => flavour.at(-1)?.word === flavour.at(-1)?.lemma && canFlavour(findFoodAt(flavour, 0, flavour.length)?.classId))) return head;
  }
  return words;
}

/** A head that comes in flavours: "naans", "Boursin", "Loyd Grossman". */
function isSoldInFlavours(head: readonly PhraseWord[]): boolean {
  const noun = head.findLast((word) => !isTail(word));
  const ingredient = findFoodAt(head, 0, head.length);
  const sold = ingredient === undefined ? brandOf(head) : { ingredient };
  return FLAVOURED.has(noun?.lemma ?? "") || (sold !== undefined && isFlavoured(sold));
}

/** Staples and what is poured: no other food is sold in these flavours. */
const isNoFlavour = ofGenera(
  [
    "bread",
    "roll",
    "breaded-fish",
    "pasta",
    "rice",
    "cooked-rice",
    "rice-mix",
    "egg",
    "milk",
    "milk-powder",
    "plant-milk",
    "coconut-milk",
    "cream",
    "cream-cheese",
    "butter",
    "nut-butter",
    "oil",
    "oily-fish",
    "wine",
    "beer",
    "juice",
    "tomato-juice",
    "soda",
  ],
  ["noodle_rice", "rice_paper", "rice_wine", "pasta_sauce", "cornbread_mix", "soda_bicarb", "citrus_juice"],
);

function canFlavour(classId: ClassId | undefined): boolean {
  return classId !== undefined && !isNoFlavour(classId);
}

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
