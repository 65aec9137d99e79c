import { expect, test } from "vitest";
import { partsOfEntry } from "./parts-of-entry.ts";

test.each([
  ["eggs, rice; garlic", ["eggs", "rice", "garlic"]],
  ["1,5 l milk, 2 eggs,", ["1,5 l milk", "2 eggs"]],
  ["olive oil (extra virgin, 200 ml), salt", ["olive oil (extra virgin, 200 ml)", "salt"]],
  ["chicken thighs", ["chicken thighs"]],
  [" , ", []],
])("%j", (text, parts) => expect(partsOfEntry(text)).toEqual(parts));
