import { expect, test } from "vitest";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { recognise } from "#kitchen/read/recognise";
import { cook } from "../cook.ts";
import { stockPantry } from "../stock-pantry.ts";
import { CORE, fitCores, fitNote, safeCore } from "./fit-cores.ts";

function foodsOf(...ingredients: readonly string[]) {
  return stockPantry(recognise(ingredients), recognise([]), findIngredient).foods;
}

test("no cheese and no mushroom has a core", () => {
  expect(fitNote(`Cook the halloumi right through (63 °C${CORE}).`, foodsOf("halloumi", "lettuce"))).toBeUndefined();
  expect(fitCores(`Fry the mushrooms until no pink is left (71 °C${CORE}).`, foodsOf("mushrooms"))).toBe("Fry the mushrooms until browned.");
});

test("a prawn is done when it is opaque", () => {
  expect(fitNote(`Cook the prawns right through; to 74 °C${CORE} if there is any doubt.`, foodsOf("prawns"))).toBe("Cook the prawns right through.");
});

test("chicken, leftovers and boiling sugar keep theirs", () => {
  for (const text of ["Roast until the thickest part reads 74 °C.", "Simmer until cooked through, 74 °C inside."])
    expect(fitCores(text.replace("°C", `°C${CORE}`), foodsOf("chicken thighs", "prawns"))).toBe(text);
  expect(fitCores("Bake until steaming hot in the middle (74 °C).", foodsOf("rice"))).toBe("Bake until steaming hot in the middle (74 °C).");
  expect(fitCores("Boil to 146 °C.", foodsOf("sugar"))).toBe("Boil to 146 °C.");
});

test("where all raw flesh is poultry no core stays below its own, whatever the row was written for", () => {
  expect(safeCore(63, foodsOf("bone-in chicken breasts", "tomatoes"))).toBe(74);
  expect(safeCore(71, foodsOf("turkey mince", "onion"))).toBe(74);
  expect(safeCore(63, foodsOf("pork chops", "tomatoes"))).toBe(63);
  expect(safeCore(63, foodsOf("cod", "chicken thighs"))).toBe(63);
  expect(safeCore(146, foodsOf("chicken thighs", "sugar"))).toBe(146);
});

test("bone-in chicken in a row of chops is fried to 74 °C", () => {
  const ingredients =
    "extra virgin olive oil; bone-in chicken breasts; dried oregano; salt; poblano chile pepper; white onion; tomato; garlic; jalapeno; white wine".split("; ");
  expect(cook({ ingredients, dish: "chops-with-charred-salsa" })).toMatchObject({ ok: true, markdown: expect.stringMatching(/until deep brown and 74 °C/) });
});
