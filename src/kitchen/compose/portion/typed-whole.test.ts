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

test("200 g of lentils are one pot, and its water grows with them", () => {
  const answer = cook({ ingredients: ["200g red lentils", "berbere", "ghee", "2 onions", "garlic", "ginger", "salt"], servings: 2 });
  const recipe = answer.ok ? answer.recipe : undefined;
  expect(recipe?.ingredients.find(({ food }) => food === "red lentils")?.quantity).toEqual({ amount: 200, unit: "g" });
  expect(recipe?.steps.join(" ")).toMatch(/[67]\d\d ml water/);
});

test("what the brackets explain is as much as was typed with it", () => {
  expect(amountOf(["misir (red lentils) 200g", "berbere", "ghee", "2 onions", "garlic", "salt"], /lentil/)).toEqual({ amount: 200, unit: "g" });
});

test("a spice mix that is the only spice is tasted", () => {
  const tacos = ["ground turkey 1 lb", "bell peppers", "instant rice", "can of rotel", "taco seasoning", "shredded monterey jack", "oil"];
  expect(amountOf(tacos, /taco/)).toEqual({ amount: 1, unit: "tbsp" });
});

test("a cube and marmite are halved where pepperoni, harissa and they would be too salty", () => {
  const list = ["leftover roast lamb", "harissa", "red onion", "tin chickpeas", "mint", "greek yoghurt", "chicken oxo", "olive oil", "marmite", "pepperoni"];
  expect(amountOf(list, /oxo/)?.amount).toBe(0.5);
});

test("two who are given a batch are told for how many it is", () => {
  const answer = cook({ ingredients: ["1 cup buttermilk", "cornmeal", "flour", "1 egg", "baking soda", "honey", "butter", "salt"], servings: 2 });
  expect(answer.ok && answer.recipe.servings).toBe(2);
  expect(answer.ok && answer.recipe.makes).toBe("4 helpings, 2 of them to keep");
});
