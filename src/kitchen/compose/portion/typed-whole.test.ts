import { expect, test } from "vitest";
import { cook } from "#kitchen/compose/cook";

function amountOf(ingredients: readonly string[], food: RegExp): { readonly amount: number; readonly unit?: string } | undefined {
  const answer = cook({ ingredients, servings: 2 });
  return answer.ok ? answer.recipe.ingredients.find((line) => food.test(line.food))?.quantity : undefined;
}

test("four carrots that were typed are four carrots in the pot", () => {
  expect(amountOf(["4 carrots", "red lentils", "onion", "cumin", "stock cube", "oil", "lemon"], /carrot/)?.amount).toBe(4);
});

test("a tin that was opened is not put back by halves", () => {
  const curry = ["tin of coconut milk", "200g raw prawns", "red curry paste", "mangetout", "jasmine rice", "fish sauce", "lime"];
  expect(amountOf(curry, /coconut/)).toEqual({ amount: 1, unit: "tin" });
  expect(amountOf(curry, /prawn/)).toEqual({ amount: 200, unit: "g" });
});

test("three bananas and two eggs make a whole loaf, however few eat of it", () => {
  const loaf = ["3 bananas", "flour", "2 eggs", "sugar", "butter", "baking powder", "walnuts"];
  expect(amountOf(loaf, /banana/)?.amount).toBe(3);
  expect(amountOf(loaf, /egg/)?.amount).toBe(2);
});

test("eight eggs and half a cabbage are not eaten at one go by two", () => {
  expect(amountOf(["8 eggs", "smoked salmon", "chives", "butter", "2 bagels", "cream cheese"], /egg/)?.amount).toBeLessThan(8);
  expect(amountOf(["2 eggs", "half a cabbage", "carrots", "soy sauce", "noodles", "sesame oil", "garlic"], /cabbage/)?.amount).toBeLessThan(300);
});

test("potatoes that were weighed go in by their weight", () => {
  expect(amountOf(["2 cod fillets", "200g peas", "300g potatoes", "milk", "butter", "parsley"], /potato/)).toEqual({ amount: 300, unit: "g" });
});
