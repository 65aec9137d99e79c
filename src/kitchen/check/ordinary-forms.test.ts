import { expect, test } from "vitest";
import { checkPantry } from "./check-pantry.ts";

test.each([
  [
    "a hands-on time",
    "salmon, rice, soy sauce",
    "# Salmon rice\n\n**Hands-on time:** 15 minutes\n**Total time:** 30 minutes\n**Feeds:** 2\n\n## Ingredients\n- 300 g salmon\n- 150 g rice\n- 2 tbsp soy sauce\n\n## Method\n1. Cook the rice.\n2. Fry the salmon for 4 minutes a side and pour over the soy sauce.",
  ],
  [
    "facts between list and method",
    "salmon, rice, soy sauce",
    "# Salmon rice\n\n## Ingredients\n- 300 g salmon\n- 150 g rice\n- 2 tbsp soy sauce\n\n**Hands-on time:** 15 minutes\n\n**Resting time:** 5 minutes\n\n## Method\n1. Cook the rice.\n2. Fry the salmon for 4 minutes a side and pour over the soy sauce.",
  ],
  [
    "a shake of the pan",
    "potatoes, oil, paprika",
    "# Potatoes\n\n1. Toss 500 g potatoes with 2 tbsp oil and 1 tsp paprika. Cover the pan and shake to rough up the edges.\n2. Roast for 40 minutes at 200 °C, with a shake halfway.",
  ],
  [
    "beans that were mashed",
    "cannellini beans, garlic, lemon, kale",
    "# Beans and kale\n\n1. Mash half of 1 tin cannellini beans with 1 clove garlic and the juice of 1 lemon.\n2. Wilt 100 g kale in a pan with the rest of the beans.\n3. Stir in the mash and warm through.",
  ],
  [
    "paragraphs behind a table",
    "eggs, cheddar, chives",
    "# Cheese omelette\n\n| Food | How much | Why |\n|---|---|---|\n| Eggs | 3 | the base |\n| Cheddar | 40 g | richness |\n| Chives | 1 tbsp | freshness |\n\nBeat the eggs well.\n\nCook in a hot pan, scatter over the cheddar and fold.\n\nFinish with the chives.",
  ],
  [
    "mayo whisked of egg and oil",
    "eggs, oil, mustard, lemon, potatoes",
    "# Potato salad with mayo\n\n## Ingredients\n- 1 egg\n- 200 ml oil\n- 1 tsp mustard\n- 1 lemon\n- 500 g potatoes\n\n## Method\n1. Boil the potatoes for 20 minutes.\n2. Whisk the egg with the mustard and the juice of the lemon and drip in the oil until thick.\n3. Fold the mayo through the potatoes.",
  ],
  [
    "onion gravy, stirred together",
    "sausages, onions, flour, beef stock, potatoes, butter",
    "# Bangers\n\n## Ingredients\n- 6 sausages\n- 2 onions\n- 1 tbsp flour\n- 300 ml beef stock\n- 600 g potatoes\n- 30 g butter\n\n## Method\n1. Boil the potatoes and crush them with the butter.\n2. Fry the sausages until cooked through and keep warm.\n3. Soften the onions in the fat, stir in the flour and stock and bubble.\n4. Heap up the mash, lean the bangers on it and flood with onion gravy.",
  ],
  [
    "a hollandaise that was whisked",
    "eggs, butter, lemon, asparagus",
    "# Asparagus\n\n## Ingredients\n- 2 eggs\n- 100 g butter\n- 1 lemon\n- 300 g asparagus\n\n## Method\n1. Whisk the yolks over hot water, beat in the melted butter and the lemon juice.\n2. Boil the asparagus and spoon over the hollandaise.",
  ],
  [
    "a numbered outline",
    "pasta, tomatoes, garlic, basil",
    "# Pasta pomodoro\n\n1. Ingredients\n   1.1 200 g pasta\n   1.2 400 g tomatoes\n   1.3 2 cloves garlic\n   1.4 1 bunch basil\n2. Method\n   2.1 Boil the pasta.\n   2.2 Crush the tomatoes with the garlic and simmer for 10 minutes.\n   2.3 Toss with the pasta and basil.",
  ],
  [
    "stages as nested bullets",
    "noodles, tofu, soy sauce, spring onions",
    "# Tofu noodles\n\n- Noodles\n  - Boil 200 g until pliable.\n  - Drain.\n- Tofu\n  - Cube 200 g and fry until golden.\n- Sauce\n  - Warm 3 tbsp soy sauce.\n- To finish\n  - Toss everything and scatter with 2 spring onions.",
  ],
  [
    "a paste by its plant's name",
    "sea bass, limes, aji amarillo paste",
    "# Ceviche\n\n## Ingredients\n- 300 g sea bass\n- 4 limes\n- 1 tbsp aji amarillo paste\n\n## Method\n1. Whisk the aji amarillo into the juice of the limes and pour over the sea bass.",
  ],
  [
    "a blend of spices by what it is",
    "whole chicken, butter, ras el hanout",
    "# Roast chicken\n\n## Ingredients\n- 1 whole chicken\n- 50 g butter\n- 1 tbsp ras el hanout\n\n## Method\n1. Mash the butter with the spice mix and rub it over the chicken. Roast for 1 hour 20 minutes at 190 °C, until 74 °C inside.",
  ],
])("%s: nothing but the list", (_, listed, markdown) => {
  const { clean, findings } = checkPantry(markdown, { ingredients: listed.split(", ") });
  expect(findings.flatMap(({ id, food }) => (id === "allergens" ? [] : [food ?? id]))).toEqual([]);
  expect(clean).toBe(true);
});

test.each([
  ["egg, oil, potatoes", "Boil the potatoes. Fold the mayo through the potatoes with the egg.", "mayo"],
  ["chicken breast, egg, oil", "Beat the egg, dip the chicken in it and fry in the oil to 75 °C. Spread with the mayo.", "mayo"],
  ["sausages, onions, potatoes", "Fry the sausages with the onions until cooked through. Flood the potatoes with onion gravy.", "onion gravy"],
  ["whole chicken, butter, salt", "Mash the butter with the spice mix, rub it over the chicken and roast until 74 °C inside.", "spice mix"],
  ["sea bass, limes", "Whisk the aji amarillo into the juice of the limes and pour over the sea bass.", "aji"],
  ["vanilla, milk", "Warm the milk with vanilla. Have it with a chocolate shake.", "shake"],
])("%s: %s", (listed, steps, food) => {
  const { clean, verdict } = checkPantry(`# Dinner\n\n${steps}\n`, { ingredients: listed.split(", ") });
  expect(clean).toBe(false);
  expect(verdict).toContain(food);
});
