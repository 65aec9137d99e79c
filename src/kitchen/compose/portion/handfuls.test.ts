/** Herbs and leaves come by the handful as long as they are few: eight handfuls are nobody's measure. */
import { expect, test } from "vitest";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { recognise } from "#kitchen/read/recognise";
import { stockPantry } from "../stock-pantry.ts";
import { measure } from "./measure.ts";

function measured(typed: string, grams: number): string {
  const [food] = stockPantry(recognise([typed]), recognise([]), findIngredient).foods;
  if (!food) throw new Error(typed);
  const { amount, unit } = measure(food, grams, grams, "metric").quantity;
  return `${amount} ${unit}`;
}

test("from three on they are weighed", () => {
  expect(measured("parsley", 10)).toBe("1 handful");
  expect(measured("parsley", 20)).toBe("2 handful");
  expect(measured("parsley", 80)).toBe("80 g");
  expect(measured("spinach", 200)).toBe("200 g");
});
