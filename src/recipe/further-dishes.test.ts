import { expect, test } from "vitest";
import { findFurtherDishes } from "./further-dishes.ts";

test("a dish of the rest is its ingredients and its steps; other notes are none", () => {
  const notes = [
    { heading: "And with the rest: apple clafoutis", lines: ["Take 1½ apples (about 250 g), cored and sliced; 45 g sugar.", "Spread the apples.", "Bake."] },
    { heading: "Good to know: safety", lines: ["Take care with the pan; it is hot.", "Wash the board."] },
    { heading: "Storage", lines: ["Take 2 days."] },
  ];
  expect(findFurtherDishes({ notes: notes.slice(0, 1) })).toEqual([
    {
      heading: "And with the rest: apple clafoutis",
      ingredients: [
        { quantity: { amount: 1.5 }, food: "apples", note: "about 250 g", preparation: "cored and sliced" },
        { quantity: { amount: 45, unit: "g" }, food: "sugar" },
      ],
      steps: ["Spread the apples.", "Bake."],
    },
  ]);
  expect(findFurtherDishes({ notes: notes.slice(1) })).toEqual([]);
});
