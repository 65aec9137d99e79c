/** The two mechanical proofs of "all yours", over every recipe that is labelled clean. */
import { expect, test } from "vitest";
import { tokenise } from "#kitchen/knowledge/vocabulary";
import { readRecipe } from "#recipe/read-recipe";
import { checkPantry } from "./check-pantry.ts";
import { CLEAN_RECIPES } from "./corpus/clean-recipes.ts";

const FOODS =
  "mayonnaise, ketchup, rice, naan, coleslaw, rocket, custard, beer, coffee, swede, fries, gravy, jam, hollandaise, crusty bread, a green salad, cloves, butter, parmesan, sour cream, coconut milk, peanuts, walnuts, honey, soy sauce, dill, capers, anchovies, bacon, prawns, tofu, lentils, pickles, sweetcorn, avocado, mango, ice cream, maple syrup, mustard, salsa".split(
    ", ",
  );
const bare = (food: string): string => food.replace(/^an? /, "");
const PHRASINGS: readonly ((food: string) => string)[] = [
  (food) => `Serve the dish with ${food}.`,
  (food) => `Serve with ${food}.`,
  (food) => `Stir in ${food} before serving.`,
  (food) => `Add ${food} and mix well.`,
  (food) => `Spread everything with ${food}.`,
  (food) => `Top it all with ${food}.`,
  (food) => `Pile on the ${bare(food)}.`,
  (food) => `Serve it on a bed of ${food}.`,
  (food) => `Finish with a spoonful of ${food}.`,
  (food) => `Scatter ${food} over the top.`,
  (food) => `Top it off with ${food}.`,
  (food) => `${bare(food)} goes on last.`,
  (food) => `A dollop of ${bare(food)} on each and it is done.`,
  (food) => `Finish: ${food}.`,
  (food) => `Garnish: ${bare(food)}.`,
  (food) => `${bare(food)} to taste.`,
  (food) => `Eat it with ${food} on the side.`,
  (food) => `Offer ${food} at the table.`,
  (food) => `You will want ${food} with this.`,
  (food) => `Now it's time for the ${bare(food)}.`,
  (food) => `Once it is hot, in with the ${bare(food)}.`,
  (food) => `After the ${bare(food)} has gone in, stir well.`,
  (food) => `Hit it with ${food}.`,
  (food) => `While it is warm, drop half a teaspoon of ${bare(food)} on each.`,
  (food) => `Let a ribbon of ${bare(food)} fall where it may, and serve.`,
  (food) => `The ${bare(food)} is then stirred in.`,
];

/** Words that a list or a recipe has in common with a food, so that the food may well be there. */
const lemmas = (text: string): ReadonlySet<string> => new Set(tokenise(text).map(({ lemma }) => lemma));

test("one too many: a food more in a step is never all yours", () => {
  let asked = 0;
  const silent: string[] = [];
  CLEAN_RECIPES.forEach(({ id, ingredients, markdown }, recipe) => {
    const there = lemmas(`${ingredients.join(" ")} ${markdown}`);
    const steps = readRecipe(markdown).parts.filter(({ role }) => role === "step");
    FOODS.filter((food) => !tokenise(food).some(({ lemma }) => lemma.length > 3 && there.has(lemma))).forEach((food, at) => {
      const spot = (at + recipe) % 2 === 0 ? steps.at(-1) : steps[Math.floor(steps.length / 2)];
      const phrasing = PHRASINGS[(at + 3 * recipe) % PHRASINGS.length];
      if (!spot || !phrasing) return;
      const stop = /[.!]\s*$/.test(markdown.slice(0, spot.end)) ? "" : ".";
      asked += 1;
      const { clean } = checkPantry(`${markdown.slice(0, spot.end)}${stop} ${phrasing(food)}${markdown.slice(spot.end)}`, { ingredients });
      if (clean) silent.push(`${id}: ${phrasing(food)}`);
    });
  });
  expect(asked).toBeGreaterThan(500);
  expect(silent.length / asked, silent.join("\n")).toBeLessThanOrEqual(0.005);
}, 60_000);

test("leave one out: without an entry that it uses a recipe is never all yours, and what is missing is named", () => {
  let asked = 0;
  const unnamed: string[] = [];
  for (const { id, ingredients, markdown } of CLEAN_RECIPES) {
    const unused = new Set(checkPantry(markdown, { ingredients }).findings.flatMap((finding) => (finding.id === "unused-ingredient" ? [finding.food] : [])));
    for (const [at, entry] of ingredients.entries()) {
      if (unused.has(entry) || /^(?:water|ice)$/.test(entry)) continue;
      asked += 1;
      const { clean, foods } = checkPantry(markdown, { ingredients: ingredients.filter((_, place) => place !== at) });
      if (clean || foods.every(({ verdict }) => verdict === "yours")) unnamed.push(`${id} without ${entry}`);
    }
  }
  expect(asked).toBeGreaterThan(100);
  expect(unnamed).toEqual([]);
}, 60_000);
