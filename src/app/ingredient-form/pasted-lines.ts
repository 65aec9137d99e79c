/** Whether a text is not only a list: a recipe under its headings, Cooklang, data, a page's source, a pantry's file. Cheap, and asked of every pasted text. */
export function isMoreThanAList(text: string): boolean {
  return (
    /^\s*(?:[{<]|\[\s*\{|(?:#.*\s+)*\[[^\]\n]{2,}\]\s*\n)|@\w[^@\n]{0,60}\{/.test(text) ||
    /^\W{0,6}(?:ingredients|method|instructions|directions)\W*$/im.test(text)
  );
}

/** The lines of a pasted list, without blank lines, bullets, check boxes and the numbers of a numbered list; the words themselves stay as they are. */
export function readPastedLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]\s+|\d{1,3}[.)]\s+)?(?:\[[ xX]?\]\s*)?/, "").trimEnd())
    .filter((line) => line !== "");
}
