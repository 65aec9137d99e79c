import { expect, test } from "vitest";
import { cook } from "#kitchen/compose/cook";
import type { CookedDish } from "../cook-recognised.ts";

function cooked(...ingredients: readonly string[]): CookedDish {
  const answer = cook({ ingredients, servings: 2 });
  if (!answer.ok) throw new Error(`nothing is cooked of ${ingredients.join(", ")}`);
  return answer;
}

function lineOf({ recipe }: CookedDish, food: RegExp): { readonly amount?: number; readonly unit?: string; readonly preparation?: string } {
  const line = recipe.ingredients.find((each) => food.test(each.food));
  return { ...line?.quantity, ...(line?.preparation === undefined ? {} : { preparation: line.preparation }) };
}

test("nobody shares three slices of toast or five eggs between two", () => {
  const plate = cooked("mushrooms", "eggs", "spinach", "bread");
  expect((lineOf(plate, /bread/).amount ?? 1) % 2).toBe(0);
  expect((lineOf(plate, /egg/).amount ?? 1) % 2).toBe(0);
});

test("dried parsley is a spoonful where a row means a handful of leaves", () => {
  const { amount, unit } = lineOf(cooked("ground beef", "green bell peppers", "rice", "cheddar", "dried parsley", "salt"), /parsley/);
  expect(unit).toBe("tsp");
  expect(amount).toBeLessThanOrEqual(1.5);
});

test("two chicken breasts that were typed so are two, and not so many grams", () => {
  expect(lineOf(cooked("2 chicken breasts", "yoghurt", "2 pittas", "lemon", "garlic", "mint", "olive oil", "salt"), /chicken/)).toMatchObject({ amount: 2 });
});

test("of a lemon that goes into a dressing, the juice goes in", () => {
  const salad = cooked("cherry tomatoes", "cucumber", "feta", "kalamata olives", "lemon", "oregano", "olive oil", "red onion");
  expect(salad.recipe.steps.join(" ")).toMatch(/\bthe lemon juice\b|\bjuice of the lemon\b|[Ss]queeze/);
  expect(lineOf(salad, /lemon/).preparation).toMatch(/juice/);
});

test("a core that a step tells is not told again in a note", () => {
  const chops = cooked("2 pork chops", "cider", "wholegrain mustard", "double cream", "butter", "salt");
  const note = chops.markdown.split("## Good to know")[1]?.split("\n## ")[0] ?? "";
  expect(chops.recipe.steps.join(" ")).toContain("63 °C");
  expect(note).not.toContain("63 °C");
});

test("feta brings its salt to eggs in spinach", () => {
  const salt = (...more: readonly string[]): number => lineOf(cooked("eggs", "spinach", "butter", "salt", ...more), /^salt$/).amount ?? 0;
  expect(salt("feta")).toBeLessThan(0.8 * salt());
});

test("biscuits of one egg are not halved: an egg cannot be", () => {
  expect(lineOf(cooked("peanut butter", "sugar", "egg", "chocolate chips"), /peanut butter/).amount).toBe(250);
});

test.each([
  ["moussaka", ["3 aubergines", "lamb mince", "onion", "garlic", "tinned tomatoes", "cinnamon", "milk", "butter", "flour", "hard cheese", "olive oil", "salt"]],
  ["lasagne", ["lasagne sheets", "beef mince", "onion", "tinned tomatoes", "milk", "butter", "flour", "mozzarella", "salt"]],
  ["quiche", ["bacon", "eggs", "double cream", "shortcrust pastry", "gruyere", "onion"]],
  ["crumble of six apples", ["6 apples", "flour", "butter", "sugar", "custard"]],
] as const)("a %s for two feeds two, out of a dish for two", (_, list) => {
  const { recipe } = cooked(...list);
  expect(recipe.makes).toBeUndefined();
  expect(recipe.servings).toBe(2);
});

test.each([
  ["metric", "a 1 litre baking dish"],
  ["us", "a 1 quart baking dish"],
] as const)("the dish is as large as what goes into it (%s)", (units, size) => {
  const ingredients = ["ziti", "ricotta", "mozzarella", "passata", "garlic", "parmesan"];
  const [two, six] = [2, 6].map((servings) => cook({ ingredients, servings, units }));
  expect(two?.ok && two.recipe.steps.join(" ")).toContain(size);
  expect(six?.ok && six.recipe.steps.join(" ")).not.toContain(size);
});

test.each([
  ["mousse", ["dark chocolate", "double cream", "eggs", "caster sugar"]],
  ["crumble", ["apples", "flour", "butter", "brown sugar", "oats", "cinnamon"]],
] as const)("a %s for two is for two, and not for three", (_, list) => {
  expect(cooked(...list).recipe.servings).toBe(2);
});

test("wraps come in as many for each", () => {
  const { amount = 1 } = lineOf(cooked("leftover roast chicken", "tortilla wraps", "avocado", "lime", "lettuce", "sour cream"), /wrap/);
  expect(amount % 2).toBe(0);
});

test("butter is weighed, and three quarters of a litre of stock is one cube", () => {
  expect(lineOf(cooked("cauliflower", "cheddar", "milk", "flour", "butter", "mustard"), /butter/).unit).toBe("g");
  expect(lineOf(cooked("mushrooms", "arborio rice", "white wine", "parmesan", "onion", "stock cube", "butter"), /stock cube/).amount).toBe(1);
});

test("broccoli that is what the pasta is about comes in a helping", () => {
  expect(lineOf(cooked("pasta", "pesto", "broccoli", "peas", "parmesan"), /broccoli/).amount).toBeGreaterThanOrEqual(120);
});

test.each([
  [["apples", "flour", "sugar", "butter"], 2],
  [["dark chocolate", "eggs", "sugar", "double cream"], 2],
  [["4 apples", "flour", "sugar", "butter"], 4],
] as const)("%j: where nobody says for how many, a pudding is for two, or for as many as its star was typed for (%i)", (ingredients, servings) => {
  expect(cook({ ingredients })).toMatchObject({ ok: true, recipe: { servings } });
});
