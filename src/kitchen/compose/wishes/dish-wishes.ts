/** The wishes that a dish answers as a whole: before it is cooked, as far as that can be told, and as cooked. What a single food goes against is set aside before. */
import type { Wishes } from "#recipe/wishes";
import { minutesInAll } from "#recipe/work-ahead";
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import type { Master } from "#kitchen/knowledge/masters/master";
import { archetypeOf, type Course } from "../course.ts";
import type { Food } from "../food.ts";
import { countPans, needsBlender, needsOven } from "./kit.ts";
import { mealsOf } from "./meals-of.ts";

/** What a dish is before it is cooked. */
export interface DishFace {
  readonly dish: Pick<Dish, "id" | "family" | "flavour" | "plan">;
  readonly foods: Iterable<Food>;
  readonly master?: Master;
}

export interface DishWishes {
  /** Nothing that is known of it yet goes against a wish. */
  mayServe(face: DishFace): boolean;
  /** Whether a wish is kept, only the cooked dish can tell: its minutes, its kit, what it uses first. */
  readonly askTheCooked: boolean;
  /** As cooked, it keeps to all of them. */
  serves(course: Course): boolean;
  /** With a few extras less it might. */
  isNear(course: Course): boolean;
  /** What is cooked beside it lets the whole keep to them. */
  servesBeside(main: Course, beside: Course): boolean;
}

/** Minutes that extras can cost a dish. */
const EXTRA_MINUTES = 15;

/** `first` are the foods to be used before others, and `least` how many of them a dish must use. */
export function dishWishes({ minutes, kit = {}, course, dish: signature }: Wishes, first: ReadonlySet<Food>, least = first.size): DishWishes {
  const archetype = signature === undefined ? undefined : archetypeOf(signature);
  const hasTime = (total: number): boolean => minutes === undefined || total <= minutes;
  const usesFirst = (foods: Iterable<Food>): boolean => least === 0 || [...foods].filter((food) => first.has(food)).length >= least;
  const hasKit = (courses: readonly Course[]): boolean => {
    if (kit.oven === false && courses.some(needsOven)) return false;
    if (kit.blender === false && courses.some(needsBlender)) return false;
    // A second dish out of the same pan would have to wait for it.
    return kit.pans === undefined || courses.reduce((sum, course) => sum + countPans(course), 0) <= kit.pans;
  };
  return {
    askTheCooked: minutes !== undefined || least > 0 || Object.values(kit).some((each) => each !== undefined),
    mayServe({ dish, foods, master }) {
      if (archetype !== undefined && dish.id !== archetype) return false;
      if (course !== undefined && !mealsOf(dish, master).includes(course)) return false;
      if (kit.oven === false && isBaked(dish, master)) return false;
      return !(master && !hasTime(master.minutes)) && usesFirst(foods);
    },
    serves: (served) => hasTime(minutesOf(served)) && usesFirst(served.foods) && hasKit([served]),
    isNear: (served) => minutes === undefined || minutesOf(served) <= minutes + EXTRA_MINUTES,
    servesBeside: (main, beside) =>
      hasTime(minutesOf(main) + (minutes === undefined ? 0 : (beside.recipe.handsOnMinutes ?? 0))) && hasTime(minutesOf(beside)) && hasKit([main, beside]),
  };
}

/** A night in water is part of the time that the cook has. */
function minutesOf({ recipe }: Course): number {
  return minutesInAll(recipe) ?? 0;
}

function isBaked({ plan }: Pick<Dish, "plan">, master: Master | undefined): boolean {
  return master ? master.kit.includes("oven") : plan.some((step) => (step.do === "oven" || step.do === "roast") && !step.has && !step.lacks);
}
