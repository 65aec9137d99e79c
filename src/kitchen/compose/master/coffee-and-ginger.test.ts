import { expect, test } from "vitest";
import { cook } from "#kitchen/compose/cook";

function cooked(ingredients: readonly string[]) {
  const answer = cook({ ingredients });
  if (!answer.ok) throw new Error("nothing was cooked");
  return answer;
}

test("instant coffee goes into a cake and over biscuits by the spoon, in water, and never stands in for milk", () => {
  const cake = ["plain flour", "cocoa powder", "sugar", "baking soda", "salt", "butter", "buttermilk", "eggs", "dark chocolate", "instant espresso powder"];
  const tiramisu = ["instant coffee", "mascarpone", "eggs", "sugar", "ladyfingers", "cocoa powder"];
  const vegan = ["plain flour", "cocoa powder", "sugar", "baking soda", "salt", "vegetable oil", "vinegar", "instant espresso powder"];
  for (const list of [cake, tiramisu, vegan]) {
    const { markdown } = cooked(list);
    expect(markdown).not.toMatch(/\d{2,} g (?:instant )?(?:espresso|coffee)/);
    expect(markdown).not.toMatch(/\d{2,} g instant/);
  }
  expect(cooked(cake).markdown).toMatch(/espresso powder into (?:80|150) ml boiling water/);
  expect(cooked(tiramisu).markdown).toMatch(/instant coffee into 100 ml hot water/);
});

test("a stir-fry for two tastes of its ginger: a tablespoon of it at least", () => {
  const { recipe } = cooked(["beef", "ginger", "garlic", "oil", "soy sauce", "broccoli", "noodles"]);
  const ginger = recipe.ingredients.find(({ food }) => food.includes("ginger"));
  expect(ginger?.quantity).toMatchObject({ unit: "tbsp" });
});
