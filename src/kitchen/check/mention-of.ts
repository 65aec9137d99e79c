/** Mentions that are no name of a food in the tables: what a brand sells, and words that only the weight of the evidence takes for food. */
import { findIngredientByName, tokenise } from "#kitchen/knowledge/vocabulary";
import type { NameSpan } from "./brand-names.ts";
import type { Mention, WordSense } from "./find-mentions.ts";
import type { Judgement } from "./mention-context.ts";
import type { Match } from "./name-at.ts";
import type { OrderEntry } from "./order-entries.ts";
import { isPointedAt } from "./pointing.ts";
import type { Sentence, Span } from "./sentence.ts";
import { slotsOf, type Slot } from "./sentence-slots.ts";

/** "The Campbell's", of a list with Campbell's tomato soup. */
export function isTyped(name: string, entries: readonly OrderEntry[]): boolean {
  const [first = ""] = tokenise(name).map(({ lemma }) => lemma);
  return entries.some(({ words }) => words.some((word) => word === first || word.startsWith(first)));
}

/** How a sentence uses what stands between two of its offsets. */
export type Judge = (start: number, end: number, slot: Slot) => Judgement;

/** What stands there for a food, neither pointed at nor a choice. `food`: what it means, where its own words do not name it. */
export function spanMention(sentence: Sentence, { start, end }: Span, judge: Judge, food?: string, slot: Slot = "used"): Mention {
  const words = sentence.text.slice(start, end);
  const ingredient = food === undefined ? undefined : findIngredientByName(food);
  return {
    sentence,
    start,
    end,
    words,
    lemmas: tokenise(food ?? words).map(({ lemma }) => lemma),
    ...(ingredient ? { ingredient } : {}),
    ...judge(start, end, slot),
    definite: false,
    inviting: false,
    alternative: false,
  };
}

/** "A knob of Kerrygold": butter. */
export function brandMention(sentence: Sentence, name: NameSpan, judge: Judge): Mention {
  const { tokens, slots } = slotsOf(sentence);
  const slot = slots[tokens.findIndex((token) => token.end > name.start)];
  return { ...spanMention(sentence, name, judge, name.sells?.name, slot), ...(name.sells ? { ingredient: name.sells, sold: name.sells.name } : {}) };
}

/** A word that the rules take for no food. */
export function unlikelyMention(sentence: Sentence, start: number, end: number, sense: WordSense, match?: Match): Mention {
  const words = sentence.text.slice(start, end);
  return {
    sentence,
    start,
    end,
    words,
    lemmas: tokenise(words).map(({ lemma }) => lemma),
    ...(match?.ingredient ? { ingredient: match.ingredient } : {}),
    ...(match?.kind ? { phrase: match.kind } : {}),
    use: "told",
    why: "sense",
    definite: isPointedAt(sentence.text, start),
    inviting: false,
    alternative: false,
    sense,
    unlikely: true,
  };
}
