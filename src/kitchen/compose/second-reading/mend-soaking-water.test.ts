/** What dried mushrooms were soaked in goes into the dish. */
import { expect, test } from "vitest";
import { cook } from "../cook.ts";

const print = (...ingredients: readonly string[]): string => {
  const cooked = cook({ ingredients, servings: 2 });
  return cooked.ok ? cooked.markdown : "";
};

test("a risotto's hot water holds that of its porcini", () => {
  const risotto = print("dried porcini", "risotto rice", "onion", "parmesan", "butter", "white wine", "stock cube");
  expect(risotto).toMatch(/porcini, soaked in a cupful of hot water for 20 minutes, squeezed out, the water strained and kept/);
  expect(risotto).toMatch(/water, the soaking water of the porcini included,/);
  expect(risotto).not.toMatch(/then drained/);
});

test("where no water is measured but spoonfuls, these are theirs", () => {
  expect(print("pasta", "dried porcini", "cream", "garlic", "parmesan")).toMatch(/porcini [^.]*with 3 tbsp of their soaking water/);
});

test("the rice beside is boiled in plain water", () => {
  expect(print("dried mushrooms", "pork chops", "cream", "onion", "rice")).toMatch(/rice into a saucepan with a lid with 250 ml of cold water,/);
});

test("a method that soaks them itself is not told to soak them soaked", () => {
  expect(print("pearl barley", "dried mushrooms", "carrots", "onion", "celery").match(/\bsoak/gi)).toHaveLength(2);
});
