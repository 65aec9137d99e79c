/** Writes a document that was read as HTML with `marked`'s own writer, so that tests can compare it with what `marked` makes of the whole text. */
import { Lexer, Parser, Tokenizer, type Token, type Tokens } from "marked";
import type { Block, Footnote, MarkdownDocument } from "../block.ts";
import type { FootnoteReference } from "../bounded-lexer.ts";

/** The blocks, then the footnotes, as HTML. */
export function toHtml({ blocks, footnotes }: MarkdownDocument): string {
  return write(blocks.flat().flatMap(toTokens)) + footnotes.map(writeFootnote).join("");
}

/** What `marked` makes of the whole text at once, tags being text. */
export function markedHtml(text: string): string {
  const tokenizer = new Tokenizer();
  tokenizer.html = () => undefined;
  tokenizer.tag = () => undefined;
  return write(new Lexer({ gfm: true, tokenizer }).lex(text));
}

/** The words that a cook would see. */
export function visibleText(document: MarkdownDocument): string {
  return toHtml(document).replace(/<[^>]*>/g, " ");
}

function write(tokens: Token[]): string {
  const renderers = { footnoteReference: (token: Tokens.Generic) => `<sup>${(token as unknown as FootnoteReference).label}</sup>` };
  const html = Parser.parse(tokens, { extensions: { renderers, childTokens: {} } });
  return html
    .replace(/\n(?=<\/code>)/g, "")
    .replace(/\s+/g, " ")
    .replaceAll("> <", "><")
    .trim();
}

function writeFootnote({ number, references, children }: Footnote): string {
  return `<aside id="${number}" data-references="${references}">${write(children?.flat().flatMap(toTokens) ?? [])}</aside>`;
}

function toTokens(block: Block): Token[] {
  switch (block.type) {
    case "prose":
      return [...block.tokens];
    case "code":
      return [{ type: "code", raw: "", lang: block.language, text: block.pieces.join("").replace(/\n$/, "") }];
    case "quote":
      return [{ type: "blockquote", raw: "", text: "", tokens: block.children.flat().flatMap(toTokens) }];
    case "table":
      return [{ type: "table", raw: "", align: [], header: [...block.header], rows: block.rows.flat().map((cells) => [...cells]) }];
    case "list": {
      const items = block.items.flat().map((item) => ({
        type: "list_item" as const,
        raw: "",
        text: "",
        task: item.checked !== undefined,
        loose: block.loose,
        tokens: [
          ...(item.checked === undefined ? [] : [{ type: "checkbox" as const, raw: "", checked: item.checked }]),
          ...item.children
            .flat()
            .flatMap(toTokens)
            .map((token) => (!block.loose && token.type === "paragraph" ? { ...token, type: "text" } : token)),
        ],
      }));
      return [{ type: "list", raw: "", ordered: block.start !== undefined, start: block.start ?? "", loose: block.loose, items }];
    }
  }
}
