/** What one part of an entry is found to be: a food, or the reason why not. */
import type { Reading, Rejection, RejectionCode } from "#kitchen/knowledge/schema";

export type Read = Omit<Reading, "entry" | "typed">;
export type Outcome = Read | Omit<Rejection, "entry" | "typed">;

export function reject(code: RejectionCode, why: string): Outcome {
  return { code, why };
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
