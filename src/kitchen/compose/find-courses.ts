/** From an order and what was read of it to the courses that answer it, best first: its wishes kept, what is to be used first used. */
import type { Order } from "#recipe/order";
import type { MasterBook } from "../knowledge/masters/master-book.ts";
import type { Ingredient, IngredientId, Recognition } from "../knowledge/schema.ts";
import { idOf, type Circumstances, type Course } from "./course.ts";
import type { Food } from "./food.ts";
import { explainRejections, type LeftOut } from "./left-out.ts";
import { offerDishes } from "./offer-dishes.ts";
import { hashText } from "./seeded-random.ts";
import { stockPantry } from "./stock-pantry.ts";
import { dishWishes } from "./wishes/dish-wishes.ts";
import type { Wording } from "./write/wording.ts";

/** What was read of the entries of an order. */
export interface Recognised {
  readonly list: Recognition;
  readonly avoid: Recognition;
  readonly first: Recognition;
}

/** Where ingredients and masters are looked up. */
export interface Library {
  readonly find: (id: IngredientId) => Ingredient | undefined;
  readonly masters: MasterBook;
}

export interface FoundCourses {
  readonly courses: readonly Course[];
  readonly circumstances: Circumstances;
  /** All that could be cooked with. */
  readonly foods: readonly Food[];
  readonly leftOut: readonly LeftOut[];
}

/** Courses of one archetype that are looked through for the very one that was asked for. */
const MOST_OF_A_KIND = 6;

/** As many courses as there are, `most` at most. */
export function findCourses(order: Order, recognised: Recognised, { find, masters }: Library, most: number): FoundCourses {
  const firstEntries = findFirst(order, recognised);
  const { foods, setAside } = stockPantry(recognised.list, recognised.avoid, find, order, firstEntries);
  const leftOut = [...explainRejections(recognised.list), ...setAside, ...explainStrangers(order, recognised)];
  const { servings, dish } = order;
  const wording: Wording = { locale: order.locale ?? "en-GB", units: order.units ?? "metric" };
  const seed =
    hashText([foods.map(({ ingredient }) => ingredient.id).join(","), servings ?? 0, wording.locale, wording.units, order.seed ?? 0].join("|")) +
    (order.attempt ?? 0);
  const first = new Set(foods.filter(({ readings }) => readings.some(({ entry }) => firstEntries.has(entry))));
  // All of them where one dish takes all, else as many as any takes.
  for (let least = first.size; least >= 0; least -= 1) {
    const circumstances: Circumstances = { servings, wording, leftOut, seed, wishes: dishWishes(order, first, least) };
    const wanted = dish === undefined ? most : MOST_OF_A_KIND;
    const courses = take(offerDishes(foods, circumstances, order.seed ?? 0, masters, dish === undefined ? most : 1), wanted, dish);
    if (courses.length > 0 || least === 0) return { courses, circumstances, foods, leftOut };
  }
  throw new Error("No dish need use fewer than none of its foods.");
}

/** The first of them; where a dish is asked for by its id, that one, or the best of its kind. */
function take(offered: Iterable<Course>, most: number, dish: string | undefined): readonly Course[] {
  const courses: Course[] = [];
  for (const course of offered) {
    courses.push(course);
    if (dish !== undefined && idOf(course) === dish) return [course];
    if (courses.length >= most) break;
  }
  return dish === undefined ? courses : courses.slice(0, 1);
}

/** Positions of the entries to be used before others, by their own words or by the food that they name. */
function findFirst({ first = [] }: Order, { list, first: named }: Recognised): ReadonlySet<number> {
  const words = new Set(first.map(plain));
  const ids = new Set(named.readings.map(({ ingredient }) => ingredient));
  return new Set(list.readings.filter(({ typed, ingredient }) => words.has(plain(typed)) || ids.has(ingredient)).map(({ entry }) => entry));
}

/** What is to be used first and is not on the list. */
function explainStrangers({ ingredients, first = [] }: Order, { list, first: named }: Recognised): readonly LeftOut[] {
  const typed = new Set(ingredients.map(plain));
  const there = new Set(list.readings.map(({ ingredient }) => ingredient));
  return first.flatMap((entry, position): readonly LeftOut[] => {
    const isThere = typed.has(plain(entry)) || named.readings.some((reading) => reading.entry === position && there.has(reading.ingredient));
    return isThere ? [] : [{ entry: ingredients.length, ingredient: entry, code: "unknown", reason: `${entry}: to be used first, but not on the list.` }];
  });
}

function plain(entry: string): string {
  return entry.trim().toLowerCase();
}
