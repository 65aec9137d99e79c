import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Recipe } from "./recipe.ts";
import { readRecipe } from "./read-recipe.ts";
import { roundQuantity } from "./round-quantity.ts";
import { findFactor, scaleRecipe } from "./scale-recipe.ts";
import { quantities } from "./test-arbitraries/quantities.ts";
import { writeRecipe } from "./write-recipe.ts";

const scaled = (markdown: string, factor: number) => scaleRecipe(readRecipe(markdown), factor);

/** A recipe around one line of the list and one step. */
const around = (line: string, step: string): string =>
  `# Dish\n\n**Serves 2 · 25 min (10 hands-on)**\n\n## Ingredients\n\n- ${line}\n\n## Method\n\n1. ${step}\n`;
const lineAt = (line: string, factor: number): string => /- (.*)/.exec(scaled(around(line, "Stir."), factor).markdown)?.[1] ?? "";
const stepAt = (line: string, step: string, factor: number): string => /1\. (.*)/.exec(scaled(around(line, step), factor).markdown)?.[1] ?? "";

test.each([
  ["1 egg", 2, "2 eggs"],
  ["2 large potatoes, peeled", 0.5, "1 large potato, peeled"],
  ["½ red onion (about 75 g), thinly sliced", 2, "1 red onion (about 150 g), thinly sliced"],
  ["2 tins (400 g) tomatoes", 2, "4 tins (400 g) tomatoes"],
  ["2 salmon fillets (150 g each)", 2, "4 salmon fillets (150 g each)"],
  ["400 g / 14 oz flour", 0.5, "200 g / 7 oz flour"],
  ["2-3 tbsp oil", 2, "4–6 tbsp oil"],
  ["900 g beef, cut into 3 cm cubes", 2, "1.8 kg beef, cut into 3 cm cubes"],
  ["1 tsp salt", 3, "1 tbsp salt"],
  ["1 cup milk", 0.5, "½ cup milk"],
  ["a pinch of salt", 2, "2 pinches of salt"],
  ["10 g butter, for greasing", 2, "10 g butter, for greasing"],
  ["Juice of 2 lemons", 0.5, "Juice of 1 lemon"],
  ["juice of half a lemon", 2, "juice of 1 lemon"],
  ["salt, to taste", 2, "salt, to taste"],
  ["**Firm tofu**: 1 block (400 g)", 2, "**Firm tofu**: 2 blocks (400 g)"],
  ["**2** cups *rice*", 2, "**4 cups** *rice*"],
  ["1 vegetable stock cube dissolved in 500 ml boiling water", 2, "2 vegetable stock cubes dissolved in 1 l boiling water"],
])("%s, times %d, is %s", (line, factor, expected) => {
  expect(lineAt(line, factor)).toBe(expected);
});

test.each([
  ["3 eggs", "Beat the 3 eggs for 2 minutes in a 20 cm pan.", "Beat the 6 eggs for 2 minutes in a 20 cm pan."],
  ["4 tbsp oil", "Heat 1 tablespoon of the oil to 180°C.", "Heat 2 tbsp of the oil to 180°C."],
  ["200 g flour", "Add the flour (200 g) and rest it for 1 hour.", "Add the flour (400 g) and rest it for 1 hour."],
  ["300 g pasta", "Reserve 1 cup of the pasta water.", "Reserve 2 cups of the pasta water."],
  ["2 lemons", "Squeeze half the lemon and cut the rest into 8 wedges.", "Squeeze half the lemon and cut the rest into 8 wedges."],
  ["100 g sugar", "Add the sugar 1 tbsp at a time.", "Add the sugar 1 tbsp at a time."],
  ["4 cloves garlic", "Put 1 clove garlic into each jar.", "Put 1 clove garlic into each jar."],
  ["500 g dough", "Divide into 2 discs and bake in a 2 lb loaf tin, 20 minutes.", "Divide into 2 discs and bake in a 2 lb loaf tin, 20 minutes."],
  ["2 eggs", "Crack an egg into a bowl, then the other.", "Crack an egg into a bowl, then the other."],
])("%s, doubled: %s", (line, step, expected) => {
  expect(stepAt(line, step, 2)).toBe(expected);
});

test("people are fed by the factor, times stay", () => {
  const { markdown, remarks } = scaled(around("2 eggs", "Boil."), 2);
  expect(markdown).toContain("**Serves 4 · 25 min (10 hands-on)**");
  expect(remarks).toEqual([expect.stringMatching(/Times, temperatures/)]);
  expect(scaled("# Cakes\n\nYields: 1 loaf | Prep: 10 min\n\n## Ingredients\n\n- 1 egg\n", 2).markdown).toContain("Yields: 2 loaves | Prep: 10 min");
});

test("nobody serves two people and a quarter", () => {
  expect(scaled(around("100 g feta", "Boil."), 1.15).markdown).toContain("**Serves about 2 · 25 min");
  expect(scaled("# Soup\n\nServes about 4\n\n## Ingredients\n\n- 1 leek\n", 1.4).markdown).toContain("Serves about 6\n");
  expect(scaled("# Soup\n\nServes 4–6\n\n## Ingredients\n\n- 1 leek\n", 1.4).markdown).toContain("Serves 6–8\n");
});

test("eggs come whole, and the cook is told", () => {
  const { markdown, remarks } = scaled(around("3 eggs", "Beat 3 eggs."), 0.5);
  expect(markdown).toContain("- 2 eggs");
  expect(markdown).toContain("Beat 2 eggs");
  expect(remarks[0]).toMatch(/Eggs come whole: 1½ became 2/);
  expect(scaled(around("5 eggs", "Beat."), 1.5).remarks[0]).toMatch(/7½ became 8/);
  expect(lineAt("300 g egg noodles", 0.5)).toBe("150 g egg noodles");
  expect(lineAt("3 eggplants", 0.5)).toBe("1½ eggplants");
});

test("tables scale in the cell that holds the amount", () => {
  const table = "| Ingredient | Amount |\n|---|---|\n| Rice | 1 cup |\n| Eggs | 2 |\n\n## Method\n1. Boil.\n";
  expect(scaled(table, 2).markdown).toContain("| Rice | 2 cups |\n| Eggs | 4 |");
});

test("what a person has is written as they said it, and the rest follows", () => {
  const read = readRecipe(around("200 g flour", "Stir 100 ml milk into the flour.").replace("- 200", "- 100 ml milk\n- 200"));
  const factor = findFactor({ amount: 200, unit: "g" }, { amount: 143, unit: "g" }) ?? 0;
  const { markdown } = scaleRecipe(read, factor, { ingredient: 1, quantity: { amount: 143, unit: "g" } });
  expect(markdown).toContain("- 143 g flour");
  expect(markdown).toContain("- 70 ml milk");
  expect(markdown).toContain("Stir 70 ml milk");
});

test("grams and ounces can be compared, grams and cups cannot", () => {
  expect(findFactor({ amount: 1, unit: "lb" }, { amount: 226.8, unit: "g" })).toBeCloseTo(0.5);
  expect(findFactor({ amount: 1, unit: "cup" }, { amount: 120, unit: "ml" })).toBeCloseTo(0.5);
  expect(findFactor({ amount: 1, unit: "cup" }, { amount: 120, unit: "g" })).toBeUndefined();
  expect(findFactor({ amount: 2 }, { amount: 3 })).toBe(1.5);
});

test("there and back are the same amounts, within what a cook can measure", () => {
  const base = (amount: number, unit?: string): number => amount * ({ kg: 1000, l: 1000, tbsp: 3, cup: 48, lb: 16 }[unit ?? ""] ?? 1);
  fc.assert(
    fc.property(
      fc.array(
        quantities.filter(({ amount, upTo }) => amount >= 2 && upTo === undefined),
        { minLength: 1, maxLength: 5 },
      ),
      fc.constantFrom(1.5, 2, 3, 4),
      (list, factor) => {
        const recipe: Recipe = { title: "Dish", ingredients: list.map((quantity) => ({ quantity, food: "rice" })), steps: ["Stir."], notes: [] };
        const there = readRecipe(scaleRecipe(readRecipe(writeRecipe(recipe)), factor).markdown);
        const back = readRecipe(scaleRecipe(there, 1 / factor).markdown).recipe.ingredients;
        list.forEach((quantity, index) => {
          const { amount, unit } = back[index]?.quantity ?? { amount: 0 };
          const before = base(quantity.amount, quantity.unit);
          expect(Math.abs(base(amount, unit) / before - 1)).toBeLessThan(0.26);
        });
      },
    ),
  );
});

test("a rounded amount is rounded already", () => {
  fc.assert(
    fc.property(
      quantities.filter(({ amount }) => amount > 0),
      (quantity) => {
        const once = roundQuantity(quantity);
        expect(once.amount).toBeGreaterThan(0);
        expect(roundQuantity(once).amount).toBeCloseTo(once.amount);
      },
    ),
  );
});

test("any text is scaled without an error, and nothing but amounts changes", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => void scaled(text, 2)));
  for (const piece of ["1 cup milk ", "- 1 egg\n", "1. Add 2 tbsp milk (200 g) each.\n", "a ", "180°C ", "2 lb "]) {
    const text = `## Ingredients\n\n- 1 cup milk\n\n## Method\n\n1. Go on.\n${piece.repeat(100_000 / piece.length)}`;
    const start = performance.now();
    scaled(text, 2);
    expect(performance.now() - start, piece).toBeLessThan(3000);
  }
  const prose = "I cannot help with that. 2 things matter.";
  expect(scaled(prose, 2)).toEqual({ markdown: prose, remarks: [] });
});
