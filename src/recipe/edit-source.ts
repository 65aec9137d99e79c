/** Replaces stretches of a markdown source by other words, and keeps every mark (bold, links) that stood among them. */
import { sourceRange, type PlainText } from "./plain-text.ts";

/** New words for a stretch of a plain text. */
export interface Edit {
  readonly plain: PlainText;
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** The source with all edits made. Edits must not overlap. */
export function editSource(source: string, edits: readonly Edit[]): string {
  const places = edits.map((edit) => ({ edit, range: sourceRange(edit.plain, edit.start, edit.end) })).sort((a, b) => a.range.start - b.range.start);
  let text = "";
  let from = 0;
  for (const { edit, range } of places) {
    if (range.start < from) continue;
    text += source.slice(from, range.start) + edit.words + marksWithin(source, edit);
    from = range.end;
  }
  return text + source.slice(from);
}

/** What stands in the source between the characters of a stretch: the end of `**2** cups`' bold, say. */
function marksWithin(source: string, { plain, start, end }: Edit): string {
  let marks = "";
  for (let at = start; at + 1 < end; at += 1) marks += source.slice(plain.ends[at] ?? 0, plain.starts[at + 1] ?? 0);
  return marks;
}
