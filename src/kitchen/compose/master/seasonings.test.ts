import { expect, test } from "vitest";
import { cook } from "../cook.ts";

test.each([
  ["marmite goes into the butter", ["spaghetti", "butter", "parmesan", "black pepper", "marmite"], /butter and marmite/],
  ["sweet chilli sauce comes to the table", ["rice", "eggs", "frozen peas", "ham", "soy sauce", "spring onions", "sweet chilli sauce"], /sweet chilli sauce/],
  ["bacon crowns fritters", ["sweetcorn", "flour", "eggs", "bacon", "spring onions", "avocado", "milk"], /Scatter with the bacon|the bacon/],
  ["sesame oil is in the sauce", ["white fish", "ginger", "spring onions", "soy sauce", "sesame oil", "sugar"], /sesame oil/],
  ["a spice goes in with the garlic", ["sausages", "brown lentils", "onion", "garlic", "cumin", "stock"], /garlic[^.]* cumin|cumin/],
  ["hoisin coats what it would stand beside", ["sausages", "potatoes", "hoisin sauce"], /Turn the sausages in the hoisin sauce/],
  ["gochujang goes onto what is roasted", ["sausages", "leeks", "potatoes", "butter", "gochujang"], /Season the sausages with the gochujang/],
  ["pesto comes before the plate does", ["gnocchi", "passata", "mozzarella", "pesto"], /Spoon over the pesto\. Eat at once\.$/],
  ["icing sugar sweetens strawberries", ["strawberries", "mascarpone", "icing sugar", "lemon"], /icing sugar/],
] as const)("%s", (_, ingredients, words) => {
  const dish = cook({ ingredients, servings: 2 });
  if (!dish.ok) throw new Error(dish.message);
  expect(dish.leftOut).toEqual([]);
  expect(dish.recipe.steps.join(" ")).toMatch(words);
});

test("what fights with a dish stays out of it, and the reason says so", () => {
  const dish = cook({ ingredients: ["courgettes", "ground veal", "onion", "rice", "vanilla extract"] });
  if (!dish.ok) throw new Error(dish.message);
  expect(dish.leftOut.map(({ reason }) => reason)).toEqual(["Vanilla extract: it does not go with the ground veal."]);
});

test("the title is of what the dish is made of, and not of what seasons it", () => {
  const dish = cook({ ingredients: ["pork ribs", "soy sauce", "oyster sauce", "brown sugar", "garlic", "ginger"] });
  expect(dish.ok && dish.title).not.toMatch(/oyster/);
});

test("what takes the whole time at work says it once", () => {
  const dish = cook({ ingredients: ["spaghetti", "butter", "parmesan", "black pepper"], servings: 2 });
  expect(dish.ok && dish.markdown).not.toMatch(/hands-on/);
});
