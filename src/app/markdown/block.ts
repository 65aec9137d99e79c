/** What a markdown text is made of, once read: blocks in order, and its footnotes. */
import type { Token, Tokens } from "marked";
import type { Chunks } from "./chunks.ts";

/** A paragraph, a heading, a rule: what `marked` reads from a stretch of lines in which no other block begins. */
interface Prose {
  readonly type: "prose";
  readonly tokens: readonly Token[];
}

export interface Code {
  readonly type: "code";
  /** The first word after the fence; empty when there is none. */
  readonly language: string;
  /** The words, line breaks and all, in pieces that stay as they are but for the last ones. */
  readonly pieces: readonly string[];
}

export interface Quote {
  readonly type: "quote";
  readonly children: Chunks<Block>;
}

export interface ListItem {
  /** A task of a task list, ticked or not; undefined for an ordinary item. */
  readonly checked: boolean | undefined;
  readonly children: Chunks<Block>;
}

export interface List {
  readonly type: "list";
  /** The first number of a numbered list; undefined for bullets. */
  readonly start: number | undefined;
  /** Blank lines stand between its items, so that each text is a paragraph. */
  readonly loose: boolean;
  readonly items: Chunks<ListItem>;
}

export type Cell = Tokens.TableCell;
export type Cells = readonly Cell[];

export interface Table {
  readonly type: "table";
  readonly header: Cells;
  readonly rows: Chunks<Cells>;
}

export type Block = Prose | Code | Quote | List | Table;

export interface Footnote {
  /** From 1, in the order in which the text first refers to them. */
  readonly number: number;
  readonly label: string;
  /** How often the text refers to it. */
  readonly references: number;
  /** Undefined while its text has not arrived. */
  readonly children: Chunks<Block> | undefined;
}

export interface MarkdownDocument {
  readonly blocks: Chunks<Block>;
  readonly footnotes: readonly Footnote[];
}
