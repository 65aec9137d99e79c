/** The minutes of a header that its steps keep: a row's own, or what the steps tell one after the other, where a stand-in or what is put beside takes longer. */
import { BESIDE_MARK, type ToldTime, timesIn } from "./told-times.ts";

/** `minutes`, or the least that `steps` take one after the other, in fives. */
export function withToldMinutes(steps: readonly string[], minutes: number): number {
  const told = steps.flatMap(sentencesOf).reduce((sum, sentence) => sum + minutesTold(sentence), 0);
  return told > minutes ? Math.ceil(told / 5) * 5 : minutes;
}

export function sentencesOf(step: string): readonly string[] {
  return step.split(/(?<=[.!?]) /);
}

/** Minutes by which a sentence puts off what comes after it: those before the words that say that the rest of it goes on beside something ("Leave for 20 minutes, or overnight"). */
export function minutesTold(sentence: string): number {
  return leastOf(sentence.split(BESIDE_MARK, 1)[0] ?? "");
}

/** It speaks of what goes on while something else does, or only at times. */
export function goesBeside(sentence: string): boolean {
  return sentence.includes(BESIDE_MARK);
}

/** Of the times in a sentence the longest, at its shortest, and what comes on top of it: "20–25 minutes, or 8 minutes if tinned" is 20, "4 minutes, then 2 more" is 6, "1 hour 20–30 minutes" is 80. */
export function leastOf(sentence: string): number {
  const times = joined(sentence);
  const longest = Math.max(0, ...times.filter(({ isMore }) => !isMore).map(({ least }) => least));
  return times.filter(({ isMore }) => isMore).reduce((sum, { least }) => sum + least, longest);
}

/** The times of a sentence, what stands right behind a longer one as one with it. */
function joined(sentence: string): readonly Pick<ToldTime, "least" | "isMore">[] {
  const times: (Pick<ToldTime, "least" | "isMore"> & { readonly end: number })[] = [];
  for (const { least, isMore, end } of timesIn(sentence)) {
    const before = times.at(-1);
    const isOne = before !== undefined && least < before.least && ONE_TIME.test(sentence.slice(before.end, end));
    if (isOne) times[times.length - 1] = { least: before.least + least, isMore: before.isMore || isMore, end };
    else times.push({ least, isMore, end });
  }
  return times;
}

/** A number, its unit and whether it comes on top, with nothing before them. */
const ONE_TIME = /^ [\d¼½¾]+(?:–[\d¼½¾]+)? \p{L}+(?: \p{L}+)?[\uE000-\uF7FF]+\u2063?$/u;
