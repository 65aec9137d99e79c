/**
 * Divides a text into blocks, line by line. One block is open at a time; each line either continues it or closes it and opens the next.
 * What is closed never changes again, whatever follows: that is what makes a stream cost no more than its length.
 */
import type { Block, Cells, ListItem } from "./block.ts";
import { MAX_NESTING } from "./bounded-lexer.ts";
import { append, appendAll, type Chunks } from "./chunks.ts";
import type { LeafReader } from "./leaf-reader.ts";
import {
  closesFence,
  dedent,
  findFence,
  findFootnote,
  findListMarker,
  findQuoted,
  indentOf,
  interruptsParagraph,
  isBlank,
  isHeading,
  isRule,
  isTableHead,
  type Fence,
  type ListMarker,
} from "./line.ts";

interface OpenProse {
  readonly type: "prose";
  readonly form: "heading" | "indented-code" | "text";
  readonly raw: string;
  readonly lastLine: string;
}

interface OpenCode {
  readonly type: "code";
  readonly fence: Fence;
  readonly lines: Chunks<string>;
}

interface OpenQuote {
  readonly type: "quote";
  readonly depth: number;
  readonly children: Chunks<Block>;
  readonly inner: OpenBlock | undefined;
}

interface OpenList {
  readonly type: "list";
  readonly marker: ListMarker;
  readonly start: number | undefined;
  readonly loose: boolean;
  readonly items: Chunks<ListItem>;
  /** The lines of the item that is still open. */
  readonly item: string;
  readonly lastLine: string;
}

interface OpenTable {
  readonly type: "table";
  readonly head: string;
  readonly header: Cells;
  readonly rows: Chunks<Cells>;
}

interface OpenFootnote {
  readonly type: "footnote";
  readonly label: string;
  readonly raw: string;
  readonly lastLine: string;
}

export type OpenBlock = OpenProse | OpenCode | OpenQuote | OpenList | OpenTable | OpenFootnote;

export interface Step {
  /** Blocks that this line has finished. */
  readonly closed: readonly Block[];
  readonly open: OpenBlock | undefined;
}

/** Takes the next line (without its line break) into the document. */
export function takeLine(open: OpenBlock | undefined, line: string, leaves: LeafReader, depth = 0): Step {
  const continued = open && continueBlock(open, line, leaves);
  if (continued) return continued;
  return { closed: open ? closeBlock(open, leaves) : [], open: startBlock(line, depth) };
}

/** The finished blocks of an open one: none for a footnote, which `leaves` keeps. */
export function closeBlock(open: OpenBlock, leaves: LeafReader): readonly Block[] {
  switch (open.type) {
    case "prose":
      return [readProse(open.raw, leaves)];
    case "code":
      return [{ type: "code", language: open.fence.language, lines: open.lines }];
    case "quote":
      return [{ type: "quote", children: open.inner ? appendAll(open.children, closeBlock(open.inner, leaves)) : open.children }];
    case "list": {
      const last = closeItem(open, leaves);
      return [{ type: "list", start: open.start, loose: last.loose, items: last.items }];
    }
    case "table":
      return [{ type: "table", header: open.header, rows: open.rows }];
    case "footnote":
      leaves.readFootnote(open.label, open.raw);
      return [];
  }
}

/** The innermost open block: what the next characters are written into. */
export function innermost(open: OpenBlock | undefined): OpenBlock | undefined {
  return open?.type === "quote" && open.inner ? innermost(open.inner) : open;
}

function readProse(raw: string, leaves: LeafReader): Block {
  return { type: "prose", tokens: leaves.readBlocks(raw) };
}

function startBlock(line: string, depth: number): OpenBlock | undefined {
  if (isBlank(line)) return undefined;
  if (indentOf(line) > 3) return startProse("indented-code", line);
  if (isHeading(line)) return startProse("heading", line);
  const fence = findFence(line);
  if (fence) return { type: "code", fence, lines: [] };
  const quoted = depth < MAX_NESTING ? findQuoted(line) : undefined;
  if (quoted !== undefined) return { type: "quote", depth, children: [], inner: startBlock(quoted, depth + 1) };
  const marker = findListMarker(line);
  if (marker) return { type: "list", marker, start: marker.start, loose: false, items: [], item: line, lastLine: line };
  const footnote = findFootnote(line);
  if (footnote) return { type: "footnote", label: footnote.label, raw: footnote.text, lastLine: line };
  return startProse("text", line);
}

function startProse(form: OpenProse["form"], line: string): OpenProse {
  return { type: "prose", form, raw: line, lastLine: line };
}

/** The block with the line in it; undefined when the line does not belong to it. */
function continueBlock(open: OpenBlock, line: string, leaves: LeafReader): Step | undefined {
  switch (open.type) {
    case "prose":
      return continueProse(open, line, leaves);
    case "code":
      return continueCode(open, line, leaves);
    case "quote":
      return continueQuote(open, line, leaves);
    case "list":
      return continueList(open, line, leaves);
    case "table":
      return continueTable(open, line, leaves);
    case "footnote":
      return continueFootnote(open, line);
  }
}

function stillOpen(open: OpenBlock): Step {
  return { closed: [], open };
}

function continueProse(open: OpenProse, line: string, leaves: LeafReader): Step | undefined {
  if (open.form === "heading") return undefined;
  if (open.form === "indented-code") return isBlank(line) || indentOf(line) > 3 ? stillOpen(withLine(open, line)) : undefined;
  if (isBlank(line) || interruptsParagraph(line)) return undefined;
  return (isTableHead(open.lastLine, line) ? startTable(open, line, leaves) : undefined) ?? stillOpen(withLine(open, line));
}

function withLine(open: OpenProse, line: string): OpenProse {
  return { ...open, raw: `${open.raw}\n${line}`, lastLine: line };
}

/** A table may follow a paragraph without a blank line: the paragraph is closed by the line under the table's header. */
function startTable(open: OpenProse, delimiter: string, leaves: LeafReader): Step | undefined {
  const head = `${open.lastLine}\n${delimiter}`;
  const before = open.raw.slice(0, -open.lastLine.length - 1);
  const closed = before === "" ? [] : [readProse(before, leaves)];
  const header = leaves.findHeader(head);
  return header && { closed, open: { type: "table", head, header, rows: [] } };
}

function continueTable(open: OpenTable, line: string, leaves: LeafReader): Step | undefined {
  if (isBlank(line) || indentOf(line) > 3 || isRule(line) || interruptsParagraph(line)) return undefined;
  return stillOpen({ ...open, rows: append(open.rows, leaves.readRow(open.head, line)) });
}

function continueCode(open: OpenCode, line: string, leaves: LeafReader): Step {
  if (closesFence(line, open.fence)) return { closed: closeBlock(open, leaves), open: undefined };
  const text = indentOf(line) === 0 ? line : line.replace(new RegExp(`^ {0,${open.fence.indent}}`), "");
  return stillOpen({ ...open, lines: append(open.lines, text) });
}

function continueQuote(open: OpenQuote, line: string, leaves: LeafReader): Step | undefined {
  const inner = findQuoted(line) ?? (canBeLazy(open.inner, line) ? line : undefined);
  if (inner === undefined) return undefined;
  const step = takeLine(open.inner, inner, leaves, open.depth + 1);
  return stillOpen({ ...open, children: appendAll(open.children, step.closed), inner: step.open });
}

/** True when a line without the container's mark goes on with the paragraph at the end of that container. */
function canBeLazy(open: OpenBlock | undefined, line: string): boolean {
  if (!open || isBlank(line) || isRule(line) || interruptsParagraph(line) || findListMarker(line)) return false;
  if (open.type === "quote") return canBeLazy(open.inner, line);
  if (open.type === "prose") return open.form === "text";
  return (open.type === "list" || open.type === "footnote") && endsInParagraph(open.lastLine);
}

/** A guess from the last line of a list item or footnote: not after a blank line, a fence or a heading. */
function endsInParagraph(lastLine: string): boolean {
  const text = lastLine.trimStart();
  return text !== "" && !findFence(text) && !isHeading(text);
}

function continueList(open: OpenList, line: string, leaves: LeafReader): Step | undefined {
  const marker = findListMarker(line);
  const isInside = isBlank(line) || indentOf(line) >= open.marker.indent;
  if (!isInside && marker?.kind === open.marker.kind && indentOf(line) <= 3) {
    const { items, loose } = closeItem(open, leaves);
    return stillOpen({ ...open, marker, items, loose: loose || isBlank(open.lastLine), item: line, lastLine: line });
  }
  if (!isInside && !canBeLazy(open, line)) return undefined;
  return stillOpen({ ...open, item: `${open.item}\n${line}`, lastLine: line });
}

function closeItem(open: OpenList, leaves: LeafReader): { items: Chunks<ListItem>; loose: boolean } {
  const { items, loose } = leaves.readItems(open.item);
  return { items: appendAll(open.items, items), loose: open.loose || loose };
}

function continueFootnote(open: OpenFootnote, line: string): Step | undefined {
  const isInside = isBlank(line) || indentOf(line) > 3;
  if (!isInside && !canBeLazy(open, line)) return undefined;
  return stillOpen({ ...open, raw: `${open.raw}\n${isInside ? dedent(line, 4) : line}`, lastLine: line });
}
