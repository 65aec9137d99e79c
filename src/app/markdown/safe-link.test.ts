import { expect, test } from "vitest";
import { findSafeLink } from "./safe-link.ts";

test.each(["https://example.org/a?b=1&c=2#d", "http://example.org", "HTTPS://EXAMPLE.ORG", "mailto:cook@example.org"])("%s may be followed", (href) => {
  expect(findSafeLink(href)).toBe(href);
});

test("a character reference in an address is the character", () => {
  expect(findSafeLink("https://example.org/?a=1&amp;b=2")).toBe("https://example.org/?a=1&b=2");
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "java&#115;cript:alert(1)",
  "java&#x73;cript:alert(1)",
  "javascript&colon;alert(1)",
  "java&Tab;script&colon;alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "DATA:text/html;base64,PHNjcmlwdD4=",
  "vbscript:msgbox(1)",
  "blob:https://example.org/x",
  "file:///etc/passwd",
  "//example.org/path",
  "/relative",
  "#fragment",
  "https:",
  "",
])("%j may not be followed", (href) => {
  expect(findSafeLink(href)).toBeUndefined();
});
