/** Closes what a text that is still being written has left half open, so that no mark is shown that the next words will take away. */
import { countCells } from "./line.ts";

const BLOCK_START = /^[ \t]*(?:>[ \t]?|(?:[*+-]|\d{1,9}[.)])[ \t]+|#{1,6}[ \t]+)*/;
/** A line of marks alone, whose meaning the next characters decide. */
const MARKS_ALONE = /^[ \t]*(?:(?:>|[*+-]|\d{1,9}[.)])[ \t]+|>)*(?:#{1,6}|[*+=_~`|:-][-*+=_~`|: \t]*|\d{1,9}[.)]?|>|\[\^?[^\]\n]*\]?:?)?[ \t]*$/;
const DEFINITION = /^ {0,3}\[[^\]^][^\]]*\]:/;
const FENCE_LINE = /^[ \t]*(?:```|~~~)/gm;
/** The longest line that can be marks alone; also keeps the expression above from long searches. */
const MAX_MARKS = 120;

/** With more marks open, a text is no text, and stays as it is. */
const MAX_OPEN_MARKS = 32;

/** True when a line that is still being written says nothing yet: `-`, `##`, `|--`, `[^1`, or the definition of a link. */
export function isMarksAlone(partialLine: string): boolean {
  return partialLine.length <= MAX_MARKS && (MARKS_ALONE.test(partialLine) || DEFINITION.test(partialLine));
}

/** The line under a table's header, for a header whose own has not arrived; undefined when the line is no such header. */
export function findMissingDelimiter(line: string): string | undefined {
  return /^ {0,3}\|.*[^|\s]/.test(line) ? `|${"-|".repeat(countCells(line))}` : undefined;
}

/** The text with its last paragraph's open marks closed; half a link is its text, half a mark is left out. */
export function mend(raw: string): string {
  if ((raw.match(FENCE_LINE)?.length ?? 0) % 2 === 1) return raw;
  const start = lastParagraph(raw);
  return raw.slice(0, start) + mendInline(raw.slice(start));
}

/** The table row with the open marks of its last cell closed. */
export function mendRow(line: string): string {
  const start = line.lastIndexOf("|") + 1;
  return line.slice(0, start) + mendInline(line.slice(start));
}

/** Where the last paragraph's words begin: after the last blank line, or after the last line's own block marks. */
function lastParagraph(raw: string): number {
  let start = raw.length;
  while (start > 0) {
    const lineStart = raw.lastIndexOf("\n", start - 2) + 1;
    const line = raw.slice(lineStart, start);
    if (start < raw.length && line.trim() === "") return start;
    const marks = BLOCK_START.exec(line)?.[0] ?? "";
    if (marks.trim() !== "") return lineStart + marks.length;
    start = lineStart;
  }
  return 0;
}

interface OpenMark {
  readonly character: string;
  /** Delimiters that still want closing. */
  length: number;
}

function mendInline(text: string): string {
  const marks: OpenMark[] = [];
  const brackets: number[] = [];
  let ticks = "";
  let at = 0;
  let end = text.length;
  while (at < end) {
    if (marks.length + brackets.length > MAX_OPEN_MARKS) return text;
    const character = text.charAt(at);
    const run = "`*_~".includes(character) ? runLength(text, at) : 1;
    let next: number | undefined = at + run;
    if (character === "\\") next = at + 1 < text.length ? at + 2 : undefined;
    else if (character === "`") {
      next = findClosingTicks(text, at + run, run);
      if (next === undefined && at + run < text.length) {
        ticks = "`".repeat(run);
        next = end;
      }
    } else if (character === "[") brackets.push(at);
    else if (character === "]" && brackets.length > 0) {
      next = findLinkEnd(text, at + 1);
      if (next !== undefined) brackets.pop();
    } else if (isHalfReference(character, text, at)) next = undefined;
    else if ("*_~".includes(character) && !takeRun(marks, text, at, run)) next = undefined;
    if (next === undefined) end = at;
    else at = next;
  }
  const words = brackets.reduceRight(withoutBracket, text.slice(0, end)).trimEnd();
  return (
    words +
    ticks +
    marks
      .toReversed()
      .map((mark) => mark.character.repeat(mark.length))
      .join("")
  );
}

function runLength(text: string, at: number): number {
  let end = at + 1;
  while (text.charAt(end) === text.charAt(at)) end += 1;
  return end - at;
}

function findClosingTicks(text: string, from: number, size: number): number | undefined {
  for (let at = text.indexOf("`", from); at !== -1; at = text.indexOf("`", at)) {
    const run = runLength(text, at);
    at += run;
    if (run === size) return at;
  }
  return undefined;
}

/** Where a link ends whose label ends before `at`: after its address, or at once where no address follows. Undefined while it is half written. */
function findLinkEnd(text: string, at: number): number | undefined {
  if (at === text.length) return /\[(?:\^[^\]]+|[ xX])\]$/.test(text) ? at : undefined;
  if (text.charAt(at) !== "(") return at;
  const end = text.indexOf(")", at);
  return end === -1 ? undefined : end + 1;
}

/** The label of a half-written link without its bracket; nothing of half a footnote reference or half a task's box. */
function withoutBracket(text: string, bracket: number): string {
  const label = text.slice(bracket + 1);
  const start = text.charAt(bracket - 1) === "!" ? bracket - 1 : bracket;
  const isHalfMark = label.startsWith("^") || (bracket === 0 && /^[ xX]?$/.test(label));
  return text.slice(0, start) + (isHalfMark ? "" : label);
}

/** Half an autolink, or half a character reference. */
function isHalfReference(character: string, text: string, at: number): boolean {
  if (character === "&") return /^&#?\w{0,10}$/.test(text.slice(at, at + 14)) && text.length - at <= 12 && text.length - at > 1;
  return character === "<" && /^<[a-z][^\s<>]*$/i.test(text.slice(at));
}

/** Opens or closes emphasis as its neighbours allow. False for a run at the very end that closes nothing: it is about to open something. */
function takeRun(marks: OpenMark[], text: string, at: number, run: number): boolean {
  const character = text.charAt(at);
  const before = text.charAt(at - 1);
  const after = text.charAt(at + run);
  const isInWord = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
  if ((character === "~" && run > 2) || (character === "_" && isInWord)) return true;
  let left = run;
  while (left > 0 && before.trim() !== "") {
    const index = marks.findLastIndex((mark) => mark.character === character);
    const mark = marks[index];
    if (!mark) break;
    const used = Math.min(left, mark.length);
    left -= used;
    mark.length -= used;
    marks.length = mark.length === 0 ? index : index + 1;
  }
  const isAtEnd = at + run === text.length;
  const isArithmetic = isInWord && /\d/.test(before + after);
  if (left > 0 && after.trim() !== "" && !isArithmetic) marks.push({ character, length: left });
  return !(isAtEnd && left > 0);
}
