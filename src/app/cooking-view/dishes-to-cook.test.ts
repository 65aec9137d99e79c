import { expect, test } from "vitest";
import { dishesToCook, findStep, otherNotes } from "./dishes-to-cook.ts";

const recipe = {
  title: "Pasta",
  ingredients: [{ food: "pasta" }],
  steps: ["Boil.", "Drain."],
  notes: [
    { heading: "And with the rest: baked apples", lines: ["Take 2 apples; 30 g sugar.", "Core the apples.", "Bake for 20 minutes."] },
    { heading: "Good to know", lines: ["Salt the water."] },
  ],
};

test("the steps of a second dish come behind those of the first, under its name", () => {
  const dishes = dishesToCook(recipe);
  const step = findStep(dishes, 4);
  expect(step?.dish.heading).toBe("And with the rest: baked apples");
  expect(step?.dish.steps[step.at]).toBe("Bake for 20 minutes.");
  expect(findStep(dishes, 2)?.dish.heading).toBeUndefined();
  expect(findStep(dishes, 0)).toBeUndefined();
  expect(findStep(dishes, 5)).toBeUndefined();
  expect(dishes[1]?.ingredientsBefore).toBe(1);
});

test("what is told beside the dishes stays what it is", () => {
  expect(otherNotes(recipe)).toEqual([{ heading: "Good to know", lines: ["Salt the water."] }]);
});
