/** What one part of an entry is found to be: a food, or the reason why not. */
import type { Token } from "#kitchen/knowledge/vocabulary";
import type { Reading, Rejection, RejectionCode } from "#kitchen/knowledge/schema";

export type Read = Omit<Reading, "entry" | "typed">;
export type Outcome = Read | Omit<Rejection, "entry" | "typed">;

export function reject(code: RejectionCode, why: string): Outcome {
  return { code, why };
}

/** What nobody knows, as it is shown. */
export function unknown(shown: string): Outcome {
  return reject("unknown", `I could not place “${shown}”.`);
}

/** Dog food and chicken feed are food, but nobody's who reads this. */
const FED = new Set(["food", "feed"]);

/** The sentence for what is no food; `words` are those that name it. */
export function notFood(shown: string, words: readonly Token[]): string {
  const head = words.at(-1);
  const several = head !== undefined && head.word !== head.lemma && head.word.endsWith("s");
  return `${shown.slice(0, 1).toUpperCase()}${shown.slice(1)} ${several ? "are" : "is"} not ${words.some(({ lemma }) => FED.has(lemma)) ? "for people" : "food"}.`;
}

const LONGEST_SHOWN = 60;

/** A text short enough for a sentence, never cut inside a character. */
export function shortened(text: string): string {
  const letters = Array.from(text.slice(0, 4 * LONGEST_SHOWN));
  return letters.length <= LONGEST_SHOWN
    ? text
    : `${letters
        .slice(0, LONGEST_SHOWN - 1)
        .join("")
        .trimEnd()}…`;
}
