/** The words of a stretch of markdown without its marks, each character knowing where in the source it stands. */
import { isWordCharacter } from "./characters.ts";

/** Stands in `shape` for a character that was escaped in the source and so is never a mark, a number or a name. */
const LITERAL = "\uE000";

export interface PlainText {
  readonly text: string;
  /** `text` with every escaped character masked: what looks like structure here was meant as structure. */
  readonly shape: string;
  /** Source offsets of each UTF-16 unit of `text`: where it begins, and where it ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Stretches of `text` that were bold. */
  readonly bold: readonly TextRange[];
}

/** Half-open offsets: `start` is the first character, `end` the one behind the last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const ENTITIES = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    deg: "°",
    frac12: "½",
    frac14: "¼",
    frac34: "¾",
    ndash: "–",
    mdash: "—",
    eacute: "é",
  }),
);

/** Reads the inline markdown between two source offsets. Linear in its length; never throws. */
export function readPlainText(source: string, start: number, end: number): PlainText {
  let text = "";
  let shape = "";
  const starts: number[] = [];
  const ends: number[] = [];
  const bold: TextRange[] = [];
  let boldFrom = -1;
  const add = (words: string, from: number, to: number, literal: boolean): void => {
    text += words;
    shape += literal ? LITERAL.repeat(words.length) : words;
    for (let index = 0; index < words.length; index += 1) {
      starts.push(from);
      ends.push(to);
    }
  };

  for (let at = start; at < end;) {
    const word = wordAt(source, at, end);
    if (word !== "") {
      text += word;
      shape += word;
      for (const wordEnd = at + word.length; at < wordEnd; at += 1) {
        starts.push(at);
        ends.push(at + 1);
      }
      continue;
    }
    const character = source.charAt(at);
    const skipped = markLength(source, at, end);
    if (skipped > 0) {
      if (skipped === 2 && (character === "*" || character === "_")) {
        if (boldFrom >= 0) bold.push({ start: boldFrom, end: text.length });
        boldFrom = boldFrom >= 0 ? -1 : text.length;
      }
      if (character === "<") add(" ", at, at + skipped, false);
      at += skipped;
      continue;
    }
    const reference = character === "&" ? readReference(source, at, end) : undefined;
    if (reference) {
      add(reference.words, at, reference.end, true);
      at = reference.end;
    } else if (character === "\\" && at + 1 < end && /[!-/:-@[-`{-~]/.test(source.charAt(at + 1))) {
      add(source.charAt(at + 1), at, at + 2, true);
      at += 2;
    } else {
      add(character, at, at + 1, false);
      at += 1;
    }
  }
  if (boldFrom >= 0) bold.push({ start: boldFrom, end: text.length });
  return { text, shape, starts, ends, bold };
}

const MARKS: ReadonlySet<string> = new Set("*_~`[]<&\\\n");

/** What stands at an offset up to the next character that may be a mark; most of a text is read like this, in one go. Looks no further than `end`. */
function wordAt(source: string, at: number, end: number): string {
  let to = at;
  while (to < end && !MARKS.has(source.charAt(to))) to += 1;
  return source.slice(at, to);
}

/** A part of a plain text, without the spaces around it. */
export function slicePlainText(plain: PlainText, from: number, to: number): PlainText {
  let start = Math.max(0, from);
  let end = Math.min(plain.text.length, to);
  while (start < end && isSpace(plain.text.charAt(start))) start += 1;
  while (end > start && isSpace(plain.text.charAt(end - 1))) end -= 1;
  if (start === 0 && end === plain.text.length) return plain;
  return {
    text: plain.text.slice(start, end),
    shape: plain.shape.slice(start, end),
    starts: plain.starts.slice(start, end),
    ends: plain.ends.slice(start, end),
    bold: plain.bold
      .filter((range) => range.end > start && range.start < end)
      .map((range) => ({ start: Math.max(0, range.start - start), end: Math.min(end, range.end) - start })),
  };
}

/** Where a stretch of a plain text stands in the source; the whole of it by default. */
export function sourceRange(plain: PlainText, start = 0, end: number = plain.text.length): TextRange {
  const from = plain.starts[start] ?? 0;
  return { start: from, end: end > start ? (plain.ends[end - 1] ?? from) : from };
}

/** The length of the mark that stands at an offset (emphasis, code, a link's brackets and target, a tag), or 0. */
function markLength(source: string, at: number, end: number): number {
  const character = source.charAt(at);
  const next = at + 1 < end ? source.charAt(at + 1) : "";
  switch (character) {
    case "*":
      return next === "*" ? 2 : isSpace(next) && isSpace(source.charAt(at - 1)) ? 0 : 1;
    case "_":
      if (next === "_") return 2;
      return isWordCharacter(source.charAt(at - 1)) && isWordCharacter(next) ? 0 : 1;
    case "~":
      return next === "~" ? struckLength(source, at, end) : 0;
    case "`":
      return 1;
    case "[":
      return next === "^" ? lengthTo(source, at, end, "]", 12) : 1;
    case "]":
      return next === "(" ? lengthTo(source, at, end, ")", 300) || 1 : 1;
    case "<":
      return /[a-z/]/i.test(next) ? lengthTo(source, at, end, ">", 60) : 0;
    default:
      return 0;
  }
}

/** Struck words are withdrawn: they are skipped with their marks. Marks that nothing closes are only marks. */
function struckLength(source: string, at: number, end: number): number {
  const close = source.slice(at + 2, Math.min(end, at + 300)).indexOf("~~");
  return close > 0 ? close + 4 : 2;
}

function lengthTo(source: string, at: number, end: number, closing: string, most: number): number {
  const limit = Math.min(end, at + most);
  for (let index = at + 1; index < limit; index += 1) if (source.charAt(index) === closing) return index + 1 - at;
  return 0;
}

function readReference(source: string, at: number, end: number): { readonly words: string; readonly end: number } | undefined {
  const name = /^&(#\d{1,7}|[a-z]{2,6}\d{0,2});/.exec(source.slice(at, Math.min(end, at + 12)))?.[1];
  if (name === undefined) return undefined;
  const code = name.startsWith("#") ? Number(name.slice(1)) : 0;
  const words = name.startsWith("#") ? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined) : ENTITIES.get(name);
  return words === undefined ? undefined : { words, end: at + name.length + 2 };
}

function isSpace(character: string): boolean {
  return character === "" || /\s/.test(character);
}
