/** Closes what a text that is still being written has left half open, so that no mark is shown that the next words will take away. */
import { countCells } from "./line.ts";

const INDENTED_CODE = /^(?: {4}| {0,3}\t)/;
/** A line of marks alone, whose meaning the next characters decide. */
const MARKS_ALONE = /^[ \t]*(?:(?:>|[*+-]|\d{1,9}[.)])[ \t]+|>)*(?:#{1,6}|[*+=_~`|:-][-*+=_~`|: \t]*|\d{1,9}[.)]?|>|\[\^?[^\]\n]*\]?:?)?[ \t]*$/;
const DEFINITION = /^ {0,3}\[[^\]^][^\]]*\]:/;
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

/** The paragraph or heading with its open marks closed; half a link is its text, half a mark is left out. */
export function mend(raw: string): string {
  return INDENTED_CODE.test(raw) ? raw : mendInline(raw);
}

/** The table row with the open marks of its last cell closed. */
export function mendRow(line: string): string {
  const start = line.lastIndexOf("|") + 1;
  return line.slice(0, start) + mendInline(line.slice(start));
}

interface OpenMark {
  readonly character: string;
  /** Delimiters that still want closing. */
  length: number;
}

/** What has been opened so far, outermost first. */
interface Opened {
  readonly marks: OpenMark[];
  /** Where the labels of links begin. */
  readonly brackets: number[];
  /** The back-ticks that end the code at the end of the text. */
  ticks: string;
}

function mendInline(text: string): string {
  const opened: Opened = { marks: [], brackets: [], ticks: "" };
  let end = text.length;
  for (let at = 0; at < end;) {
    const next = passOver(text, at, opened);
    if (next === undefined) end = at;
    else at = next;
    if (opened.marks.length + opened.brackets.length > MAX_OPEN_MARKS) return text;
  }
  const words = opened.brackets.reduceRight(withoutBracket, text.slice(0, end)).trimEnd();
  return opened.marks.reduceRight((closed, mark) => closed + mark.character.repeat(mark.length), words + opened.ticks);
}

/** Where to go on after the character or run at `at`; undefined where the text is to be cut, because the rest of it is half a mark. */
function passOver(text: string, at: number, opened: Opened): number | undefined {
  const character = text.charAt(at);
  switch (character) {
    case "\\":
      return at + 1 < text.length ? at + 2 : undefined;
    case "`":
      return passTicks(text, at, opened);
    case "*":
    case "_":
    case "~":
      return passRun(text, at, opened.marks);
    case "[":
      opened.brackets.push(at);
      return at + 1;
    case "]": {
      const next = opened.brackets.length > 0 ? findLinkEnd(text, at + 1) : at + 1;
      if (next !== undefined) opened.brackets.pop();
      return next;
    }
    case "&":
      return /^&(?:#\w{0,8}|\w{1,10})$/.test(text.slice(at, at + 13)) ? undefined : at + 1;
    case "<":
      return /^<[a-z][^\s<>]*$/i.test(text.slice(at)) ? undefined : at + 1;
    default:
      return at + 1;
  }
}

function runLength(text: string, at: number): number {
  let end = at + 1;
  while (text.charAt(end) === text.charAt(at)) end += 1;
  return end - at;
}

/** Passes over code; code that has not ended runs to the end of the text. */
function passTicks(text: string, start: number, opened: Opened): number | undefined {
  const size = runLength(text, start);
  for (let at = text.indexOf("`", start + size); at !== -1; at = text.indexOf("`", at)) {
    const run = runLength(text, at);
    at += run;
    if (run === size) return at;
  }
  if (start + size === text.length) return undefined;
  opened.ticks = "`".repeat(size);
  return text.length;
}

/** Where a link ends whose label ends before `at`: after its address, or at once where no address follows. Undefined while it is half written. */
function findLinkEnd(text: string, at: number): number | undefined {
  if (at === text.length) return /\[\^[^\]]+\]$/.test(text) ? at : undefined;
  if (text.charAt(at) !== "(") return at;
  const end = text.indexOf(")", at);
  return end === -1 ? undefined : end + 1;
}

/** The label of a half-written link without its bracket; nothing of half a reference to a footnote. */
function withoutBracket(text: string, bracket: number): string {
  const label = text.slice(bracket + 1);
  const start = text.charAt(bracket - 1) === "!" ? bracket - 1 : bracket;
  return text.slice(0, start) + (label.startsWith("^") ? "" : label);
}

/** Opens or closes emphasis as its neighbours allow. A run at the very end that closes nothing is about to open something, and is cut. */
function passRun(text: string, at: number, marks: OpenMark[]): number | undefined {
  const character = text.charAt(at);
  const run = runLength(text, at);
  const before = text.charAt(at - 1);
  const after = text.charAt(at + run);
  const isInWord = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
  if ((character === "~" && run > 2) || (character === "_" && isInWord)) return at + run;
  const left = before.trim() === "" ? run : closeMarks(marks, character, run);
  if (left > 0 && after === "") return undefined;
  const isArithmetic = isInWord && /\d/.test(before + after);
  if (left > 0 && after.trim() !== "" && !isArithmetic) marks.push({ character, length: left });
  return at + run;
}

/** Closes marks of that character, innermost first, and with them what was opened inside; returns how many delimiters are left over. */
function closeMarks(marks: OpenMark[], character: string, run: number): number {
  let left = run;
  while (left > 0) {
    const index = marks.findLastIndex((mark) => mark.character === character);
    const mark = marks[index];
    if (!mark) break;
    const used = Math.min(left, mark.length);
    left -= used;
    mark.length -= used;
    marks.length = mark.length === 0 ? index : index + 1;
  }
  return left;
}
