import path from "node:path";
import { expect, test } from "@playwright/test";
import { type WeighedFile, weighPage } from "../scripts/weigh-page.ts";

/** Bytes of brotli. React alone is 57 KB of the script. */
const BUDGET = { script: 70 * 1024, style: 8 * 1024 };

const files = weighPage(path.resolve(import.meta.dirname, "../dist/client"));
const sum = (kind: WeighedFile["kind"]) => files.filter((file) => file.when === "first" && file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);

test("before the page can be used it fetches at most 70 KB of script and 8 KB of style", () => {
  expect(sum("script")).toBeGreaterThan(0);
  expect(sum("script")).toBeLessThanOrEqual(BUDGET.script);
  expect(sum("style")).toBeGreaterThan(0);
  expect(sum("style")).toBeLessThanOrEqual(BUDGET.style);
});

test("what reads a list weighs at most 140 KB, and all of the kitchen 948 KB", () => {
  const weights = ["kitchen-worker", "checking", "cooking"].map((part) => {
    const [chunk, another] = files.filter(({ name }) => name.startsWith(`assets/${part}-`));
    expect(another).toBeUndefined();
    expect(chunk?.bytes).toBeGreaterThan(0);
    return chunk?.bytes ?? 0;
  });
  expect(weights[0]).toBeLessThanOrEqual(140 * 1024);
  expect(weights.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(948 * 1024);
});

test("the kitchen, the reference and the recipe's rendering come later", () => {
  const first = files.filter(({ when }) => when === "first").map(({ name }) => name);
  for (const part of ["markdown", "kitchen", "catalogue", "panel"]) {
    expect(first.filter((name) => name.includes(part))).toEqual([]);
    expect(files.filter(({ name, when }) => when === "later" && name.includes(part))).not.toEqual([]);
  }
});
