/** The minutes of a header that its steps keep: a row's own, or what the steps tell one after the other, where a stand-in or what is put beside takes longer. */

/** What goes on while something else does, and what was begun before. */
const BESIDE = /\bmeanwhile\b|\bwhile\b|\bup to\b|\bor (?:overnight|longer)\b|\bfor the last\b|\bif\b/i;
const MINUTES = /\b(?:(\d+)[–-])?(\d+)(?: more)? (minutes?|hours?)\b(?! a side)/g;
/** Minutes that a header may be out by: nobody counts single ones. */
const NEAR = 2;

/** `minutes`, or the least that `steps` take one after the other, in fives. */
export function withToldMinutes(steps: readonly string[], minutes: number): number {
  const told = steps
    .flatMap((step) => step.split(/(?<=[.!?]) /))
    .filter((sentence) => !BESIDE.test(sentence))
    .reduce((sum, sentence) => sum + leastOf(sentence), 0);
  return told > minutes + NEAR ? Math.ceil(told / 5) * 5 : minutes;
}

/** Of the times in a sentence the longest, at its shortest: "20–25 minutes, or 8 if tinned" is 20. */
function leastOf(sentence: string): number {
  let longest = 0;
  for (const [, least, most = "0", unit = ""] of sentence.matchAll(MINUTES))
    longest = Math.max(longest, Number(least ?? most) * (unit.startsWith("hour") ? 60 : 1));
  return longest;
}
