/** Reads a markdown text that grows: each line is read once, when it is complete, and only the block that is still open is read again. */
import type { Block, Footnote, MarkdownDocument } from "./block.ts";
import { appendAll, type Chunks } from "./chunks.ts";
import { cutAtStep, findStep, isShort } from "./growing-steps.ts";
import { LeafReader } from "./leaf-reader.ts";
import { isFenceMarkAlone } from "./line.ts";
import { findMissingDelimiter, isMarksAlone } from "./mend.ts";
import { closeBlock, innermost, takeLine, type OpenBlock } from "./open-block.ts";

interface Reading {
  blocks: Chunks<Block>;
  open: OpenBlock | undefined;
  readonly leaves: LeafReader;
}

/**
 * Give it the whole text each time. As long as it only grows, what was read stays as it was, down to the same objects; another text is read anew.
 * The document of a text that is done does not depend on the pieces in which it came.
 */
export class MarkdownReader {
  #text = "";
  /** Where the first line begins that is not complete. */
  #cursor = 0;
  #reading: Reading = startReading();
  #footnotes: readonly Footnote[] = [];
  #longLine: LongLine | undefined;

  read(text: string, done: boolean): MarkdownDocument {
    // Not startsWith: two slices are compared in one go, many times faster.
    if (text.slice(0, this.#text.length) !== this.#text) {
      this.#cursor = 0;
      this.#reading = startReading();
      this.#longLine = undefined;
      this.#text = "";
    }
    const known = this.#text.length;
    this.#text = text;
    this.#cursor = readLines(this.#reading, text, this.#cursor, known);
    const rest = text.slice(this.#cursor);
    const { blocks, footnotes } = done ? finish(this.#reading, rest, text) : this.#draft(rest);
    if (!isSame(footnotes, this.#footnotes)) this.#footnotes = footnotes;
    return { blocks, footnotes: this.#footnotes };
  }

  /** A line that has grown long is read at steps, as a long paragraph is. */
  #draft(rest: string): MarkdownDocument {
    if (isShort(rest)) return draft(this.#reading, rest);
    const step = findStep(rest);
    const last = this.#longLine;
    if (last && last.start === this.#cursor && last.step === step) return last.document;
    const document = draft(this.#reading, cutAtStep(rest));
    this.#longLine = { start: this.#cursor, step, document };
    return document;
  }
}

/** What a draft made of a line that is not complete, read when it had come to that step. */
interface LongLine {
  readonly start: number;
  readonly step: number;
  readonly document: MarkdownDocument;
}

function startReading(leaves = new LeafReader()): Reading {
  return { blocks: [], open: undefined, leaves };
}

/** Takes the complete lines from `cursor` on; returns where the incomplete one begins. Up to `known` there is no line break. */
function readLines(reading: Reading, text: string, cursor: number, known = cursor): number {
  let start = cursor;
  for (let end = text.indexOf("\n", Math.max(start, known)); end !== -1; end = text.indexOf("\n", start)) {
    readLine(reading, text.slice(start, end));
    start = end + 1;
  }
  return start;
}

function readLine(reading: Reading, line: string): void {
  const step = takeLine(reading.open, line.endsWith("\r") ? line.slice(0, -1) : line, reading.leaves);
  reading.blocks = appendAll(reading.blocks, step.closed);
  reading.open = step.open;
}

function closeReading(reading: Reading): Chunks<Block> {
  return reading.open ? appendAll(reading.blocks, closeBlock(reading.open, reading.leaves)) : reading.blocks;
}

/** The text as it stands, half-open marks closed. */
function draft(reading: Reading, rest: string): MarkdownDocument {
  const leaves = reading.leaves.forkMending();
  const ahead = { ...reading, leaves };
  if (!isUndecided(rest.endsWith("\r") ? rest.slice(0, -1) : rest, reading.open)) readLine(ahead, rest);
  const delimiter = ahead.open?.type === "prose" && ahead.open.form === "text" ? findMissingDelimiter(ahead.open.lastLine) : undefined;
  if (delimiter !== undefined) readLine(ahead, delimiter);
  const blocks = closeReading(ahead);
  return { blocks, footnotes: listFootnotes(leaves, false) };
}

/** True when it is too early to say what the line will be. Inside a code block only the fence that ends it is in doubt. */
function isUndecided(line: string, open: OpenBlock | undefined): boolean {
  if (line === "") return true;
  const inner = innermost(open);
  return inner?.type === "code" ? isFenceMarkAlone(line, inner.fence) : isMarksAlone(line);
}

/** The whole text. A link may be defined after its use: then the text is read once more, with all definitions known. */
function finish(reading: Reading, rest: string, text: string): MarkdownDocument {
  let last = { ...reading, leaves: reading.leaves.fork() };
  if (rest !== "") readLine(last, rest);
  let blocks = closeReading(last);
  if (last.leaves.hasLinks()) {
    last = startReading(new LeafReader(last.leaves.links));
    const cursor = readLines(last, text, 0);
    if (cursor < text.length) readLine(last, text.slice(cursor));
    blocks = closeReading(last);
  }
  return { blocks, footnotes: listFootnotes(last.leaves, true) };
}

/** The footnotes in the order of their first reference, then those that nothing refers to. While the text grows, a reference may be ahead of its footnote. */
function listFootnotes(leaves: LeafReader, done: boolean): readonly Footnote[] {
  const labels = [...new Set([...leaves.references.keys(), ...leaves.footnotes.keys()])].filter((label) => !done || leaves.footnotes.has(label));
  return labels.map((label, index) => ({
    label,
    number: index + 1,
    references: leaves.references.get(label) ?? 0,
    children: leaves.footnotes.get(label),
  }));
}

function isSame(footnotes: readonly Footnote[], before: readonly Footnote[]): boolean {
  if (footnotes.length !== before.length) return false;
  return footnotes.every(({ label, references, children }, index) => {
    const old = before[index];
    return old?.label === label && old.references === references && old.children === children;
  });
}
