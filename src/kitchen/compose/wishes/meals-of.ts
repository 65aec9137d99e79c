/** What a dish is eaten as. */
import type { Meal } from "#recipe/wishes";
import type { Dish, Family } from "#kitchen/knowledge/dishes/dish";
import type { Master, MasterCourse } from "#kitchen/knowledge/masters/master";
import { flavourOf } from "../master/manners.ts";

const OF_MASTER: Readonly<Record<MasterCourse, readonly Meal[]>> = {
  main: ["main"],
  side: ["side"],
  soup: ["main", "side"],
  salad: ["main", "side"],
  breakfast: ["breakfast"],
  bread: ["side", "breakfast"],
  bake: ["side"],
  sweet: ["sweet"],
  snack: ["side"],
  sauce: ["side"],
  drink: ["drink"],
};

const OF_FAMILY: Readonly<Record<Family, readonly Meal[]>> = {
  egg: ["main", "breakfast"],
  soup: ["main", "side"],
  salad: ["main", "side"],
  pasta: ["main"],
  rice: ["main"],
  stew: ["main"],
  curry: ["main"],
  pan: ["main"],
  seafood: ["main"],
  roast: ["main"],
  bake: ["main"],
  bread: ["side", "breakfast"],
  side: ["side"],
  breakfast: ["breakfast"],
  dessert: ["sweet"],
  drink: ["drink"],
  plain: ["main", "side"],
};

/** A sweet thing is eaten as such, for breakfast where it is of that kind, and never as a main dish. */
export function mealsOf({ family, flavour }: Pick<Dish, "family" | "flavour">, master?: Master): readonly Meal[] {
  if (master) return flavourOf(master) === "sweet" && master.course === "bake" ? ["sweet"] : OF_MASTER[master.course];
  if (flavour === "sweet" && family !== "breakfast" && family !== "drink") return ["sweet"];
  return OF_FAMILY[family];
}
