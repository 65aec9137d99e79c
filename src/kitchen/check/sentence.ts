/** A recipe as sentences: the reach within which a word can deny, limit or explain another. */
import type { ReadRecipe, RecipePart } from "#recipe/read-recipe";
import { sourceRange, type TextRange } from "#recipe/plain-text";

export interface Sentence {
  readonly part: RecipePart;
  /** Offsets in the part's plain text. */
  readonly start: number;
  readonly end: number;
  /** Lower-case words of the sentence, apostrophes straightened; same length as the stretch it stands for. */
  readonly text: string;
  /** Place among all sentences of the recipe. */
  readonly at: number;
  /** The words of the sentence behind it in the same part, or none: an answer, or what is made of what was told. */
  readonly next: string;
  /** What follows it in its part, as far as an answer reaches. */
  readonly rest: string;
  /** What is asked right before it in the same part: "Want it spicier?" */
  readonly asked: string;
}

/** What ends a sentence: a stop before a space or the end. A dot inside a figure or an abbreviation does not, nor dots that lead to an amount ("Garlic ........ 8 cloves"). */
const STOP = /(?<!\.{3})[.!?;](?=\s|["')”’](?!,)|$)/g;
const ABBREVIATION = /(?:\b(?:approx|tbsp|tsp|oz|lb|min|mins|hr|hrs|e\.g|i\.e|no|vs)|^\d)$/;

/** Nobody writes longer sentences; the bound keeps every look around a word short, and so the check linear. */
const SENTENCE_MOST = 600;

const ANSWER_MOST = 120;

/** Every sentence of every part, in order. Linear in the length of the text. */
export function splitSentences(recipe: ReadRecipe): Sentence[] {
  const sentences: { -readonly [name in keyof Sentence]: Sentence[name] }[] = [];
  for (const part of recipe.parts) {
    const text = lower(part.plain.text);
    const add = (start: number, end: number): void => {
      for (let from = start; from < end;) {
        const to = end - from <= SENTENCE_MOST ? end : cutAtSpace(text, from);
        const words = text.slice(from, to);
        const last = sentences.at(-1);
        if (words.trim() !== "") {
          const isSamePart = last?.part === part;
          if (isSamePart) last.next = words.trim();
          const asked = isSamePart && last.text.endsWith("?") ? last.text.trim() : "";
          sentences.push({ part, start: from, end: to, text: words, at: sentences.length, next: "", rest: text.slice(to, to + ANSWER_MOST).trim(), asked });
        }
        from = to;
      }
    };
    let from = 0;
    for (const stop of text.matchAll(STOP)) {
      if (stop[0] === "." && ABBREVIATION.test(text.slice(Math.max(from, stop.index - 8), stop.index))) continue;
      add(from, stop.index + 1);
      from = stop.index + 1;
    }
    add(from, text.length);
  }
  return sentences;
}

function cutAtSpace(text: string, from: number): number {
  const space = text.lastIndexOf(" ", from + SENTENCE_MOST);
  return space > from ? space : from + SENTENCE_MOST;
}

/** Where a sentence, or a stretch of it, stands in the markdown. */
export function rangeOf({ part, start, end }: Sentence, from = 0, to: number = end - start): TextRange {
  return sourceRange(part.plain, start + from, start + to);
}

/** Whether a word of the sentence stands under a "no", "not", "never", "without" that comes shortly before it. */
export function isNegated(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 45), at);
  const words = before.slice(before.search(/[,;:–—](?=[^,;:–—]*$)/) + 1);
  return /\b(?:no(?! more than)|not|never|without|avoid|none|cannot|isn't|aren't|don't|doesn't|won't|shouldn't|mustn't|can't|nor|loses?|lost)\b/.test(words);
}

/** Whether a sentence warns or forbids as a whole: "Never rinse raw chicken". */
export function isWarning(text: string): boolean {
  return /\b(?:never|do not|don't|avoid|must not|mustn't|should not|shouldn't|cannot|can't|rather than|instead of|not safe|unsafe|dangerous|poisonous|toxic)\b/.test(
    text,
  );
}

function lower(text: string): string {
  const lowered = text.replaceAll(/[’‘]/g, "'").toLowerCase();
  return lowered.length !== text.length ? text : lowered.includes("'") ? lowered.replaceAll(CLIPPED, writeOut) : lowered;
}

/** Words as they are spoken, each as long as the word written out: "a knob o' butter", "salt an' pepper", "fryin'". */
const CLIPPED = /(?<![\p{L}'])(?:o'|an'|th'|'n')(?=\s)|(?<=\p{L}{2}in)'(?!\p{L})/gu;

function writeOut(clipped: string): string {
  return clipped === "'" ? "g" : clipped === "o'" ? "of" : clipped === "th'" ? "the" : "and";
}

/** What a note stands under; none where it is no note, or stands under nothing. */
export function headingOfNote({ role, index }: RecipePart, { recipe }: ReadRecipe): string {
  return role === "note" && index !== undefined ? (recipe.notes[index]?.heading ?? "") : "";
}

/** The sentence as it was written, in capitals and small letters, in the offsets of `text`; undefined where it shouts or its letters cannot be told apart. */
export function writtenOf({ part, start, end, text }: Sentence): string | undefined {
  const written = part.plain.text.slice(start, end);
  return written.length === text.length && !isAllCapitals(written) ? written : undefined;
}

/** Titles, and steps that shout. */
function isAllCapitals(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2;
}

/** Whether a word behind this begins a sentence, a quotation or a point: its capital says nothing. */
export function isOpening(before: string): boolean {
  return OPENING.test(before);
}
const OPENING = /(?:^|[.:!?"“(*–—]) ?$/;

/** A stretch of a sentence. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether two stretches of a sentence share a letter. */
export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && one.end > other.start;
}
