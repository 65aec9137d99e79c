import { expect, test } from "vitest";
import { wordsToSay } from "./words-to-say.ts";

test.each([
  ["Bake at 180 °C (160 °C fan) for 6–8 min.", "Bake at 180 degrees Celsius (160 degrees Celsius fan) for 6 to 8 minutes."],
  ["Melt 20 g butter with 1 tbsp oil in a 24 cm pan.", "Melt 20 grams butter with 1 tablespoon oil in a 24 centimetres pan."],
  ["Heat the oven to 350°F.", "Heat the oven to 350 degrees Fahrenheit."],
  ["Add 2 in the end, and 3 good leaves.", "Add 2 in the end, and 3 good leaves."],
  ["Beat 21 g sugar, ½ tsp salt.", "Beat 21 grams sugar, ½ teaspoon salt."],
])("%s", (written, said) => {
  expect(wordsToSay(written)).toBe(said);
});
