import { expect, test } from "vitest";
import { amountsForStep } from "./amounts-for-step.ts";

const g = (amount: number) => ({ amount, unit: "g" as const });

test("an amount is shown at the first step that names the food, and what has none is not shown", () => {
  const recipe = {
    title: "Rice",
    ingredients: [{ food: "rice", quantity: g(200) }, { food: "salt" }, { food: "eggs", quantity: { amount: 2 } }],
    steps: ["Boil the rice with salt.", "Beat the eggs, and stir them into the rice.", "Serve the rice."],
    notes: [],
  };
  expect(recipe.steps.map((_, step) => amountsForStep(recipe, step))).toEqual([["200 g rice"], ["2 eggs"], []]);
});

test("a step shows the share that it uses, and the rest what is left", () => {
  const recipe = {
    title: "Omelette",
    ingredients: [
      { food: "butter", quantity: g(40), preparation: "softened" },
      { food: "cheese", quantity: g(90) },
      { food: "oil", quantity: { amount: 3, unit: "tbsp" as const } },
    ],
    steps: [
      "Melt half of the butter in a pan with two thirds of the cheese. Add most of the oil.",
      "Melt the rest of the butter, and scatter with the rest of the cheese.",
      "Finish with the rest of the oil. Serve the butter.",
    ],
    notes: [],
  };
  expect(recipe.steps.map((_, step) => amountsForStep(recipe, step))).toEqual([
    ["20 g butter", "60 g cheese", "most of 3 tbsp oil"],
    ["20 g butter", "30 g cheese"],
    [],
  ]);
});

test("two shares in one step are what both are", () => {
  const recipe = {
    title: "Toast",
    ingredients: [{ food: "butter", quantity: g(40) }],
    steps: ["Melt half of the butter, fry, then add the rest of the butter."],
    notes: [],
  };
  expect(amountsForStep(recipe, 0)).toEqual(["40 g butter"]);
});
