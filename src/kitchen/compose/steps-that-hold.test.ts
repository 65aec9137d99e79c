/** Steps that hold together: what is on the tray bears it, what is said of a food is true of it, and what simmers is fished out. */
import { expect, test } from "vitest";
import { cook } from "./cook.ts";

function stepsFor(...ingredients: string[]): string {
  const answer = cook({ ingredients });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.markdown;
}

test("frozen peas are boiled, and not roasted beside the potatoes", () => {
  const text = stepsFor("chicken thighs", "potatoes", "carrots", "frozen peas", "gravy granules");
  expect(text).toMatch(/boil the peas/i);
  expect(text).not.toMatch(/pour over the gravy granules/i);
});

test("vacuum-packed beetroot has been cooked", () => {
  const text = stepsFor("feta", "cucumber", "beetroot vacuum pack", "pearl barley", "walnuts", "dill", "olive oil", "salt");
  expect(text).toContain("cooked beetroot");
  expect(text).not.toMatch(/roast/i);
});

test("a rind simmers in the pot and is lifted out", () => {
  const text = stepsFor("parmesan rind", "lentils", "carrots", "onion", "celery", "stock cube", "garlic");
  expect(text).toMatch(/Drop in the parmesan rind\.[^]*Fish out the parmesan rind\./);
  expect(text).not.toMatch(/grate/i);
});

test("a paste of stock is spooned and stirred in", () => {
  const text = stepsFor("better than bouillon", "cooked chicken", "egg noodles", "celery", "carrots", "peas");
  expect(text).toMatch(/tsp better than bouillon/);
  expect(text).not.toMatch(/crumble/i);
});

test("sesame oil alone greases a pan by the teaspoon, and does not smoke", () => {
  const text = stepsFor("egg noodles", "stir fry veg", "soy sauce", "prawns", "garlic", "sesame oil");
  expect(text).toMatch(/tsp sesame oil/);
  expect(text).not.toMatch(/smoking/i);
});
