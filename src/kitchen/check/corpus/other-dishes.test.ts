import { expect, test } from "vitest";
import { checkPantry } from "../check-pantry.ts";
import { HIDDEN_USES, OTHER_DISHES, OTHER_DISHES_LIST, tellOtherDish } from "./other-dishes.ts";

test.each(HIDDEN_USES)("$words: $uses is this dish's own, whatever it stands among", (told) => {
  const { clean, findings } = checkPantry(tellOtherDish(told), { ingredients: OTHER_DISHES_LIST });
  expect(clean).toBe(false);
  expect(findings.flatMap(({ id, food }) => (id === "not-on-your-list" || id === "not-sure" ? [food ?? ""] : [])).join(", ")).toContain(told.uses);
});

test.each(OTHER_DISHES)("$words: another dish", (told) => {
  const { clean, verdict } = checkPantry(tellOtherDish(told), { ingredients: OTHER_DISHES_LIST });
  expect(verdict).toBe("Uses all 4 of your ingredients, and nothing else.");
  expect(clean).toBe(true);
});
