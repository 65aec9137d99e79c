import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readTokens } from "./read-tokens.ts";

function kinds(code: string) {
  return readTokens(code)
    .filter(({ kind }) => kind !== "plain")
    .map(({ kind, text }) => `${kind} ${text}`);
}

test("Python, JavaScript and shell show their comments, strings, numbers and keywords", () => {
  expect(kinds("import os # why\nx = 'a\\'b' + f(\"c\", 1.5)")).toEqual(["keyword import", "comment # why", "string 'a\\'b'", 'string "c"', "number 1.5"]);
  expect(kinds("const x = await f(`a\nb`); // why")).toEqual(["keyword const", "keyword await", "string `a\nb`", "comment // why"]);
  expect(kinds('curl https://a.b/v1#x -H "Authorization: Bearer $HF_TOKEN"')).toEqual(["keyword curl", 'string "Authorization: Bearer $HF_TOKEN"']);
});

test("an address is no comment, and an apostrophe in a comment opens no string", () => {
  expect(kinds("base_url = https://a.b")).toEqual([]);
  expect(kinds("# Couldn't find it\nx")).toEqual(["comment # Couldn't find it"]);
});

test("no character is lost, whatever the code", () => {
  const code = fc.string({ unit: fc.constantFrom('"', "'", "`", "\\", "#", "/", "\n", " ", "a", "if", "1", ".", '"""', "🧀") });
  fc.assert(
    fc.property(code, (code) => {
      const tokens = readTokens(code);
      expect(tokens.map(({ text }) => text).join("")).toBe(code);
      for (const { text, start } of tokens) expect(code.slice(start, start + text.length)).toBe(text);
    }),
  );
});
