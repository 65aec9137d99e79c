/** The packed tables say what the tables say. */
import { expect, test } from "vitest";
import { CLASSES } from "../classes/all-classes.ts";
import { writtenClasses } from "../classes/written-classes.ts";
import type { Dish } from "../dishes/dish.ts";
import type { WrittenBook } from "../dishes/dish-book.ts";
import { writtenDishes } from "../dishes/written-dishes.ts";
import { INGREDIENTS } from "../ingredients/all-ingredients.ts";
import type { IngredientTable } from "../ingredients/ingredient-table.ts";
import type { MasterBook } from "../masters/master-book.ts";
import { masterBook } from "../masters/all-masters.ts";
import { NUTRITION } from "../nutrition.ts";
import { writtenNutrition } from "../written-nutrition.ts";
import { packClasses, unpackClasses } from "./packed-classes.ts";
import { packDishes, unpackDishes } from "./packed-dishes.ts";
import { packIngredients, unpackIngredients } from "./packed-ingredients.ts";
import { packMasters, unpackMasters } from "./packed-masters.ts";
import { packNutrition, unpackNutrition } from "./packed-nutrition.ts";

const dishesOf = ({ demands, facts, plan }: WrittenBook): readonly Dish[] => demands.map((_, index) => ({ ...facts(index), plan: plan(index) }));

test("the dishes, with their slots in order", () => {
  const [read, written] = [unpackDishes(packDishes(writtenDishes())), writtenDishes()].map(dishesOf);
  expect(withSets(read)).toEqual(withSets(written));
  expect(read?.map(({ slots }) => Object.keys(slots))).toEqual(written?.map(({ slots }) => Object.keys(slots)));
});

test("what a dish asks of a list, before it is read", () => {
  expect(withSets(unpackDishes(packDishes(writtenDishes())).demands)).toEqual(withSets(writtenDishes().demands));
});

const ingredientsOf = ({ count, ingredient }: IngredientTable) => Array.from({ length: count }, (_, place) => ingredient(place));
const spellingsOf = ({ count, names, aliases }: IngredientTable) => Array.from({ length: count }, (_, place) => [names(place), aliases(place)]);

test("the ingredients", () => {
  expect(ingredientsOf(unpackIngredients(packIngredients(INGREDIENTS)))).toEqual(ingredientsOf(INGREDIENTS));
});

test("the ingredients' names and other spellings, before an ingredient is made", () => {
  expect(spellingsOf(unpackIngredients(packIngredients(INGREDIENTS)))).toEqual(spellingsOf(INGREDIENTS));
});

test("the classes", () => {
  const { ids, get } = unpackClasses(packClasses(writtenClasses()));
  expect(ids).toEqual(CLASSES.map(({ id }) => id));
  expect(ids.map(get)).toEqual(ids.map(writtenClasses().get));
});

const mastersOf = ({ count, needs, master }: MasterBook) => Array.from({ length: count }, (_, index) => ({ needs: needs(index), ...master(index) }));

test("the masters, and what they need of a list before they are read", () => {
  const read = unpackMasters(packMasters(masterBook()));
  expect(mastersOf(read)).toEqual(mastersOf(masterBook()));
  expect(read.rows).toEqual(masterBook().rows);
});

test("the nutrition figures", () => {
  const { get } = unpackNutrition(packNutrition(writtenNutrition()));
  for (const { id } of ingredientsOf(INGREDIENTS)) expect(get(id), id).toEqual(NUTRITION[id]);
});

/** Lists whose order says nothing, and is not packed. */
const SETS = ["roles", "not", "forbid", "has", "lacks", "forsakes"];

function withSets(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return SETS.includes(key) ? new Set(value) : value.map((each) => withSets(each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withSets(each, name)]));
}
