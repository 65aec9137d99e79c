import { expect, test } from "vitest";
import { takeWhole } from "./take-whole.ts";

test.each([
  ["Whisk in 200 ml of the milk and the rest of the milk.", "Whisk in the milk."],
  ["Add 1 tbsp of the soy sauce and the rest of the soy sauce.", "Add the soy sauce."],
  ["Stir 2½ tbsp of the soy sauce, the rest of the soy sauce and 2 tbsp water together.", "Stir the soy sauce and 2 tbsp water together."],
  ["Stir the rest of the soy sauce and 2 tbsp of the soy sauce together.", "Stir the soy sauce together."],
  [
    "Add 2½ tbsp of the chilli sauce, the soy sauce, the rest of the chilli sauce, the lemon juice, and stir well.",
    "Add the chilli sauce, the soy sauce, the lemon juice, and stir well.",
  ],
  ["Add 200 ml of the milk, then stir in the rest of the milk.", "Add 200 ml of the milk, then stir in the rest of the milk."],
])("%s", (step, said) => {
  expect(takeWhole(step)).toBe(said);
});
