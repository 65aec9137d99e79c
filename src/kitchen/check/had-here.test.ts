import { describe, expect, test } from "vitest";
import { checkPantry } from "./check-pantry.ts";

/** What stands against "all yours", of steps cooked from a list. */
function doubted(listed: string, steps: string): string[] {
  const lines = listed.split(", ").map((food) => `- 100 g ${food}`);
  const method = steps.split(". ").map((step, at) => `${at + 1}. ${step.replace(/\.$/, "")}.`);
  const markdown = `# Supper\n\n## Ingredients\n${lines.join("\n")}\n\n## Method\n${method.join("\n")}\n`;
  return checkPantry(markdown, { ingredients: listed.split(", ") }).foods.flatMap(({ name, verdict }) => (verdict === "yours" ? [] : [name]));
}

describe("what is had of a food that is there is no other food, and what only sounds so is", () => {
  test.each([
    ["pecans, garlic", "Pulse the pecans with the garlic to coarse crumbs.", "Press the pecans into coarse crumbs."],
    ["almonds, chicken", "Chop the almonds to fine crumbs. Toast the chicken with them.", "Chop the almonds, then roll the chicken in fine crumbs."],
    ["coconut milk, prawns", "Sizzle thick cream from the top of the coconut milk. Add the prawns to the cream.", "Sizzle the prawns. Pour over thick cream."],
    ["chorizo, potatoes", "Fry the chorizo until its red oil has run. Tip the potatoes into the oil.", "Brown the chorizo. Tip the potatoes into hot oil."],
    [
      "tamarind, rice",
      "Simmer the tamarind until 3 tbsp of dark syrup is left. Stir in the rice.",
      "Simmer the tamarind. Stir in the rice and 3 tbsp of dark syrup.",
    ],
    [
      "urad dal, ginger",
      "Blend the urad dal with the ginger, shape into balls and steam. Brown the dumplings.",
      "Blend the urad dal with the ginger. Serve with dumplings.",
    ],
    ["oranges, sugar", "Tie the pips of the oranges in a piece of cloth. Boil with the sugar.", "Boil the oranges and the sugar. Serve with a piece of fudge."],
    [
      "eggs, chicken, flour",
      "Dip the chicken in the eggs. Dip in the flour and roll in the flour again.",
      "Dip the chicken in the eggs and the flour. Serve in a roll.",
    ],
    [
      "chipotle paste, sour cream, cod",
      "Stir the chipotle paste into the sour cream. Fry the cod. Serve with the chipotle cream.",
      "Fry the cod in the chipotle paste and sour cream. Serve with the walnut cream.",
    ],
    [
      "coconut milk, rice",
      "Drying out makes the rice thirsty for the coconut. Pour over the coconut milk.",
      "Pour the coconut milk over the rice. Scatter with the coconut.",
    ],
    [
      "egg whites, sugar",
      "Whisk the egg whites with the sugar. They give you the marshmallow middle.",
      "Whisk the egg whites with the sugar. Fold in the marshmallow.",
    ],
    [
      "chicken, olives",
      "Brown the chicken. A casserole with a heavy lid behaves the same. Add the olives.",
      "Brown the chicken with the olives. Serve with a casserole of beans.",
    ],
  ])("%s: %s", (listed, own, foreign) => {
    expect(doubted(listed, own)).toEqual([]);
    expect(doubted(listed, foreign)).not.toEqual([]);
  });
});

describe("what a recipe says that it left out is left over", () => {
  test.each([
    ["I haven't used the bacon, by the way.", ["bacon"]],
    ["With bacon in place of the butter it would be another dish.", ["bacon"]],
    ["I haven't forgotten the bacon: scatter it over.", []],
    ["Serve with bacon on top.", []],
  ])("%s", (words, unused) => {
    const { findings } = checkPantry(`Boil 500 g potatoes until soft. Mash with 50 g butter.\n\n${words}`, { ingredients: ["potatoes", "butter", "bacon"] });
    expect(findings.flatMap(({ id, food }) => (id === "unused-ingredient" ? [food] : []))).toEqual(unused);
  });
});

describe("how much", () => {
  const missing = (markdown: string, ...ingredients: string[]): (string | undefined)[] =>
    checkPantry(markdown, { ingredients }).findings.flatMap(({ id, food }) => (id === "missing-quantity" ? [food] : []));

  test("prose without a list is asked for every food that it does not measure", () => {
    const prose = "Boil the spaghetti until tender. Fry 100 g bacon in its own fat, beat two eggs and toss everything together.";
    expect(missing(prose, "spaghetti", "bacon", "eggs")).toEqual(["spaghetti"]);
  });

  test("pieces without a number are no amount, and neither is how a thing lies", () => {
    const recipe = (mustard: string, celery: string): string =>
      `# Twists\n\n## Ingredients\n- 6 hot dogs\n- Mustard\n- ${celery}\n\n## Method\n1. Spread each strip with ${mustard}, wind it around the hot dogs and serve with the celery.`;
    expect(missing(recipe("a thin layer of mustard", "Celery sticks"), "hot dogs", "mustard", "celery")).toEqual(["Mustard", "Celery sticks"]);
    expect(missing(recipe("a teaspoon of mustard", "A few celery sticks"), "hot dogs", "mustard", "celery")).toEqual([]);
  });
});
