import { expect, test } from "vitest";
import { menu } from "../compose/menu.ts";
import { allDishes } from "./dishes/all-dishes.ts";
import { KIN_OF } from "./kin.ts";
import { allMasters } from "./masters/all-masters.ts";

test("kin are dishes that there are", () => {
  const { demands, dish } = allDishes();
  const known = new Set([...allMasters().map(({ id }) => id), ...demands.map((_, index) => dish(index).id)]);
  expect([...KIN_OF.keys()].filter((id) => !known.has(id))).toEqual([]);
});

test("a menu shows no omelette after a frittata while there is something else", () => {
  const answer = menu({ ingredients: ["eggs", "potatoes", "onion", "spinach", "feta", "butter", "bread"] });
  if (!answer.ok) throw new Error(answer.message);
  expect(answer.dishes).toHaveLength(5);
  expect(answer.dishes.filter(({ title }) => /omelette|frittata|tortilla/i.test(title)).length).toBeLessThan(2);
});
