import { afterEach, expect, test } from "vitest";
import { askAvailability } from "./language-model.ts";
import { makeLanguageModel } from "./test-language-model/make-language-model.ts";

const page = globalThis as { LanguageModel?: unknown };
afterEach(() => {
  delete page.LanguageModel;
});

test.each(["unavailable", "downloadable", "downloading", "available"] as const)("a browser's own word is taken: %s", async (availability) => {
  page.LanguageModel = makeLanguageModel({ availability });
  expect(await askAvailability()).toBe(availability);
});

test.each([
  ["none", undefined],
  ["an older interface", { capabilities: async () => ({ available: "readily" }) }],
  ["other words", { availability: async () => "readily" }],
  ["an answer that fails", { availability: () => Promise.reject(new DOMException("no", "InvalidStateError")) }],
])("where there is %s, there is no model", async (_, model) => {
  page.LanguageModel = model;
  expect(await askAvailability()).toBe("unavailable");
});
