/** Finds every amount of food in a recipe's text, in the list and in the steps, and tells it from times, sizes and marks. */
import { foodVocabulary, singular } from "./food-words.ts";
import { findFurtherDishes } from "./further-dishes.ts";
import { findNumbers } from "./numbers-in-text.ts";
import { readPlainText, type PlainText } from "./plain-text.ts";
import { findQuantity, type Quantity } from "./quantity.ts";
import type { ReadRecipe, RecipePart } from "./read-recipe.ts";
import { findTemperatures } from "./step-temperatures.ts";
import { findTimes } from "./step-times.ts";

export interface AmountInRecipe {
  /** Where it stands: offsets in `plain.text`. */
  readonly plain: PlainText;
  readonly start: number;
  readonly end: number;
  readonly quantity: Quantity;
  readonly part: RecipePart;
  /** The line's own amount, where the part is an ingredient. */
  readonly isMain: boolean;
  /** An amount of food that follows the number of servings; false for a tin's size, a remark, or what cannot be told. */
  readonly grows: boolean;
  /** The words for the food that it measures. */
  readonly food?: string;
  /** The noun it counts, where that has to agree: `1 egg`, `2 eggs`. */
  readonly noun?: { readonly start: number; readonly end: number };
}

const LENGTH = /^[\s-]?(?:cm|mm|inch|inches|in\.|"|″|”|')/i;
/** Words that end the noun behind an amount. */
const NOUN_ENDS: ReadonlySet<string> = new Set(
  "and with in into to over for until then on or from at per each as by plus while so if when but around between across together them it".split(" "),
);
const NOUN_WORDS_MOST = 6;
const SENTENCE_MOST = 300;
/** Said of one piece, or of one go: it stays the same however many are fed. */
const APIECE = /^[\s,]*(?:each|apiece|per|at a time|or so per)(?!\p{L})/iu;
/** Behind a count these are no nouns: `1 small`, `2 stock cubes dissolved`. */
const SIZE_OR_WORK = /^(?:large|medium|small|big|whole|ripe)$|[^e]ed$/i;
/** What is bought or kept in a kitchen by its size: `a 2 lb loaf tin`, `a stick blender`. */
const EQUIPMENT =
  /^[\s-](?:[\p{L}-]+\s){0,2}(?:tins?|pans?|dish(?:es)?|skillets?|pots?|trays?|blenders?|jugs?|jars?|bowls?|moulds?|molds?|casseroles?|measures?|ramekins?)(?!\p{L})/iu;
/** What is told for each of several things is told for one of them. */
const FOR_EACH = /(?:^|\s)(?:(?:each|every)\s(?!side|other|batch|time|minute|addition|half)|per\s(?!side))\p{L}/iu;
const SIZED_BY = /^(?:tin|can|jar|packet)$/;
const CONTAINER_NOTE = /(?:^|\s)(?:each|block|bag|bottle|box|tub|carton|ball|log|tube|pouch|container|pot|loaf)(?:$|[\s)])/i;
/** Enough to grease a tin is enough for any number of people. */
const PINNED = /(?:^|\s)(?:to taste|for (?:greasing|frying|deep[- ]frying|brushing|dusting|the pan|the tin))/i;

/** The amounts in source order. */
export function findAmounts(read: ReadRecipe): AmountInRecipe[] {
  const vocabulary = foodVocabulary([...read.recipe.ingredients, ...findFurtherDishes(read.recipe).flatMap(({ ingredients }) => ingredients)]);
  return read.parts.flatMap((part) => {
    if (isNutrition(read, part)) return [];
    if (part.role === "ingredient") return read.recipe.ingredients[part.index ?? -1]?.quantity ? findListed(read, part) : findTold(part, vocabulary);
    return part.role === "step" || part.role === "note" || part.role === "remark" ? findTold(part, vocabulary) : [];
  });
}

/** What a serving gives is told in grams, whatever the kitchen measures in, and stays the same however many are fed. */
function isNutrition({ recipe }: ReadRecipe, { role, index, plain }: RecipePart): boolean {
  if (role !== "note" && role !== "remark") return false;
  const heading = role === "note" ? (recipe.notes[index ?? -1]?.heading ?? "") : "";
  return /nutrition/i.test(heading) || /\d\s?(?:kcal|kj|calories)(?!\p{L})/iu.test(plain.text);
}

/** What can be an amount at all: a number that is no time and no temperature, not joined to a word, and no length. */
function findQuantities(text: string): { readonly start: number; readonly end: number; readonly quantity: Quantity; readonly byWord: boolean }[] {
  const taken = [...findTimes(text), ...findTemperatures(text)].sort((a, b) => a.start - b.start);
  let next = 0;
  let from = 0;
  return findNumbers(text).flatMap(({ start, byWord, end: numberEnd }) => {
    while ((taken[next]?.end ?? Infinity) <= start) next += 1;
    if (start < from || (taken[next]?.start ?? Infinity) < numberEnd) return [];
    const found = findQuantity(text, start);
    if (!found || LENGTH.test(text.slice(numberEnd, numberEnd + 6))) return [];
    from = found.end;
    return [{ start, end: found.end, quantity: found.quantity, byWord }];
  });
}

function findListed(read: ReadRecipe, part: RecipePart): AmountInRecipe[] {
  const line = read.recipe.ingredients[part.index ?? -1];
  if (!line?.quantity) return [];
  const own = (plain: PlainText) => findQuantities(plain.shape).findIndex(({ quantity }) => isEqual(quantity, line.quantity));
  // In a table the amount stands in another cell of the row.
  const plain = own(part.plain) >= 0 ? part.plain : readRow(read.source, part);
  const main = own(plain);
  const found = findQuantities(plain.shape);
  const mainAmount = found[main];
  if (!mainAmount) return [];
  const remark = `${line.preparation ?? ""} ${line.note ?? ""}`;
  const pinned = PINNED.test(remark) && !/(?:^|\s)(?:plus|extra|more)(?:$|\s)/i.test(remark);
  const sized = SIZED_BY.test(line.quantity.unit ?? "") || CONTAINER_NOTE.test(line.note ?? "");
  return found.flatMap((amount, at) => {
    const isMain = at === main;
    const measure = amount.quantity.unit !== undefined && !SIZED_BY.test(amount.quantity.unit);
    if (!isMain && !measure) return [];
    const noun = isMain && amount.quantity.unit === undefined ? findNoun(plain.text, line.food, amount.end) : undefined;
    return [
      { ...amount, plain, part, isMain, grows: !pinned && (isMain || !sized), ...(isMain ? { food: line.food } : {}), ...(noun === undefined ? {} : { noun }) },
    ];
  });
}

function readRow(source: string, part: RecipePart): PlainText {
  const from = source.lastIndexOf("\n", part.start - 1) + 1;
  const to = source.indexOf("\n", part.end);
  return readPlainText(source, from, to < 0 ? source.length : to);
}

/** The last word of what is counted: of the food's name behind its amount, or of `1 block` behind a food and a colon. */
function findNoun(text: string, food: string, from: number): { readonly start: number; readonly end: number } | undefined {
  const head = /^.*?(?= (?:of|in|with) |$)/.exec(food)?.[0] ?? food;
  const at = text.indexOf(head, from);
  const counted = at < 0 ? (/^[\s-][\p{L}\s-]*\p{L}/u.exec(text.slice(from, from + 60))?.[0] ?? "") : head;
  const words = [...counted.matchAll(/\p{L}+/gu)];
  const noun = words.findLast(([word]) => !SIZE_OR_WORK.test(word));
  if (!noun) return undefined;
  const start = Math.max(at, from) + noun.index;
  return { start, end: start + noun[0].length };
}

function findTold(part: RecipePart, vocabulary: ReadonlySet<string>): AmountInRecipe[] {
  const { plain } = part;
  const text = plain.shape;
  return findQuantities(text).flatMap(({ start, end, quantity, byWord }) => {
    const measured = quantity.unit !== undefined;
    const noun = findFood(text, end, vocabulary);
    const bracketed = measured && isBracketedBehindFood(text, start, vocabulary);
    if (measured && !noun && EQUIPMENT.test(text.slice(end, end + 60))) return [];
    // In the list "the juice of half a lemon" is an amount like any other.
    const vague = byWord && quantity.amount <= 1 && !isMeasure(quantity) && part.role !== "ingredient";
    const partOf = !measured && /^\s(?:of|the)\s/i.test(text.slice(end, end + 5));
    const grows = (noun !== undefined || bracketed) && !vague && !partOf && !isApiece(text, start, end, noun?.end ?? end);
    // "A cup of something hot" is a manner of speaking.
    if (!grows && (!measured || (byWord && noun === undefined))) return [];
    const food = noun === undefined ? {} : { food: text.slice(end, noun.end).replace(/^\s(?:of\s)?(?:the\s)?/i, "") };
    return [{ plain, start, end, quantity, part, isMain: false, grows, ...food, ...(measured || noun === undefined ? {} : { noun }) }];
  });
}

/** Said of one of several (`2 tbsp per jar`, `1 tbsp at a time`), or a size that is part of a name (`14-oz`). */
function isApiece(text: string, start: number, end: number, nounEnd: number): boolean {
  return APIECE.test(text.slice(nounEnd, nounEnd + 20)) || /-\p{L}/u.test(text.slice(start, end)) || FOR_EACH.test(sentenceAt(text, start));
}

/** The sentence around an offset, as far as one reads. */
function sentenceAt(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - SENTENCE_MOST), at);
  const behind = text.slice(at, at + SENTENCE_MOST);
  const end = behind.search(/[.!?;](?:\s|$)/);
  return before.slice(before.lastIndexOf(". ") + 1) + (end < 0 ? behind : behind.slice(0, end));
}

/** The last word of a listed food in the words right behind an amount. */
function findFood(text: string, from: number, vocabulary: ReadonlySet<string>): { readonly start: number; readonly end: number } | undefined {
  let found: { readonly start: number; readonly end: number } | undefined;
  let count = 0;
  for (const match of text.slice(from, from + 80).matchAll(/([^\p{L}]*)(\p{L}[\p{L}’'-]*)/gu)) {
    const [, gap = "", word = ""] = match;
    if (!/^\s$/.test(gap) || NOUN_ENDS.has(word.toLowerCase()) || count === NOUN_WORDS_MOST) break;
    count += 1;
    const start = from + match.index + gap.length;
    if (vocabulary.has(singular(word.toLowerCase()))) found = { start, end: start + word.length };
    else if (found) break;
  }
  return found;
}

/** `the flour (200 g)`. */
function isBracketedBehindFood(text: string, start: number, vocabulary: ReadonlySet<string>): boolean {
  const word = /(\p{L}+)\s\((?:about |approx\.? |around |roughly )?$/u.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  return word !== undefined && vocabulary.has(singular(word.toLowerCase()));
}

/** Whether the unit is exact: "a cup of milk" doubles, "a pinch of salt" in a step stays a pinch, and "half the milk" is half. */
function isMeasure({ unit }: Quantity): boolean {
  return unit !== undefined && ["g", "kg", "ml", "l", "tsp", "tbsp", "cup", "oz", "lb", "fl oz", "pint", "quart"].includes(unit);
}

function isEqual(a: Quantity, b: Quantity | undefined): boolean {
  return a.amount === b?.amount && a.upTo === b.upTo && a.unit === b.unit;
}
