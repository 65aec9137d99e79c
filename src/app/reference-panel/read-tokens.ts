/** Colours for code: one small reader for the shell, Python, JavaScript and JSON of the snippets. It may colour a word wrongly; it never loses one. */
import { pattern } from "#recipe/pattern";

export interface Token {
  readonly kind: "plain" | "comment" | "string" | "number" | "keyword";
  readonly text: string;
  /** Characters before it. */
  readonly start: number;
}

const KEYWORDS =
  "and as assert async await break case catch class const continue def del elif else except export False finally for from function global if import in is lambda let new None not null of or pass raise return True true false try undefined var while with yield curl pip npm";

// "#" and "//" begin a comment only where a word could begin: an address holds both.
const COMMENT = /(?<comment>(?<=^|\s)(?:#|\/\/)[^\n]*)/;
const STRING = /(?<string>"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)/;
const NUMBER = /(?<number>\b\d[\d._]*(?:e[+-]?\d+)?\b)/;
const TOKEN = pattern("gmu")`${COMMENT}|${STRING}|${NUMBER}|(?<keyword>\b${KEYWORDS.split(" ")}\b)`;

const KINDS = ["comment", "string", "number", "keyword"] as const;

/** The tokens in order; their texts together are the code. */
export function readTokens(code: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const add = (kind: Token["kind"], text: string): void => {
    if (text !== "") tokens.push({ kind, text, start: end });
    end += text.length;
  };
  for (const { 0: text, index, groups } of code.matchAll(TOKEN)) {
    add("plain", code.slice(end, index));
    add(KINDS.find((kind) => groups?.[kind] !== undefined) ?? "plain", text);
  }
  add("plain", code.slice(end));
  return tokens;
}
