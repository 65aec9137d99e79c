/** How a packed table writes numbers: one printable character for a small one, more for others. */

/** What ends a text. No text of the tables holds it, and no number. */
export const END = "|";

/**
 * Printable ASCII, but for the end mark and what a JavaScript string would have to escape; figures and letters first. Compression
 * tells those kinds of characters apart, and punctuation, which stands for large numbers, too.
 */
export const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz !#$%&'()*+,-./:;<=>?@[]^_`{}~";

/** Numbers below this take one character. A digit from here on says so much more than it, and the number that follows how many sixteens besides. */
const SHORT = 76;

/** How many digits are left for that: 16. */
const LONG = DIGITS.length - SHORT;

const VALUES = new Uint8Array(128);
for (let index = 0; index < DIGITS.length; index++) VALUES[DIGITS.charCodeAt(index)] = index;

export function writeNumber(number: number): string {
  if (number < SHORT) return DIGITS.charAt(number);
  const rest = number - SHORT;
  return DIGITS.charAt(SHORT + (rest % LONG)) + writeNumber(Math.floor(rest / LONG));
}

/** Reads the numbers that were written one behind the other: each call gives the next. */
export function readerOf(digits: string): () => number {
  let at = 0;
  return read;
  function read(): number {
    const digit = VALUES[digits.charCodeAt(at++)] ?? 0;
    return digit < SHORT ? digit : digit + LONG * read();
  }
}

/** A number of either sign as one that has none. */
export function folded(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number;
}

export function unfolded(number: number): number {
  return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
}
