import { describe, expect, test } from "vitest";
import { PART_ROLES, TREATMENTS } from "#kitchen/knowledge/masters/master";
import { readRecipe } from "#recipe/read-recipe";
import { GOLDEN_PARTS, readGoldenBook, type GoldenRecipe } from "./golden-book.ts";

describe.each(GOLDEN_PARTS)("the golden book, %s", (part) => {
  const book = readGoldenBook(part);

  test("every recipe says of entries of its list, and of no other, what they do in it", () => {
    const faults = book.flatMap(({ id, ingredients, foods, signature }) => [
      ...foods.filter(({ food }) => !ingredients.includes(food)).map(({ food }) => `${id}: ${food} is not on the list`),
      ...signature.filter((entry) => !foods.some(({ food }) => food === entry)).map((entry) => `${id}: ${entry} is signature but not used`),
      ...foods.filter(({ grams }) => !(grams > 0)).map(({ food }) => `${id}: ${food} weighs nothing`),
      ...foods.flatMap(({ does }) => does.filter((done) => !TREATMENTS.includes(done)).map((done) => `${id}: ${done}`)),
      ...foods.filter(({ does }) => does.length === 0).map(({ food }) => `${id}: nothing is done with ${food}`),
      ...foods.filter(({ role }) => !PART_ROLES.includes(role)).map(({ role }) => `${id}: ${role}`),
      ...(new Set(foods.map(({ food }) => food)).size < foods.length ? [`${id}: a food stands twice`] : []),
    ]);
    expect(faults).toEqual([]);
  });

  test("every recipe can be read as one: title, time, ingredient lines and steps", () => {
    const unread = book.filter(({ markdown }) => {
      const { recipe } = readRecipe(markdown);
      return recipe.title === "" || recipe.ingredients.length === 0 || recipe.steps.length < 3;
    });
    expect(unread.map(({ id }) => id)).toEqual([]);
  });
});

test("no list kept apart is a near copy of one that is worked on", () => {
  const worked = readGoldenBook("worked");
  const copies = readGoldenBook("apart").flatMap((apart) => worked.filter((recipe) => likeness(apart, recipe) >= 0.7).map(({ id }) => `${apart.id} = ${id}`));
  expect(copies).toEqual([]);
});

function likeness(one: GoldenRecipe, other: GoldenRecipe): number {
  const [a, b] = [one, other].map(({ ingredients }) => new Set(ingredients.map((entry) => entry.toLowerCase())));
  if (a === undefined || b === undefined) return 0;
  const shared = [...a].filter((entry) => b.has(entry)).length;
  return shared / (a.size + b.size - shared);
}
