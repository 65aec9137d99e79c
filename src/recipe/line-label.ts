/** Tells the labels of a recipe from its sentences: headings, bold lines, words with a colon. */
import { isWordCharacter } from "./characters.ts";
import { readLines, type MarkdownLine } from "./markdown-lines.ts";
import { slicePlainText, type PlainText } from "./plain-text.ts";
import { readFacts } from "./read-facts.ts";
import { findSection, type SectionName } from "./section-names.ts";

/** What ends a sentence, and no label. */
export const SENTENCE_END = /[.!]\)?$/;
const LABEL_WORDS_MOST = 9;

/** The label that a whole line is, without its colon: a heading, bold words, or words with a colon. */
export function labelOf(line: MarkdownLine): PlainText | undefined {
  if (line.kind !== "heading" && line.kind !== "text") return undefined;
  const { plain } = line;
  if (line.kind === "text" && readFacts(plain) !== undefined) return undefined;
  const colon = plain.shape.endsWith(":");
  const label = slicePlainText(plain, 0, plain.text.length - (colon ? 1 : 0));
  if (line.kind === "heading") return label;
  if (isShouted(plain.shape)) return label;
  const bold = plain.bold[0];
  const wholeBold = bold !== undefined && !Array.from(plain.text.slice(0, bold.start) + plain.text.slice(bold.end)).some(isWordCharacter);
  const short = countWords(plain.shape) <= LABEL_WORDS_MOST;
  // "**Let's cook!**" opens the method, "**Enjoy it while it's hot!**" opens nothing.
  if (wholeBold && (colon || !SENTENCE_END.test(plain.shape) || (short && findSection(plain.shape) !== undefined))) return label;
  return short && (colon || (findSection(plain.shape) !== undefined && countWords(plain.shape) <= 4 && !SENTENCE_END.test(plain.shape))) ? label : undefined;
}

/** "4. INGREDIENTS:", "- Method:": a section that is a member of a list itself. */
export function sectionOf({ kind, indent, plain }: MarkdownLine): PlainText | undefined {
  if ((kind !== "numbered" && kind !== "bullet") || indent > 1 || !plain.shape.endsWith(":") || countWords(plain.shape) > SECTION_WORDS_MOST) return undefined;
  const name = findSection(plain.shape);
  return name === "ingredients" || name === "method" || name === "notes" ? slicePlainText(plain, 0, plain.text.length - 1) : undefined;
}

const SECTION_WORDS_MOST = 4;

/** "SECOND, THE CHIPS": a few words in capitals on a line of their own. */
function isShouted(shape: string): boolean {
  return shape.length < SHOUT_MOST && /^\p{Lu}{2,}/u.test(shape) && !/[\p{Ll}\p{N}.!?]/u.test(shape) && countWords(shape) > 1;
}

const SHOUT_MOST = 40;

export interface InlineLabel {
  readonly name: SectionName;
  readonly label: PlainText;
  readonly rest: PlainText;
}

/** A section's name, a colon, and words behind it. */
export function inlineLabel(plain: PlainText): InlineLabel | undefined {
  const colon = plain.shape.slice(0, 60).indexOf(":");
  if (colon < 1 || colon === plain.shape.length - 1 || countWords(plain.shape.slice(0, colon)) > 5) return undefined;
  const name = findSection(plain.shape.slice(0, colon));
  return name && { name, label: slicePlainText(plain, 0, colon), rest: slicePlainText(plain, colon + 1, plain.text.length) };
}

/** Whether a line of text on its own would be taken for a heading, a list item or a fact. The writer then spells it out. */
export function misleads(markdown: string): boolean {
  const line = readLines(markdown)[0];
  return (
    line !== undefined && (line.kind !== "text" || labelOf(line) !== undefined || inlineLabel(line.plain) !== undefined || readFacts(line.plain) !== undefined)
  );
}

/** Words of a text, as far as its first 200 characters go. */
export function countWords(text: string): number {
  return text.slice(0, 200).split(/\s+/).length;
}
