/** Reads the leaves of a document with `marked`, and keeps what they say to each other: link definitions, footnotes, references to footnotes. */
import type { MarkedToken, Token, Tokens } from "marked";
import type { Block, Cells } from "./block.ts";
import { lexLeaf, normaliseLabel, type FootnoteReference, type Links } from "./bounded-lexer.ts";
import type { Chunks } from "./chunks.ts";
import { cutAtStep, isShort } from "./growing-steps.ts";
import { mend, mendRow } from "./mend.ts";

/** Characters from which on a piece of code is complete. */
const CODE_PIECE = 2_048;

/** All footnotes are looked through with every word that comes. With more of them a text is no recipe, and they are shown as they were typed. */
const MAX_FOOTNOTES = 1_000;

/** The last long paragraph that a draft has read, and what it says. */
interface LongDraft {
  raw: string;
  tokens: readonly Token[];
}

export class LeafReader {
  readonly links: Links;
  /** The texts of the footnotes, by label. */
  readonly footnotes: Map<string, Chunks<Block>>;
  /** How often each footnote is referred to, by label, in the order of the first reference. */
  readonly references: Map<string, number>;
  readonly #longDraft: LongDraft = { raw: "", tokens: [] };

  constructor(links: Links = Object.create(null) as Links, footnotes = new Map<string, Chunks<Block>>(), references = new Map<string, number>()) {
    this.links = links;
    this.footnotes = footnotes;
    this.references = references;
  }

  /** A reader that knows what this one knows; what it learns stays with it. */
  fork(): LeafReader {
    return new LeafReader(...this.#knowledge());
  }

  /** As `fork`, for text that is still being written: it closes what is half open. */
  forkMending(): LeafReader {
    return new MendingLeafReader(this.#longDraft, ...this.#knowledge());
  }

  #knowledge(): [Links, Map<string, Chunks<Block>>, Map<string, number>] {
    // Definitions are many in a hostile text: they are looked up where they are, not copied.
    return [Object.create(this.links) as Links, new Map(this.footnotes), new Map(this.references)];
  }

  hasLinks(): boolean {
    for (const _ in this.links) return true;
    return false;
  }

  readProse(raw: string): readonly Token[] {
    const tokens = this.lexProse(raw);
    if (raw.includes("[^")) this.#count(tokens);
    return tokens;
  }

  protected lexProse(raw: string): readonly Token[] {
    return lexLeaf(raw, this.links);
  }

  /** The cells of a table's header; undefined when the two lines are no table's head. */
  findHeader(head: string): Cells | undefined {
    const [table] = lexLeaf(head, this.links);
    if (table?.type !== "table") return undefined;
    this.#count([table]);
    return (table as Tokens.Table).header;
  }

  /** The cells of a row under that header: as many, and set as they are. */
  readRow(header: Cells, line: string): Cells {
    // With its first pipe, a row cannot be taken for another kind of block.
    const row = line.trimStart().startsWith("|") ? line : `|${line}`;
    const [table] = lexLeaf(`${shortHead(header)}\n${row}`, this.links);
    const cells = (table as Tokens.Table | undefined)?.rows?.[0] ?? [];
    for (const cell of cells) this.#count(cell.tokens);
    return cells;
  }

  /** The pieces of a block of code with one more line. */
  addCode(pieces: readonly string[], line: string): readonly string[] {
    const last = pieces.at(-1) ?? "";
    return last.length < CODE_PIECE ? [...pieces.slice(0, -1), `${last}${line}\n`] : [...pieces, `${line}\n`];
  }

  takesFootnotes(): boolean {
    return this.footnotes.size < MAX_FOOTNOTES;
  }

  /** Keeps a footnote's text. The first text of a label stands. */
  keepFootnote(label: string, children: Chunks<Block>): void {
    const key = normaliseLabel(label);
    if (!this.footnotes.has(key)) this.footnotes.set(key, children);
  }

  #count(tokens: readonly Token[]): void {
    for (const reference of findReferences(tokens)) {
      const before = this.references.get(reference.label);
      if (before === undefined && this.references.size >= MAX_FOOTNOTES) continue;
      reference.occurrence = (before ?? 0) + 1;
      this.references.set(reference.label, reference.occurrence);
    }
  }
}

class MendingLeafReader extends LeafReader {
  readonly #last: LongDraft;

  constructor(last: LongDraft, ...knowledge: ConstructorParameters<typeof LeafReader>) {
    super(...knowledge);
    this.#last = last;
  }

  protected override lexProse(raw: string): readonly Token[] {
    if (isShort(raw)) return super.lexProse(mend(raw));
    const cut = cutAtStep(raw);
    if (cut !== this.#last.raw) {
      this.#last.raw = cut;
      this.#last.tokens = super.lexProse(mend(cut));
    }
    return this.#last.tokens;
  }

  /** A line that grows is a piece of its own, so that nothing else is drawn again with it. */
  override addCode(pieces: readonly string[], line: string): readonly string[] {
    return [...pieces, `${line}\n`];
  }

  override findHeader(head: string): Cells | undefined {
    const [header = "", delimiter = ""] = head.split("\n");
    return super.findHeader(`${mendRow(header)}\n${delimiter}`);
  }

  override readRow(header: Cells, line: string): Cells {
    return super.readRow(header, mendRow(line));
  }
}

const DELIMITERS = { left: ":-", right: "-:", center: ":-:" } as const;

/** The shortest head of a table with that header's columns: however long it was typed, it is not read again with every row. */
function shortHead(header: Cells): string {
  const delimiters = header.map(({ align }) => (align ? DELIMITERS[align] : "-"));
  return `${"|a".repeat(header.length)}|\n|${delimiters.join("|")}|`;
}

/** All references to footnotes, in reading order. The lexer has bounded how deep it goes. */
function findReferences(tokens: readonly Token[]): FootnoteReference[] {
  return (tokens as readonly (MarkedToken | FootnoteReference)[]).flatMap((token) => {
    if (token.type === "footnoteReference") return [token];
    if (token.type === "table") return [token.header, ...token.rows].flat().flatMap((cell) => findReferences(cell.tokens));
    return "tokens" in token && token.tokens ? findReferences(token.tokens) : [];
  });
}
