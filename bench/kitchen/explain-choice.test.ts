import { expect, test } from "vitest";
import { explainChoice } from "./explain-choice.ts";

test("the best dishes of a list are told with what they are worth and leave, and with the reason of every cost", () => {
  const told = explainChoice(["eggs", "potatoes", "onion", "olive oil", "salt", "thai red curry paste"]);
  expect(told).toMatch(/^Masters\n[a-z-]+: \d\.\d{3} \(quality \d\.\d\d, of the list \d\.\d\d\)/m);
  expect(told).toMatch(/^Frames\n[a-z_]+: \d\.\d{3}/m);
  expect(told).toMatch(/leaves [^\n]*curry paste[^\n]*\n(?: .+\n)* {2}-0\.080 unspiced: the curry paste stays in its jar/);
});
