/** How often a long paragraph or line that is still being written is read again: at steps that grow with it, or the whole of it would be read for every word. */

/** Up to this many characters, a paragraph is read with every word that comes. */
const MAX_SHORT = 1_024;

export function isShort(paragraph: string): boolean {
  return paragraph.length <= MAX_SHORT;
}

/**
 * The paragraph up to its last step. There are 32 steps to a doubling, so that all readings together cost the length of the text,
 * and what is held back is never more than a thirty-second of what is shown.
 */
export function cutAtStep(paragraph: string): string {
  const cut = cutLineAtStep(paragraph);
  // A line that is cut down to its marks could be read as a rule, or make a heading of the words above it.
  const hasWords = /[\p{L}\p{N}]/u.test(cut.slice(cut.lastIndexOf("\n") + 1));
  return hasWords ? cut : paragraph;
}

/** As `cutAtStep`, for one line. So long a line is what it is, whatever its last words are. */
export function cutLineAtStep(line: string): string {
  const step = 2 ** (Math.floor(Math.log2(line.length)) - 5);
  // Half a character of two code units would flash as a box. Not searched for by a pattern, which would look through the whole line.
  const end = line.length - (line.length % step);
  const isHalf = /[\uD800-\uDBFF]/.test(line.charAt(end - 1));
  return line.slice(0, isHalf ? end - 1 : end);
}
