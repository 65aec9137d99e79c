/**
 * A small second dish from what the first leaves over: something sweet after a savoury one, a salad, a side or a drink
 * beside it. Never more than one, and never forced: where nothing good comes of the rest, it is left out and said so.
 */
import type { Recipe, RecipeNote } from "#recipe/recipe";
import { writeIngredient } from "#recipe/write-recipe";
import type { Dish } from "../knowledge/dishes/dish.ts";
import { findCandidates, type Candidate } from "./choose-dish.ts";
import { explainLeftOut, prepareCourse, type Circumstances, type Course } from "./course.ts";
import type { LeftOut } from "./left-out.ts";
import { writeNotes } from "./write/notes.ts";

/** A companion is good in itself. */
const LEAST_QUALITY = 0.72;
/** Plans tried before the rest is given up. */
const MOST_TRIED = 3;

const SIDES: ReadonlySet<Dish["family"]> = new Set<Dish["family"]>(["salad", "side", "drink"]);
/** What one eats when there is nothing better is no dish beside another; neither is a loaf of bread. */
const NEVER: ReadonlySet<Dish["family"]> = new Set<Dish["family"]>(["plain", "bread"]);

/** The dish to serve beside or after `course`, if its spare foods make a good one. */
export function findCompanion({ dish, refused }: Course, circumstances: Circumstances): Course | undefined {
  const spare = [...refused].filter(([food, { why }]) => food.salience > 0 && why !== "enough").map(([food]) => food);
  if (!spare.some((food) => food.salience >= 1)) return undefined;
  return findCandidates(spare)
    .filter((candidate) => candidate.quality >= LEAST_QUALITY && goesBeside(dish, candidate))
    .slice(0, MOST_TRIED)
    .reduce<Course | undefined>((found, candidate) => found ?? prepareCourse(candidate, { ...circumstances, leftOut: [] }), undefined);
}

function goesBeside(main: Dish, { dish }: Candidate): boolean {
  if (NEVER.has(dish.family)) return false;
  return dish.flavour !== main.flavour || (SIDES.has(dish.family) && !SIDES.has(main.family));
}

/** One recipe out of both: the second dish is a note of the first, and the remarks speak for both. */
export function serveTogether(
  main: Course,
  companion: Course,
  { wording, leftOut: setAside }: Circumstances,
): { readonly recipe: Recipe; readonly leftOut: readonly LeftOut[] } {
  const served = new Set(companion.foods);
  const leftOut = explainLeftOut(main.dish, new Map([...main.refused].filter(([food]) => !served.has(food))), setAside);
  const portions = { ...main.portions, all: [...main.portions.all, ...companion.portions.all] };
  const remarks = writeNotes({ dish: main.dish, portions, ops: [...main.ops, ...companion.ops], leftOut, wording });
  const nutrition = main.recipe.notes.filter(({ heading }) => heading === "Nutrition");
  return { recipe: { ...main.recipe, notes: [writeCompanion(companion.recipe), ...remarks, ...nutrition] }, leftOut };
}

function writeCompanion({ title, ingredients, steps }: Recipe): RecipeNote {
  return {
    heading: `And with the rest: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    lines: [`Take ${ingredients.map(writeIngredient).join("; ")}.`, ...steps],
  };
}
