import { expect, test } from "vitest";
import { readRetryAfter } from "./retry-after.ts";

const NOW = Date.parse("2026-01-01T12:00:00Z");

test.each([
  ["7", 7],
  ["0", 0],
  [" 30 ", 30],
  ["Thu, 01 Jan 2026 12:01:30 GMT", 90],
  ["Thu, 01 Jan 2026 11:00:00 GMT", 0],
  ["99999999999", 86_400],
  ["soon", undefined],
  ["", undefined],
])("%j means %j seconds", (value, seconds) => {
  expect(readRetryAfter(new Headers({ "retry-after": value }), NOW)).toBe(seconds);
});

test("no header means that nobody said when", () => {
  expect(readRetryAfter(new Headers())).toBeUndefined();
});
