/** Splits markdown into lines and says what each one is: a heading, a bullet, a numbered step, a table row, text. */
import { readPlainText, slicePlainText, type PlainText } from "./plain-text.ts";

type LineKind = "blank" | "heading" | "bullet" | "numbered" | "row" | "rule" | "text";

export interface MarkdownLine {
  readonly kind: LineKind;
  /** Source offsets of the line without its line break. */
  readonly start: number;
  readonly end: number;
  /** Spaces in front of the mark. */
  readonly indent: number;
  /** The words behind the mark. */
  readonly plain: PlainText;
  /** 1 to 6 for a heading, the step's number for a numbered line, else 0. */
  readonly number: number;
  /** The cells of a table row. */
  readonly cells: readonly PlainText[];
}

/** "4.1. Cut into chips" numbers a step, and "1.5 kg" none. */
const NUMBERED = /^(?:step\s|\d{1,2}\.(?=\d{1,2}[.)]\s))?(\d{1,3})(?:\uFE0F?\u20E3\s?|[.):]\s|\.(?=\p{L}{2})|\s[-–—]\s|[.):]$)/iu;
/** "b. Cook the rice". */
const LETTERED = /^[a-h][.)]\s/;
const STEP_LABEL = /^step\s(\d{1,3})$/i;
/** An emoji before an amount is a bullet ("🥑 2 avocados"), and a clock before minutes is none ("⏱ 10–12"). */
const EMOJI_SIGN = /^(?![⌚⌛⏰-⏳🕐-🕧])\p{Extended_Pictographic}\uFE0F?\s(?=[\d½¼¾⅓⅔])/u;
const BULLET_SIGNS = /^(?:[•·・▢☐☑◦○‣▪▫■□◻►▸➤➔→✓✔●»–—]\uFE0F?|\[[ x]\])\s?/i;
/** `"halloumi": "225 g, sliced",`: a line of a list as data. */
const KEYED = /^"[^"_]{1,60}": "(?!\d+(?:[-–]\d+)? ?(?:min|h|day|serving|people|portion))[\d½¼¾⅓⅔][^"]{0,200}",?$/;
const BRACES = /^[{}[\]\s,]+$/;
/** "① Cook the rice". */
const CIRCLED = /^[\u2460-\u2473]\s?/;

/** All lines of a markdown text, in order. Linear in its length; never throws. */
export function readLines(source: string): MarkdownLine[] {
  const lines: MarkdownLine[] = [];
  for (let start = 0; start <= source.length;) {
    const newline = source.indexOf("\n", start);
    const next = newline < 0 ? source.length : newline;
    const end = next > start && source.charAt(next - 1) === "\r" ? next - 1 : next;
    lines.push(readLine(source, start, end));
    start = next + 1;
  }
  return lines;
}

function readLine(source: string, start: number, end: number): MarkdownLine {
  let at = skipSpaces(source, start, end);
  while (source.charAt(at) === ">" && at < end) at = skipSpaces(source, at + 1, end);
  const indent = at - start;
  const head = source.slice(at, Math.min(end, at + 8));
  const line = (kind: LineKind, from: number, number = 0): MarkdownLine => {
    const words = readPlainText(source, from, end);
    return { kind, start, end, indent, plain: slicePlainText(words, 0, words.text.length), number, cells: [] };
  };
  if (at >= end) return line("blank", end);
  const hashes = /^#{1,6}(?=\s|$)/.exec(head)?.[0].length ?? 0;
  if (hashes > 0) return closeHeading(line("heading", at + hashes, hashes));
  if (/^(?:[-*_=]\s?){3,}$/.test(source.slice(at, Math.min(end, at + 100)).trimEnd())) return line("rule", end);
  if (head.startsWith("|")) return readRow(source, start, end, at, indent);
  // "-soy sauce 5 tbsp": a bullet without its space.
  if (/^-\p{Ll}{2}/u.test(head)) return line("bullet", at + 1);
  if (/^[-*+]\s/.test(head)) return withoutSign(line("bullet", at + 2), /^\[[ x]\]\s/i);
  return readMarkedText(line("text", at));
}

/** Bullets and numbers that show only in the words: `• 2 eggs`, `1️⃣ Beat them`, `**Step 2:** Fry`. */
function readMarkedText(line: MarkdownLine): MarkdownLine {
  const opening = line.plain.shape.slice(0, 24);
  const numbered = NUMBERED.exec(opening) ?? STEP_LABEL.exec(line.plain.shape.length < 12 ? line.plain.shape : "");
  if (numbered) {
    return { ...line, kind: "numbered", number: Number(numbered[1]), plain: slicePlainText(line.plain, numbered[0].length, line.plain.text.length) };
  }
  if (LETTERED.test(opening)) return withoutSign({ ...line, kind: "numbered", number: opening.charCodeAt(0) - 0x60 }, LETTERED);
  if (KEYED.test(line.plain.shape)) {
    const end = line.plain.text.length - (/"?,?$/.exec(line.plain.shape)?.[0].length ?? 0);
    return { ...line, kind: "bullet", plain: slicePlainText(line.plain, 1, end) };
  }
  if (BRACES.test(line.plain.text)) return { ...line, kind: "blank" };
  if (CIRCLED.test(opening)) return withoutSign({ ...line, kind: "numbered", number: opening.charCodeAt(0) - 0x245f }, CIRCLED);
  if (EMOJI_SIGN.test(line.plain.shape.slice(0, 8))) return withoutSign({ ...line, kind: "bullet" }, EMOJI_SIGN);
  return BULLET_SIGNS.test(opening) ? withoutSign({ ...line, kind: "bullet" }, BULLET_SIGNS) : line;
}

function withoutSign(line: MarkdownLine, sign: RegExp): MarkdownLine {
  const length = sign.exec(line.plain.shape.slice(0, 8))?.[0].length ?? 0;
  return length === 0 ? line : { ...line, plain: slicePlainText(line.plain, length, line.plain.text.length) };
}

/** `## Title ##` closes with hashes that are no part of it. */
function closeHeading(line: MarkdownLine): MarkdownLine {
  let end = line.plain.shape.length;
  while (end > 0 && line.plain.shape.charAt(end - 1) === "#") end -= 1;
  const closed = end < line.plain.shape.length && /\s/.test(line.plain.shape.charAt(end - 1));
  return closed || end === 0 ? { ...line, plain: slicePlainText(line.plain, 0, end) } : line;
}

function readRow(source: string, start: number, end: number, at: number, indent: number): MarkdownLine {
  const cells: PlainText[] = [];
  let from = at + 1;
  for (let index = from; index <= end; index += 1) {
    const escaped = source.charAt(index - 1) === "\\";
    if (index < end && (source.charAt(index) !== "|" || escaped)) continue;
    if (index < end || source.slice(from, end).trim() !== "") {
      const words = readPlainText(source, from, index);
      cells.push(slicePlainText(words, 0, words.text.length));
    }
    from = index + 1;
  }
  const words = readPlainText(source, at, end);
  const delimiter = cells.every((cell) => /^:?-*:?$/.test(cell.shape)) && cells.some((cell) => cell.shape.includes("-"));
  return { kind: delimiter ? "rule" : "row", start, end, indent, plain: words, number: 0, cells };
}

function skipSpaces(source: string, from: number, end: number): number {
  let at = from;
  while (at < end && (source.charAt(at) === " " || source.charAt(at) === "\t")) at += 1;
  return at;
}
