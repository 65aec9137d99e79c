import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sourceRange } from "./plain-text.ts";
import { readRecipe } from "./read-recipe.ts";

const foods = (markdown: string): string[] => readRecipe(markdown).recipe.ingredients.map((line) => line.food);

test("bold labels, bullets and a chatty opening", () => {
  const { recipe } = readRecipe(`Sure! Here's one.

**Onion Soup**

**Ingredients:**
* 2 onions, sliced
* Salt and pepper to taste

**Instructions:**
1. Slice the onions.
2. Fry them.

Enjoy!`);
  expect(recipe.title).toBe("Onion Soup");
  expect(recipe.ingredients).toEqual([
    { quantity: { amount: 2 }, food: "onions", preparation: "sliced" },
    { food: "Salt and pepper", preparation: "to taste" },
  ]);
  expect(recipe.steps).toEqual(["Slice the onions.", "Fry them."]);
});

test("no labels at all: bullets are the ingredients, numbers the steps", () => {
  const { recipe } = readRecipe("Egg rice\n\n- 2 eggs\n- rice\n\n1) Boil the rice.\n2) Stir in the eggs.");
  expect(recipe).toMatchObject({ title: "Egg rice", ingredients: [{ food: "eggs" }, { food: "rice" }], steps: ["Boil the rice.", "Stir in the eggs."] });
});

test("a numbered ingredient list is not the method", () => {
  const { recipe } = readRecipe("Ingredients:\n1. 1 cup lentils\n2. 2 carrots\n\nSteps:\n1. Boil the lentils.");
  expect(recipe.ingredients).toHaveLength(2);
  expect(recipe.steps).toEqual(["Boil the lentils."]);
});

test("tables with and without names over their columns", () => {
  expect(readRecipe("| Quantity | Item |\n|:--|:--|\n| 4 | eggs |\n| 1 can (400 g) | beans, drained |\n\nSteps:\n1. Go on.").recipe.ingredients).toEqual([
    { quantity: { amount: 4 }, food: "eggs" },
    { quantity: { amount: 1, unit: "can" }, food: "beans", note: "400 g", preparation: "drained" },
  ]);
  expect(foods("### Ingredients\n\n| | |\n|---|---|\n| Rice | 1 cup |\n| Peas, frozen | 50 g |\n")).toEqual(["Rice", "Peas"]);
});

test("prose is told in steps", () => {
  const { recipe } = readRecipe("Start by boiling the spaghetti. Fry the bacon.\n\nToss everything together and eat.");
  expect(recipe.ingredients).toEqual([]);
  expect(recipe.steps).toEqual(["Start by boiling the spaghetti. Fry the bacon.", "Toss everything together and eat."]);
});

test.each([
  ["- **Bok choy**: 3 heads", { food: "Bok choy", quantity: { amount: 3, unit: "head" } }],
  ["- Firm tofu: 1 block (400 g)", { food: "Firm tofu", quantity: { amount: 1 }, note: "block (400 g)" }],
  ["- Stewing beef, 1 kg, cut in chunks", { food: "Stewing beef", quantity: { amount: 1, unit: "kg" }, preparation: "cut in chunks" }],
  ["- Bay leaves, 2", { food: "Bay leaves", quantity: { amount: 2 } }],
  ["- Flour – 200 g", { food: "Flour", quantity: { amount: 200, unit: "g" } }],
  ["- Eggs (3)", { food: "Eggs", quantity: { amount: 3 } }],
  ["- 175 g caster (superfine) sugar, sifted", { food: "caster sugar", quantity: { amount: 175, unit: "g" }, note: "superfine", preparation: "sifted" }],
  ["- 1 can (13.5 oz) coconut milk", { food: "coconut milk", quantity: { amount: 1, unit: "can" }, note: "13.5 oz" }],
  ["- 4 cloves", { food: "cloves", quantity: { amount: 4 } }],
  ["- 2 cloves of garlic, minced", { food: "garlic", quantity: { amount: 2, unit: "clove" }, preparation: "minced" }],
  ["- 1 tsp vanilla (optional)", { food: "vanilla", quantity: { amount: 1, unit: "tsp" }, optional: true }],
  ["- [ ] 2 eggs", { food: "eggs", quantity: { amount: 2 } }],
  ["• Half an onion", { food: "onion", quantity: { amount: 0.5 } }],
])("the line %s", (line, ingredient) => {
  expect(readRecipe(`Ingredients:\n${line}\n`).recipe.ingredients).toEqual([ingredient]);
});

test("groups stay ingredients, optional groups are optional, tips are notes", () => {
  const { recipe } = readRecipe(`## Ingredients
For the sauce:
- soy sauce

**Optional toppings:**
- peanuts

## Method
1. Stir.
   - Gently.

**Tip:** Use a wok.

## Variations
- Add lime.`);
  expect(recipe.ingredients).toEqual([{ food: "soy sauce" }, { food: "peanuts", optional: true }]);
  expect(recipe.steps).toEqual(["Stir. Gently."]);
  expect(recipe.notes).toEqual([
    { heading: "Tip", lines: ["Use a wok."] },
    { heading: "Variations", lines: ["Add lime."] },
  ]);
});

test("a bullet with a colon heads a group, and plain lines are steps of their own", () => {
  const { recipe } = readRecipe(
    "Ingredients:\n* Vegetables:\n  * 2 carrots\n* Others:\n  * 3 eggs\n\nDirections:\nChop the carrots.\nFry everything\nuntil golden.",
  );
  expect(recipe.ingredients).toEqual([
    { quantity: { amount: 2 }, food: "carrots" },
    { quantity: { amount: 3 }, food: "eggs" },
  ]);
  expect(recipe.steps).toEqual(["Chop the carrots.", "Fry everything until golden."]);
});

test("servings and times are read from one line or from several", () => {
  expect(readRecipe("# Stew\n\n**Prep:** 10 min | **Cook:** 1 hour 20 min | **Makes:** 6\n").recipe).toMatchObject({ totalMinutes: 90, makes: "6" });
  expect(readRecipe("# Stew\n\nServings: 4\nTotal time: 50 minutes\n").recipe).toMatchObject({ servings: 4, totalMinutes: 50 });
});

test.each([
  ["1. Boil the rice.\n2. Add the", true],
  ["1. Boil the rice.\n2. Taste, and stir in", true],
  ["Ingredients:\n- 2 eggs\n- 1 cup", true],
  ["Ingredients:\n- 2 eggs\n\n**Instr", true],
  ["1. Boil the rice.\n2. Serve.", false],
  ["1. Boil the rice\n2. Serve it hot", false],
  ["1. Boil the rice.\n\nEnjoy! 🍚", false],
])("%j is cut off: %s", (markdown, cutOff) => {
  expect(readRecipe(markdown).cutOff).toBe(cutOff);
});

test("every part points at its own words in the source", () => {
  const source = "## Ingredients\n* **Bok choy**: 3 heads &amp; more\n\n## Method\n1. Fry the *bok choy*.";
  for (const part of readRecipe(source).parts) {
    const first = part.plain.text.split(" ")[0] ?? "";
    const { start, end } = sourceRange(part.plain, 0, first.length);
    expect(source.slice(start, end).replaceAll("*", "")).toBe(first);
  }
});

const roles = (markdown: string): string[] => readRecipe(markdown).parts.map((part) => part.role);

test("half a stream is read as far as it goes", () => {
  const whole = "# Soup\n\n## Ingredients\n\n- 2 onions, sliced\n- 1 l water\n\n## Method\n\n1. Boil **everything**.\n2. Serve.\n";
  for (let length = 0; length <= whole.length; length += 1) readRecipe(whole.slice(0, length));
  expect(roles(whole)).toEqual(["title", "label", "ingredient", "ingredient", "label", "step", "step"]);
});

test("any text is read, and a hostile one in time", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => void readRecipe(text)));
  const hostile = [
    "*",
    "**",
    "_a_ ",
    "[",
    "![",
    "(",
    "((1 ",
    "> ",
    "# ",
    "- ",
    "1. ",
    "| ",
    "|\n",
    "a:",
    "1/",
    "1 (",
    "<a",
    "&#",
    "`",
    "\\",
    "a b, ",
    "\n",
    " ",
    "Ingredients:\n",
    "1.\n",
    "Tip: a\n\n",
    "é ",
    "1 h ",
  ];
  for (const piece of hostile) {
    const text = `Ingredients:\n- ${piece.repeat(100_000 / piece.length)}`;
    const start = process.cpuUsage();
    readRecipe(text);
    expect(process.cpuUsage(start).user, JSON.stringify(piece)).toBeLessThan(1_000_000);
  }
});

test("numbered steps straight behind a table are steps, and struck words are withdrawn", () => {
  const { recipe } = readRecipe(
    "# Eggs\n\n| Ingredient | Amount |\n| --- | --- |\n| Eggs | 2 |\n| ~~Butter~~ | |\n\n1. Beat the eggs ~~with butter~~ well.\n2. Fry them.",
  );
  expect(recipe.ingredients.map(({ food }) => food)).toEqual(["Eggs"]);
  expect(recipe.steps).toHaveLength(2);
  expect(recipe.steps[0]).not.toContain("butter");
});

test.each([
  [
    "a second list of bullets is the steps",
    "**Tacos**\n\n- [ ] 1 lb beef\n- [ ] 8 tortillas\n\n- [ ] Brown the beef in a dry pan.\n- [ ] Warm the tortillas over the flame.",
    2,
    2,
  ],
  ["step by their words", "- tofu, 1 block\n- soy sauce, 4 tbsp\n\n- Step one: press the tofu\n- Step two: soy sauce into the pan", 2, 2],
  ["numbered lines that measure and cook", "1. **Halloumi:** 225 g, sliced, into a dry pan, two minutes a side.\n2. **Mint:** 10 leaves, torn.", 0, 2],
  ["a list on one line", "Strawberry jam.\n\n1 kg strawberries / 800 g sugar / 4 tbsp lemon juice\n\n1. Crush the strawberries.\n2. Boil.", 3, 2],
  ["a list on one line, and words behind it", "1/2 cup oats, 1 cup milk, 1 banana — that's your whole shop.\n\n1. Simmer the oats.\n2. Mash the banana.", 3, 2],
  ["lines without a sign", "huevos\n\neggs – 2\nsalsa – 1/2 cup\n\n1 — poach the eggs\n2 — serve", 2, 2],
  ["a group of numbered foods", "**Base**\n1. 200 g biscuits\n2. 90 g butter\n\n**Steps**\n1. Bash the biscuits and bind with the butter.", 2, 1],
  [
    "foods led to their amounts by dots",
    "Garlic ........ 8 fat cloves, peeled\nOil ........ 450 ml, the good one\nRosemary ........ 2 branches\n\n1. Pour.",
    3,
    1,
  ],
  [
    "foods with measures of their own",
    "Onions ~ 2 nos., chopped like confetti\nGarlic ~ 6 pods, crushed\n\nStep 1 — Fry the onions.\nStep 2 — Add the garlic.",
    2,
    2,
  ],
  ["a line that goes on talking", "lamb mince — half a kilo, not too lean, we are not in hospital\npitta breads — 4\n\n1) Grill.\n2) Fill.", 2, 2],
  ["bullets without a space, amounts without a joint", "stuff:\n-rice, 200g\n-soy sauce 5 Tbsp\n -honey 2 Tbsp\n\ndo:\n\n1.mix it\n2.cook the rice", 3, 2],
  ["words of a bullet's own kind over the steps", "KIT!\n- RICE: 200 G!\n- MILK: 1 L!\n\nMOVE IT!\n\n1. BOIL!\n2. STIR!", 2, 2],
  ["lettered steps", "1 cup rice\n2 cups milk\n\nORDERS – Saturday\na. Boil the rice.\nb. Pour on the milk.", 2, 2],
  ["a list as data", '```json\n{\n  "ingredients": {\n    "rice": "200 g, rinsed",\n    "lemons": "2"\n  }\n}\n```\n\n1. Boil the rice.\n2. Squeeze.', 2, 2],
  ["a table without a name for its foods", "| | amount |\n|-|-|\n| rice | 1 cup |\n| mango | 2 |\n\n1. Cook the rice.", 2, 1],
])("%s", (_, markdown, ingredients, steps) => {
  const { recipe } = readRecipe(markdown);
  expect(recipe.ingredients).toHaveLength(ingredients);
  expect(recipe.steps).toHaveLength(steps);
});

test("a recipe of headed paragraphs, without any list, is read as its steps", () => {
  const { recipe } = readRecipe(
    "# Soup\n\n**Prep**\nPeel the squash and chop the onion.\n\n**Cook**\nSimmer both in 500 ml water for 20 minutes.\n\n## Tip\nKeeps for two days.",
  );
  expect(recipe.steps).toEqual(["Peel the squash and chop the onion.", "Simmer both in 500 ml water for 20 minutes."]);
  expect(recipe.notes).toHaveLength(1);
});

test("what a list is, all its lines say: steps under a label of their own, facts, questions", () => {
  const told = readRecipe("**Pie**\n\n**Prep**\n- Chop the onion well.\n- Drain and rinse the beans.\n\n**Finish**\n- Stir in the salt till it melts.\n");
  expect(told.recipe.ingredients).toEqual([]);
  expect(told.recipe.steps).toHaveLength(3);
  expect(roles("# Soup\n\n## Overview\n- **Hands-on:** 25 min\n- **Total:** 1 h 15 min\n- **Serves:** 4\n")).toEqual([
    "title",
    "label",
    "facts",
    "facts",
    "facts",
  ]);
  expect(readRecipe("# Soup\n\n- **Hands-on:** 25 min\n- **Serves:** 4\n\n## Method\n1. Boil the rice.\n").recipe.servings).toBe(4);
  expect(
    readRecipe("# Beans\n\n**Method**\n\nBoil the beans.\n\n**What people ask**\n- *Soak them?* No.\n- *Bay leaf? Cumin?* Not here.\n").recipe.ingredients,
  ).toEqual([]);
  // Numbered foods, and numbered steps under a label of their own.
  expect(
    readRecipe("# Rice\n\n**Gather**\n1. 3 cups cold rice, broken up\n2. 3 eggs, beaten\n\n**Cook**\n1. Warm half of the oil in a pan.\n2. Pour in the eggs.\n")
      .recipe,
  ).toMatchObject({
    ingredients: [{ food: "cold rice" }, { food: "eggs" }],
    steps: ["Warm half of the oil in a pan.", "Pour in the eggs."],
  });
});

test("facts stand beside each other, an oven and a tin among them, and no food does", () => {
  for (const line of ["Makes: 18 fingers | Oven: 160°C / 325°F", "**Yield:** 12 bars · **Oven:** 350°F · **Pan:** 9 x 13 inch", "Serves 2 • Oven 180C"]) {
    const { recipe, parts } = readRecipe(`Shortbread\n\n${line}\n\nYou'll need:\n\n- 225 g butter\n\nMethod\n\n1. Rub in the butter.\n`);
    expect(recipe.ingredients.map(({ food }) => food)).toEqual(["butter"]);
    expect(parts[1]?.role).toBe("facts");
  }
  expect(readRecipe("Toast\n\nServes 2 | Garnish: parsley\n\n- 2 eggs\n").parts.some(({ role }) => role === "facts")).toBe(false);
});

test("a table of moments tells what to do, and one cell may list several foods", () => {
  expect(
    readRecipe("**Bake**\n\n| When | What | How you know |\n|---|---|---|\n| 0 min | Peel the squash. | It aches |\n| 9 min | Roast it. | Gold |\n").recipe
      .steps,
  ).toEqual(["Peel the squash.", "Roast it."]);
  expect(
    readRecipe(
      "# Balls\n\n| Part | What you need |\n|---|---|\n| Meatballs | 400 g mince, 1 onion, 1 egg |\n| For frying | 2 tbsp butter |\n",
    ).recipe.ingredients.map(({ food }) => food),
  ).toEqual(["mince", "onion", "egg", "butter"]);
});

test("bold words right above a paragraph, more than once, are stages and no title", () => {
  const { recipe } = readRecipe("Pesto pasta, yum!\n\n**Toast 'em**\nNuts in a dry pan.\n\n**Blitz 'em**\nPulse the basil.\n");
  expect(recipe.title).toBe("");
  expect(recipe.steps).toHaveLength(3);
  expect(
    readRecipe("Fancy ramen\n\nOkay!\n\n**Step one: egg.** Boil an egg.\n\n**Step two: noodles.** Add them.\n\n**Cleanup:** one pot, one bowl.\n").recipe,
  ).toMatchObject({
    ingredients: [],
    steps: ["Step one: egg. Boil an egg.", "Step two: noodles. Add them."],
  });
});

test("bold words with an exclamation mark open the method, and so do a chatty writer's names for it", () => {
  for (const [list, method] of [
    ["**What you've got**", "**Let's cook!**"],
    ["**Grab**", "**Off we go**"],
    ["## What goes in", "## How it goes"],
  ]) {
    const { recipe } = readRecipe(`# Egg rice\n\n${list}\n- 2 eggs\n- 100 g rice\n\n${method}\n1. Boil the rice.\n2. Stir in the eggs.`);
    expect(recipe.ingredients, method).toHaveLength(2);
    expect(recipe.steps, method).toEqual(["Boil the rice.", "Stir in the eggs."]);
  }
});

test("a table of what happens is the method, behind a table of foods", () => {
  const { recipe } = readRecipe(
    "| What | How much |\n|---|---|\n| Rice | 100 g |\n\n| Step | What happens | Time |\n|---|---|---|\n| 1 | Boil the rice in water. | 9 min |",
  );
  expect(recipe.ingredients.map(({ food }) => food)).toEqual(["Rice"]);
  expect(recipe.steps).toEqual(["Boil the rice in water."]);
});

test("sections that are members of a numbered list, and what is numbered below them", () => {
  const { recipe } = readRecipe("1. Ingredients:\n   1.1. 100 g rice\n   1.2. 2 eggs\n2. Method:\n   2.1. Boil the rice.\n   2.2. Stir in the eggs.");
  expect(recipe.ingredients.map(({ food }) => food)).toEqual(["rice", "eggs"]);
  expect(recipe.steps.join(" ")).toBe("Boil the rice. Stir in the eggs.");
});

test("a clock before minutes is no bullet, and paragraphs behind a list of foods are its steps", () => {
  expect(readRecipe("Omelette!\n\n⏱ 0–5 eggs, whisked in a bowl. Salt.\n\n⏱ 5–9 butter, hot. Eggs in, fold.").recipe.ingredients).toEqual([]);
  const { recipe } = readRecipe(
    "**Grab this**\n- 2 eggs\n- butter\n\n**Brown it**\nMelt the butter for 2 minutes and wait.\n\n**Stir it**\nBeat the eggs and pour them in slowly.",
  );
  expect(recipe.steps).toEqual(["Melt the butter for 2 minutes and wait.", "Beat the eggs and pour them in slowly."]);
});
