/** Names a timer after what it times, so that three at once can be told apart. */
import type { StepTime } from "#recipe/step-times";

const MOST_LETTERS = 32;

/** `Step 3: Simmer the lentils`: the clause that states the time, as far as there is room. */
export function nameTimer(step: string, { start }: StepTime, stepNumber: number): string {
  const before = step.slice(0, start).replace(/[\s,(~]*(?:(?:for|about|another|around|approximately|roughly|over|in|after|a further|up to)\s*)*$/i, "");
  const clause = /[^.;:()]*$/.exec(before)?.[0].trim() ?? "";
  const words = clause === "" ? step.slice(0, MOST_LETTERS * 2) : clause;
  return `Step ${stepNumber}: ${shorten(words.trim())}`;
}

function shorten(words: string): string {
  if (words.length <= MOST_LETTERS) return words;
  const cut = words.slice(0, MOST_LETTERS + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 12))}…`;
}
