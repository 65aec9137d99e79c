/**
 * Whether a small dish is worth its place beside the main one: it must be one that a person would make for this meal. Fruit on a plate, in a blender or
 * stewed by itself is none, and neither is a salad of what nobody dresses: such foods are better told of as left out.
 */
import type { Role } from "../knowledge/classes/role.ts";
import type { Candidate } from "./choose-dish.ts";
import type { Course } from "./course.ts";
import { isMainProtein, roleWeight, type Food } from "./food.ts";

/** What makes a pudding of fruit: something creamy, baked or of chocolate. */
const MAKES_A_PUDDING: readonly Role[] = ["cream", "yog", "custard", "ice_cream", "cheese_fresh", "choc", "flour", "oats", "egg", "pastry", "crumb_sweet"];
/** What dresses a plate of leaves or glosses a dish of vegetables. */
const DRESSES: readonly Role[] = ["fat", "oil_finish", "cream", "yog", "sour_cream", "cheese", "cheese_fresh"];
const FRUIT: readonly Role[] = ["fruit", "fruit_bake", "fruit_soft", "berry"];
/** Fruit on a plate, as it comes. */
const FRESH_FRUIT = "fruit_plate";
/** More kinds of fruit are what is left, and no pudding. */
const MOST_FRUIT = 2;
/** Grams of vegetables and fruit a person: a main dish with so much of them wants no other vegetable beside it. */
const GREEN_ENOUGH = 200;

export function isWorthBeside({ dish, placed }: Pick<Candidate, "dish" | "placed">, main: Course): boolean {
  const foods = [...placed.keys()];
  const fruit = foods.filter(isFruit);
  if (dish.family === "drink" || dish.id === FRESH_FRUIT) return false;
  if (dish.flavour === "sweet") {
    // Yoghurt and cream in layers are two pots on a table, and fruit beside chocolate is not dipped in it.
    const made = foods.filter((food) => roleWeight(food.kind, MAKES_A_PUDDING) >= 0.5 && !isFruit(food));
    const vegetables = foods.some(({ kind, salience }) => kind.shelf === "vegetable" && salience >= 1);
    return !vegetables && fruit.length <= MOST_FRUIT && made.length > 0 && (fruit.length > 0 || made.length > 2);
  }
  if (fruit.length > 0 || foods.some((food) => isMainProtein(food) || roleWeight(food.kind, ["meat", "fish"]) >= 0.5)) return false;
  return foods.some(({ kind }) => roleWeight(kind, DRESSES) >= 0.5) && produceOf(main) < GREEN_ENOUGH;
}

function isFruit({ kind }: Food): boolean {
  return kind.shelf === "fruit" && roleWeight(kind, FRUIT) >= 0.5;
}

/** Grams a person. */
function produceOf({ portions: { all, servings } }: Course): number {
  return all.reduce((sum, { food: { kind }, grams }) => sum + (kind.shelf === "vegetable" || kind.shelf === "fruit" ? grams : 0), 0) / servings;
}
