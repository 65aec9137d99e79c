import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DISHES } from "#kitchen/knowledge/dishes/all-dishes";
import { findIngredientByName } from "#kitchen/knowledge/vocabulary";
import { checkPantry, type CheckedFood } from "./check-pantry.ts";
import { LABELLED_SENTENCES } from "./corpus/labelled-sentences.ts";
import type { FindingId } from "./finding.ts";

const recipe = (ingredients: readonly string[], steps: readonly string[]): string =>
  `# Dinner\n\n## Ingredients\n\n${ingredients.map((line) => `- ${line}`).join("\n")}\n\n## Method\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join("\n")}\n`;

const foreign = (foods: readonly CheckedFood[], optional: boolean): string[] =>
  foods
    .filter((food) => food.verdict !== "yours" && (food.where === "optional") === optional)
    .map((food) => food.name)
    .sort();

const findings = (markdown: string, ingredients: readonly string[], id: FindingId): (string | undefined)[] =>
  checkPantry(markdown, { ingredients })
    .findings.filter((finding) => finding.id === id)
    .map((finding) => finding.food ?? finding.kind);

test.each(LABELLED_SENTENCES)("%s [%s]", (step, listed, needed, optional) => {
  const ingredients = listed.split(", ");
  const { foods } = checkPantry(
    recipe(
      ingredients.map((entry) => `1 ${entry}`),
      [step],
    ),
    { ingredients },
  );
  for (const [names, expected] of [
    [foreign(foods, false), needed],
    [foreign(foods, true), optional],
  ] as const) {
    const labels = expected.split(", ").filter((name) => name !== "");
    expect(names, names.join(", ")).toHaveLength(labels.length);
    for (const label of labels)
      expect(
        names.some((name) => name.includes(label)),
        `${label} in ${names.join(", ")}`,
      ).toBe(true);
  }
});

test.each([
  ["peanut butter", "butter"],
  ["butter beans", "butter"],
  ["coconut milk", "milk"],
  ["condensed milk", "milk"],
  ["cream cheese", "cream"],
  ["sour cream", "cream"],
  ["rice vinegar", "rice"],
  ["eggplant", "eggs"],
  ["tomato paste", "tomatoes"],
  ["garlic powder", "garlic"],
  ["bell peppers", "black pepper"],
  ["sweet potatoes", "potatoes"],
  ["mushroom soup", "mushrooms"],
  ["hot dog buns", "hot dogs"],
  ["icing sugar", "sugar"],
])("%s is not %s, nor the other way round", (one, other) => {
  for (const [listed, used] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(checkPantry(recipe([`200 g ${used}`], ["Cook it."]), { ingredients: [listed] }).clean, `${used} for ${listed}`).toBe(false);
  }
});

test.each([
  ["courgette", "zucchini"],
  ["aubergine", "eggplant"],
  ["spring onions", "scallions"],
  ["pak choi", "bok choy"],
  ["cornflour", "cornstarch"],
  ["double cream", "heavy cream"],
  ["bicarbonate of soda", "baking soda"],
  ["plain flour", "all-purpose flour"],
  ["Philadelphia", "cream cheese"],
  ["eggs", "egg yolks"],
  ["lemons", "lemon zest"],
  ["vegetable stock cube", "vegetable stock"],
  ["bread", "breadcrumbs"],
  ["onion", "red onion"],
  ["chicken breasts", "chicken"],
])("%s gives %s", (listed, used) => {
  expect(checkPantry(recipe([`2 ${used}`], ["Cook it."]), { ingredients: [listed] })).toMatchObject({ clean: true, used: 1 });
});

test("water, ice and heat are free", () => {
  expect(checkPantry(recipe(["200 g rice", "400 ml boiling water", "a few ice cubes"], ["Boil the rice in the water."]), { ingredients: ["rice"] }).clean).toBe(
    true,
  );
});

test("a food nobody knows is not sure, and yours only in your own words", () => {
  const markdown = recipe(["1 cup zorbleberries"], ["Eat the zorbleberries."]);
  expect(checkPantry(markdown, { ingredients: ["rice"] }).foods).toMatchObject([{ name: "zorbleberries", verdict: "not-sure" }]);
  expect(checkPantry(markdown, { ingredients: ["zorbleberries"] }).clean).toBe(true);
});

test("the verdict is one sentence", () => {
  const verdict = (ingredients: readonly string[], lines: readonly string[]): string => checkPantry(recipe(lines, ["Cook."]), { ingredients }).verdict;
  expect(verdict(["rice", "eggs", "peas"], ["1 cup rice", "2 eggs"])).toBe("Uses 2 of your 3 ingredients, and nothing else.");
  expect(verdict(["rice", "eggs"], ["1 cup rice", "2 eggs"])).toBe("Uses both of your ingredients, and nothing else.");
  expect(verdict(["rice"], ["1 cup rice", "2 eggs", "1 tbsp butter"])).toBe(
    "Uses your one ingredient, and 2 things that are not on your list: eggs and butter.",
  );
  expect(verdict(["rice"], ["1 cup rice", "1 cup zorbleberries"])).toBe("Uses your one ingredient; I am not sure about zorbleberries.");
});

test("several foods on one line are not called one ingredient", () => {
  const check = checkPantry(recipe(["2 eggs", "1 tbsp butter"], ["Fry the eggs in the butter."]), { ingredients: ["eggs, butter, cheese"] });
  expect(check.verdict).toBe("Uses 2 of the 3 foods on your list, and nothing else.");
});

test("what is taken beyond what there is, is told without taking three of two", () => {
  const { findings } = checkPantry(recipe(["3 eggs"], ["Fry the eggs."]), { ingredients: ["2 eggs"] });
  expect(findings.find(({ id }) => id === "over-amount")?.message).toBe("The recipe takes 3; your list says 2 eggs.");
});

test("nobody is told of all 0 of their ingredients", () => {
  const verdict = (ingredients: readonly string[]): string => checkPantry(recipe(["1 cup rice"], ["Cook."]), { ingredients }).verdict;
  expect(verdict([])).toBe("Uses nothing of yours, and one thing that is not on your list: rice.");
  expect(verdict(["eggs", "ham"])).toBe("Uses none of your 2 ingredients, and one thing that is not on your list: rice.");
  expect(verdict(["eggs"])).toBe("Does not use your one ingredient, and one thing that is not on your list: rice.");
});

test("what is no food is nobody's ingredient, and eggs need not be told to hold egg", () => {
  expect(checkPantry(recipe(["1 cup rice"], ["Cook."]), { ingredients: ["bleach", "soap"] }).verdict).toBe(
    "Uses nothing of yours, and one thing that is not on your list: rice.",
  );
  const { findings: found } = checkPantry(recipe(["2 eggs"], ["Boil the eggs."]), { ingredients: ["eggs"] });
  expect(found.map(({ message }) => message)).toEqual(["Contains egg."]);
});

test("what a dish is good with is said and accuses nobody; what is to be served is used", () => {
  const markdown = (word: string): string => `${recipe(["200 g beans"], ["Boil the beans."])}\n${word}\n`;
  const check = (word: string): ReturnType<typeof checkPantry> => checkPantry(markdown(word), { ingredients: ["beans"] });
  expect(check("## Notes\n\nGreat with guacamole or sour cream.")).toMatchObject({
    clean: true,
    suggested: ["guacamole", "sour cream"],
    verdict: "Uses your one ingredient, and nothing else; it suggests serving with guacamole and sour cream.",
  });
  expect(check("Serve with sour cream!").foods.at(-1)).toMatchObject({ name: "sour cream", where: "step", verdict: "not-on-your-list" });
});

test.each([
  ["Skip the thyme and use sage.", true],
  ["Don't be tempted to swap in sage.", false],
  ["Without sage it isn't worth eating, so in it goes.", true],
  ["No sage, onion or garlic needed.", false],
  ["Not too much sage: half a teaspoon.", true],
  ["Gently, or you'll have sage butter.", false],
  ["A pinch of sage would hide its taste, but you won't need it.", false],
  ["Some cooks put a pinch of sage in here. I don't find it necessary.", false],
  ["Some cooks put a pinch of sage in here; do the same.", true],
  ["Rest it while you fry some sage.", true],
])("%s uses sage: %s", (step, isUsed) => {
  const { foods } = checkPantry(recipe(["200 g beans", "1 tsp thyme"], ["Boil the beans.", step]), { ingredients: ["beans", "thyme"] });
  expect(foods.some(({ name }) => name.includes("sage"))).toBe(isUsed);
});

test("findings point at the words in the markdown", () => {
  const markdown = recipe(["200 g **rice**"], ["Fry the rice in butter."]);
  const extra = checkPantry(markdown, { ingredients: ["rice"] }).findings.find((finding) => finding.id === "not-on-your-list");
  expect(extra?.ranges.map(({ start, end }) => markdown.slice(start, end))).toEqual(["butter"]);
});

test("what stays unused, what is too much, what has no amount", () => {
  const markdown = recipe(["4 eggs", "1 kg flour", "Sugar", "Salt to taste"], ["Mix. Leave out the raisins."]);
  const ingredients = ["2 eggs", "500g flour", "sugar", "salt", "raisins"];
  expect(findings(markdown, ingredients, "unused-ingredient")).toEqual(["raisins"]);
  expect(findings(markdown, ingredients, "over-amount")).toEqual(["2 eggs", "500g flour"]);
  expect(findings(markdown, ingredients, "missing-quantity")).toEqual(["Sugar"]);
});

test("an amount in a cook's own words is one, and words said short are read as they are written out", () => {
  const lines = ["Salt – as per taste", "Ketchup, a good squirt each", "a few shakes of soy sauce", "ginger, a thumb of it"];
  expect(findings(recipe(lines, ["Mix."]), ["salt", "ketchup", "soy sauce", "ginger"], "missing-quantity")).toEqual([]);
  expect(findings("Fry three spoons o' oats in a knob o' butter an' eat.", ["oats", "butter"], "missing-quantity")).toEqual([]);
});

test("of two entries that are one food neither is unused where one is cooked with, nor ice anywhere", () => {
  expect(findings(recipe(["50 g caster sugar", "2 eggs"], ["Whisk."]), ["caster sugar", "granulated sugar", "2 eggs", "ice"], "unused-ingredient")).toEqual([]);
});

test("a pound for 450 g is not more, and the zest comes off the lemon that was juiced", () => {
  expect(findings(recipe(["1 lb beef mince", "Zest of 2 lemons", "Juice of 2 lemons"], ["Mix."]), ["450 g beef mince", "2 lemons"], "over-amount")).toEqual([]);
});

test("no recipe lacks the very dish that it makes, by any name that the kitchen's dishes have", () => {
  const dishes = DISHES.map(({ noun }) => noun.replace(/^(?:an?|some) /, "")).filter((dish) => findIngredientByName(dish) !== undefined);
  const lacking = dishes.filter((dish) => {
    const steps = ["Chop the onions and salt them.", `Bake the ${dish} until golden, then serve the ${dish} hot.`];
    const { foods } = checkPantry(recipe(["2 onions", "10 g salt"], steps).replace("# Dinner", `# ${dish}`), { ingredients: ["onions", "salt"] });
    return foods.some(({ verdict }) => verdict !== "yours");
  });
  expect(lacking).toEqual([]);
});

test("what only ends the dish's name must be on the list", () => {
  const steps = ["Boil the macaroni.", "Scatter over the cheese and bake."];
  const { foods } = checkPantry(recipe(["200 g macaroni"], steps).replace("# Dinner", "# Macaroni cheese"), { ingredients: ["macaroni"] });
  expect(foods.find(({ name }) => name === "cheese")?.verdict).toBe("not-on-your-list");
});

test("the nuts of a walnut bread are named, by the list that says so", () => {
  expect(findings(recipe(["200 g walnut bread"], ["Toast the bread."]), ["walnut bread"], "allergens")).toEqual(expect.arrayContaining(["gluten", "nuts"]));
});

test("allergens of what is used are named", () => {
  expect(findings(recipe(["2 eggs", "100 ml milk"], ["Mix."]), ["eggs", "milk"], "allergens")).toEqual(expect.arrayContaining(["egg", "milk"]));
});

test("the same recipe and list give the same check, and no text throws", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.array(fc.string({ unit: "grapheme", maxLength: 20 }), { maxLength: 5 }),
      (markdown, ingredients) => {
        expect(checkPantry(markdown, { ingredients })).toEqual(checkPantry(markdown, { ingredients }));
      },
    ),
  );
});

test("a hostile text is checked in time", () => {
  for (const piece of [
    "butter or ",
    "no ",
    "many recipes ",
    "the sauce, ",
    "- 1 cup rice\n",
    "boil beans ",
    "if you like salt ",
    "raw chicken pink ",
    "a, ",
    "(",
  ]) {
    const begun = process.cpuUsage();
    checkPantry(`Ingredients:\n- rice\n\nMethod:\n1. ${piece.repeat(100_000 / piece.length)}`, { ingredients: ["butter", "rice"] });
    checkPantry(`1. ${piece.repeat(100_000 / piece.length)}`, { ingredients: ["butter", "rice"] });
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1000, piece).toBeLessThan(3_000);
  }
});

test("a list of emoji is a list like any other", () => {
  const { clean, used } = checkPantry(
    "# Tomato pasta\n\n## Ingredients\n\n- 100 g pasta\n- 2 tomatoes\n\n## Method\n\n1. Boil the pasta and stir in the tomatoes.",
    {
      ingredients: ["🍅🍝"],
    },
  );
  expect(clean).toBe(true);
  expect(used).toBe(1);
});

test("livers without red juice are done", () => {
  const { findings } = checkPantry(
    "# Livers\n\n## Ingredients\n\n- 200 g chicken livers\n\n## Method\n\n1. Fry the chicken livers for 5 minutes, until browned outside, with no red juice left (74 °C).",
    { ingredients: ["chicken livers"] },
  );
  expect(findings.filter(({ id }) => id === "unsafe")).toEqual([]);
});

test.each(["cottage pie", "shepherd's pie", "cookie dough", "scalloped potatoes", "meatloaf", "potato salad", "pot roast"])(
  "the %s that a recipe makes is not foreign, and one that it takes is",
  (dish) => {
    const ingredients = ["potatoes", "onion", "salt"];
    const steps = [`Boil the potatoes with the onion and salt. Leave the ${dish} to rest before serving.`];
    const lines = ["500 g potatoes", "1 onion", "1 tsp salt"];
    expect(findings(recipe(lines, steps), ingredients, "not-on-your-list")).toEqual([]);
    expect(findings(recipe([...lines, `200 g ${dish}`], steps), ingredients, "not-on-your-list")).toHaveLength(1);
  },
);
