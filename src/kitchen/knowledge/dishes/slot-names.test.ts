import { expect, test } from "vitest";
import { DISHES } from "./all-dishes.ts";
import { slotsOf } from "./by-slot.ts";
import { EXTRAS } from "./extras.ts";
import { work } from "./plan-steps.ts";
import { SLOT_NAMES, type SlotName } from "./slot-names.ts";
import type { DishId } from "./dish-ids.ts";

test("the names of slots are those that dishes and extras have, each once, in the order of the alphabet", () => {
  const names = new Set([...DISHES.flatMap(({ slots }) => slotsOf(slots)), ...EXTRAS.map(({ slot }) => slot)]);
  expect(SLOT_NAMES).toEqual([...names].sort((one, other) => one.toLowerCase().localeCompare(other.toLowerCase(), "en")));
});

test("a name that no slot and an id that no dish has do not compile", () => {
  // @ts-expect-error: it is "onion".
  const slot: SlotName = "oinon";
  // @ts-expect-error: it is "fried_rice".
  const dish: DishId = "friedrice";
  // @ts-expect-error: no slot is called so.
  const step = work("pan", "Fry {the oinon} in {pan}[ with {the fat}].");
  expect(SLOT_NAMES).not.toContain(slot);
  expect(DISHES.map(({ id }) => id)).not.toContain(dish);
  expect(step.takes).toEqual(["oinon", "fat"]);
});
