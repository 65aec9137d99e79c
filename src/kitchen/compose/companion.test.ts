import { expect, test } from "vitest";
import { checkPantry } from "#kitchen/check/check-pantry";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";

function cooked(...ingredients: string[]) {
  const dish = cook({ ingredients });
  if (!dish.ok) throw new Error(dish.message);
  return dish;
}

const besideOf = (dish: ReturnType<typeof cooked>) => dish.recipe.notes.find(({ heading }) => heading.startsWith("And with the rest"));

test("what a savoury dish leaves over becomes something sweet, with amounts and a method", () => {
  const dish = cooked("chicken", "rice", "onion", "oil", "strawberries", "cream", "sugar");
  const beside = besideOf(dish);
  expect(beside?.heading).toMatch(/strawberr/);
  expect(beside?.lines[0]).toMatch(/^Take .*\d+ g strawberries/);
  expect(beside?.lines.length).toBeGreaterThan(1);
});

test("a food served beside is used, not left out, and still on the list", () => {
  const dish = cooked("chicken", "rice", "onion", "oil", "strawberries", "cream", "sugar");
  expect(dish.used.map(({ name }) => name)).toContain("strawberry");
  expect(dish.leftOut.map(({ ingredient }) => ingredient)).not.toContain("strawberries");
  expect(checkPantry(dish.markdown, { ingredients: ["chicken", "rice", "onion", "oil", "strawberries", "cream", "sugar"] }).clean).toBe(true);
});

test("allergens of both dishes are told", () => {
  const dish = cooked("chicken", "rice", "onion", "oil", "strawberries", "cream", "sugar");
  const contains = dish.recipe.notes.find(({ heading }) => heading === "Contains");
  if (besideOf(dish)?.lines[0]?.includes("cream")) expect(contains?.lines.join(" ")).toMatch(/[Mm]ilk/);
  expect(besideOf(dish)).toBeDefined();
});

test.each([
  ["fruit by itself", ["cod", "potatoes", "olive oil", "rosemary", "blueberries"]],
  ["fruit and milk", ["tofu", "blueberries", "tomatoes", "potatoes", "rice", "milk"]],
  ["fruit and sugar", ["tofu", "spinach", "green beans", "bananas", "onion", "sugar", "pasta"]],
  ["fruit of every kind", ["prawns", "rice", "onion", "blueberries", "raspberries", "pears", "peach"]],
  ["fruit and ham", ["salmon", "rice", "pineapple", "garlic", "ham", "celery", "peach"]],
])("%s is no dish beside another, and is told of as left out", (_, list) => {
  const dish = cooked(...list);
  expect(besideOf(dish)).toBeUndefined();
  expect(dish.leftOut.length).toBeGreaterThan(0);
});

test("where nothing is left over there is no second dish", () => {
  expect(besideOf(cooked("pasta", "tomatoes", "garlic", "oil"))).toBeUndefined();
});

test("a second main food becomes another meal, with the oil that is there for both", () => {
  const dish = cooked("chicken", "minced beef", "rice", "onion", "kidney beans", "tinned tomatoes", "chilli powder", "oil", "potatoes", "rosemary");
  const other = dish.recipe.notes.find(({ heading }) => heading.startsWith("For another meal"));
  expect(other).toBeDefined();
  expect(dish.leftOut.filter(({ ingredient }) => ["chicken", "minced beef"].includes(ingredient))).toEqual([]);
});

test("one plain food is no other meal, and is left out with a reason", () => {
  const dish = cooked("salmon", "tofu", "rice", "carrots");
  expect(dish.recipe.notes.some(({ heading }) => heading.startsWith("For another meal"))).toBe(false);
  expect(dish.leftOut.map(({ ingredient }) => ingredient)).toEqual(["tofu"]);
});

test("there are never more than two dishes beside the main one", () => {
  const dish = cooked("chicken", "minced beef", "cod", "rice", "pasta", "eggs", "strawberries", "sugar", "lettuce", "oil");
  expect(dish.recipe.notes.filter(({ heading }) => /^(?:And with the rest|For another meal)/.test(heading)).length).toBeLessThanOrEqual(2);
});

test("a pot of cream is enough for the sauce and for the strawberries", () => {
  const beside = besideOf(cooked("salmon", "new potatoes", "dill", "cream", "strawberries", "meringues"));
  expect(beside?.lines[0]).toMatch(/cream/);
  expect(beside?.heading).toMatch(/strawberr|meringue/);
});

test.each([
  ["oyster", "canned tomato", "pork chops", "butter", "apple butter", "garlic"],
  ["octopus", "zucchini", "baked beans", "white wine", "sage", "roquefort"],
  ["eggs", "onion", "shallot", "poblano", "tomato paste", "lemon juice", "butter"],
])("a sauce is no second dish: %s, %s, %s …", (...list) => {
  const headings = cooked(...list).recipe.notes.map(({ heading }) => heading);
  expect(headings.filter((heading) => /^And with the rest: .*(?:sauce|butter)/.test(heading))).toEqual([]);
});
