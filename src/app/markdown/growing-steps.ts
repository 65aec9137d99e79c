/** How often a long paragraph or line that is still being written is read again: at steps that grow with it, or the whole of it would be read for every word. */

/** Up to this many characters, a paragraph is read with every word that comes. */
const MAX_SHORT = 1_024;

export function isShort(paragraph: string): boolean {
  return paragraph.length <= MAX_SHORT;
}

/**
 * Where the last step of the paragraph ends (characters). There are 32 steps to a doubling: read again only when a step is done, all readings
 * together cost the length of the text, and what is held back is never more than a thirty-second of what is shown.
 */
export function findStep(paragraph: string): number {
  const step = 2 ** (Math.floor(Math.log2(paragraph.length)) - 5);
  return paragraph.length - (paragraph.length % step);
}

/** The paragraph up to its last step. */
export function cutAtStep(paragraph: string): string {
  const end = findStep(paragraph);
  // Half a character of two code units would flash as a box. A pattern would look for one through the whole paragraph.
  const cut = paragraph.slice(0, /[\uD800-\uDBFF]/.test(paragraph.charAt(end - 1)) ? end - 1 : end);
  // A line that is cut down to its marks could be read as a rule, or make a heading of the words above it.
  const hasWords = /[\p{L}\p{N}]/u.test(cut.slice(cut.lastIndexOf("\n") + 1));
  return hasWords ? cut : paragraph;
}
