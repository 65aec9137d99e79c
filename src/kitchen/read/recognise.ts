/** Stage 1: reads what a person typed. Every entry ends in readings, in rejections, or in both; nothing is guessed. */
import { patternLater } from "#recipe/pattern";
import type { Locale } from "#recipe/order";
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { COMPANY_READINGS } from "#kitchen/knowledge/words/company-readings";
import { AMERICAN_READINGS } from "#kitchen/knowledge/words/american-readings";
import { findIngredientByName, keyOf, tokenise } from "#kitchen/knowledge/vocabulary";
import { MEASURES, NUMBER_WORDS } from "#kitchen/knowledge/words/measures";
import { DROPPED_WORDS, KEPT_WORDS, STATE_WORDS } from "#kitchen/knowledge/words/modifiers";
import type { FoodState, Ingredient, Reading, Recognition, Rejection } from "#kitchen/knowledge/schema";
import { findDanger } from "./find-danger.ts";
import { isKindOf } from "./find-form.ts";
import { wordsOf, type PhraseWord } from "./phrase-word.ts";
import { isOnlySaid, isPreparation } from "./preparation.ts";
import { isSaying, withoutRemarks } from "./sayings.ts";
import { reject, shortened, unknown, type Outcome, type Read } from "./outcome.ts";
import { readWholeAmount } from "./read-amount.ts";
import { withNamedAllergens } from "./named-allergens.ts";
import { languagesIn, type Heard } from "./language-of.ts";
import { heardInUnsure } from "./lent-words.ts";
import { isNumber } from "./read-number.ts";
import { foreignWord } from "./read-foreign.ts";
import { readPart } from "./read-part.ts";
import { currentTongue, languagesEdition, speak } from "./spoken-languages.ts";
import { withSaidAmount } from "./said-amount.ts";
import { withSaidStates } from "./said-states.ts";
import { leftOverTogether, withRemark } from "./to-reading.ts";
import { areModifiers } from "./tails.ts";
import { splitEntry, type EntryPart } from "./split-entry.ts";

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
  const seen = new Map<string, readonly Outcome[]>();
  const told = languagesIn(entries);
  speak(told);
  for (const typed of entries) if (!seen.has(typed)) seen.set(typed, readOnce(typed));
  readLent(seen, told);
  for (const [typed, outcomes] of seen)
    seen.set(
      typed,
      outcomes.map((outcome) => ("why" in outcome ? outcome : inLocale(outcome, typed, locale))),
    );
  entries.forEach((typed, entry) => {
    for (const outcome of seen.get(typed) ?? []) {
      if ("why" in outcome) rejections.push({ entry, typed, ...outcome });
      else readings.push({ entry, typed, ...outcome });
    }
  });
  return { readings: inCompany(readings), rejections };
}

/** Reads again what is unsure, with the words of languages that the list does not tell; what is no surer stays. */
function readLent(seen: Map<string, readonly Outcome[]>, told: Heard): void {
  const unsure = [...seen].flatMap(([typed, outcomes]) => {
    const how = sureness(outcomes);
    return how === "sure" ? [] : [{ typed, guessed: how === "guessed" }];
  });
  if (unsure.length === 0) return;
  for (const [typed, heard] of heardInUnsure(unsure, told)) {
    speak(heard);
    const again = readOnce(typed);
    if (sureness(again) === "sure") seen.set(typed, again);
  }
  speak(told);
}

/** How well an entry is understood: whether a word of it is not, or is taken for another that is spelt nearly so. */
function sureness(outcomes: readonly Outcome[]): "sure" | "guessed" | "unknown" {
  if (outcomes.some((one) => "why" in one && one.code === "unknown")) return "unknown";
  return outcomes.some((one) => !("why" in one) && one.how === "spelling") ? "guessed" : "sure";
}

/** Whether a food is in a state by its nature, and not because somebody typed it. */
function isOwn({ ingredient }: Reading, state: FoodState): boolean {
  return findIngredient(ingredient)?.states?.includes(state) === true;
}

/** Names that the rest of the list tells apart; like all that is not sure, they are said. Linear: every name is told once for the list. */
function inCompany(readings: readonly Reading[]): readonly Reading[] {
  const asked = readings.filter(({ name, states }) => COMPANY_READINGS.has(name) && !states.includes("cooked"));
  if (asked.length === 0) return readings;
  const listed = [...new Set(readings.map(({ ingredient }) => ingredient))].flatMap((id) => findIngredient(id) ?? []);
  const told = new Map<string, Ingredient | undefined>();
  for (const { name, ingredient } of asked) {
    const key = `${name}\n${ingredient}`;
    if (!told.has(key))
      told.set(
        key,
        toldApart(
          name,
          listed.filter(({ id }) => id !== ingredient),
        ),
      );
  }
  return readings.map((read) => {
    const food = read.states.includes("cooked") ? undefined : told.get(`${read.name}\n${read.ingredient}`);
    return food === undefined
      ? read
      : {
          ...read,
          ingredient: food.id,
          name: food.name,
          states: [...new Set([...(food.states ?? []), ...read.states.filter((state) => state === "frozen" && !isOwn(read, state))])],
          how: "back-off",
          confidence: 0.8,
        };
  });
}

function toldApart(name: string, others: readonly Ingredient[]): Ingredient | undefined {
  const told = COMPANY_READINGS.get(name)?.find(({ beside, and }) => others.some(beside) && (and === undefined || others.some(and)));
  return told && findIngredientByName(told.food);
}

/** Words with a meaning on each side of the ocean are never sure: the person is told how they were read. A brand's biscuit was not called one. */
function inLocale(read: Read, typed: string, locale: Locale): Read {
  const american = AMERICAN_READINGS.get(read.name.endsWith(" jelly") && read.ingredient === "jelly" ? "jelly" : keyOf(read.name));
  if (american === undefined || (read.how !== "spelling" && !keyOf(typed).includes(keyOf(read.name)))) return read;
  const counted = (findIngredientByName(read.name)?.id ?? read.ingredient) !== read.ingredient;
  const ingredient = locale === "en-US" && !counted ? findIngredientByName(american) : undefined;
  return { ...read, ingredient: ingredient?.id ?? read.ingredient, how: "phrase", confidence: Math.min(read.confidence, 0.8) };
}

/** "Hot & spicy sausage": a food that an entry has named already, and no more of it. */
function isSaidTwice(one: Outcome, before: readonly Outcome[]): boolean {
  return !("why" in one) && one.amount === undefined && before.some((other) => !("why" in other) && other.ingredient === one.ingredient);
}

const EMPTY = "This entry is empty.";
/** What an entry has to hold something of. */
const meaningful = patternLater("u")`[\p{L}\p{N}\p{Extended_Pictographic}]`;

/** Of a list that is written, gated, cooked and checked, every entry is read once, whatever is added beside it. */
const remembered = new Map<string, readonly Outcome[]>();
const MOST_REMEMBERED = 5_000;
const LONGEST_REMEMBERED = 200;
/** With how many tables of other languages they were read. */
let rememberedIn = 0;

/** What an entry says depends on its text, on the language that is spoken and on the tables that are there, and on nothing else. */
function readOnce(typed: string): readonly Outcome[] {
  if (typed.length > LONGEST_REMEMBERED) return readEntry(typed);
  if (rememberedIn !== languagesEdition()) {
    rememberedIn = languagesEdition();
    remembered.clear();
  }
  const key = `${currentTongue()}\n${typed}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const outcomes = readEntry(typed);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, outcomes);
  return outcomes;
}

function readEntry(typed: string): Outcome[] {
  if (typed.trim() === "") return [reject("empty", EMPTY)];
  const read = readParts(typed);
  const first = read.findIndex((outcome) => !("why" in outcome));
  const outcomes = read.map((outcome, at) => (at !== first || "why" in outcome ? outcome : withSaidAmount(outcome, typed)));
  const danger = outcomes.some((one) => "why" in one && (one.code === "poison" || one.code === "not-food")) ? undefined : findDanger(typed);
  return danger === undefined ? outcomes : [...outcomes, reject("poison", danger)];
}

/** "4 skinless, boneless chicken thighs", "store-bought or homemade": how a food is that another part names. */
function saysNoFood(words: readonly PhraseWord[]): boolean {
  return areModifiers(words.filter(({ word }) => !/^(or|and|very)$/.test(word)));
}

function readParts(typed: string): Outcome[] {
  const outcomes: Outcome[] = [];
  const idle = new Set<Outcome>();
  for (const part of splitEntry(beginningOf(typed)).flatMap(stretchesOf)) {
    const last = outcomes.at(-1);
    const told = last === undefined || "why" in last ? undefined : readRemark(last, part);
    if (told !== undefined) outcomes[outcomes.length - 1] = told;
    else {
      if (last !== undefined && !("why" in last) && isOnlySaid(wordsOf(part.text))) continue;
      const all = leftOverTogether(readPart(part), part.text);
      const text = all.length > 1 ? "" : `${part.text} ${part.comment}`;
      const read = all.map((one) => ("why" in one ? one : withSaidStates(withNamedAllergens(one, text), text)));
      if (last !== undefined && !("why" in last) && read.every((one) => "why" in one && one.code === "unknown") && isPreparation(wordsOf(part.text))) continue;
      // "🧀 cheddar": the picture says what kind of thing it is.
      if (last !== undefined && !("why" in last) && last.how === "emoji" && read.some((one) => !("why" in one) && isKindOf(one.ingredient, last.ingredient)))
        outcomes.pop();
      for (const one of read) if (!isSaidTwice(one, outcomes)) outcomes.push(one);
      if (read.every((one) => "why" in one && one.code === "unknown") && saysNoFood(wordsOf(part.text))) for (const one of read) idle.add(one);
    }
  }
  if (typed.length > LONGEST_READ)
    outcomes.push(reject("unknown", `Only the first ${LONGEST_READ.toLocaleString("en-GB")} characters of this entry were read.`));
  const [only] = outcomes;
  if (only !== undefined && outcomes.length === 1 && !("why" in only)) return [withSaidStates(only, typed)];
  if (idle.size > 0 && outcomes.some((one) => !("why" in one))) return outcomes.filter((one) => !idle.has(one));
  if (outcomes.length > 0) return outcomes;
  return [meaningful().test(typed) ? unknown(shortened(typed.trim())) : reject("empty", EMPTY)];
}

/** Words that are read together. A name and its amount have a few; reading a longer run as one would cost its square. */
const MOST_TOGETHER = 40;

/** A long run of words without a mark between, in stretches. */
function stretchesOf(part: EntryPart): EntryPart[] {
  if (part.text.length <= MOST_TOGETHER) return [part];
  const words = tokenise(part.text);
  if (words.length <= MOST_TOGETHER) return [part];
  const stretches: EntryPart[] = [];
  for (let from = 0; from < words.length; from += MOST_TOGETHER) {
    const text = part.text.slice(from === 0 ? 0 : words[from]?.start, words[from + MOST_TOGETHER]?.start);
    stretches.push({ text: text.trim(), comment: from === 0 ? part.comment : "" });
  }
  return stretches;
}

/** The text as far as it is read, cut where a word ends. */
function beginningOf(typed: string): string {
  if (typed.length <= LONGEST_READ) return typed;
  const space = typed.lastIndexOf(" ", LONGEST_READ);
  return typed.slice(0, space > 0 ? space : LONGEST_READ).replace(/[\uD800-\uDBFF]$/, "");
}

/** "1 lemon, zest and juice only": of which part, and still a lemon. */
const PART_ONLY = /^(?:(?:finely |freshly )?(?:grated |squeezed )?(?:zest|rind|juice|seeds|flesh|leaves|stalks|fronds)(?: and (?:zest|juice))? only)$/i;
/** "1 lemon, zest and juice", "2 oranges, finely grated zest". */
const PART_OF_CITRUS =
  /^(?:finely |freshly )?(?:grated |squeezed |pared )?(?:(?:zest|rind)(?: (?:and|&|plus) juice)?|juice (?:(?:and|&|plus) (?:grated )?(?:zest|rind)|of))$/i;
const isCitrus = ofGenera([], ["citrus", "citrus_sour"]);

/**
 * A reading with what the part after it says of it, when the part names no food of its own: "spinach, frozen", "onion,
 * finely chopped", and the picture in "tomatoes 🍅".
 */
function readRemark(last: Read, part: EntryPart): Read | undefined {
  if (part.emoji !== undefined) return findIngredientByName(part.emoji)?.id === last.ingredient && last.how !== "emoji" ? last : undefined;
  if (PART_ONLY.test(part.text) || (PART_OF_CITRUS.test(part.text) && isCitrus(findIngredient(last.ingredient)?.classId))) return last;
  const words = withoutRemarks(wordsOf(part.text), part.text).map(saidInEnglish);
  if (last.how === "emoji" && findIngredientByName(part.text)?.id === last.ingredient) return { ...last, how: "exact", confidence: 1 };
  // "Garlic, 3 cloves": how much there is of it.
  const pieces = words.length < 3 && /^\d+$/.test(words[0]?.word ?? "") && (words.length === 1 || MEASURES.get(words[1]?.lemma ?? "")?.kind === "piece");
  const amount = pieces ? { count: Number(words[0]?.word), text: part.text } : readWholeAmount(part.text);
  if (amount !== undefined && (pieces || words.length > 1)) return last.amount === undefined ? { ...last, amount } : last;
  const remarks =
    isSaying(words) ||
    isOnlyMeasured(words) ||
    words.every(
      ({ word, lemma }, at) =>
        DROPPED_WORDS.has(lemma) ||
        STATE_WORDS.has(lemma) ||
        /^(?:|to|taste)$/.test(lemma) ||
        (words.length > 1 && (isNumber(lemma) || Object.hasOwn(NUMBER_WORDS, word))) ||
        (at > 0 && KEPT_WORDS.has(lemma)),
    );
  return part.text !== "" && remarks ? withRemark(last, words) : undefined;
}

/** "Sahne, offen", "tortilla, queda poca": a word that another language says beside a food, as English has it. */
function saidInEnglish(word: PhraseWord): PhraseWord {
  const said = DROPPED_WORDS.has(word.lemma) || STATE_WORDS.has(word.lemma) ? undefined : foreignWord(word.lemma);
  return said === undefined ? word : { ...word, lemma: said === "piece" || said === "leaf" ? "" : said };
}

/** "Brisket, fist size lump", "Sauerkraut, Rest im Glas": how much there is of it, in measures and what ties them. */
function isOnlyMeasured(words: readonly PhraseWord[]): boolean {
  const isMeasure = ({ word, lemma }: PhraseWord): boolean => MEASURES.has(lemma) || MEASURES.has(word);
  return words.length > 1 && words.some(isMeasure) && words.every((each) => isMeasure(each) || isNumber(each.word) || TIES.has(each.word));
}
const TIES = new Set("a an the of in im der vom ein eine un une size sized fist golf about".split(" "));
