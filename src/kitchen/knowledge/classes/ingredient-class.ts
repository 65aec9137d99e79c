/** A class of ingredients. Its id is one of those in the tables of the shelves: another does not compile. */
import type { bakingClasses } from "./baking.ts";
import type { dairyClasses } from "./dairy.ts";
import type { drinkClasses } from "./drink.ts";
import type { eggClasses } from "./egg.ts";
import type { fatClasses } from "./fat.ts";
import type { fishClasses } from "./fish.ts";
import type { fruitClasses } from "./fruit.ts";
import type { grainClasses } from "./grain.ts";
import type { herbClasses } from "./herb.ts";
import type { meatClasses } from "./meat.ts";
import type { nutClasses } from "./nut.ts";
import type { pulseClasses } from "./pulse.ts";
import type { seasoningClasses } from "./seasoning.ts";
import type { sweetClasses } from "./sweet.ts";
import type { vegetableClasses } from "./vegetable.ts";
import type { Shelved } from "./class-row.ts";
import type { SharedRole } from "./roles.ts";

type Shelf =
  | typeof bakingClasses
  | typeof dairyClasses
  | typeof drinkClasses
  | typeof eggClasses
  | typeof fatClasses
  | typeof fishClasses
  | typeof fruitClasses
  | typeof grainClasses
  | typeof herbClasses
  | typeof meatClasses
  | typeof nutClasses
  | typeof pulseClasses
  | typeof seasoningClasses
  | typeof sweetClasses
  | typeof vegetableClasses;

/** Stable snake_case id of an ingredient class, e.g. `root_hard`. */
export type ClassId = Shelf[number]["id"];

export interface IngredientClass extends Omit<Shelved<ClassId>, "roles"> {
  /** Fitness for a role, its own id among them, 0 to 1. */
  readonly roles: Readonly<Partial<Record<SharedRole | ClassId, number>>>;
}
