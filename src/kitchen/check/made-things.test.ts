/** What a recipe has made itself, and what it only speaks of having. */
import { expect, test } from "vitest";
import { checkPantry } from "./check-pantry.ts";

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
