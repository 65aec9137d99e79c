/** The minutes of a header that its steps keep: a row's own, or what the steps tell one after the other, where a stand-in or what is put beside takes longer. */
import { BESIDE_MARK, timesIn } from "./told-times.ts";

/** Minutes that a header may be out by: nobody counts single ones. */
const NEAR = 2;

/** `minutes`, or the least that `steps` take one after the other, in fives. */
export function withToldMinutes(steps: readonly string[], minutes: number): number {
  const told = steps.flatMap(sentencesOf).reduce((sum, sentence) => sum + minutesTold(sentence), 0);
  return told > minutes + NEAR ? Math.ceil(told / 5) * 5 : minutes;
}

export function sentencesOf(step: string): readonly string[] {
  return step.split(/(?<=[.!?]) /);
}

/** Minutes by which a sentence puts off what comes after it: none, where it goes on beside something. */
export function minutesTold(sentence: string): number {
  return goesBeside(sentence) ? 0 : leastOf(sentence);
}

/** It speaks of what goes on while something else does, or only at times. */
export function goesBeside(sentence: string): boolean {
  return sentence.includes(BESIDE_MARK);
}

/** Of the times in a sentence the longest, at its shortest, and what comes on top of it: "20–25 minutes, or 8 minutes if tinned" is 20, "4 minutes, then 2 more" is 6. */
export function leastOf(sentence: string): number {
  const times = timesIn(sentence);
  const longest = Math.max(0, ...times.filter(({ isMore }) => !isMore).map(({ least }) => least));
  return times.filter(({ isMore }) => isMore).reduce((sum, { least }) => sum + least, longest);
}
