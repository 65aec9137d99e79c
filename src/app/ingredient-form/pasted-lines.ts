/** The lines of a pasted list, without blank lines, bullets, check boxes and the numbers of a numbered list; the words themselves stay as they are. */
export function readPastedLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]\s+|\d{1,3}[.)]\s+)?(?:\[[ xX]?\]\s*)?/, "").trimEnd())
    .filter((line) => line !== "");
}
