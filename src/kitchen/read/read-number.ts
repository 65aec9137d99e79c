/** Numbers as people write them: digits, fractions, ranges, dozens, and words ("one and a half", "a couple of"). */
import type { Token } from "#kitchen/knowledge/vocabulary";
import { partCalled } from "#recipe/quantity-words";
import { MEASURES, NUMBER_WORDS } from "#kitchen/knowledge/words/measures";

export function isNumber(word: string | undefined): boolean {
  return word !== undefined && /^\d/.test(word);
}

export function readNumber(tokens: readonly Token[], from: number): { value: number; next: number } | undefined {
  const word = tokens[from]?.word;
  if (word === undefined) return undefined;
  if (word === "most" && tokens[from + 1]?.word === "of") return { value: MOST, next: pastOf(tokens, from + 1) };
  if (isNumber(word)) {
    const value = numberOf(word);
    const next = tokens[from + 1]?.word ?? "";
    if (isDozen(next)) return { value: value * 12, next: from + 2 };
    if (/^\d+\/\d+$/.test(next) && !word.includes("/")) return { value: value + numberOf(next), next: from + 2 };
    // "2-3" and "2 to 3": only the lower end is sure to be there.
    if ((next === "to" || next === "or") && isNumber(tokens[from + 2]?.word)) return { value, next: from + 3 };
    return isNumber(next) && !MEASURES.has(tokens[from + 2]?.lemma ?? "") && tokens[from + 2]?.word !== "x"
      ? { value, next: from + 2 }
      : { value, next: from + 1 };
  }
  const value = Object.hasOwn(NUMBER_WORDS, word) ? NUMBER_WORDS[word] : undefined;
  if (value === undefined) return undefined;
  let next = from + 1;
  const part = partCalled(tokens[next]?.word ?? "");
  // "Two thirds of a tin", "a quarter of the jar"; "a half" begins another reading below.
  if (value >= 1 && part !== undefined && part !== 1 / 2) return { value: value * part, next: pastOf(tokens, next + 1) };
  if (value > 1 && isDozen(tokens[next]?.word)) return { value: value * 12, next: next + 1 };
  if (value < 1 || word === "couple" || word === "pair" || isDozen(word)) {
    next = pastOf(tokens, next);
    if (value < 1 && isDozen(tokens[next]?.word)) return { value: value * 12, next: next + 1 };
    return { value, next };
  }
  if (word === "a" || word === "an") {
    const after = tokens[next]?.word ?? "";
    if (after === "few" || after === "little" || after === "bit") return undefined;
    const inner = after === "couple" || after === "pair" || isDozen(after) || after === "half" ? readNumber(tokens, next) : undefined;
    if (inner !== undefined) return inner;
  }
  const half = tokens[next]?.word === "and" && (tokens[next + 1]?.word === "half" || (tokens[next + 1]?.word === "a" && tokens[next + 2]?.word === "half"));
  if (half) return { value: value + 0.5, next: tokens[next + 1]?.word === "a" ? next + 3 : next + 2 };
  return { value, next };
}

/** "Most of a cucumber": so much of it is sure to be there. */
const MOST = 3 / 4;

/** Behind "of a" and "of the". */
function pastOf(tokens: readonly Token[], from: number): number {
  const at = tokens[from]?.word === "of" ? from + 1 : from;
  const article = tokens[at]?.word;
  return article === "a" || article === "an" || (at > from && (article === "the" || article === "my")) ? at + 1 : at;
}

function isDozen(word: string | undefined): boolean {
  return word === "dozen" || word === "doz";
}

function numberOf(word: string): number {
  const [above, below] = word.replace("%", "").split("/");
  const value = Number(above);
  if (below === undefined) return value;
  // "80/20" is how lean a mince is, no number of anything.
  return Number(below) === 0 || value > 20 ? Number.NaN : value / Number(below);
}
