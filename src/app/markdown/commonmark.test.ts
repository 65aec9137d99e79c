/** The official examples of CommonMark, but for those in the sections about raw HTML: here a tag is text. */
import { tests } from "commonmark-spec";
import { expect, test } from "vitest";
import { MarkdownReader } from "./markdown-reader.ts";
import { normaliseHtml } from "./test-markdown/normalise-html.ts";
import { toHtml } from "./test-markdown/to-html.ts";

const WITHOUT_HTML = tests.filter(({ section }) => section !== "HTML blocks" && section !== "Raw HTML");

/** Numbers of the examples that are read in another way, by the reason. */
const OTHERWISE: Readonly<Record<string, readonly number[]>> = {
  "a tag is text, and what stands in it is markdown": [21, 31, 201, 308, 309, 344, 475, 476, 477, 491, 494, 524, 536, 642, 643],
  "GFM: an address is a link without any mark": [602, 608, 611, 612],
  "names of characters are read when they are drawn, and those that no recipe holds stay as typed": [25, 28, 30, 32, 33, 503],
  "the language of a fence stays as it was typed: it names a colour scheme, and nothing here is coloured": [24, 34],
  "an underline makes a heading of a lazy line and stands alone after a definition: nobody underlines either in a recipe": [93, 216],
  "an emphasis may begin before a link whose name holds its mark": [564],
};
const reasons = new Map(Object.entries(OTHERWISE).flatMap(([reason, numbers]) => numbers.map((number) => [number, reason] as const)));

function isReadAlike({ markdown, html }: (typeof tests)[number]): boolean {
  // The examples write a tab as an arrow.
  const [text, expected] = [markdown, html].map((words) => words.replaceAll("→", "\t")) as [string, string];
  return normaliseHtml(toHtml(new MarkdownReader().read(text, true))) === normaliseHtml(expected);
}

test("every official example is read as it should be, but for those that are read otherwise on purpose", () => {
  expect(WITHOUT_HTML.length).toBeGreaterThan(580);
  expect(WITHOUT_HTML.filter((example) => !isReadAlike(example)).map(({ number }) => number)).toEqual([...reasons.keys()].sort((a, b) => a - b));
});
