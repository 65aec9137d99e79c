import { expect, test } from "vitest";
import { DISHES } from "./all-dishes.ts";
import { slotsOf } from "./by-slot.ts";
import { EXTRAS } from "./extras.ts";
import { SLOT_NAMES } from "./slot-names.ts";

test("the names of slots are those that dishes and extras have, each once, in the order of the alphabet", () => {
  const names = new Set([...DISHES.flatMap(({ slots }) => slotsOf(slots)), ...EXTRAS.map(({ slot }) => slot)]);
  expect(SLOT_NAMES).toEqual([...names].sort((one, other) => one.toLowerCase().localeCompare(other.toLowerCase(), "en")));
});
