import fc from "fast-check";
import { Lexer } from "marked";
import { expect, test } from "vitest";
import { lexLeaf } from "./bounded-lexer.ts";

/** What lines of a recipe are made of, and what might be a mark or an address. Tags and footnotes are ours, and left out. */
const PIECES = [..."abzé1290½ ,.;:'\"()%°/–—-_*~`[]!&@\\#|+=", "www.", "WWW.", "http://", "ftp://", "x@b.cc", " 1. ", "  ", "a.b", "---"];

test("a plain line says what marked makes of it", () => {
  const lines = fc.array(fc.constantFrom(...PIECES), { maxLength: 16 }).map((pieces) => `a${pieces.join("")}`);
  fc.assert(
    fc.property(lines, (line) => {
      expect([...lexLeaf(line, {})]).toEqual([...new Lexer({ gfm: true }).lex(line)]);
    }),
    { numRuns: 3_000 },
  );
});

test.each(["240 g onion number 3, finely chopped", "(to taste) about 180 °C", "½ tin", "a", "1.5 kg"])("%j is one paragraph of one text", (line) => {
  expect([...lexLeaf(line, {})]).toEqual([{ type: "paragraph", raw: line, text: line, tokens: [{ type: "text", raw: line, text: line, escaped: false }] }]);
});
