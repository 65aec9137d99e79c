import * as fc from "fast-check";
import { expect, test } from "vitest";
import { convertMeasures, convertTemperatures, toMetric, toUs } from "./convert-units.ts";
import { readRecipe } from "./read-recipe.ts";
import { scaleRecipe } from "./scale-recipe.ts";

const around = (line: string, step = "Stir."): string => `# Dish\n\n## Ingredients\n\n- ${line}\n\n## Method\n\n1. ${step}\n`;
const lineIn = (line: string, to: "metric" | "us"): string => /- (.*)/.exec(convertMeasures(readRecipe(around(line)), to))?.[1] ?? "";
const stepIn = (step: string, to: "metric" | "us"): string => /1\. (.*)/.exec(convertMeasures(readRecipe(around("2 cups milk", step)), to))?.[1] ?? "";
const ovenIn = (step: string, to: "C" | "F"): string => /1\. (.*)/.exec(convertTemperatures(readRecipe(around("2 eggs", step)), to))?.[1] ?? "";

test.each([
  ["1 cup milk", "240 ml milk"],
  ["2 pounds beef", "910 g beef"],
  ["8 oz pasta", "225 g pasta"],
  ["2 tbsp oil", "2 tbsp oil"],
  ["1 stick butter", "115 g butter"],
  ["1 lb (450 g) beef", "1 lb (450 g) beef"],
  ["1 can (14 oz) tomatoes", "1 can (400 g) tomatoes"],
  ["2 eggs", "2 eggs"],
])("%s in metric is %s", (line, expected) => {
  expect(lineIn(line, "metric")).toBe(expected);
});

test.each([
  ["225 g pasta", "8 oz pasta"],
  ["1 kg beef", "2¼ lb beef"],
  ["240 ml milk", "1 cup milk"],
  ["5 ml vanilla", "1 tsp vanilla"],
  ["2 g yeast", "2 g yeast"],
  ["100 ml cream", "6½ tbsp cream"],
  ["40 g cheese", "1½ oz cheese"],
])("%s in US measures is %s", (line, expected) => {
  expect(lineIn(line, "us")).toBe(expected);
});

test("steps follow, tins and manners of speaking do not", () => {
  expect(stepIn("Add 1 cup of the milk and simmer 10 minutes.", "metric")).toBe("Add 240 ml of the milk and simmer 10 minutes.");
  expect(stepIn("Bake in a 2 lb loaf tin, and enjoy with a cup of something hot.", "metric")).toBe(
    "Bake in a 2 lb loaf tin, and enjoy with a cup of something hot.",
  );
});

test("cups of what is known are weighed, the rest stays a volume", () => {
  const densityOf = (food: string) => (/flour/.test(food) ? { gramsPerMillilitre: 0.5, isLoose: true } : undefined);
  const read = readRecipe(around("2 cups plain flour", "Add ½ cup of the flour and 1 cup water."));
  expect(convertMeasures(read, "metric", densityOf)).toContain("- 240 g plain flour");
  expect(convertMeasures(read, "metric", densityOf)).toContain("Add 60 g of the flour and 240 ml water.");
  expect(convertMeasures(read, "metric")).toContain("- 480 ml plain flour");
});

test("in US measures dry goods are measured in cups and spoons, what is cut is weighed, and lengths are inches", () => {
  const densityOf = (food: string) => (/flour|salt/.test(food) ? { gramsPerMillilitre: 0.5, isLoose: true } : { gramsPerMillilitre: 0.5, isLoose: false });
  const read = readRecipe(
    `${around("180 g plain flour", "Add 60 g of the flour to a 24 cm pan.")}\n## And with the rest: cake\n\n- Take 20 g salt; 120 g cheese, cut into 2 cm cubes.\n- Bake.\n`,
  );
  const us = convertMeasures(read, "us", densityOf);
  expect(us).toContain("- 1½ cups plain flour");
  expect(us).toContain("Add ½ cup of the flour to a 9½ inch pan.");
  expect(us).toContain("- Take 2⅔ tbsp salt; 4 oz cheese, cut into ¾ inch cubes.");
});

test("temperatures change scale in steps, and nothing else does", () => {
  expect(ovenIn("Heat to 350°F, add 350 g of vitamin C.", "C")).toBe("Heat to 180°C, add 350 g of vitamin C.");
  expect(ovenIn("Bake at 180°C / 160°C fan until it reaches 74 °C.", "F")).toBe("Bake at 350°F / 325°F fan until it reaches 165°F.");
  expect(ovenIn("Bake at 180°C (350°F).", "F")).toBe("Bake at 180°C (350°F).");
  expect(ovenIn("Heat to **350-375°F**.", "C")).toBe("Heat to **180–190°C**.");
  expect(ovenIn("Bake at 350 degrees.", "C")).toBe("Bake at 350 degrees.");
});

test("there and back is the same amount within rounding", () => {
  const grams = fc.integer({ min: 15, max: 3000 });
  const inGrams = ({ amount, unit }: { amount: number; unit?: string }): number => amount * ({ kg: 1000, l: 1000, tbsp: 15, tsp: 5 }[unit ?? ""] ?? 1);
  fc.assert(
    fc.property(grams, fc.constantFrom("g" as const, "ml" as const), (amount, unit) => {
      const us = toUs({ amount, unit });
      const back = us && (toMetric(us) ?? us);
      if (back) expect(Math.abs(inGrams(back) / amount - 1)).toBeLessThan(0.15);
    }),
  );
});

test("what a serving gives stays in grams, in other measures and for other people", () => {
  const told = "About 300 kcal a serving: 19 g protein, 22 g fat, 1.8 g salt.";
  for (const heading of ["Nutrition", "Good to know"]) {
    const read = readRecipe(`${around("200 g salt")}\n## ${heading}\n\n${told}\n`);
    expect(convertMeasures(read, "us")).toContain(told);
    expect(scaleRecipe(read, 2).markdown).toContain(told);
  }
});
