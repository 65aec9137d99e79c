/** What lines look like, whatever section they stand in. */
import { countWords, SENTENCE_END } from "./line-label.ts";
import type { MarkdownLine } from "./markdown-lines.ts";
import { headsNested } from "./outline.ts";
import { readIngredient } from "./read-ingredient.ts";

/** Words from which on a line with a stop at its end is a sentence. */
export const SENTENCE_WORDS = 7;
const TITLE_WORDS_MOST = 10;
/** `- Step one: press the tofu`: a step by its words, whatever its sign. */
const STEP_WORD = /^(?:step|stage|part)\s(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)(?:[:.)]|\s[-–—])\s/i;
/** "For the sauce" above bare lines. */
const GROUP = /^(?:for (?:the|serving)\b|to (?:serve|finish|garnish)$)/i;
const GROUP_WORDS_MOST = 5;

/** "Step 1: press the tofu". */
export function isNumberedInWords({ plain }: MarkdownLine): boolean {
  return STEP_WORD.test(plain.shape.slice(0, 24));
}

/** A line with a sign, before anything was said of it, names a food: by its amount, or because it is a few words and no sentence. */
export function isListedItem({ kind, plain }: MarkdownLine): boolean {
  const isSentence = SENTENCE_END.test(plain.shape);
  // "1. **Halloumi:** 225 g, sliced, into a dry pan, two minutes a side." measures out and cooks in one go.
  const cooks = kind === "numbered" && isSentence && countWords(plain.shape) > SENTENCE_WORDS;
  if (!cooks && readIngredient(plain).quantity !== undefined) return true;
  return kind === "bullet" && !isSentence && countWords(plain.shape) < SENTENCE_WORDS;
}

/** An unmarked line above a list heads a group ("*For the cake*"), and so does a bullet with a colon ("- Vegetables:"). */
export function headsGroup(lines: readonly MarkdownLine[], at: number, listKind: MarkdownLine["kind"] | undefined): boolean {
  const line = lines[at];
  if (!line) return false;
  const { shape } = line.plain;
  if (line.kind !== "text") return shape.endsWith(":") || headsNested(lines, at);
  const below = kindBelow(lines, at);
  return (
    below === "bullet" ||
    (GROUP.test(shape) && countWords(shape) <= GROUP_WORDS_MOST) ||
    (below === "numbered" &&
      ((listKind === "bullet" && !SENTENCE_END.test(shape)) || (lines[at - 1]?.kind === "blank" && countWords(shape) <= GROUP_WORDS_MOST)))
  );
}

/** "- Morning", and under it "- Rinse the rice and cook it.": a sentence set in under a stage. */
export function isNestedSentence({ kind, indent, plain }: MarkdownLine): boolean {
  return kind === "bullet" && indent > 1 && SENTENCE_END.test(plain.shape) && countWords(plain.shape) >= SENTENCE_WORDS;
}

/** "eggs – 2" and "200 g dark chocolate", line upon line without a sign. */
export function isListedLine(line: MarkdownLine | undefined): boolean {
  return line?.kind === "text" && isMeasuredFood(line);
}

/** A short line with an amount, and no sentence; what stands in brackets, or behind the amount of a food named first, may be longer. */
function isMeasuredFood({ plain }: MarkdownLine): boolean {
  // "1 large ripe mango, peeled and chopped": what is done to it makes no sentence.
  const shape = plain.shape.replace(/\s?\([^()]{0,80}\)/, "");
  if (SENTENCE_END.test(shape)) return false;
  const { quantity, food } = readIngredient(plain);
  return (
    quantity !== undefined &&
    (countWords(shape.replace(/,.*$/s, "")) < SENTENCE_WORDS ||
      (shape.startsWith(food) && countWords(food) <= FOOD_WORDS_MOST && LED.test(shape.slice(food.length))))
  );
}

const FOOD_WORDS_MOST = 4;
/** Between a food and its amount. */
const LED = /^ [-–—~=.…]/;

/** A short line of its own above other words. */
export function looksLikeTitle(lines: readonly MarkdownLine[], at: number): boolean {
  const line = lines[at];
  const next = lines[at + 1]?.kind;
  return (
    line !== undefined &&
    (next === "blank" || next === "text") &&
    countWords(line.plain.shape) <= TITLE_WORDS_MOST &&
    !/[.!?:,…]$/.test(line.plain.shape) &&
    lines.length > 3
  );
}

/** The numbered lines behind a label are foods with their amounts: "**Base**", "1. 200 g biscuits", "2. 90 g butter". */
export function listsFoods(lines: readonly MarkdownLine[], at: number): boolean {
  const next = lines[at + 1]?.kind === "blank" ? lines[at + 2] : lines[at + 1];
  return next?.kind === "numbered" && isMeasuredFood(next);
}

/** Of what kind the next line with words is. */
export function kindBelow(lines: readonly MarkdownLine[], at: number): MarkdownLine["kind"] | undefined {
  for (let next = at + 1; next < lines.length; next += 1) {
    const kind = lines[next]?.kind;
    if (kind !== "blank" && kind !== "rule") return kind;
  }
  return undefined;
}
