import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { KITCHEN_PAGE_COMMAND, writeKitchenPage } from "./kitchen-page.ts";

test("docs/kitchen.md lists the dishes and ingredients that there are", () => {
  const page = readFileSync(new URL("../../../docs/kitchen.md", import.meta.url), "utf8");
  expect(page === writeKitchenPage(), `docs/kitchen.md is out of date: run ${KITCHEN_PAGE_COMMAND}`).toBe(true);
});
