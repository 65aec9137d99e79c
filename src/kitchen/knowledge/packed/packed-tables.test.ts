/** The packed tables say what the tables say. */
import { expect, test } from "vitest";
import { writtenClasses } from "../classes/written-classes.ts";
import { needsOf } from "../dishes/needs.ts";
import { writtenDishes } from "../dishes/written-dishes.ts";
import { writtenIngredients } from "../ingredients/written-ingredients.ts";
import { writtenNutrition } from "../written-nutrition.ts";
import { packClasses, unpackClasses } from "./packed-classes.ts";
import { packDishes, unpackDishes } from "./packed-dishes.ts";
import { packIngredients, unpackIngredients } from "./packed-ingredients.ts";
import { packNutrition, unpackNutrition } from "./packed-nutrition.ts";

test("the dishes, with their slots in order", () => {
  const dishes = unpackDishes(packDishes(writtenDishes()));
  expect(withSets(dishes)).toEqual(withSets(writtenDishes()));
  expect(dishes.map(({ slots }) => Object.keys(slots))).toEqual(writtenDishes().map(({ slots }) => Object.keys(slots)));
});

test("what a dish needs, before its slots are objects", () => {
  expect(withSets(unpackDishes(packDishes(writtenDishes())).map(needsOf))).toEqual(withSets(writtenDishes().map(needsOf)));
});

test("the ingredients", () => {
  expect(unpackIngredients(packIngredients(writtenIngredients()))).toEqual(writtenIngredients());
});

test("the classes", () => {
  expect(unpackClasses(packClasses(writtenClasses()))).toEqual(writtenClasses());
});

test("the nutrition figures", () => {
  expect(unpackNutrition(packNutrition(writtenNutrition()))).toEqual(writtenNutrition());
});

/** Lists whose order says nothing, and is not packed. */
const SETS = ["roles", "not", "forbid", "has", "lacks"];

function withSets(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return SETS.includes(key) ? new Set(value) : value.map((each) => withSets(each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withSets(each, name)]));
}
