/** How many a scaled recipe is for, in words: people come whole. */

/** `6`, or `about 6` where the amounts are for a little more or less; at least one. `count` is of people, or of pieces that a recipe makes. */
export function writePeople(count: number): string {
  const whole = Math.max(1, Math.round(count));
  return Math.abs(whole - count) < 0.01 ? String(whole) : `about ${whole}`;
}
