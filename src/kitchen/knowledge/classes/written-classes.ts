/** Every class of the kitchen, shelf by shelf. The build replaces this module by the packed table. */
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
import { tableOf, type ClassTable } from "./class-table.ts";

export function writtenClasses(): ClassTable {
  return tableOf([
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
  ]);
}
