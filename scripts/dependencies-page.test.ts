import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEPENDENCIES_PAGE_COMMAND, writeDependenciesPage } from "./dependencies-page.ts";

test("docs/dependencies.md says why each package is there, in the version that is locked", () => {
  const page = readFileSync(new URL("../docs/dependencies.md", import.meta.url), "utf8");
  expect(page === writeDependenciesPage(), `docs/dependencies.md is out of date: run ${DEPENDENCIES_PAGE_COMMAND}`).toBe(true);
});
