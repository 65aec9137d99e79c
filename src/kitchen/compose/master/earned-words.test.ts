import { expect, test } from "vitest";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { recognise } from "#kitchen/read/recognise";
import { stockPantry } from "../stock-pantry.ts";
import { earnWords } from "./earned-words.ts";

test.each([
  ["Monkfish, browned and finished in a sharp, warm dressing.", ["monkfish", "butter"], "Monkfish, browned and finished in a warm dressing."],
  ["Monkfish, browned and finished in a sharp, warm dressing.", ["monkfish", "lemon"], "Monkfish, browned and finished in a sharp, warm dressing."],
  ["Slippery noodles in a hot, nutty, salty-sharp sauce.", ["noodles", "peanut butter"], "Slippery noodles in a hot, nutty, salty sauce."],
  ["Quickly seared liver in a dark, sharp gravy.", ["liver", "onions", "flour"], "Quickly seared liver in a dark gravy."],
  ["A cake of potatoes, crisp and buttery outside.", ["potatoes", "oil"], "A cake of potatoes, crisp outside."],
  ["Buttery, spiced sweet potato.", ["sweet potato", "butter"], "Buttery sweet potato."],
  ["Smoky beans in a brisk dressing.", ["butter beans", "vinegar"], "Beans in a brisk dressing."],
  ["Cut it with a sharp knife.", ["bread"], "Cut it with a sharp knife."],
] as const)("%s of %s", (text, ingredients, told) => {
  const { foods } = stockPantry(recognise(ingredients), recognise([]), findIngredient);
  expect(earnWords(text, foods, [])).toBe(told);
});

test("what a hot pan blackens is smoky by itself", () => {
  const { foods } = stockPantry(recognise(["tomatillos", "onion"]), recognise([]), findIngredient);
  expect(earnWords("A sharp, smoky salsa.", foods, ["Char the tomatillos."])).toBe("A sharp, smoky salsa.");
});
