/** The engine behind `cook`: all stages after recognition. Blind to where the readings and the ingredients come from. */
import type { Order } from "#recipe/order";
import type { Recipe } from "#recipe/recipe";
import { writeRecipe } from "#recipe/write-recipe";
import { allMasters } from "../knowledge/masters/all-masters.ts";
import type { Master } from "../knowledge/masters/master.ts";
import type { Ingredient, IngredientId, Recognition } from "../knowledge/schema.ts";
import { findCompanions, serveTogether } from "./companion.ts";
import type { Circumstances, Course } from "./course.ts";
import type { Food } from "./food.ts";
import { explainRejections, type LeftOut } from "./left-out.ts";
import { serveCourse } from "./master/serve-course.ts";
import { offerDishes } from "./offer-dishes.ts";
import { refuse, type Refusal } from "./refuse.ts";
import { hashText } from "./seeded-random.ts";
import { stockPantry } from "./stock-pantry.ts";
import type { Wording } from "./write/wording.ts";

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
  readonly archetype: string;
  readonly recipe: Recipe;
  readonly markdown: string;
  /** Used in the dish or in the small one beside it. */
  readonly used: readonly UsedFood[];
  readonly leftOut: readonly LeftOut[];
}

/** Cooks what was recognised, with ingredients looked up where the caller says. Without masters, the frames answer alone. */
export function cookRecognised(
  order: Order,
  recognition: Recognition,
  avoided: Recognition,
  find: (id: IngredientId) => Ingredient | undefined,
  masters: readonly Master[] = allMasters(),
): CookedDish | Refusal {
  const { foods, setAside } = stockPantry(recognition, avoided, find);
  const leftOut = [...explainRejections(recognition), ...setAside];
  const { servings } = order;
  const wording: Wording = { locale: order.locale ?? "en-GB", units: order.units ?? "metric" };
  const seed = hashText([foods.map(({ ingredient }) => ingredient.id).join(","), servings ?? 0, wording.locale, wording.units, order.seed ?? 0].join("|"));
  const wanted = order.attempt ?? 0;
  const circumstances: Circumstances = { servings, wording, leftOut, seed: seed + wanted };

  const courses: Course[] = [];
  for (const course of offerDishes(foods, circumstances, order.seed ?? 0, masters)) {
    courses.push(course);
    if (courses.length > wanted) break;
  }
  // When every dish of this list has been shown, begin again with the best.
  const course = courses[wanted % Math.max(1, courses.length)];
  if (course) return serve(course, circumstances);
  // A cheesecake is not made for one: rather a whole one than nothing.
  const { servings: asked, ...forAnyNumber } = order;
  return asked === undefined ? refuse(foods, leftOut) : cookRecognised(forAnyNumber, recognition, avoided, find, masters);
}

/** The dish as it is answered, with small ones beside it where the rest of the list makes them. */
function serve(course: Course, circumstances: Circumstances): CookedDish {
  const companions = course.master ? [] : findCompanions(course, circumstances);
  const { recipe, leftOut } = course.master ? serveCourse(course, course.master, circumstances) : serveTogether(course, companions, circumstances);
  const foods = [...new Set([course, ...companions].flatMap((each) => each.foods))];
  return {
    ok: true,
    title: recipe.title,
    dish: `${course.dish.id}|${signatureOf(course.foods)}`,
    archetype: course.dish.id,
    recipe,
    markdown: writeRecipe(recipe),
    used: foods.flatMap(({ readings, name }) => readings.map(({ entry, typed }) => ({ entry, typed, name }))).sort((a, b) => a.entry - b.entry),
    leftOut,
  };
}

function signatureOf(foods: readonly Food[]): string {
  return foods
    .filter(({ salience }) => salience >= 1)
    .map(({ ingredient }) => ingredient.id)
    .sort()
    .join(",");
}
