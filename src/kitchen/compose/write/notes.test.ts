import { expect, test } from "vitest";
import { cook } from "#kitchen/compose/cook";

test("what is counted and left is told, and a part of one thing is not", () => {
  const cake = cook({ ingredients: ["self raising flour", "butter", "caster sugar", "3 eggs", "vanilla essence", "icing sugar", "sprinkles"] });
  expect(cake.ok && cake.markdown).toMatch(/1 of your 3 eggs is left/);
  const roast = cook({ ingredients: ["1 lemon", "chicken thighs", "potatoes", "olive oil"] });
  expect(roast.ok && roast.markdown).not.toMatch(/for another meal/);
});

test.each([
  [["frozen squid", "chorizo", "butter beans", "smoked paprika", "sherry", "olive oil", "cooked quinoa"], /cooked quinoa/, /rice must/],
  [["cooked corned beef", "cabbage", "heavy cream", "butter", "rye bread", "swiss cheese"], /^# /m, /Poultry/],
])("a warning is told of the food it is about: %j", (ingredients, told, never) => {
  const cooked = cook({ ingredients, servings: 2 });
  expect(cooked.ok && cooked.markdown).toMatch(told);
  expect(cooked.ok && cooked.markdown).not.toMatch(never);
});

test("leftover rice is warned of", () => {
  const cooked = cook({ ingredients: ["leftover rice", "eggs", "spring onions", "oil"], servings: 2 });
  expect(cooked.ok && cooked.markdown).toMatch(/rice must have been (?:cooled|chilled)|[Cc]ool cooked rice/);
});
