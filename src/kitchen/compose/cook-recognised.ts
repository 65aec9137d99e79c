/** The engine behind `cook`: all stages after recognition. Blind to where the readings and the ingredients come from. */
import type { Order } from "#recipe/order";
import type { Recipe } from "#recipe/recipe";
import { minutesInAll } from "#recipe/work-ahead";
import { writeRecipe } from "#recipe/write-recipe";
import { findCompanions, serveTogether, type Companion } from "./companion.ts";
import { idOf, type Circumstances, type Course } from "./course.ts";
import { findCourses, type FoundCourses, type Library, type Recognised } from "./find-courses.ts";
import type { Food } from "./food.ts";
import type { LeftOut } from "./left-out.ts";
import { isAtHand, serveCourse } from "./master/serve-course.ts";
import { refuse, type Refusal } from "./refuse.ts";
import { needsOven } from "./wishes/kit.ts";
import { refuseWish } from "./wishes/refuse-wish.ts";
import type { DishId } from "../knowledge/dishes/dish-ids.ts";

export interface UsedFood {
  /** Position in the order. */
  readonly entry: number;
  readonly typed: string;
  readonly name: string;
}

export interface CookedDish {
  readonly ok: true;
  readonly title: string;
  /** Stable signature, e.g. `frittata|egg,feta,spinach`: another archetype is another dish. */
  readonly dish: string;
  readonly archetype: DishId;
  readonly recipe: Recipe;
  readonly markdown: string;
  /** It goes into an oven. */
  readonly oven: boolean;
  /** Used in the dish or in the small one beside it. */
  readonly used: readonly UsedFood[];
  readonly leftOut: readonly LeftOut[];
}

/** A menu shows so many dishes. */
const MENU = 5;

/** Cooks what was recognised: the dish that the order's attempt asks for, or why there is none. */
export function cookRecognised(order: Order, recognised: Recognised, library: Library): CookedDish | Refusal {
  return answerOrder(order, (each) => {
    const wanted = each.attempt ?? 0;
    const found = findCourses(each, recognised, library, wanted + 1);
    // When every dish of this list has been shown, begin again with the best.
    const course = found.courses[wanted % Math.max(1, found.courses.length)];
    return course ? serve(course, found.circumstances) : refuse(found.foods, found.leftOut);
  });
}

/** A dish on the menu: all that is told of it there, and not yet written out. */
export interface LaidDish {
  readonly dish: string;
  readonly title: string;
  readonly minutes: number;
  readonly handsOn: number;
  readonly oven: boolean;
  /** Positions in the order of what it uses, water that is to hand among it. */
  readonly takes: ReadonlySet<number>;
}

export interface MenuAnswer {
  readonly answer: readonly LaidDish[] | Refusal;
  readonly found: FoundCourses;
}

/** Up to five different dishes, best first: the first is what `cookRecognised` gives, and each is cooked by its id in the order's `dish`. */
export function menuRecognised(asked: Order, recognised: Recognised, library: Library): MenuAnswer {
  const { dish: _, attempt: __, ...order } = asked;
  const { servings, ...forAnyNumber } = order;
  const found = findCourses(order, recognised, library, MENU);
  if (found.courses.length > 0) return { answer: layAll(found), found };
  const others = servings === undefined ? found : findCourses(forAnyNumber, recognised, library, MENU);
  if (others.courses.length > 0) return { answer: layAll(others), found: others };
  const refusal = refuseWish(order, refuse(found.foods, found.leftOut), (other) => cookRecognised(other, recognised, library));
  return { answer: refusal, found };
}

function layAll({ courses, circumstances }: FoundCourses): readonly LaidDish[] {
  return courses.map((course) => {
    const { recipe, refused } = course;
    const { totalMinutes = 0, handsOnMinutes = totalMinutes } = recipe;
    const minutes = minutesInAll(recipe) ?? 0;
    const foods = [...foodsOf(course, companionsOf(course, circumstances)), ...[...refused.keys()].filter(isAtHand)];
    return {
      dish: idOf(course),
      title: recipe.title,
      minutes,
      handsOn: handsOnMinutes,
      oven: needsOven(course),
      takes: new Set(foods.flatMap(({ readings }) => readings.map(({ entry }) => entry))),
    };
  });
}

function companionsOf(course: Course, circumstances: Circumstances): readonly Companion[] {
  return course.master ? [] : findCompanions(course, circumstances);
}

function foodsOf(course: Course, companions: readonly Companion[]): readonly Food[] {
  return [...new Set([course, ...companions].flatMap(({ foods }) => foods))];
}

function answerOrder(order: Order, cook: (order: Order) => CookedDish | Refusal): CookedDish | Refusal {
  const answer = cookForAny(order, cook);
  return answer.ok ? answer : refuseWish(order, answer, (other) => cookForAny(other, cook));
}

/** A cheesecake is not made for one: rather a whole one than nothing. */
function cookForAny(order: Order, cook: (order: Order) => CookedDish | Refusal): CookedDish | Refusal {
  const answer = cook(order);
  const { servings, ...forAnyNumber } = order;
  return answer.ok || servings === undefined ? answer : cook(forAnyNumber);
}

/** Where hands are at work all the time, that is no second thing to say. */
function withoutTwice(recipe: Recipe): Recipe {
  const { handsOnMinutes, ...rest } = recipe;
  return handsOnMinutes === recipe.totalMinutes ? rest : recipe;
}

/** The dish as it is answered, with small ones beside it where the rest of the list makes them. */
function serve(course: Course, circumstances: Circumstances): CookedDish {
  const companions = companionsOf(course, circumstances);
  const served = course.master ? serveCourse(course, course.master, circumstances) : serveTogether(course, companions, circumstances);
  const { leftOut } = served;
  const recipe = withoutTwice(served.recipe);
  return {
    ok: true,
    title: recipe.title,
    dish: idOf(course),
    archetype: course.dish.id,
    recipe,
    markdown: writeRecipe(recipe),
    oven: needsOven(course),
    used: foodsOf(course, companions)
      .flatMap(({ readings, name }) => readings.map(({ entry, typed }) => ({ entry, typed, name })))
      .sort((a, b) => a.entry - b.entry),
    leftOut,
  };
}
