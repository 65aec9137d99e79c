import { expect, test } from "vitest";
import { cook } from "../cook.ts";

function printed(...ingredients: readonly string[]): string {
  const answer = cook({ ingredients, servings: 2 });
  if (!answer.ok) throw new Error(answer.message);
  return answer.markdown;
}

test.each([
  ["a sauce is not grated", /apple sauce$/m, ["1 kg potatoes", "onion", "1 egg", "2 tbsp flour", "oil", "apple sauce"]],
  ["slices in foils are not grated", /kraft single$/m, ["hot dogs", "Kraft singles", "hamburger buns", "pickles"]],
  ["sliced beef is not sliced", /thin sliced beef, patted dry$/m, ["thin sliced beef", "onion", "soy sauce", "mirin", "rice"]],
  ["toasted nuts are not toasted", /Scatter the almonds over\./, ["toasted almonds", "couscous", "lamb neck", "dried apricots", "onion", "cumin"]],
  ["tinned leaves are drained, not washed", /spinach, drained$/m, ["tinned spinach", "eggs", "feta", "onion"]],
  ["sticks are not peeled", /carrots?(?: \(about \d+ g\))?$/m, ["carrot sticks", "celery sticks", "hummus", "pitta"]],
  ["grated cheese is grated", /mozzarella$/m, ["grated mozzarella", "tomatoes", "basil", "bread"]],
  ["diced onions are diced", /onions?(?: \(about \d+ g\))?$/m, ["diced onions", "eggs", "mushrooms", "butter", "cheddar"]],
  ["salt cod that was soaked is soaked no more", /salt cod$/m, ["bacalhau demolhado", "batata palha", "4 eggs", "onion", "azeite", "garlic"]],
  [
    "frozen berries go into the batter frozen",
    /frozen blueberries$/m,
    ["flour", "buttermilk", "eggs", "baking powder", "sugar", "frozen blueberries", "maple syrup", "oil"],
  ],
  [
    "mushy peas are warmed, and never drained",
    /warm the mushy peas gently/,
    ["frozen cod fillets", "panko", "1 egg", "flour", "oven chips", "mushy peas", "sunflower oil", "lemon"],
  ],
  ["what is raw is worked as ever", /onion \(about \d+ g\), \w*/, ["onion", "eggs", "mushrooms", "butter", "cheddar"]],
] as const)("%s", (_, words, ingredients) => {
  expect(printed(...ingredients)).toMatch(words);
});

test("what was toasted goes into the mortar as it is", () => {
  const rendang = ["beef chuck", "coconut milk", "lemongrass", "galangal", "ginger", "shallots", "garlic", "dried red chillies", "salt"];
  expect(printed(...rendang, "toasted grated coconut")).toMatch(/1\. Pound or grind the coconut until oily\./);
  expect(printed(...rendang, "desiccated coconut")).toMatch(/1\. Toast the desiccated coconut/);
});

test("a grilled aubergine is not roasted again for half an hour", () => {
  expect(printed("grilled aubergine", "yogurt", "garlic", "mint", "pitta")).not.toMatch(/aubergine[^.]* roast for (?:1[5-9]|[2-9]\d)/);
});
