import { expect, test } from "vitest";
import { cookFrames as cook } from "../test-kitchen/cook-frames.ts";

function saltIn(ingredients: readonly string[]): { readonly line: string; readonly notes: string } {
  const answer = cook({ ingredients });
  if (!answer.ok) throw new Error("nothing was cooked");
  const salt = answer.recipe.ingredients.find(({ food }) => food === "salt");
  return { line: salt?.quantity?.unit ?? "", notes: answer.recipe.notes.flatMap(({ lines }) => lines).join(" ") };
}

test("beside bacon and feta, salt is a pinch, to be tasted for first", () => {
  const { line, notes } = saltIn(["bacon", "cabbage", "salt", "onion", "feta"]);
  expect(line).toBe("pinch");
  expect(notes).toMatch(/Taste before you add the salt: the .*(?:bacon|feta)/);
});

test("beside what is not salty, salt is measured", () => {
  const { line, notes } = saltIn(["potatoes", "onion", "salt", "carrots", "olive oil"]);
  expect(line).toBe("tsp");
  expect(notes).not.toMatch(/Taste before/);
});
