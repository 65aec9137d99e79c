import { expect, test } from "vitest";
import { cook } from "../cook.ts";

test.each([
  [
    "ginger sits down with its like",
    ["russet potatoes", "olive oil", "yellow onion", "curry powder", "ginger", "mustard seeds", "frozen peas", "yogurt"],
    "ginger",
  ],
  ["chestnuts colour with the mushrooms", ["risotto rice", "chestnuts", "mushrooms", "parmesan", "onion"], "mushrooms and chestnuts"],
  ["chestnuts simmer among the roots", ["beef", "chestnuts", "carrots", "onion", "red wine", "thyme"], "carrots and chestnuts"],
  ["chestnuts crisp with the bacon", ["chicken thighs", "chestnuts", "bacon", "onion", "red wine", "potatoes"], "bacon and chestnuts"],
  ["brown rice stands beside a main", ["chicken thighs", "brown rice", "lemon", "garlic", "olive oil"], "brown rice"],
] as const)("%s", (_, ingredients, food) => {
  const dish = cook({ ingredients });
  if (!dish.ok) throw new Error(dish.message);
  const method = dish.markdown.slice(dish.markdown.indexOf("## Method"));
  expect(method).toContain(food);
  expect(dish.leftOut).toEqual([]);
});

test("what points to another dish joins none: a dal is no lentil soup", () => {
  const dish = cook({ ingredients: ["toor dal", "tomatoes", "turmeric", "mustard seeds", "curry leaves", "ghee", "salt"] });
  expect(dish.ok && dish.title).toMatch(/dal/i);
  expect(dish.ok && dish.title).not.toMatch(/soup/i);
});
