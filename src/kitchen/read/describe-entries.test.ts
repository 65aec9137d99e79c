import { expect, test } from "vitest";
import { describeEntries } from "./describe-entries.ts";

test("what was read as something else says as what; what is read as typed says nothing", () => {
  expect(describeEntries(["2 eggs", "chiken brest", "xyzzyq", "bleach", ""])).toEqual([
    {},
    { as: "chicken breast" },
    { problem: "unknown" },
    { problem: "not food" },
    {},
  ]);
});
