import { expect, test } from "vitest";
import { check } from "#package/check";

function checkStep(listed: readonly string[], step: string, under = "") {
  return check(`# Dinner\n\n${under}## Ingredients\n\n${listed.map((food) => `- 1 ${food}`).join("\n")}\n\n## Method\n\n1. ${step}\n`, {
    ingredients: [...listed],
  });
}

test.each([
  [["bagels", "salmon"], "Toast the bagels and spread a thick layer of Philadelphia right up to the edges, then add the salmon.", "philadelphia"],
  [["avocados", "lime"], "Mash the avocados with the lime. Open the Tostitos and stand back.", "tostitos"],
  [["potatoes", "egg"], "Fry the potatoes and egg. Smother in HP and serve.", "hp"],
  [["bananas", "milk"], "Blend the bananas and milk. Now the PB, a big spoon, and blend again.", "pb"],
  [["eggs", "spinach"], "Fry the eggs and the spinach. A spoonful of Hellmann's round the edge finishes it.", "mayonnaise"],
  [["cabbage", "sausage"], "Heap the cabbage and sausage onto slices of toasted rye.", "rye"],
])("%s: %s", (listed, step, food) => {
  const { clean, extra, unsure } = checkStep(listed, step);
  expect(clean).toBe(false);
  expect([...extra.map((each) => each.food.toLowerCase()), ...unsure.map((each) => each.toLowerCase())].join(", ")).toContain(food);
});

test.each([
  [["cream cheese", "bagels"], "Spread the bagels with the Philadelphia."],
  [["potatoes", "egg"], "Fry the potatoes and egg, as my friend Rachel from Walker Street does."],
  [["peanut butter", "bananas"], "Blend the bananas with the PB."],
])("%s: %s is all of the list", (listed, step) => {
  expect(checkStep(listed, step)).toMatchObject({ clean: true });
});

test("what it makes and with what it is topped is read as a step is", () => {
  expect(checkStep(["potato"], "Fry the potato.", "*Makes 10, each topped with a teaspoon of sour cream*\n\n")).toMatchObject({
    clean: false,
    extra: [{ food: "sour cream" }],
  });
  expect(checkStep(["potato"], "Fry the potato.", "*Serves 2 with ease*\n\n")).toMatchObject({ clean: true });
});
