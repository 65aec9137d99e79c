/** `marked`'s lexer, set up for a recipe: GFM and footnote references, no raw HTML, and no text so absurd that it holds the page up. */
import { Lexer, Tokenizer, type Token, type Tokens, type TokensList } from "marked";
import { MAX_COLUMNS, countCells } from "./line.ts";

/** Nested deeper than this, a text is shown as it was typed: a parser that calls itself must have a floor. */
export const MAX_NESTING = 32;
/** Characters, and marks that want a partner, in one paragraph or cell. With more it is shown as it was typed, because looking for partners costs the square of their number. */
const MAX_INLINE_LENGTH = 20_000;
const MAX_INLINE_MARKS = 1_000;

export type Links = TokensList["links"];

export interface FootnoteReference {
  readonly type: "footnoteReference";
  readonly raw: string;
  readonly label: string;
  /** The how-manieth reference to this footnote, from 1; 0 until it has been counted. */
  occurrence: number;
}

const REFERENCE = /^\[\^([^\]\s[^]{1,64})\](?!\()/;

/** Labels are compared without case. */
export function normaliseLabel(label: string): string {
  return label.toLowerCase();
}

function findReference(src: string): FootnoteReference | undefined {
  const match = REFERENCE.exec(src);
  return match?.[1] === undefined ? undefined : { type: "footnoteReference", raw: match[0], label: normaliseLabel(match[1]), occurrence: 0 };
}

/** Leaves to `open-block` what it has divided already: lists and quotes. A tag is text like any other. */
class LeafTokenizer extends Tokenizer {
  override html(): undefined {}

  override tag(): undefined {}

  override list(): undefined {}

  override blockquote(): undefined {}

  override table(src: string): Tokens.Table | undefined {
    const header = src.split("\n", 1)[0] ?? "";
    return header.length > MAX_COLUMNS && countCells(header) > MAX_COLUMNS ? undefined : super.table(src);
  }
}

function isAbsurd(src: string): boolean {
  return src.length > MAX_INLINE_LENGTH || (src.match(/[*_~`]+|[[<]/g)?.length ?? 0) > MAX_INLINE_MARKS;
}

class BoundedLexer extends Lexer {
  #depth = 0;

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (this.#depth >= MAX_NESTING || isAbsurd(src)) {
      tokens.push({ type: "text", raw: src, text: src });
      return tokens;
    }
    this.#depth += 1;
    super.inlineTokens(src, tokens);
    this.#depth -= 1;
    return tokens;
  }
}

/** One line of words and figures without a character that could be a mark: most lines of a recipe's list are such. */
const PLAIN_LINE = /^[\p{L}\p{N}(][\p{L}\p{N} ,.;:'’"()%°/–—-]*$/u;
/** Addresses become links without any mark. */
const ADDRESS = /www\.|:\/\//i;

/** What `marked` makes of a plain line, many times sooner. */
function readPlainLine(raw: string): Token[] | undefined {
  if (!PLAIN_LINE.test(raw) || ADDRESS.test(raw)) return undefined;
  return [{ type: "paragraph", raw, text: raw, tokens: [{ type: "text", raw, text: raw, escaped: false }] }];
}

const OPTIONS = { gfm: true, tokenizer: new LeafTokenizer(), extensions: { renderers: {}, childTokens: {}, inline: [findReference] } };

/**
 * The block tokens of a stretch of markdown in which no list, quote or footnote begins.
 * @param links the link definitions known so far; those found in `raw` are added to it
 */
export function lexLeaf(raw: string, links: Links): Token[] {
  const plain = readPlainLine(raw);
  if (plain) return plain;
  const lexer = new BoundedLexer(OPTIONS);
  lexer.tokens.links = links;
  return lexer.lex(raw);
}
