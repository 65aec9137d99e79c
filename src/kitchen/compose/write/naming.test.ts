import { expect, test } from "vitest";
import { cook } from "../cook.ts";

test.each([
  ["udon noodles", "udon noodles"],
  ["2 nests egg noodles", "egg noodles"],
  ["a slab of salmon", "salmon"],
  ["1 nest of tagliatelle", "tagliatelle"],
])("%s is called %s, whatever it came in", (typed, name) => {
  const answer = cook({ ingredients: [typed, "soy sauce", "spring onions", "mushrooms", "butter"] });
  expect(answer.ok ? answer.recipe.ingredients.map(({ food }) => food) : answer).toContain(name);
});
