import { expect, test } from "vitest";
import { MarkdownReader } from "./markdown-reader.ts";
import { toHtml } from "./test-markdown/to-html.ts";

/** What a reply may cost of the processor's time, in milliseconds, whatever is in it. The machine that tests may be slow. */
const LIMIT = 300;
const SLOW_MACHINE = 4;
const N = 10_000;

const HOSTILE: Readonly<Record<string, string>> = {
  "open brackets": "[".repeat(N),
  "quote marks": ">".repeat(N),
  "spaced quote marks": `${"> ".repeat(N)}x`,
  stars: "*".repeat(N),
  "half-open emphasis": "*a_ ".repeat(N),
  "half-open strike": "~~a ".repeat(N),
  "nested brackets": "[[a]".repeat(N),
  "closed nested links": `${"[".repeat(N / 2)}a${"](b)".repeat(N / 2)}`,
  "half links": "[a](b".repeat(N),
  references: "[^1]".repeat(N),
  "references to a footnote": `${"[^1]".repeat(N)}\n\n[^1]: x`,
  footnotes: Array.from({ length: N }, (_, index) => `[^${index}]: a`).join("\n"),
  "link definitions": `[7]\n\n${Array.from({ length: N }, (_, index) => `[${index}]: https://a.example`).join("\n")}`,
  images: "![".repeat(N),
  "a wide table": `${"|a".repeat(N)}|\n${"|-".repeat(N)}|\n${"|a\n".repeat(200)}`,
  "a table of empty rows": `|a|b|\n|-|-|\n${"|\n".repeat(N)}`,
  "list markers": `${"- ".repeat(N)}x`,
  "numbered markers": `${"1. ".repeat(N)}x`,
  "mixed markers": `${">- ".repeat(N)}x`,
  "a staircase of lists": Array.from({ length: 500 }, (_, index) => `${"  ".repeat(index)}- a`).join("\n"),
  "open back-ticks": "`a ".repeat(N),
  "back-ticks of every length": Array.from({ length: 300 }, (_, index) => "`".repeat(index + 1)).join(" a "),
  fences: "```\n\n".repeat(N),
  "an open fence": `\`\`\`\n${"a\n".repeat(N)}`,
  "an item of many lines": `- a\n${"  b\n".repeat(N)}`,
  underscores: "_a".repeat(N),
  "angle brackets": "<a ".repeat(N),
  ampersands: "&#".repeat(N),
  "back-slashes": "\\".repeat(N),
  addresses: "http://(".repeat(N),
  hashes: "#".repeat(N),
  blanks: `${" ".repeat(N)}x`,
  "one long paragraph": "word\n".repeat(N),
  "pipes without a table": "a|b\n".repeat(N),
};

test.each(Object.entries(HOSTILE))("%s cost little and are shown", (_, text) => {
  for (const done of [false, true]) {
    const start = process.cpuUsage();
    const document = new MarkdownReader().read(text, done);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(LIMIT * SLOW_MACHINE);
    if (done) expect(toHtml(document)).not.toBe("");
  }
});

test("nesting has a floor, and what lies below it is not lost", () => {
  const html = toHtml(new MarkdownReader().read(`${"> ".repeat(1000)}bottom`, true));
  expect(html.match(/<blockquote>/g)).toHaveLength(32);
  expect(html).toContain("bottom");
});
