/** What goes by what a dish is built on: liquid by the grain, sugar by the fruit, salt by all that is eaten. */
import { expect, test } from "vitest";
import { cook } from "#kitchen/compose/cook";
import type { CookedDish } from "../cook-recognised.ts";

function cooked(...ingredients: readonly string[]): CookedDish {
  const answer = cook({ ingredients, servings: 2 });
  if (!answer.ok) throw new Error(`nothing is cooked of ${ingredients.join(", ")}`);
  return answer;
}

function amountOf({ recipe }: CookedDish, food: RegExp, unit: string): number {
  const line = recipe.ingredients.find((each) => food.test(each.food));
  expect(line?.quantity?.unit, line?.food).toBe(unit);
  return line?.quantity?.amount ?? 0;
}

test("a small packet of rice takes so much less stock, however much stock there is", () => {
  const risotto = cooked("100 g risotto rice", "mushrooms", "onion", "white wine", "1.5 litres chicken stock", "parmesan", "butter", "salt");
  expect(amountOf(risotto, /rice/, "g")).toBe(100);
  expect(amountOf(risotto, /stock/, "ml") / 100).toBeLessThanOrEqual(5);
  const pilaf = cooked("120 g basmati rice", "600 g chicken thighs", "onion", "cumin", "cinnamon", "stock", "oil", "salt");
  expect(amountOf(pilaf, /stock/, "ml") / amountOf(pilaf, /rice/, "g")).toBeLessThanOrEqual(2.4);
});

test("a crumble of all the rhubarb is larger as a whole, and sweeter than one of apples", () => {
  const crumble = (fruit: string): CookedDish => cooked(fruit, "caster sugar", "flour", "porridge oats", "butter", "ground ginger", "custard powder", "milk");
  const [rhubarb, apples] = [crumble("400 g rhubarb"), crumble("400 g apples")];
  expect(amountOf(rhubarb, /rhubarb/, "g")).toBe(400);
  expect(amountOf(rhubarb, /sugar/, "g") / 400).toBeGreaterThanOrEqual(0.2);
  expect(amountOf(rhubarb, /sugar/, "g")).toBeGreaterThan(amountOf(apples, /sugar/, "g"));
  expect(amountOf(rhubarb, /butter/, "g")).toBeGreaterThan(amountOf(crumble("300 g rhubarb"), /butter/, "g"));
});

test("where fish sauce is all the salt there is, there is enough of it", () => {
  expect(amountOf(cooked("2 ampalaya", "3 eggs", "tomatoes", "onion", "garlic", "fish sauce", "oil"), /fish sauce/, "tsp")).toBeGreaterThanOrEqual(2);
});

test("what perfumes a dish is no handful where onions are meant", () => {
  const list = ["black eye beans", "palm oil", "ripe plantains", "fresh tomatoes", "ginger", "smoked herring", "gari", "salt"];
  const dish = cook({ ingredients: list, servings: 2, attempt: 2 });
  const ginger = dish.ok ? dish.recipe.ingredients.find(({ food }) => /ginger/.test(food)) : undefined;
  expect(ginger?.quantity?.unit ?? "tsp").not.toBe("g");
});
