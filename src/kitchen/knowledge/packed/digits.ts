/** How a packed table writes numbers: one printable character for a small one, more for others. */

/** What ends a text. No text of the tables holds it, and no number. */
export const END = "|";

/**
 * Printable ASCII, but for the end mark and what a JavaScript string would have to escape; figures and letters first. Compression
 * tells those kinds of characters apart, and punctuation, which stands for large numbers, too.
 */
export const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz !#$%&'()*+,-./:;<=>?@[]^_`{}~";

/** Numbers below this take one character. A digit from here on says so much more than it, and the number that follows how many sixteens besides. */
export const SHORT = 76;

/** How many digits are left for that: 16. */
export const LONG = DIGITS.length - SHORT;
