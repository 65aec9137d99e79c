/**
 * Dishes from what the first leaves over: something sweet after a savoury one, a salad or a side beside it, and
 * where enough is left for it, another meal. Never forced: where nothing good comes of the rest, it is left out and said so.
 */
import type { Recipe, RecipeNote } from "#recipe/recipe";
import { writeIngredient } from "#recipe/write-recipe";
import type { Role } from "../knowledge/classes/role.ts";
import type { Dish } from "../knowledge/dishes/dish.ts";
import { findCandidates, withoutExtras, type Candidate } from "./choose-dish.ts";
import { explainLeftOut, prepareCourse, type Circumstances, type Course } from "./course.ts";
import { isFlesh, roleWeight, thereIs, type Food } from "./food.ts";
import type { LeftOut } from "./left-out.ts";
import { isWorthBeside } from "./worth-beside.ts";
import { writeNotes } from "./write/notes.ts";

/** A companion is good in itself; what is for another day may be as plain as a main dish may. */
const LEAST_QUALITY = { beside: 0.66, "another-meal": 0.58 };
/** Another meal uses so much of what is left, by salience: a piece of meat fried by itself is no news to anybody. */
const LEAST_OF_A_MEAL = 2;
/** What comes in a pot or a bottle, of which a dish uses some. */
const POTS: readonly Role[] = ["cream", "milk", "yog"];
/** What is cooked with is not served as a drink beside. */
const ALCOHOL: readonly Role[] = ["wine", "spirit", "beer"];
/** What every dish of a meal may take from the shelf; the herbs and spices of the main one are its own. */
const SHARED: readonly Role[] = ["fat", "oil_finish", "sugar", "syrup", "salt_pure", "pepper_black", "acid", "mustard"];
/** What fruit is cooked with to be more than fruit cooked. */
const WITH_FRUIT: readonly Role[] = ["sweet", "sugar", "syrup", "cream", "yog", "ice_cream", "cheese_fresh", "milk", "coconut_milk", "nut_butter", "choc"];
/** Plans tried before the rest is given up. */
const MOST_TRIED = 3;

const SIDES: ReadonlySet<Dish["family"]> = new Set<Dish["family"]>(["salad", "side", "drink"]);
/** What one eats when there is nothing better is no dish beside another; neither is a loaf of bread. */
const NEVER: ReadonlySet<Dish["family"]> = new Set<Dish["family"]>(["plain", "bread"]);
/** A sauce, a dressing or a flavoured butter goes with what it was not made for. */
function isSauce({ family, flavour, distinct, plate }: Dish): boolean {
  return distinct === 0 && (flavour === "savoury" || family === "side" || plate[1] <= MOST_OF_AN_ICING);
}
/** Grams a person: nobody eats so little of a dish, but spreads it on one. */
const MOST_OF_AN_ICING = 100;

/** At most so many beside the main dish: a page is not a book. */
const MOST_COMPANIONS = 2;

export interface Companion extends Course {
  /** Served with the main dish, or on another day. */
  readonly when: "beside" | "another-meal";
}

/** The dishes, made of what they name themselves, to serve beside or after `course`, or at another meal, if its spare foods make good ones. */
export function findCompanions(course: Course, circumstances: Circumstances): readonly Companion[] {
  const companions: Companion[] = [];
  for (const when of ["beside", "beside", "another-meal"] as const) {
    if (companions.length === MOST_COMPANIONS) break;
    const companion = findCompanion(when, course, companions, circumstances);
    if (companion && circumstances.wishes.servesBeside(course, companion)) companions.push({ ...companion, when });
  }
  return companions;
}

function findCompanion(when: Companion["when"], main: Course, others: readonly Course[], circumstances: Circumstances): Course | undefined {
  const taken = new Set(others.flatMap(({ foods }) => foods));
  const spare = [...main.refused]
    .filter(([food, { why }]) => food.salience > 0 && !taken.has(food) && (when === "another-meal" || why !== "enough"))
    .map(([food]) => food);
  if (!spare.some(isSubstantial)) return undefined;
  // Oil, sugar and a pot of cream are there for both, unless their amount was typed.
  const sharesAll = when === "another-meal" && main.dish.flavour === "savoury";
  const staples = main.foods.filter((food) => {
    const { kind, salience } = food;
    if (Number.isFinite(thereIs(food)) || roleWeight(kind, ALCOHOL) >= 0.9) return false;
    return roleWeight(kind, POTS) >= 0.9 || (salience < 1 && (sharesAll || roleWeight(kind, SHARED) >= 0.7));
  });
  // Who eats the first eats what is beside it.
  const servings = circumstances.servings ?? (when === "beside" || main.portions.servings === 1 ? main.portions.servings : undefined);
  const served = [main.dish, ...others.map(({ dish }) => dish)];
  return findCandidates([...spare, ...staples].sort((a, b) => (a.ingredient.id < b.ingredient.id ? -1 : 1)))
    .map(withoutExtras)
    .filter((candidate) => {
      if (!isGood(candidate, when) || !spare.some((food) => isSubstantial(food) && candidate.placed.has(food))) return false;
      return when === "beside"
        ? isWorthBeside(candidate, main) && served.every((dish, index) => goesBeside(dish, candidate, index === 0))
        : // A dressing or a slab of chocolate (distinct 0) is no meal.
          candidate.dish.distinct !== 0 &&
            spare.reduce((sum, food) => sum + (candidate.placed.has(food) ? food.salience : 0), 0) >= LEAST_OF_A_MEAL &&
            !SIDES.has(candidate.dish.family) &&
            served.every(({ id }) => id !== candidate.dish.id);
    })
    .slice(0, MOST_TRIED)
    .reduce<Course | undefined>((found, candidate) => found ?? prepareCourse(candidate, { ...circumstances, servings, leftOut: [] }), undefined);
}

function isSubstantial({ salience }: Food): boolean {
  return salience >= 1;
}

function isGood({ dish, quality, placed }: Candidate, when: Companion["when"]): boolean {
  const foods = [...placed.keys()];
  // Only what would spoil is cooked for another day.
  if (when === "another-meal" && !foods.some(({ kind }) => isFlesh(kind) && kind.raw === "unsafe")) return false;
  if (isCookedFruitAlone(dish, placed) || (dish.flavour === "sweet" && [...placed.keys()].some(({ kind: { roles } }) => roles.pulse || roles.tofu_like_paneer)))
    return false;
  // One food boiled by itself is something beside a main dish, and nothing to make a second meal of.
  const isMoreThanOne = SIDES.has(dish.family) || placed.size > 1;
  return isMoreThanOne && quality >= LEAST_QUALITY[when] && !NEVER.has(dish.family) && !isSauce(dish);
}

/** One fresh fruit in the oven or a pan, with nothing sweet or creamy to it, is better as it is. */
function isCookedFruitAlone({ flavour }: Dish, placed: Candidate["placed"]): boolean {
  const [fruit, ...others] = [...placed.keys()].filter(isSubstantial);
  if (flavour !== "sweet" || others.length > 0 || fruit?.kind.shelf !== "fruit" || fruit.states.includes("frozen")) return false;
  return (
    roleWeight(fruit.kind, ["fruit"]) >= 0.5 &&
    fruit.kind.raw === "fine" &&
    ![...placed.keys()].some(({ kind }) => roleWeight(kind, WITH_FRUIT) >= 0.5 && kind.shelf !== "fruit")
  );
}

/** Another flavour, or a side beside a main dish, but nothing hot beside a sandwich and no porridge after a stew; of two companions one is savoury and one sweet. */
function goesBeside(other: Dish, { dish }: Candidate, isMain: boolean): boolean {
  if (isMain && ((other.family === "bread" && dish.family === "side") || (dish.family === "breakfast" && other.flavour === "savoury"))) return false;
  // After something sweet nobody wants a plate of vegetables or a white sauce.
  if (other.flavour === "sweet" && dish.flavour === "savoury") return false;
  return dish.flavour !== other.flavour || (isMain && SIDES.has(dish.family) && !SIDES.has(other.family));
}

/** One recipe out of all: the small dishes are notes of the main one, and the remarks speak for all. Here it is told why the rest is left out, once and for what is served. */
export function serveTogether(
  main: Course,
  companions: readonly Companion[],
  { wording, leftOut: setAside }: Circumstances,
): { readonly recipe: Recipe; readonly leftOut: readonly LeftOut[] } {
  const served = new Set(companions.flatMap(({ foods }) => foods));
  const leftOut = explainLeftOut(main, new Map([...main.refused].filter(([food]) => !served.has(food))), setAside);
  const portions = { ...main.portions, all: [main, ...companions].flatMap((course) => course.portions.all) };
  const ops = [main, ...companions].flatMap((course) => course.ops);
  const remarks = writeNotes({ dish: main.dish, portions, ops, leftOut, wording });
  const nutrition = main.recipe.notes.filter(({ heading }) => heading === "Nutrition");
  return { recipe: { ...main.recipe, notes: [...companions.map(writeCompanion), ...remarks, ...nutrition] }, leftOut };
}

function writeCompanion({ when, recipe: { title, ingredients, steps } }: Companion): RecipeNote {
  return {
    heading: `${HEADINGS[when]}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    lines: [`Take ${ingredients.map(writeIngredient).join("; ")}.`, ...steps],
  };
}

const HEADINGS = { beside: "And with the rest", "another-meal": "For another meal" } as const;
