import { expect, test } from "vitest";
import { findForeignFoods } from "./foreign-foods.ts";

const LIST = ["onion", "potatoes", "milk", "butter", "walnuts"];
const said = (step: string): readonly string[] =>
  findForeignFoods({ archetype: "chunky-vegetable-soup", markdown: `# Soup\n\n## Ingredients\n\n- 1 onion\n\n## Method\n\n1. ${step}` }, LIST);

test.each([
  ["Stir in the double cream.", "double cream"],
  ["Season with the salt and serve.", "salt"],
  ["Scatter with the parsley and a fried egg.", "parsley"],
  ["Thin with chicken stock.", "chicken stock"],
  ["Serve with boiled lentils.", "boiled lentils"],
  ["Fry the onion in the oil.", "oil"],
  ["Pour the cream over the potatoes in their own juices.", "cream"],
  ["Crush the biscuits.", "biscuits"],
])("a food that is not on the list is found: %s", (step, food) => {
  expect(said(step)).toContain(food);
});

test.each([
  "Blend until it pours like single cream.",
  "Cut the onion to the size of a pea.",
  "Drop in walnut-sized spoonfuls of the potatoes.",
  "Scatter over the nuts.",
  "It wants no salt.",
  "Pare the peel, so that its oil mists the glass, and cook the onion to a jam of a dark gold.",
  "Fry until a green oil seeps out; they bring their own salt.",
  "Do not hurry the browning, until it smells of biscuits, and make a little gravy.",
])("what something is like is no food: %s", (step) => {
  expect(said(step)).toEqual([]);
});
