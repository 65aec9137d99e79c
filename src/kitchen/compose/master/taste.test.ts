import { expect, test } from "vitest";
import { cook } from "#kitchen/compose/cook";

function methodOf(dish: string, ...ingredients: readonly string[]): string {
  const answer = cook({ ingredients, servings: 2, dish });
  if (!answer.ok) throw new Error("nothing was cooked");
  return answer.recipe.steps.join(" ");
}

const LOBIO = ["red kidney beans", "onions", "walnuts", "garlic", "fresh coriander", "ground coriander", "blue fenugreek", "sunflower oil"];

test("a pot is tasted for the salt that there is, and for what is sour", () => {
  expect(methodOf("lobio", ...LOBIO, "salt")).toContain("Taste for salt.");
  expect(methodOf("lobio", ...LOBIO, "salt", "vinegar")).toContain("Taste for salt and vinegar.");
});

test("who has no salt, or no more of it, is not told to taste for it", () => {
  expect(methodOf("lobio", ...LOBIO)).not.toContain("Taste");
  expect(methodOf("lobio", ...LOBIO, "1 tsp salt")).not.toContain("Taste");
});

test("what is salty is told before more salt goes in", () => {
  expect(methodOf("feijoada", "black beans", "smoked sausage", "bacon", "onion", "garlic", "oil", "salt")).toContain("Taste before you add more salt: the ");
});
