/** How a packed table writes numbers: one printable character for a small one, more for others. */

/** What ends a text. No text of the tables holds it. */
export const END = "|";

/** Printable ASCII, but for the end mark and what a JavaScript string would have to escape. */
export const DIGITS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((character) => character !== END && character !== '"' && character !== "\\")
  .join("");

/** Numbers below this take one character. A digit from here on says so much more than it, and the number that follows how many sixteens besides. */
export const SHORT = 76;

/** How many digits are left for that: 16. */
export const LONG = DIGITS.length - SHORT;
