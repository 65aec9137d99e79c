/** What a recipe has made itself, and what it only speaks of having. */
import { expect, test } from "vitest";
import { checkPantry, type PantryCheck } from "./check-pantry.ts";
import { MADE_OF_NOTHING, MADE_OF_WHAT_IS_THERE, MORE_OF_NOTHING, MORE_OF_WHAT_IS_THERE, type MadeRow } from "./corpus/made-of-nothing.ts";

const LIST = ["2 eggs", "rice", "milk", "sugar", "flour", "butter"];

const isAllTheirs = (step: string): boolean =>
  checkPantry(
    `# Supper\n\n## Ingredients\n\n- 2 eggs\n- 200 g rice\n- 300 ml milk\n- 50 g sugar\n- 100 g flour\n- 30 g butter\n\n## Method\n\n1. Boil the rice for 12 minutes, scramble the eggs in the butter, and stir in the milk, sugar and flour.\n2. ${step}`,
    { ingredients: LIST },
  ).clean;

test.each([
  "Serve next to a coleslaw.",
  "Serve close to a bowl of coleslaw.",
  "Plate up next to a heap of prawn crackers.",
  "Have a coleslaw alongside.",
  "Have a long lemonade with it.",
  "Go for a creamy coleslaw on the side.",
  "Get one naan each for mopping.",
  "Serve in a soft roll.",
  "Pile into soft rolls.",
  "Tip into a crusty pie.",
])("%j brings what nothing has made", (step) => {
  expect(isAllTheirs(step)).toBe(false);
});

test.each([
  "Whisk the milk and eggs over a low heat to a smooth custard. Pour the custard over.",
  "Rub the butter into the flour, add water for a soft dough and rest the dough.",
  "Cook the sugar until you have a dark caramel. Pour the caramel over.",
  "Put everything in a lidded casserole and bake for 20 minutes.",
  "Fry the eggs as a thin sheet, roll it up and push the roll to the edge.",
])("%j makes what it then names", (step) => {
  expect(isAllTheirs(step)).toBe(true);
});

/** A recipe that is called after something, and its last step; none of them lists what that is made of. */
const isClaimed = (title: string, foods: readonly string[], step: string): boolean =>
  checkPantry(
    `# ${title}\n\n## Ingredients\n\n${foods.map((food) => `- 100 g ${food}`).join("\n")}\n\n## Method\n\n1. Warm the ${foods.join(" and the ")} in a pan for 8 minutes.\n2. ${step}`,
    { ingredients: foods },
  ).clean;

test.each([
  ["Avocado toast", ["avocado", "lemon"], "Spread this over the toast and eat."],
  ["Garlic bread", ["garlic", "butter"], "Spread on the bread and bake for 10 minutes."],
  ["Garlic bread", ["garlic", "butter"], "Serve this with some bread."],
  ["Sausage buns", ["sausages", "onion"], "Put them in the buns."],
  ["Breakfast rolls", ["bacon", "butter"], "Split the rolls and fill them."],
  ["Chicken tortillas", ["chicken", "lettuce"], "Warm the tortillas and fill them."],
  ["Chicken wraps", ["chicken", "tomatoes"], "Warm the wraps and fill them."],
  ["Beef pie", ["beef", "onion"], "Lay the pastry over and bake for 30 minutes."],
  ["Jam scones", ["jam", "butter"], "Split the scones and spread them."],
  ["Apple custard", ["apples", "sugar"], "Pour over the custard."],
] as const)("%s of %s: %s", (title, foods, step) => {
  expect(isClaimed(title, foods, step)).toBe(false);
});

test.each([
  ["Sausage rolls", ["sausages", "puff pastry"], "Roll the pastry round the sausages and cut the roll into six, then bake the rolls for 25 minutes."],
  ["Banana bread", ["bananas", "flour", "eggs"], "Bake for 50 minutes and slice the bread."],
  ["Beef pie", ["beef", "onion", "flour", "butter"], "Lay the pastry over and bake for 30 minutes."],
  ["Tortilla of potatoes", ["potatoes", "eggs", "oil"], "Slide the tortilla back in and cook for 3 minutes more."],
] as const)("%s of %s: %s (made of what is there)", (title, foods, step) => {
  expect(isClaimed(title, foods, step)).toBe(true);
});

test.each([
  ["tortillas", "chicken", "Roll the chicken into large tortillas and serve."],
  ["tortillas", "chicken", "Cook the chicken to 74 °C and roll it into 4 tortillas."],
  ["baguettes", "chicken", "Cook the chicken to 74 °C, slice it and push it into large baguettes."],
  ["buns", "chicken", "Cook the chicken to 74 °C. Break the chicken into small buns."],
  ["cream", "bacon", "Fry the bacon until crisp. Crumble the bacon into thick cream and serve."],
  ["tomatoes", "feta", "Break the feta into large tomatoes and bake until golden."],
  ["yoghurt", "biscuits", "Crumble the biscuits into yoghurt."],
  ["yoghurt", "honey, oats", "Stir the honey into a thick yoghurt. Add the oats."],
  ["potatoes", "cheese", "Break the cheese into small potatoes and bake."],
  ["ham", "chicken", "Cook the chicken to 74 °C. Roll it in thin ham and eat."],
])("%s: what %s is broken, rolled or stirred into is used and not made (%s)", (food, list, step) => {
  const { clean, foods } = checkPantry(`# Dish\n\n## Method\n\n1. ${step}`, { ingredients: list.split(", ") });
  expect(clean).toBe(false);
  expect(foods.filter(({ verdict }) => verdict !== "yours").map(({ name }) => name)).toContain(food);
});

test.each([
  ["potatoes, oil", "Slice the potatoes into thin crisps and fry them in the oil until golden."],
  ["carrots, oil", "Cut the carrots into thick fries. Toss the fries with the oil and roast until tender."],
  ["lamb mince, mint", "Mix the mince and mint, shape into 8 little sausages and grill to 71 °C."],
  ["flour, salt", "Mix the flour, salt and water to a dough. Roll into 4 flatbreads and cook in a dry pan."],
  ["tomatoes, stock", "Blend the tomatoes with the stock to a smooth cream. Serve the cream."],
  ["cooked rice, egg", "Fry the rice for 5 minutes, until steaming hot and turning a cheerful orange. Add the egg and cook until set."],
])("of %s: what is cut, shaped or worked to a form stays theirs (%s)", (list, step) => {
  expect(checkPantry(`# Dish\n\n## Method\n\n1. ${step}`, { ingredients: list.split(", ") })).toMatchObject({ clean: true });
});

/** A row as a recipe, checked against its list and `more`. */
function checkRow([title, list, steps]: MadeRow, more: readonly string[] = []): PantryCheck {
  const ingredients = [...list.split(", "), ...more];
  const lines = ingredients.map((food) => `- 100 g ${food}`).join("\n");
  const method = steps.split(" | ").map((step, at) => `${at + 1}. ${step}`);
  return checkPantry(`# ${title}\n\n## Ingredients\n\n${lines}\n\n## Method\n\n${method.join("\n")}`, { ingredients });
}

const titles = (rows: readonly MadeRow[], isClean: boolean): readonly string[] =>
  rows.flatMap((row) => (checkRow(row).clean === isClean ? [`${row[0]}: ${row[3] ?? ""}`] : []));

test("of a hundred things that no step makes and nothing on the list is made of two pass", () => {
  // Curd is yogurt as well; nobody here knows a confit.
  expect(titles([...MADE_OF_NOTHING, ...MORE_OF_NOTHING], true)).toEqual(["Lemon curd pots: curd", "Confit duck salad: confit"]);
});

test("of a hundred things that are made of what is there one is asked about", () => {
  expect(titles([...MADE_OF_WHAT_IS_THERE, ...MORE_OF_WHAT_IS_THERE], false)).toEqual(["Prawn cocktail: "]);
});

test("what is taken for granted is the person's once it is on the list", () => {
  const rows = [...MADE_OF_NOTHING, ...MORE_OF_NOTHING];
  const asked = rows.filter((row) => {
    const { foods } = checkRow(row, [row[3] ?? ""]);
    return foods.some(({ name, verdict }) => verdict !== "yours" && name.replace(/e?s$/, "") === row[3]?.replace(/e?s$/, ""));
  });
  // No food goes by that name alone.
  expect(asked.map(([title]) => title)).toEqual(["Raspberry trifle"]);
});
