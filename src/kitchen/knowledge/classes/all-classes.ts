/** Every class of the kitchen, and its look-up by id. */
import type { ClassId } from "../schema.ts";
import { bakingClasses } from "./baking.ts";
import { dairyClasses } from "./dairy.ts";
import { drinkClasses } from "./drink.ts";
import { eggClasses } from "./egg.ts";
import { fatClasses } from "./fat.ts";
import { fishClasses } from "./fish.ts";
import { fruitClasses } from "./fruit.ts";
import { grainClasses } from "./grain.ts";
import { herbClasses } from "./herb.ts";
import { meatClasses } from "./meat.ts";
import { nutClasses } from "./nut.ts";
import { pulseClasses } from "./pulse.ts";
import { seasoningClasses } from "./seasoning.ts";
import { sweetClasses } from "./sweet.ts";
import { vegetableClasses } from "./vegetable.ts";
import type { IngredientClass } from "./ingredient-class.ts";

export const CLASSES: readonly IngredientClass[] = [
  ...bakingClasses,
  ...dairyClasses,
  ...drinkClasses,
  ...eggClasses,
  ...fatClasses,
  ...fishClasses,
  ...fruitClasses,
  ...grainClasses,
  ...herbClasses,
  ...meatClasses,
  ...nutClasses,
  ...pulseClasses,
  ...seasoningClasses,
  ...sweetClasses,
  ...vegetableClasses,
];

const byId = new Map(CLASSES.map((row) => [row.id, row]));

export function findClass(id: ClassId): IngredientClass | undefined {
  return byId.get(id);
}
