import { expect, test } from "vitest";
import { cookFrames } from "../test-kitchen/cook-frames.ts";

test.each([
  ["dried kidney beans", "onion", "garlic", "tinned tomatoes", "oil", "salt", "cumin"],
  ["dried kidney beans", "carrots", "celery", "stock", "bay leaf"],
  ["dried black beans", "rice", "onion", "coconut milk", "thyme"],
  ["dried white beans", "sausages", "leeks", "garlic", "olive oil"],
])("frames boil dried beans hard in the step that cooks them: %s", (...ingredients) => {
  const cooked = [0, 1, 2, 3].flatMap((attempt) => {
    const answer = cookFrames({ ingredients, attempt });
    return answer.ok && answer.recipe.ingredients.some(({ food }) => food.startsWith("dried")) ? [answer.recipe.steps.join(" ")] : [];
  });
  expect(cooked.length).toBeGreaterThan(0);
  for (const steps of cooked) expect(steps).toMatch(/boil hard for 10 minutes/);
});
