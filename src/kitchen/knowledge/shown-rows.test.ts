import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A text without its blanks: the formatter sets them as it likes. */
const close = (url: string): string => readFileSync(new URL(url, import.meta.url), "utf8").replaceAll(/\s+/g, "");

test.each(["Master", "Dish"])("the README shows a %s that compiles and that the tests of all rows read", (kind) => {
  const [, row = ""] = close(`test-shown/shown-${kind.toLowerCase()}.ts`).split(`:${kind}=`);
  expect(row).not.toBe("");
  expect(close("README.md")).toContain(row.replace(/;$/, ""));
});
