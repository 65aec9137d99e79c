import { expect, test } from "vitest";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";

function stepsOf(ingredients: readonly string[]): readonly string[] {
  const answer = cook({ ingredients });
  if (!answer.ok) throw new Error("nothing was cooked");
  return answer.recipe.steps;
}

test("bay leaves come out when the pot has simmered", () => {
  const steps = stepsOf(["stewing beef", "carrots", "onion", "bay leaf", "beef stock"]);
  const simmered = steps.findIndex((step) => /simmer/i.test(step));
  const lifted = steps.findIndex((step) => /Lift out the bay lea/.test(step));
  expect(simmered).toBeGreaterThanOrEqual(0);
  expect(lifted).toBeGreaterThanOrEqual(simmered);
});

test("where there is no bay leaf, nothing is lifted out", () => {
  expect(stepsOf(["stewing beef", "carrots", "onion", "thyme", "beef stock"]).join(" ")).not.toMatch(/Lift out/);
});

test("a bay leaf by itself goes into the liquid, and into no dry pan", () => {
  expect(stepsOf(["leeks", "potatoes", "vegetable stock", "butter", "bay leaf"]).join(" ")).not.toMatch(/bay leaf and cook for 1 minute/);
});

test("a soup is eaten with a spoon: its meat comes off the bone", () => {
  expect(stepsOf(["ham hock", "split peas", "onion", "carrot", "celery"]).join(" ")).toMatch(/Lift out the ham hock, pull the meat off the bone/);
});
