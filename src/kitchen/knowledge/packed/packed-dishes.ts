/** The dishes, packed. */
import type { Dish, PlanStep, Slot } from "../dishes/dish.ts";
import type { DishId } from "../dishes/dish-ids.ts";
import { slotsNamed } from "../dishes/by-slot.ts";
import type { Demand, Facts, WrittenBook } from "../dishes/dish-book.ts";
import { DIGITS, END } from "./digits.ts";
import { packTable, type Layout } from "./pack-table.ts";
import { unpackTable, type Rows } from "./unpack-table.ts";

const LAYOUT: Layout = {
  maps: ["slots", "caps", "batch.parts"],
  sets: ["slots.*.roles", "slots.*.not", "forbid", "support.has", "support.lacks", "support.forsakes"],
  names: {
    role: ["slots.*.roles", "slots.*.not", "support.has", "support.lacks", "support.forsakes", "caps", "forbid", "forgives"],
    slot: ["slots", "batch.parts", "stars", ...["has", "lacks", "takes", "halves", "of", "with", "late", "liquids"].map((key) => `plan.${key}`)],
  },
};

/** A step as packed: what it takes is nearly always what its sentences name, in that order, and is then left out. */
type PackedStep = PlanStep & { readonly leaves?: true };

export function packDishes({ demands, facts: read, plan }: WrittenBook): string {
  const rows = demands.map((_, index) => {
    const facts = read(index);
    return { ...withNoun(facts, shortenByNoun), needs: placesOfNeeds(facts), plan: plan(index).map(shorten) };
  });
  const words = wordsInHoles(rows);
  const numbers = new Map(words.map((word, index) => [word, MARKS.charAt(index)]));
  const shortened = inTexts(rows, (text) => inHoles(text, (word) => numbers.get(word) ?? word)) as readonly object[];
  return words.join(" ") + END + packTable(shortened, LAYOUT);
}

/** The same dish, with the texts changed that mostly repeat words of its noun. */
function withNoun(facts: Facts, change: (text: string, noun: string) => string): Facts {
  const { id, noun, titles, summaries } = facts;
  const inAll = (texts: readonly string[]): readonly string[] => texts.map((text) => change(text, noun));
  // What is packed is unpacked to the same id again.
  return { ...facts, id: change(id, noun) as DishId, titles: inAll(titles), summaries: inAll(summaries) };
}

/** So many of a noun's last words have a figure; the figures after those stand for the same with a capital. */
const FIGURED = 5;

/** The text, with figures for words of the noun. */
function shortenByNoun(text: string, noun: string): string {
  if (/\d/.test(text)) throw new Error(`What a dish is called cannot hold a figure: ${JSON.stringify(text)}.`);
  const words = wordsOf(noun);
  return text.replaceAll(/[A-Za-z]{2,}/g, (word) => (words.includes(word) ? String(words.indexOf(word)) : word));
}

function lengthenByNoun(text: string, noun: string): string {
  return text.replaceAll(/\d/g, (figure) => wordsOf(noun)[Number(figure)] ?? "");
}

/** The words that have figures: the last one first, so that soups end in the same one. */
function wordsOf(noun: string): readonly string[] {
  const words = noun.split(" ").toReversed();
  return [
    ...Array.from({ length: FIGURED }, (_, place) => words[place] ?? ""),
    ...words.slice(0, FIGURED).map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ];
}

/** What may stand for a word in a hole. */
const MARKS = DIGITS.replace(/[ {}]/g, "");

/** Words in the holes of templates, most used first, as many as there are marks; and each that is itself one character, so that it is not read as a mark. */
function wordsInHoles(rows: readonly object[]): readonly string[] {
  const uses = new Map<string, number>();
  const count = (word: string): string => {
    uses.set(word, (uses.get(word) ?? 0) + (word.length === 1 ? Infinity : 1));
    return word;
  };
  inTexts(rows, (text) => inHoles(text, count));
  return [...uses]
    .sort((one, other) => other[1] - one[1])
    .slice(0, MARKS.length)
    .map(([word]) => word);
}

/** The same, with every text in it changed. */
function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => inTexts(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inTexts(each, change)]));
}

/** The text, with every word in its holes changed. */
function inHoles(text: string, change: (word: string) => string): string {
  return text.replaceAll(/\{[^{}]*\}/g, (hole) => `{${hole.slice(1, -1).split(" ").map(change).join(" ")}}`);
}

/** Which of its slots a dish needs. */
function placesOfNeeds({ slots }: Facts): readonly number[] {
  return Object.values(slots).flatMap(({ least }, place) => (least > 0 ? [place] : []));
}

/** A dish is read when it is asked for, and its plan when it is cooked: most fall at what they need. */
export function unpackDishes(packed: string): WrittenBook {
  const end = packed.indexOf(END);
  const words = new Map(
    packed
      .slice(0, end)
      .split(" ")
      .map((word, index) => [MARKS.charAt(index), word]),
  );
  const rows = unpackTable(packed.slice(end + 1), (text) => inHoles(text, (mark) => words.get(mark) ?? mark));
  return {
    demands: Array.from({ length: rows.count }, (_, index) => demandOf(rows, index)),
    facts: (index) => withNoun(rows.row(index, ["needs", "plan"]) as unknown as Facts, lengthenByNoun),
    plan: (index) => (rows.value(index, "plan") as readonly PackedStep[]).map(lengthen),
  };
}

function demandOf(rows: Rows, index: number): Demand {
  const places = rows.value(index, "needs") as readonly number[];
  const slots = rows.map(index, "slots");
  const forbid = rows.value(index, "forbid") as Dish["forbid"];
  return { needs: places.map((place) => slots.value(place) as Slot), flavour: rows.value(index, "flavour") as Dish["flavour"], ...(forbid && { forbid }) };
}

function shorten(step: PlanStep): PackedStep {
  if (!("say" in step)) return step;
  const named = slotsNamed(step.say);
  const { takes, ...rest } = step;
  if (takes === undefined) return named.length === 0 ? step : { ...step, leaves: true };
  return takes.join(" ") === named.join(" ") && named.length > 0 ? rest : step;
}

function lengthen(step: PackedStep): PlanStep {
  if (!("say" in step) || step.takes !== undefined) return step;
  if (step.leaves) {
    const { leaves: _, ...rest } = step;
    return rest;
  }
  const named = slotsNamed(step.say);
  return named.length === 0 ? step : { ...step, takes: named };
}
