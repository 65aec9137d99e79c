import { describe, expect, test } from "vitest";
import { cook } from "../cook.ts";

/** Suppers that people at home make of these, with one of their foods typed by its weight. */
const SUPPERS = [
  ["chicken breast", "rice", "peppers", "onion", "soy sauce", "garlic"],
  ["salmon", "potatoes", "leeks", "cream", "dill"],
  ["beef mince", "carrots", "potatoes", "onions", "tinned tomatoes"],
  ["pork loin", "noodles", "cabbage", "ginger", "soy sauce"],
  ["prawns", "spaghetti", "cherry tomatoes", "garlic", "chilli"],
  ["bacon", "red lentils", "carrots", "celery", "onion"],
] as const;

const served = (ingredients: readonly (string | undefined)[]) => {
  const answer = cook({ ingredients: ingredients.filter((each) => each !== undefined) });
  return answer.ok ? answer.recipe.servings : undefined;
};

describe.each(SUPPERS)("%s, %s, %s", (star, ...others) => {
  test.each(["75 g", "90 g", "150 g", "300 g", "1 lb", "800 g", "1.5 kg"])("%s of it are for two", (weight) => {
    expect(served([`${weight} ${star}`, ...others])).toBe(2);
  });
});

test.each([[["4 pork chops", "800 g potatoes", "4 apples", "400 ml cider", "thyme"]], [["800 g beef mince", "800 g potatoes", "4 carrots", "butter"]]])(
  "a recipe that was typed with its amounts is for as many as it feeds: %j",
  (ingredients) => {
    expect(served(ingredients)).toBeGreaterThan(2);
  },
);

test.each([[["4 pork chops", "2 apples", "half a cabbage"]], [["5 chicken breasts", "2 peppers", "2 courgettes"]]])(
  "pieces that would not go out evenly are no recipe for three: %j",
  (ingredients) => {
    expect(served(ingredients)).toBe(2);
  },
);

test("three breasts with vegetables for three are for three", () => {
  expect(served(["3 chicken breasts", "3 peppers", "3 courgettes"])).toBe(3);
});

test("one jacket potato is for one", () => {
  expect(served(["1 potato", "cheese", "baked beans"])).toBe(1);
});
