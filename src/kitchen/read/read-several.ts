/** Reads foods one after the other without a mark between: "eggs milk flour". */
import { findIngredient, getIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { ofGenera } from "#kitchen/knowledge/classes/all-classes";
import { findFoodAt, findLongestFood } from "#kitchen/knowledge/vocabulary";
import { KEPT_WORDS } from "#kitchen/knowledge/words/modifiers";
import { isKindOf } from "./find-form.ts";
import { madeOf, MOST_MADE_OF } from "./made-of.ts";
import type { Read } from "./outcome.ts";
import type { PhraseWord } from "./phrase-word.ts";
import { readAmount } from "./read-amount.ts";
import { isCounted } from "./read-kind.ts";
import { readFood } from "./read-food.ts";
import { foreignName } from "./spoken-languages.ts";
import { areTails } from "./tails.ts";
import type { EntryPart } from "./split-entry.ts";
import { toReading } from "./to-reading.ts";

/** What is sold in flavours that are named by two foods: "pork and apple sausages" are sausages. */
export const FLAVOURED: ReadonlySet<string> = new Set(
  "sausage soup crisp stuffing chutney quiche pie pasty hummus ravioli tortellini pizza relish stew curry naan protein jello cheerio crouton gyoza samosa granule".split(
    " ",
  ),
);

const isFish = ofGenera(["white-fish", "oily-fish"]);

const MADE_OF = new Set("oil cream juice powder paste extract water wax".split(" "));

/** What is left of a food when it is eaten. */
const LEAVINGS = new Set(["shell", "husk", "skin", "peel", "bone", "rind", "pod", "stone", "pit", "leaf"]);

/** Lists longer than this are no lists that somebody typed without a comma. */
const MOST_WORDS = 60;

/** One food of a list: what it is read as, the words that say it, from `at` to before `end`, and how many of them name it. */
interface Piece {
  readonly read: Read;
  readonly at: number;
  readonly end: number;
  readonly length: number;
}

/** The foods in order; every word must belong to one. */
export function readSeveral(words: readonly PhraseWord[], part: EntryPart): Read[] | undefined {
  if (words.length > MOST_WORDS) return undefined;
  const pieces = piecesFrom(words, 0, part, new Map());
  const [first, last] = [pieces?.[0], pieces?.at(-1)];
  if (pieces === undefined || first === undefined || last === undefined || (pieces.length < 2 && last.end < words.length)) return undefined;
  const made = readMade(pieces, words);
  if (made !== undefined) return [made];
  const outcomes: Read[] = [];
  for (const { read, at } of pieces) {
    const before = outcomes.at(-1);
    // "Apricot-mango nectar" tastes of both.
    const hyphened = at > 0 && part.text.slice(words[at - 1]?.end, words[at]?.start) === "-";
    // "back bacon rashers" are one food, named twice.
    if (before !== undefined && isSaltFor(before, read)) outcomes[outcomes.length - 1] = { ...read, states: [...read.states, "salted"] };
    else if (before !== undefined && (hyphened || isKindOf(read.ingredient, before.ingredient))) outcomes[outcomes.length - 1] = read;
    else if (before === undefined || !isKindOf(before.ingredient, read.ingredient)) outcomes.push(read);
  }
  // "Lemon oil" and "coffee cream" are made of what is named first, nobody knows how; but "chive sour cream" is sour cream.
  // Of what is said in the plural nothing is made: "strawberries cream" are two.
  const named = words[last.at - 1];
  if (outcomes.length === 2 && MADE_OF.has(words.at(-1)?.lemma ?? "") && named?.word === named?.lemma)
    return last.length > 1 && words.length === last.length + 1 ? outcomes.slice(1) : undefined;
  // "Lettuce seeds" are for the garden.
  if (outcomes.length === 2 && words.at(-1)?.lemma === "seed" && last.length === 1 && named?.word === named?.lemma) return undefined;
  return isFilled(pieces, words) || isFlavourOf(outcomes, words) ? outcomes.slice(0, 1) : outcomes;
}

/** "Salt mackerel" is one food: salt that stands before a fish without a mark is in it. */
function isSaltFor(before: Read, read: Read): boolean {
  return before.ingredient === "salt" && before.amount === undefined && isFish(getIngredient(read.ingredient).classId);
}

/** "Spinach falafel", "200 g mushroom ravioli": what is made with the one or two foods before it, which are said in the singular as adjectives are. */
function readMade(pieces: readonly Piece[], words: readonly PhraseWord[]): Read | undefined {
  const [sold, first] = [pieces.at(-1), pieces[0]];
  const tastes = pieces.slice(0, -1);
  if (sold === undefined || first === undefined || tastes.length < 1 || tastes.length > MOST_MADE_OF) return undefined;
  if (tastes.some(({ read, end }) => words[end - 1]?.word !== words[end - 1]?.lemma || (read !== first.read && read.amount !== undefined))) return undefined;
  const foodOf = ({ read }: Piece) => getIngredient(read.ingredient);
  const ingredient = madeOf(foodOf(sold), tastes.map(foodOf));
  if (ingredient === undefined) return undefined;
  const amount = first.read.amount ?? sold.read.amount;
  return {
    ...sold.read,
    ingredient: ingredient.id,
    name: [...tastes, sold].map(({ read }) => read.name).join(" "),
    states: [...new Set([...sold.read.states, ...first.read.states.filter((state) => state === "frozen")])],
    how: "back-off",
    confidence: 0.7,
    ...(amount === undefined ? {} : { amount }),
  };
}

/** Modifiers that may stand before a food in a list. */
const MOST_MODIFIERS = 5;

/**
 * The foods of the words from `from` on, the longest names first and shorter ones where the rest is nothing then: "chicken curry" is a
 * name, but not before "powder". `known` remembers what was found from a word on.
 */
function piecesFrom(
  words: readonly PhraseWord[],
  from: number,
  part: EntryPart,
  known: Map<number, readonly Piece[] | undefined>,
): readonly Piece[] | undefined {
  if (from >= words.length) return [];
  if (known.has(from)) return known.get(from);
  let found: readonly Piece[] | undefined;
  for (let at = from; found === undefined && at < words.length && at <= from + MOST_MODIFIERS; at++) {
    const lengths = nameLengthsAt(words, at, from);
    for (const length of lengths) {
      const read = readOne(words.slice(from, at + length), part);
      const rest = read === undefined ? undefined : piecesFrom(words, at + length, part, known);
      if (read === undefined || rest === undefined) continue;
      found = [{ read, at: from, end: at + length, length }, ...rest];
      break;
    }
    // A food is no modifier of the next.
    if (lengths.length > 0) break;
  }
  found ??= from > 0 && areTails(words.slice(from)) ? [] : undefined;
  known.set(from, found);
  return found;
}

/** Words that are foods as well as kinds of others, in a list of three words or more; an orange is a colour before some. */
const KINDS_AND_FOODS = new Set(["chocolate", "vanilla", "orange"]);
const COLOURED = /^(pepper|lentil|squash|tomato|carrot|cauliflower|beetroot|sweet)$/;

/** Whether a word of a list is a kind of what comes next, and no food of its own: in "green olives" the colour is no vegetable. */
function isKindWord(words: readonly PhraseWord[], at: number): boolean {
  const word = words[at]?.word ?? "";
  if (!KEPT_WORDS.has(word) || (at > 0 && at === words.length - 1)) return false;
  return words.length < 3 || !KINDS_AND_FOODS.has(word) || (word === "orange" && COLOURED.test(words[at + 1]?.lemma ?? ""));
}

/** How many words the names may have that begin at a word, likeliest first. */
function nameLengthsAt(words: readonly PhraseWord[], at: number, from: number): readonly number[] {
  const word = words[at];
  const longest = findLongestFood(words, at)?.length ?? (foreignName(word?.lemma ?? "") === undefined ? 0 : 1);
  const lengths: number[] = [];
  const unlikely: number[] = [];
  for (let length = longest; length > 0; length--) {
    if (length > 1 && findFoodAt(words, at, at + length) === undefined) continue;
    // "prawn shells" are the shells of prawns, no pasta.
    if (length === 1 && ((from > 0 && LEAVINGS.has(word?.lemma ?? "")) || isKindWord(words, at))) continue;
    (length > 1 && isUnlikely(words, at, length) ? unlikely : lengths).push(length);
  }
  return [...lengths, ...unlikely];
}

/** Whether a name of several words takes a word that belongs to the next food: "bananas flour", "lentils red" before "wine". */
function isUnlikely(words: readonly PhraseWord[], at: number, length: number): boolean {
  const end = at + length;
  if (findFoodAt(words, at, at + 1) === undefined) return false;
  const next = KEPT_WORDS.has(words[end - 1]?.word ?? "") && (findLongestFood(words, end - 1)?.length ?? 0) > 1;
  return next || (isCounted(words[at]) && findFoodAt(words, at + 1, end) !== undefined);
}

/** What is filled or flavoured with up to two foods that are named behind it, in the singular: "tortellini spinach ricotta". */
const FILLED = new Set("chutney relish naan crisp quiche hummus ravioli tortellini crouton gyoza samosa granule protein jello cheerio stuffing".split(" "));

function isFilled(pieces: readonly Piece[], words: readonly PhraseWord[]): boolean {
  const [first] = pieces;
  if (first === undefined || pieces.length > 3 || !words.slice(0, first.end).some(({ lemma }) => FILLED.has(lemma))) return false;
  return words.slice(first.end).every(({ word, lemma }) => word === lemma);
}

/** What is sold in one flavour, by its class, and of what it may taste. */
const TASTES: readonly (readonly [sold: RegExp, of: RegExp])[] = [
  [/^(yogurt|jelly_mix|jam|ice_cream|cordial)/, /^(berry|stone|tropical|citrus|vanilla|pome)/],
  [/^(biscuit|cake|cereal)/, /^choc/],
  [
    /^(stock_cube|crisps|rice_mix|soup_mix|soup_condensed|noodle_instant|gravy_dry)/,
    /^(poultry|red_|pork|cheese|onion|salt|mushroom|tomato|prawn|vinegar|chilli|bacon|milk$|condensed)/,
  ],
];

/** "Yogurts strawberry", "digestives choc": one food and its flavour, said in the singular as an adjective is. */
function isFlavourOf(outcomes: readonly Read[], words: readonly PhraseWord[]): boolean {
  const [sold, taste] = outcomes.map(({ ingredient }) => findIngredient(ingredient)?.classId ?? "");
  const last = words.at(-1);
  if (sold === undefined || taste === undefined || outcomes.length !== 2 || last?.word !== last?.lemma) return false;
  return TASTES.some(([head, of]) => head.test(sold) && of.test(taste));
}

function readOne(words: readonly PhraseWord[], part: EntryPart): Read | undefined {
  const read = readAmount(words, part.text);
  const food = readFood(read.rest as readonly PhraseWord[]);
  return food === undefined ? undefined : toReading(food, read.amount, read.held, { ...part, comment: "" });
}
