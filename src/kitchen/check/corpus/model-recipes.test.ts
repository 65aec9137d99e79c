/** What the check says of recipes that were labelled without sight of it. */
import { expect, test } from "vitest";
import { checkPantry } from "../check-pantry.ts";
import { CHEATING_RECIPES } from "./cheating-recipes.ts";
import { FURTHER_RECIPES } from "./further-recipes.ts";
import { HARDER_RECIPES } from "./harder-recipes.ts";
import type { LabelledRecipe } from "./labelled-recipe.ts";
import { MODEL_RECIPES } from "./model-recipes.ts";

const usesForeign = ({ extra }: LabelledRecipe): boolean => extra?.list !== undefined || extra?.step !== undefined;

test("no recipe with a foreign food is told to be all theirs", () => {
  const passed = [...MODEL_RECIPES, ...HARDER_RECIPES, ...FURTHER_RECIPES, ...CHEATING_RECIPES].filter(
    (recipe) => usesForeign(recipe) && checkPantry(recipe.markdown, recipe).clean,
  );
  expect(passed.map(({ id }) => id)).toEqual([]);
});

test("of the recipes that use only what is there nineteen in twenty are told so", () => {
  const own = [...MODEL_RECIPES, ...HARDER_RECIPES].filter(({ extra }) => extra === undefined);
  const doubted = own.filter((recipe) => !checkPantry(recipe.markdown, recipe).clean);
  expect(doubted.length / own.length, doubted.map(({ id }) => id).join(" ")).toBeLessThanOrEqual(0.05);
});

test("what a recipe leaves unused is told, and nothing that it uses", () => {
  const wrong = MODEL_RECIPES.filter((recipe) => {
    const { findings } = checkPantry(recipe.markdown, recipe);
    return findings.flatMap(({ id, food = "" }) => (id === "unused-ingredient" ? [food] : [])).join("|") !== (recipe.unused ?? []).join("|");
  });
  expect(wrong.length / MODEL_RECIPES.length, wrong.map(({ id }) => id).join(" ")).toBeLessThanOrEqual(0.04);
});

test("every danger of the further recipes is found, and no other", () => {
  const wrong = FURTHER_RECIPES.filter((recipe) => {
    const { findings } = checkPantry(recipe.markdown, recipe);
    return findings.flatMap(({ kind }) => kind ?? []).join("|") !== (recipe.unsafe ?? []).join("|");
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
