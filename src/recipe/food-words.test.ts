import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findNamedIngredients, foodWords, plural, singular } from "./food-words.ts";

const lines = (...foods: string[]) => foods.map((food) => ({ food }));
const named = (step: string, ...foods: string[]): string[] => findNamedIngredients(step, lines(...foods)).map((index) => foods[index] ?? "");

test.each([
  ["egg", "eggs"],
  ["potato", "potatoes"],
  ["avocado", "avocados"],
  ["berry", "berries"],
  ["bay leaf", "bay leaves"],
  ["radish", "radishes"],
  ["loaf", "loaves"],
  ["asparagus", "asparagus"],
  ["couscous", "couscous"],
])("one %s, two %s", (one, several) => {
  const [last = "", before = ""] = one.split(" ").reverse();
  const prefix = before === "" ? "" : `${before} `;
  expect(prefix + plural(last)).toBe(several);
  expect(prefix + singular(plural(last))).toBe(one);
  expect(plural(plural(last))).toBe(plural(last));
});

test("a food is called by its last word, and by the one before a preposition", () => {
  expect(foodWords("large free-range eggs").at(-1)).toBe("egg");
  expect(foodWords("leg of lamb").at(-1)).toBe("leg");
  expect(foodWords("tuna in olive oil").at(-1)).toBe("tuna");
});

test.each([
  ["Pour in the milk.", ["coconut milk", "rice"], ["coconut milk"]],
  ["Season the chicken.", ["chicken thighs", "chicken stock"], ["chicken thighs"]],
  ["Brown the thighs, add the stock.", ["chicken thighs", "chicken stock"], ["chicken thighs", "chicken stock"]],
  ["Season the chicken.", ["chicken thighs", "rice"], ["chicken thighs"]],
  ["Heat the olive oil.", ["olive oil", "sesame oil"], ["olive oil"]],
  ["Heat the oil.", ["olive oil", "sesame oil"], ["olive oil", "sesame oil"]],
  ["Grate the garlic.", ["garlic powder", "salt"], []],
  ["Stir in the vanilla.", ["vanilla extract"], ["vanilla extract"]],
  ["Boil the eggplant.", ["eggs"], []],
])("%s", (step, foods, expected) => {
  expect(named(step, ...foods)).toEqual(expected);
});

test("any words are read", () => {
  fc.assert(fc.property(fc.string(), fc.array(fc.string()), (step, foods) => void findNamedIngredients(step, lines(...foods))));
});
