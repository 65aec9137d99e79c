import { expect, test } from "vitest";
import { amountsForStep } from "./amounts-for-step.ts";

test("an amount is shown at the first step that names the food, and what has none is not shown", () => {
  const recipe = {
    title: "Rice",
    ingredients: [{ food: "rice", quantity: { amount: 200, unit: "g" as const } }, { food: "salt" }, { food: "eggs", quantity: { amount: 2 } }],
    steps: ["Boil the rice with salt.", "Beat the eggs, and stir them into the rice.", "Serve the rice."],
    notes: [],
  };
  expect(recipe.steps.map((_, step) => amountsForStep(recipe, step))).toEqual([[0], [2], []]);
});
