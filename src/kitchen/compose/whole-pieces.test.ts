/** What stays whole: pieces that are not halved, birds that roast by their own weight, vegetables that share a pan. */
import { expect, test } from "vitest";
import type { Order } from "#recipe/order";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";

function methodOf(order: Order): string {
  const cooked = cook(order);
  return cooked.ok ? cooked.markdown : "";
}

test("a turkey stays in the oven longer than a quail", () => {
  expect(methodOf({ ingredients: ["whole chicken", "potatoes"] })).toContain("80–85 minutes");
  expect(methodOf({ ingredients: ["whole turkey", "potatoes"], servings: 12 })).toContain("190–210 minutes");
  expect(methodOf({ ingredients: ["quail", "garlic"] })).toContain("25–30 minutes");
});

test("nobody bakes half a potato in its skin, or fills half a pepper's half", () => {
  for (const servings of [1, 2, 3, 5]) {
    expect(methodOf({ ingredients: ["baking potatoes", "tuna", "mayonnaise"], servings })).not.toMatch(/\d*[½¼¾] (?:baking )?potato/);
    expect(methodOf({ ingredients: ["red peppers", "rice", "mince", "feta"], servings })).not.toMatch(/\d*[½¼¾] red pepper/);
  }
});

test("vegetables for one dish boil in one pan, the slow ones first", () => {
  const method = methodOf({ ingredients: ["potatoes", "broccoli", "milk", "flour", "cheddar"] });
  expect(method.match(/large pan of water/g)).toHaveLength(1);
  expect(method).toMatch(/Add the potatoes and cook for \d+ minutes\. Add the broccoli/);
});

test("kernels of corn are no pieces: nobody gets a cob's worth of them", () => {
  const dish = cook({ ingredients: ["lettuce", "tuna", "sweetcorn", "cucumber", "salad cream"], servings: 1 });
  const corn = dish.ok ? dish.recipe.ingredients.find(({ food }) => food === "sweetcorn") : undefined;
  expect(corn?.quantity?.amount).toBeLessThan(120);
});
