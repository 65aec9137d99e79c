import { expect, test } from "vitest";
import { explainBarred, gateOrder } from "./gate-order.ts";

test("poison and household goods are kept from every chef, with the reason; the rest goes on", () => {
  const { order, barred } = gateOrder({ ingredients: ["eggs", "bleach", "death cap mushrooms", "rice"], servings: 2 });
  expect(order).toEqual({ ingredients: ["eggs", "rice"], servings: 2 });
  expect(barred.map(({ typed }) => typed)).toEqual(["bleach", "death cap mushrooms"]);
  for (const { why } of barred) expect(why).toMatch(/\w+\.$/);
});

test("an ordinary list passes as the same order", () => {
  const order = { ingredients: ["eggs", "rock salt", "butter beans", "rhubarb", ""] };
  expect(gateOrder(order)).toEqual({ order, barred: [] });
  expect(gateOrder(order).order).toBe(order);
});

test("a food that the kitchen does not know passes: the model may know it", () => {
  expect(gateOrder({ ingredients: ["xyzzy root", "eggs"] }).barred).toEqual([]);
});

test("poison beside food bars the whole entry", () => {
  const { order, barred } = gateOrder({ ingredients: ["eggs and bleach", "rice"] });
  expect(order.ingredients).toEqual(["rice"]);
  expect(explainBarred(barred)).toContain("eggs and bleach: ");
});

test("what is to be mended carries no danger to a chef either", () => {
  const { order, barred } = gateOrder({ ingredients: ["eggs"], mend: ["Bleach is used in a step and not on your list.", "Butter is not on your list."] });
  expect(order.mend).toEqual(["Butter is not on your list."]);
  expect(barred).toHaveLength(1);
});

test("where only empty entries are left, the order is refused with every reason; an empty order is not", () => {
  expect(gateOrder({ ingredients: ["bleach", "  ", "death cap"] }).refusal).toMatch(/bleach: .*death cap: /);
  expect(gateOrder({ ingredients: ["bleach", "", "egg"] })).not.toHaveProperty("refusal");
  expect(gateOrder({ ingredients: ["", "  "] })).not.toHaveProperty("refusal");
});
