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
  isUnderline,
  type Fence,
  type ListMarker,
} from "./line.ts";

/** What stands inside a quote, a list item or a footnote: a document of its own, its lines without the container's marks. */
interface Content {
  readonly depth: number;
  readonly children: Chunks<Block>;
  readonly inner: OpenBlock | undefined;
}

interface OpenProse {
  readonly type: "prose";
  /** A heading or a rule is complete: no line can be added to it. */
  readonly form: "complete" | "indented-code" | "text";
  readonly raw: string;
  readonly lastLine: string;
}

interface OpenCode {
  readonly type: "code";
  readonly fence: Fence;
  readonly pieces: readonly string[];
}

interface OpenTable {
  readonly type: "table";
  readonly header: Cells;
  readonly rows: Chunks<Cells>;
}

interface OpenQuote {
  readonly type: "quote";
  readonly content: Content;
}

interface OpenList {
  readonly type: "list";
  readonly start: number | undefined;
  readonly loose: boolean;
  readonly items: Chunks<ListItem>;
  /** The marker of the item that is still open. */
  readonly marker: ListMarker;
  readonly content: Content;
  readonly isAfterBlank: boolean;
}

interface OpenFootnote {
  readonly type: "footnote";
  readonly label: string;
  readonly content: Content;
}

export type OpenBlock = OpenProse | OpenCode | OpenTable | OpenQuote | OpenList | OpenFootnote;

export interface Step {
  /** Blocks that this line has finished. */
  readonly closed: readonly Block[];
  readonly open: OpenBlock | undefined;
}

/** Takes the next line (without its line break) into the document. */
export function takeLine(open: OpenBlock | undefined, line: string, leaves: LeafReader, depth = 0): Step {
  const continued = open && continueBlock(open, line, leaves);
  if (continued) return continued;
  return { closed: open ? closeBlock(open, leaves) : [], open: startBlock(line, depth, leaves) };
}

/** The finished blocks of an open one: none for a footnote, which `leaves` keeps. */
export function closeBlock(open: OpenBlock, leaves: LeafReader): readonly Block[] {
  switch (open.type) {
    case "prose":
      return [{ type: "prose", tokens: leaves.readProse(open.raw) }];
    case "code":
      return [{ type: "code", language: open.fence.language, pieces: open.pieces }];
    case "table":
      return [{ type: "table", header: open.header, rows: open.rows }];
    case "quote":
      return [{ type: "quote", children: closeContent(open.content, leaves) }];
    case "list":
      return [{ type: "list", start: open.start, loose: open.loose, items: closeItem(open, leaves) }];
    case "footnote":
      leaves.keepFootnote(open.label, closeContent(open.content, leaves));
      return [];
  }
}

/** The innermost open block: what the next characters are written into. */
export function innermost(open: OpenBlock | undefined): OpenBlock | undefined {
  return open && "content" in open && open.content.inner ? innermost(open.content.inner) : open;
}

function startBlock(line: string, depth: number, leaves: LeafReader): OpenBlock | undefined {
  if (isBlank(line)) return undefined;
  if (indentOf(line) > 3) return startProse("indented-code", line);
  if (isHeading(line) || isRule(line)) return startProse("complete", line);
  const fence = findFence(line);
  if (fence) return { type: "code", fence, pieces: [] };
  return (depth < MAX_NESTING ? startContainer(line, depth, leaves) : undefined) ?? startProse("text", line);
}

function startContainer(line: string, depth: number, leaves: LeafReader): OpenBlock | undefined {
  const quoted = findQuoted(line);
  if (quoted !== undefined) return { type: "quote", content: startContent(quoted, depth, leaves) };
  const marker = findListMarker(line);
  if (marker)
    return { type: "list", start: marker.start, loose: false, items: [], marker, content: startContent(marker.text, depth, leaves), isAfterBlank: false };
  const footnote = leaves.takesFootnotes() ? findFootnote(line) : undefined;
  return footnote && { type: "footnote", label: footnote.label, content: startContent(footnote.text, depth, leaves) };
}

function startProse(form: OpenProse["form"], line: string): OpenProse {
  return { type: "prose", form, raw: line, lastLine: line };
}

function startContent(line: string, depth: number, leaves: LeafReader): Content {
  return { depth: depth + 1, children: [], inner: startBlock(line, depth + 1, leaves) };
}

function addToContent(content: Content, line: string, leaves: LeafReader): Content {
  const step = takeLine(content.inner, line, leaves, content.depth);
  return { ...content, children: appendAll(content.children, step.closed), inner: step.open };
}

function closeContent(content: Content, leaves: LeafReader): Chunks<Block> {
  return content.inner ? appendAll(content.children, closeBlock(content.inner, leaves)) : content.children;
}

/** The block with the line in it; undefined when the line does not belong to it. */
function continueBlock(open: OpenBlock, line: string, leaves: LeafReader): Step | undefined {
  switch (open.type) {
    case "prose":
      return continueProse(open, line, leaves);
    case "code":
      return continueCode(open, line, leaves);
    case "table":
      return continueTable(open, line, leaves);
    case "quote":
      return continueQuote(open, line, leaves);
    case "list":
      return continueList(open, line, leaves);
    case "footnote":
      return continueFootnote(open, line, leaves);
  }
}

function stillOpen(open: OpenBlock): Step {
  return { closed: [], open };
}

function continueProse(open: OpenProse, line: string, leaves: LeafReader): Step | undefined {
  const longer = { ...open, raw: `${open.raw}\n${line}`, lastLine: line };
  if (open.form === "complete") return undefined;
  if (open.form === "indented-code") return isBlank(line) || indentOf(line) > 3 ? stillOpen(longer) : undefined;
  if (isBlank(line) || interruptsParagraph(line)) return undefined;
  if (isUnderline(line)) return stillOpen({ ...longer, form: "complete" });
  return (isTableHead(open.lastLine, line) ? startTable(open, line, leaves) : undefined) ?? stillOpen(longer);
}

/** A table may follow a paragraph without a blank line: the paragraph is closed by the line under the table's header. */
function startTable(open: OpenProse, delimiter: string, leaves: LeafReader): Step | undefined {
  const header = leaves.findHeader(`${open.lastLine}\n${delimiter}`);
  if (!header) return undefined;
  const before = open.raw.slice(0, -open.lastLine.length - 1);
  return { closed: before === "" ? [] : closeBlock({ ...open, raw: before }, leaves), open: { type: "table", header, rows: [] } };
}

function continueTable(open: OpenTable, line: string, leaves: LeafReader): Step | undefined {
  if (isBlank(line) || indentOf(line) > 3 || isRule(line) || interruptsParagraph(line)) return undefined;
  return stillOpen({ ...open, rows: append(open.rows, leaves.readRow(open.header, line)) });
}

function continueCode(open: OpenCode, line: string, leaves: LeafReader): Step {
  if (closesFence(line, open.fence)) return { closed: closeBlock(open, leaves), open: undefined };
  const text = open.fence.indent === 0 ? line : dedent(line, open.fence.indent);
  return stillOpen({ ...open, pieces: leaves.addCode(open.pieces, text) });
}

function continueQuote(open: OpenQuote, line: string, leaves: LeafReader): Step | undefined {
  const quoted = findQuoted(line) ?? (canBeLazy(open, line) ? line : undefined);
  return quoted === undefined ? undefined : stillOpen({ ...open, content: addToContent(open.content, quoted, leaves) });
}

function continueList(open: OpenList, line: string, leaves: LeafReader): Step | undefined {
  // A blank line inside a fence says nothing about the list.
  if (isBlank(line)) {
    const isAfterBlank = innermost(open)?.type !== "code";
    return stillOpen({ ...open, content: addToContent(open.content, "", leaves), isAfterBlank });
  }
  const hasBegun = open.content.children.length > 0 || open.content.inner !== undefined;
  if (indentOf(line) >= open.marker.indent && (hasBegun || !open.isAfterBlank)) {
    const content = addToContent(open.content, dedent(line, open.marker.indent), leaves);
    const isNewChild = open.content.inner === undefined || content.children !== open.content.children;
    return stillOpen({ ...open, content, loose: open.loose || (open.isAfterBlank && isNewChild), isAfterBlank: false });
  }
  const marker = indentOf(line) > 3 ? undefined : findListMarker(line);
  if (marker?.kind === open.marker.kind) {
    const loose = open.loose || open.isAfterBlank;
    return stillOpen({
      ...open,
      loose,
      items: closeItem(open, leaves),
      marker,
      content: startContent(marker.text, open.content.depth - 1, leaves),
      isAfterBlank: false,
    });
  }
  return canBeLazy(open, line) ? stillOpen({ ...open, content: addToContent(open.content, line, leaves) }) : undefined;
}

function closeItem(open: OpenList, leaves: LeafReader): Chunks<ListItem> {
  return append(open.items, { checked: open.marker.checked, children: closeContent(open.content, leaves) });
}

function continueFootnote(open: OpenFootnote, line: string, leaves: LeafReader): Step | undefined {
  if (!isBlank(line) && indentOf(line) <= 3 && !canBeLazy(open, line)) return undefined;
  return stillOpen({ ...open, content: addToContent(open.content, dedent(line, 4), leaves) });
}

/** True when a line without the container's marks goes on with the paragraph at the end of that container. */
function canBeLazy(open: OpenBlock | undefined, line: string): boolean {
  if (!open || isBlank(line) || isRule(line) || interruptsParagraph(line)) return false;
  // Indented further, a list's mark is a word of the paragraph.
  if (indentOf(line) <= 3 && findListMarker(line)) return false;
  return endsInParagraph(open);
}

function endsInParagraph(open: OpenBlock | undefined): boolean {
  if (open && "content" in open) return endsInParagraph(open.content.inner);
  return open?.type === "prose" && open.form === "text";
}
