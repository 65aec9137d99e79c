import { expect, test } from "vitest";
import { findIngredient } from "#kitchen/knowledge/ingredients/all-ingredients";
import { recognise } from "#kitchen/read/recognise";
import { cook } from "../cook.ts";
import { layOut, type Food } from "../food.ts";
import { companyOf, mayJoinCompany } from "./keep-company.ts";

function food(entry: string): Food {
  const { readings } = recognise([entry]);
  const ingredient = findIngredient(readings[0]?.ingredient ?? "");
  const made = ingredient && layOut(readings, ingredient);
  if (!made) throw new Error(`${entry} is no food`);
  return made;
}

const foods = (entries: readonly string[]): readonly Food[] => entries.map(food);

test.each([
  ["feta", ["tomato", "cucumber", "olives"]],
  ["parmesan", ["spaghetti", "tomato", "garlic"]],
  ["spring onion", ["rice noodles", "soy sauce", "ginger"]],
  ["double cream", ["strawberries", "sugar"]],
] as const)("%s goes with %s", (one, others) => {
  expect(companyOf(food(one), foods(others))).toBeGreaterThan(0.3);
  expect(mayJoinCompany(food(one), foods(others), false, false)).toBe(true);
});

test.each([
  ["coleslaw", ["paneer", "cauliflower", "double cream", "garam masala"]],
  ["raisins", ["turkey mince", "hoisin sauce", "rice noodles", "lettuce"]],
  ["hummus", ["eggs", "spaghetti", "salami", "parmesan"]],
  ["peanut butter", ["fettuccine", "cottage cheese"]],
] as const)("%s is not added to %s", (one, others) => {
  expect(mayJoinCompany(food(one), foods(others), false, false)).toBe(false);
});

test("a short list was put together for one dish, and only a stranger stays out of it", () => {
  const burgers = foods(["burgers", "buns", "american cheese", "tomato"]);
  expect(mayJoinCompany(food("corn on the cob"), burgers, false, true)).toBe(true);
  expect(mayJoinCompany(food("icing sugar"), foods(["smoked haddock", "onion", "cabbage"]), false, true)).toBe(false);
});

test("quinoa and bread meet nearly everything, and need no evidence", () => {
  expect(mayJoinCompany(food("quinoa"), foods(["lamb chops", "leek"]), false, false)).toBe(true);
  expect(mayJoinCompany(food("bread"), foods(["sausages", "eggs"]), false, false)).toBe(true);
});

test.each([
  [
    "coleslaw beside a curry",
    ["cauliflower", "paneer", "tomato puree", "double cream", "garam masala", "ginger", "garlic", "cashews", "butter", "salt", "frozen chips", "coleslaw"],
    "coleslaw",
  ],
  [
    "hummus beside a frittata",
    ["leftover cooked spaghetti", "ricotta", "3 eggs", "courgette", "parmesan", "salami", "hummus", "olive oil", "grapes"],
    "hummus",
  ],
] as const)("no %s because it is there", (_, ingredients, left) => {
  const dish = cook({ ingredients });
  if (!dish.ok) throw new Error(dish.message);
  expect(dish.leftOut.map(({ ingredient }) => ingredient)).toContain(left);
});

test("a tin of unknown size is never too little, and a note of heat speaks of meat only", () => {
  const cups = cook({
    ingredients: ["turkey mince 400g", "hoisin", "iceberg lettuce", "tin water chestnuts", "lime", "2 carrots", "garlic", "oil", "sriracha"],
  });
  expect(cups.ok && cups.markdown).not.toMatch(/too little of it/);
  const salad = cook({ ingredients: ["end of brie", "cranberry sauce", "2 bagels", "rocket", "bacon 4 rashers", "pear", "walnuts", "mint sauce", "tofu"] });
  expect(salad.ok && salad.markdown).not.toMatch(/Cook the tofu right through/);
});
