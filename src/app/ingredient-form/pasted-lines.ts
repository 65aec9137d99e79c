/** The lines of a pasted list, without blank lines, bullets and check boxes; the words themselves stay as they are. */
export function readPastedLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]\s+)?(?:\[[ xX]?\]\s*)?/, "").trimEnd())
    .filter((line) => line !== "");
}
