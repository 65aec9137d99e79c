/** Turns the containers among `marked`'s tokens into blocks, so that a nested list is drawn by the same view as a list that streams. */
import type { MarkedToken, Token, Tokens } from "marked";
import type { Block, ListItem } from "./block.ts";

/** The token as a block of its own; undefined for what only holds words. */
export function findBlock(token: Token): Block | undefined {
  const known = token as MarkedToken;
  switch (known.type) {
    case "code":
      return { type: "code", language: known.lang?.split(/\s/, 1)[0] ?? "", lines: [known.text.replace(/\n$/, "").split("\n")] };
    case "blockquote":
      return { type: "quote", children: [[{ type: "prose", tokens: known.tokens }]] };
    case "list":
      return { type: "list", start: known.ordered ? Number(known.start) : undefined, loose: known.loose, items: [readListItems(known)] };
    case "table":
      return { type: "table", header: known.header, rows: [known.rows] };
    default:
      return undefined;
  }
}

export function readListItems(list: Tokens.List): readonly ListItem[] {
  return list.items.map((item) => ({ checked: item.task ? item.checked === true : undefined, tokens: item.tokens }));
}
