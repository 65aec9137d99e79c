import { expect, test } from "vitest";
import { DISHES } from "./all-dishes.ts";
import { EXTRAS } from "./extras.ts";
import { SLOT_USES } from "./slot-uses.ts";

test("every name that the engine knows is a slot of some dish, or an extra's", () => {
  const names = new Set([...DISHES.flatMap(({ slots }) => Object.keys(slots)), ...EXTRAS.map(({ slot }) => slot)]);
  expect(
    Object.values(SLOT_USES)
      .flat()
      .filter((name) => !names.has(name)),
  ).toEqual([]);
});
