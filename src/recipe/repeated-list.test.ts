import { expect, test } from "vitest";
import { readRecipe } from "./read-recipe.ts";
import { repeatedLines } from "./repeated-list.ts";

const repeated = (markdown: string): number[] => {
  const { recipe, parts } = readRecipe(markdown);
  return [...repeatedLines(recipe.ingredients, parts)];
};

test("a list that says all of a table again adds nothing", () => {
  const table = "# Pasta\n\n| Ingredient | Amount |\n|---|---|\n| pasta | 200 g |\n| butter | 50 g |\n\n## Ingredients\n";
  const method = "\n\n## Method\n1. Boil the pasta.";
  expect(repeated(`${table}- 200 g pasta\n- 50 g butter${method}`)).toEqual([2, 3]);
  expect(repeated(`${table}- 200 g pasta\n- 60 g butter${method}`)).toEqual([]);
});

test("a group that takes some of the same again is no repetition", () => {
  expect(
    repeated(
      "## Ingredients\n\n**For the cake**\n- 100 g butter\n- 100 g sugar\n- 100 g flour\n\n**For the icing**\n- 100 g butter\n- 100 g sugar\n\n## Method\n1. Beat the butter.",
    ),
  ).toEqual([]);
});
