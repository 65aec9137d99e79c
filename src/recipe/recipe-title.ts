/** Which words of a recipe name the dish. */
import { labelOf } from "./line-label.ts";
import type { MarkdownLine } from "./markdown-lines.ts";
import { patternLater } from "./pattern.ts";
import { slicePlainText, type PlainText } from "./plain-text.ts";
import type { RecipePart } from "./read-recipe.ts";
import type { SectionName } from "./section-names.ts";

/** A run of capitalised words inside a sentence names the dish. */
const capitalised = patternLater("u")`(?<=[a-z,] )\p{Lu}[\p{L}'\u2019-]{1,20}(?: (?:and |with |& |in )?\p{Lu}[\p{L}'\u2019-]{1,20}){1,8}`;

/** "Here is a recipe for **Honey Mustard Chicken**." or "… for crispy Black Bean Quesadillas:" */
export function titleInOpening(parts: readonly RecipePart[]): PlainText | undefined {
  const opening = parts.filter((part) => part.role === "opening");
  for (const { plain } of opening) {
    const bold = plain.bold[0];
    if (bold) return slicePlainText(plain, bold.start, bold.end);
  }
  for (const { plain } of opening) {
    const name = capitalised().exec(plain.shape.slice(0, 600));
    if (name) return slicePlainText(plain, name.index, name.index + name[0].length);
  }
  return undefined;
}

/** Bold words on a line of their own, with a paragraph right below. */
export function isStage(lines: readonly MarkdownLine[], at: number): boolean {
  const line = lines[at];
  return line?.kind === "text" && line.plain.bold.length > 0 && lines[at + 1]?.kind === "text" && labelOf(line) !== undefined;
}

/** Whether a label may be a title: a heading, or bold words without a colon. */
export function isTitleLabel(line: MarkdownLine): boolean {
  return line.kind === "heading" || (line.plain.bold.length > 0 && !line.plain.shape.endsWith(":"));
}

/** Whether a label opens a section by its name and what follows, and so is no title. */
export function leadsToSection(name: SectionName | undefined, following: MarkdownLine["kind"] | undefined): boolean {
  return name === "ingredients" || name === "method" || (name !== undefined && following === "bullet");
}
