import fc from "fast-check";
import { expect, test } from "vitest";
import { MarkdownReader } from "./markdown-reader.ts";
import { RECIPE_TEXT } from "./test-markdown/recipe-text.ts";
import { markedHtml, toHtml, visibleText } from "./test-markdown/to-html.ts";

const read = (text: string) => toHtml(new MarkdownReader().read(text, true));

/** Lines that open, continue, end and half open every kind of block. */
const EXTRA = [
  "",
  "",
  "",
  "- **open",
  "`tick",
  "~~gone",
  "[half](http",
  "| a | b |",
  "|--|--|",
  "> quote",
  "```",
  "\t- tab",
  "[k]",
  "x[^1] [^2]",
  "[^2]: two",
  "[k]: http://k.example",
  "* * *",
];
const line = fc.constantFrom(...RECIPE_TEXT.split("\n"), ...EXTRA);
const markdown = fc.array(line, { maxLength: 14 }).map((lines) => lines.join("\n"));

test("a text gives the same document in whatever pieces it came", () => {
  fc.assert(
    fc.property(markdown, fc.array(fc.nat(400), { maxLength: 12 }), (text, cuts) => {
      const reader = new MarkdownReader();
      for (const cut of cuts.sort((a, b) => a - b)) reader.read(text.slice(0, cut), false);
      expect(toHtml(reader.read(text, true))).toBe(read(text));
    }),
    { numRuns: 500 },
  );
});

test("a recipe that comes character by character ends as the recipe read at once", () => {
  const reader = new MarkdownReader();
  for (let end = 0; end < RECIPE_TEXT.length; end += 1) reader.read(RECIPE_TEXT.slice(0, end), false);
  expect(toHtml(reader.read(RECIPE_TEXT, true))).toBe(read(RECIPE_TEXT));
});

test("any text at all is read, however it is cut", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."ab 1.*_~`[]()!<>&#|-+:^\\\n\t\r=é🍅".split("")), maxLength: 80 }), fc.nat(80), (text, cut) => {
      const reader = new MarkdownReader();
      reader.read(text.slice(0, cut), false);
      expect(toHtml(reader.read(text, true))).toBe(read(text));
    }),
    { numRuns: 1000 },
  );
});

test("blocks between blank lines read as marked reads them", () => {
  const block = fc.constantFrom(
    "# Title #",
    "Words in **bold**, *slanted*, ~~gone~~ and `code`,\non two lines",
    "- one\n- two\n  - deep\n  - deeper\n- three",
    "1. one\n2. two\n\n   apart\n3. three",
    "7) seven\n8) eight",
    "- [ ] open\n- [x] done",
    "| a | b |\n|:--|--:|\n| 1 | **2** |\n| 3 |",
    "Words first\n| a | b |\n|---|---|\n| 1 | 2 |",
    "> quoted\n> - list\nlazy",
    "> > deep\n> flat",
    "```js\nlet a;\n\n  b\n```",
    "    indented\n\n    code",
    "---",
    "Under\n---",
    "Over\n===",
    "- > quote in item\n- ```\n  code in item\n  ```\n- # heading in item",
    "Line one  \nline two\\\nline three",
    "<https://example.org> www.example.org me@example.org",
    "[text](https://example.org 'title') ![alt](https://example.org/i.png)",
    "a < b > c & d &frac12;",
  );
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
      // A comment line between keeps neighbours from being one block.
      const text = blocks.join("\n\nAnd then:\n\n");
      expect(read(text)).toBe(markedHtml(text));
    }),
    { numRuns: 300 },
  );
});

test("a paragraph, a heading and a list need no blank line between them", () => {
  const text = "## Method\nFirst:\n- chop\n- fry\n## Serve\nHot.\n";
  expect(read(text)).toBe(markedHtml(text));
});

test("line ends of Windows are line ends", () => {
  expect(read("# A\r\n\r\n- b\r\n- c\r\n\r\n| d | e |\r\n|--|--|\r\n| f | g |\r\n")).toBe(read("# A\n\n- b\n- c\n\n| d | e |\n|--|--|\n| f | g |\n"));
});

test("no mark is shown that the next words take away", () => {
  // Without what is to be shown as it was typed, and without the link that is defined last, which becomes one only then.
  const recipe = RECIPE_TEXT.replace("**not bold**", "code")
    .replace(String.raw`oil \| butter`, "oil")
    .replace("fence of | tildes", "fence")
    .replace("[care][k]", "care");
  const reader = new MarkdownReader();
  for (let end = 1; end < recipe.length; end += 1) {
    const text = recipe.slice(0, end);
    const words = visibleText(reader.read(text, false));
    expect(words, `after ${JSON.stringify(text.slice(-30))}`).not.toMatch(/\*\*|~~|`|\]\(|\[|\||(?:^| )#{1,6} |&amp;[a-z#]/);
  }
});

test.each([
  ["Fry **the on", "Fry the on"],
  ["Fry **", "Fry"],
  ["Fry **the *big", "Fry the big"],
  ["a `code", "a code"],
  ["~~no", "no"],
  ["see [the gui", "see the gui"],
  ["see [the guide](https://exa", "see the guide"],
  ["![a photo](https://exa", "a photo"],
  ["words[^no", "words"],
  ["180&de", "180"],
  ["| Amount | Fo", "Amount Fo"],
  ["| Amount | Food |\n|--", "Amount Food"],
  ["- one\n-", "one"],
  ["- one\n- [", "one"],
  ["Title\n--", "Title"],
  ["2 * 3 snake_case", "2 * 3 snake_case"],
])("while it is written, %j is shown as %j", (text, words) => {
  expect(visibleText(new MarkdownReader().read(text, false)).replace(/\s+/g, " ").trim()).toBe(words);
});

test("what is finished stays the same object while more arrives", () => {
  const reader = new MarkdownReader();
  const start = "# Title\n\nWords.\n\n- one\n- two\n- thr";
  const before = reader.read(start, false).blocks.flat();
  const after = reader.read(`${start}ee\n- four`, false).blocks.flat();
  expect(after.slice(0, 2)).toStrictEqual(before.slice(0, 2));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  const items = (blocks: typeof before) => blocks.flatMap((block) => (block.type === "list" ? block.items.flat() : []));
  expect(items(after)[0]).toBe(items(before)[0]);
  expect(items(after)).toHaveLength(4);
});

test("another text is read anew", () => {
  const reader = new MarkdownReader();
  reader.read("# One\n\nTwo\n", true);
  expect(toHtml(reader.read("- three", true))).toBe("<ul><li>three</li></ul>");
});

test("a link may be defined after its use, and the first definition stands", () => {
  expect(read("See [it][a].\n\n[A]: https://one.example\n[a]: https://two.example\n")).toBe('<p>See <a href="https://one.example">it</a>.</p>');
});

test("footnotes are numbered as the text refers to them; none is lost", () => {
  const { footnotes } = new MarkdownReader().read("B[^b], A[^A], b[^b], none[^x].\n\n[^a]: first\n[^unused]: third\n[^b]: second\n[^b]: not this\n", true);
  expect(footnotes.map(({ label, number, references }) => [label, number, references])).toStrictEqual([
    ["b", 1, 2],
    ["a", 2, 1],
    ["unused", 3, 0],
  ]);
});

test("a tag is text, and what stands in it is markdown", () => {
  expect(read("<div>\n**bold**\n</div>")).toBe("<p>&lt;div&gt; <strong>bold</strong> &lt;/div&gt;</p>");
});

test("a very long paragraph is shown as it grows, all but its last words, and is read again in proportion to its length", () => {
  const text = "Take **five** potatoes, *peel* them [twice](https://example.org) and keep the rest 🍳. ".repeat(100);
  const reader = new MarkdownReader();
  const readings = new Set<unknown>();
  for (let end = 0; end < text.length; end += 4) {
    const { blocks } = reader.read(text.slice(0, end), false);
    const [block] = blocks.flat();
    if (block?.type === "prose") readings.add(block.tokens);
    if (end % 400 === 200)
      expect(visibleText({ blocks, footnotes: [] }).length).toBeGreaterThan(visibleText(new MarkdownReader().read(text.slice(0, end), true)).length * 0.9);
  }
  // With every word up to a thousand characters, then 32 times a doubling.
  expect(readings.size).toBeLessThan(1_024 / 4 + 4 * 32);
  expect(toHtml(reader.read(text, true))).toBe(read(text));
});
