/** A recipe's markdown as words alone, to be read in a chat: no marks, a bullet a line, the steps numbered, air between the parts. */
import { readLines, type MarkdownLine } from "./markdown-lines.ts";

export function exportPlainText(source: string): string {
  let isUnderHeading = false;
  const lines = readLines(source).flatMap((line) => {
    const words = writeLine(line);
    // Air between the parts, and none between a heading and what stands under it.
    if (words === undefined || (words === "" && isUnderHeading)) return [];
    isUnderHeading = line.kind === "heading" && line.number > 1;
    return [words];
  });
  return `${lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}

function writeLine({ kind, plain: { text }, number, cells }: MarkdownLine): string | undefined {
  switch (kind) {
    case "blank":
      return "";
    case "rule":
      return undefined;
    case "heading":
      // Parted from its list by a colon where signs of its own do not part it already.
      return number === 1 || /[:.!?]$/.test(text) ? text : `${text}:`;
    case "bullet":
      return `• ${text}`;
    case "numbered":
      return `${number}. ${text}`;
    case "row": {
      const words = cells.map((cell) => cell.text.trim()).filter((cell) => cell !== "" && !/^:?-+:?$/.test(cell));
      return words.length === 0 ? undefined : words.join(" – ");
    }
    case "text":
      return text;
  }
}
