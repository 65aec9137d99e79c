import { expect, test } from "vitest";
import { readBrought } from "./read-brought.ts";

test("a recipe in words, in Markdown, in Cooklang, in a page's source", () => {
  const words = "Egg soup\n\nIngredients\n2 eggs\n1 l stock\n\nMethod\nBoil the stock.\nStir in the beaten eggs.";
  expect(readBrought(words)).toMatchObject({ kind: "recipe", title: "Egg soup", ingredients: 2, steps: 2 });
  expect(readBrought("# Egg soup\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil them.")).toMatchObject({ kind: "recipe", title: "Egg soup" });
  expect(readBrought("Boil @eggs{2} in @water{1%l} for ~{8%minutes}.")).toMatchObject({ kind: "recipe", ingredients: 2, steps: 1 });
  const page = `<!doctype html><html><script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name: "Toast", recipeIngredient: ["2 slices bread"], recipeInstructions: "Toast it." })}</script></html>`;
  expect(readBrought(page)).toMatchObject({ kind: "recipe", title: "Toast", ingredients: 1, steps: 1 });
});

test("a list is a list: lines of it, or a pantry's file", () => {
  expect(readBrought("- 4 eggs\n- milk\n- half an onion")).toEqual({ kind: "list", entries: ["4 eggs", "milk", "half an onion"], isPantry: false });
  expect(readBrought('[fridge]\nmilk = "1%l"\neggs = "6"\nbutter = false\n')).toEqual({ kind: "list", entries: ["1 l milk", "6 eggs"], isPantry: true });
});

test("a page's address is told from a recipe, with its title or without", () => {
  for (const text of ["https://example.org/carbonara", "The best carbonara\nhttps://example.org/carbonara\n"])
    expect(readBrought(text)).toEqual({ kind: "address", address: "https://example.org/carbonara" });
});

test("a page without a recipe is nothing, and neither is no text", () => {
  for (const text of ["", " \n", "<!doctype html><html><body><p>Hello</p></body></html>", '{"@type":"Person","name":"x"}'])
    expect(readBrought(text)).toEqual({ kind: "nothing" });
});

test("words that are neither are kept as words", () => {
  expect(readBrought("Fry the onions first. Then add whatever is in the fridge, and eat it with bread.")).toMatchObject({ kind: "words" });
  expect(readBrought("Ingredients:\n\nwhatever you like, as much as you like, from wherever it may come to you.")).toMatchObject({ kind: "words" });
});
