import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type PanelAddress, parsePanelAddress, writePanelAddress } from "./panel-address.ts";

test.each([
  ["#behind-the-book", { page: "book" }],
  ["#behind-the-book/chef", { page: "chef" }],
  ["#behind-the-book/code", { page: "code" }],
  ["#behind-the-book/tasks", { page: "tasks" }],
  ["#behind-the-book/tasks/text-generation", { page: "task", name: "text-generation" }],
  ["#behind-the-book/libraries/transformers.js", { page: "library", name: "transformers.js" }],
  ["#behind-the-book/workbench/peft", { page: "workbench", name: "peft" }],
] as const)("%s can be linked to", (hash, address) => {
  expect(parsePanelAddress(hash)).toEqual(address);
  expect(writePanelAddress(address)).toBe(hash);
});

test.each(["", "#", "#behind", "#behind-the-bookshelf", "#footnote-1"])("%j leaves the panel closed", (hash) => {
  expect(parsePanelAddress(hash)).toBeUndefined();
});

test.each(["#behind-the-book/", "#behind-the-book/attic", "#behind-the-book//tasks"])("%s opens the first page", (hash) => {
  expect(parsePanelAddress(hash)).toEqual({ page: "book" });
});

test("a mistyped escape is not an error", () => {
  expect(parsePanelAddress("#behind-the-book/tasks/%E0%A4%A")).toEqual({ page: "task", name: "%E0%A4%A" });
});

test("what is written is read again, whatever the name", () => {
  const name = fc.string({ unit: "grapheme", minLength: 1 });
  const address: fc.Arbitrary<PanelAddress> = fc.oneof(
    fc.record({ page: fc.constant("task" as const), name }),
    fc.record({ page: fc.constant("library" as const), name }),
    fc.record({ page: fc.constant("workbench" as const), name }),
  );
  fc.assert(
    fc.property(address, (address) => {
      expect(parsePanelAddress(writePanelAddress(address))).toEqual(address);
    }),
  );
});
