import { expect, test } from "vitest";
import { cook } from "#kitchen/compose/cook";

test("what is counted and left is told, and a part of one thing is not", () => {
  const cake = cook({ ingredients: ["self raising flour", "butter", "caster sugar", "3 eggs", "vanilla essence", "icing sugar", "sprinkles"] });
  expect(cake.ok && cake.markdown).toMatch(/1 of your 3 eggs is left/);
  const roast = cook({ ingredients: ["1 lemon", "chicken thighs", "potatoes", "olive oil"] });
  expect(roast.ok && roast.markdown).not.toMatch(/for another meal/);
});
