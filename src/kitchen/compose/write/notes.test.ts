import { expect, test } from "vitest";
import { cook } from "#kitchen/compose/cook";

test("what one lemon does not lose is not said of lemons", () => {
  const answer = cook({ ingredients: ["1 lemon", "chicken thighs", "potatoes", "olive oil"] });
  expect(answer.ok && answer.markdown).toMatch(/does not need all of your lemon:/);
});

test("one of three is left, two of six are", () => {
  const cake = cook({ ingredients: ["self raising flour", "butter", "caster sugar", "3 eggs", "vanilla essence", "icing sugar", "sprinkles"] });
  expect(cake.ok && cake.markdown).toMatch(/all of your eggs: 1 of 3 is left/);
});
