import { expect, test } from "vitest";
import { DISHES } from "./all-dishes.ts";
import { FRAME_IDS } from "./dish-ids.ts";

test("the ids of dishes are those of the rows, each once, in the order of the alphabet", () => {
  expect(FRAME_IDS).toEqual(DISHES.map(({ id }) => id).sort());
});
