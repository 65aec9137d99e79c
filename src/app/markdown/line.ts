/** What one line may begin, by the rules of GFM: a fence, a list item, a quote, a table. Looks at that line alone. */

const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const FENCE = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})(.*)$/;
const QUOTE = /^ {0,3}>/;
const LIST_MARKER = /^( *)([*+-]|(\d{1,9})([.)]))([ \t]+\S.*|[ \t]*)$/;
const TASK_BOX = /^\[([ xX])\][ \t]+(?=\S)/;
const FOOTNOTE = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*/;
const DELIMITER_CELL = /^:?-+:?$/;

/** A wider table is no table of a recipe, but a text made to make a browser draw a million cells. */
export const MAX_COLUMNS = 64;

export interface Fence {
  readonly marker: string;
  readonly size: number;
  /** Columns to take from the front of each line. */
  readonly indent: number;
  readonly language: string;
}

export interface ListMarker {
  /** The bullet, or what follows the number: items of one list share it. */
  readonly kind: string;
  readonly start: number | undefined;
  /** The column at which the item's text begins, and so do its further lines. */
  readonly indent: number;
  /** What follows the marker, and the box of a task. */
  readonly text: string;
  /** Whether a task's box is ticked; undefined where there is none. */
  readonly checked: boolean | undefined;
  /** Only a list that begins like this may follow a paragraph without a blank line. */
  readonly interrupts: boolean;
}

export function isBlank(line: string): boolean {
  return line.trim() === "";
}

/** Columns of white space at the front; a tab runs to the next multiple of four. */
export function indentOf(line: string): number {
  let columns = 0;
  let at = 0;
  for (; line.charAt(at) === " " || line.charAt(at) === "\t"; at += 1) columns += line.charAt(at) === "\t" ? 4 - (columns % 4) : 1;
  return columns;
}

/** The line without its first `columns` columns of white space, or without all of it where there is less. */
export function dedent(line: string, columns: number): string {
  return " ".repeat(Math.max(0, indentOf(line) - columns)) + line.trimStart();
}

export function isRule(line: string): boolean {
  return RULE.test(line);
}

export function isHeading(line: string): boolean {
  return HEADING.test(line);
}

/** True for the line that makes a heading of the paragraph above it. */
export function isUnderline(line: string): boolean {
  return UNDERLINE.test(line);
}

export function findFence(line: string): Fence | undefined {
  const [, spaces = "", run = "", info = ""] = FENCE.exec(line) ?? [];
  if (run === "") return undefined;
  return { marker: run.charAt(0), size: run.length, indent: spaces.length, language: info.trim().split(/\s/, 1)[0] ?? "" };
}

/** True when the line holds the fence's mark alone, if perhaps not yet often enough to close it. */
export function isFenceMarkAlone(line: string, fence: Fence): boolean {
  const run = line.trim();
  return run.startsWith(fence.marker) && indentOf(line) <= 3 && run === fence.marker.repeat(run.length);
}

export function closesFence(line: string, fence: Fence): boolean {
  return isFenceMarkAlone(line, fence) && line.trim().length >= fence.size;
}

/** The line without its quote mark and the column behind it; undefined when it has none. A tab there still reaches as far as it did. */
export function findQuoted(line: string): string | undefined {
  const mark = QUOTE.exec(line)?.[0];
  if (mark === undefined) return undefined;
  const rest = line.slice(mark.length);
  if (!rest.startsWith("\t")) return rest.startsWith(" ") ? rest.slice(1) : rest;
  const words = rest.trimStart();
  const columns = indentOf(" ".repeat(mark.length) + rest.slice(0, rest.length - words.length)) - mark.length;
  return " ".repeat(Math.max(0, columns - 1)) + words;
}

/** The marker of a list item, however deep it is indented. */
export function findListMarker(line: string): ListMarker | undefined {
  const match = LIST_MARKER.exec(line);
  if (!match || isRule(line)) return undefined;
  const [, spaces = "", marker = "", digits, end, rest = ""] = match;
  const isEmpty = rest.trim() === "";
  const gap = isEmpty || indentOf(rest) > 4 ? 1 : indentOf(rest);
  const text = dedent(rest, gap);
  const box = TASK_BOX.exec(text);
  return {
    kind: end ?? marker,
    start: digits === undefined ? undefined : Number(digits),
    indent: spaces.length + marker.length + gap,
    text: box ? text.slice(box[0].length) : text,
    checked: box ? box[1] !== " " : undefined,
    interrupts: !isEmpty && (digits === undefined || digits === "1"),
  };
}

/** The label of a footnote's text and what follows it on the line. */
export function findFootnote(line: string): { label: string; text: string } | undefined {
  const match = FOOTNOTE.exec(line);
  return match?.[1] === undefined ? undefined : { label: match[1], text: line.slice(match[0].length) };
}

/** Dashes between pipes. Cell by cell: one pattern for the whole line would try each blank in each of its places. */
function isDelimiter(line: string): boolean {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return indentOf(line) <= 3 && inner.split("|").every((cell) => DELIMITER_CELL.test(cell.trim()));
}

/** Cells in a table row: pipes that are not escaped, less those at its two ends. */
export function countCells(line: string): number {
  const inner = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return inner.split(/(?<!\\)\|/).length;
}

/** True when `delimiter` is the line under a table's header `header`. */
export function isTableHead(header: string, delimiter: string): boolean {
  if (!/[|:]/.test(delimiter) || !isDelimiter(delimiter) || isBlank(header) || indentOf(header) > 3) return false;
  const columns = countCells(delimiter);
  return columns <= MAX_COLUMNS && columns === countCells(header);
}

/** True when the line cannot be the lazy continuation of a paragraph above it. */
export function interruptsParagraph(line: string): boolean {
  if (indentOf(line) > 3) return false;
  if (isRule(line)) return !isUnderline(line);
  return isHeading(line) || QUOTE.test(line) || FENCE.test(line) || FOOTNOTE.test(line) || findListMarker(line)?.interrupts === true;
}
