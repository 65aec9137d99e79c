import { expect, test } from "vitest";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import type { Portion } from "../portion.ts";
import { recognise } from "#kitchen/read/recognise";
import { stockPantry } from "../stock-pantry.ts";
import { longest, simmerCueOf } from "./stagger.ts";

function portionOf(typed: string, cut: Portion["cut"]): Portion {
  const [food] = stockPantry(recognise([typed]), { readings: [], rejections: [] }, findIngredient).foods;
  if (!food) throw new Error(`${typed} is no food`);
  return { food, slot: "main", cut, grams: 150, quantity: { amount: 150, unit: "g" } };
}

test("a steak in one piece is fried for longer than strips of it", () => {
  expect(longest([portionOf("sirloin steak", "whole")], "fry")[0]).toBeGreaterThan(longest([portionOf("sirloin steak", "strips")], "fry")[0]);
});

test("a sausage in a pot of lentils is done when no pink is left, not when it is brown", () => {
  expect(simmerCueOf([portionOf("sausages", "whole")])).toMatch(/^no pink is left inside/);
  expect(simmerCueOf([portionOf("scallops", "whole")])).toBe("just opaque in the middle");
});
