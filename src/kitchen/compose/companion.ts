/**
 * Small dishes from what the first leaves over: something sweet after a savoury one, a salad, a side or a drink beside it.
 * At most one of either, and never forced: where nothing good comes of the rest, it is left out and said so.
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
/** Fruit to finish with is a dish beside another, plain as it is. */
const FRESH_FRUIT = "fruit_plate";

/** The dishes to serve beside or after `course`, if its spare foods make good ones. */
export function findCompanions(course: Course, circumstances: Circumstances): readonly Course[] {
  const beside = findCompanion(course, [], circumstances);
  const after = beside && findCompanion(course, [beside], circumstances);
  return [beside, after].filter((companion) => companion !== undefined);
}

function findCompanion({ dish, refused }: Course, others: readonly Course[], circumstances: Circumstances): Course | undefined {
  const taken = new Set(others.flatMap(({ foods }) => foods));
  const spare = [...refused].filter(([food, { why }]) => food.salience > 0 && why !== "enough" && !taken.has(food)).map(([food]) => food);
  if (!spare.some((food) => food.salience >= 1)) return undefined;
  const served = [dish, ...others.map((other) => other.dish)];
  return findCandidates(spare)
    .filter((candidate) => isGood(candidate) && served.every((each, index) => goesBeside(each, candidate, index === 0)))
    .slice(0, MOST_TRIED)
    .reduce<Course | undefined>((found, candidate) => found ?? prepareCourse(candidate, { ...circumstances, leftOut: [] }), undefined);
}

function isGood({ dish, quality }: Candidate): boolean {
  return dish.id === FRESH_FRUIT || (quality >= LEAST_QUALITY && !NEVER.has(dish.family));
}

/** Another flavour, or a side beside a main dish; of two companions one is savoury and one sweet. */
function goesBeside(other: Dish, { dish }: Candidate, isMain: boolean): boolean {
  return dish.flavour !== other.flavour || (isMain && SIDES.has(dish.family) && !SIDES.has(other.family));
}

/** One recipe out of all: the small dishes are notes of the main one, and the remarks speak for all. */
export function serveTogether(
  main: Course,
  companions: readonly Course[],
  { wording, leftOut: setAside }: Circumstances,
): { readonly recipe: Recipe; readonly leftOut: readonly LeftOut[] } {
  const served = new Set(companions.flatMap(({ foods }) => foods));
  const leftOut = explainLeftOut(main.dish, new Map([...main.refused].filter(([food]) => !served.has(food))), setAside);
  const portions = { ...main.portions, all: [main, ...companions].flatMap((course) => course.portions.all) };
  const ops = [main, ...companions].flatMap((course) => course.ops);
  const remarks = writeNotes({ dish: main.dish, portions, ops, leftOut, wording });
  const nutrition = main.recipe.notes.filter(({ heading }) => heading === "Nutrition");
  return { recipe: { ...main.recipe, notes: [...companions.map(({ recipe }) => writeCompanion(recipe)), ...remarks, ...nutrition] }, leftOut };
}

function writeCompanion({ title, ingredients, steps }: Recipe): RecipeNote {
  return {
    heading: `And with the rest: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    lines: [`Take ${ingredients.map(writeIngredient).join("; ")}.`, ...steps],
  };
}
