/** Every dish of the kitchen. A new family adds its line here. */
import type { Dish } from "./dish.ts";
import { bakingDishes } from "./baking.ts";
import { breadDishes } from "./bread.ts";
import { breakfastDishes } from "./breakfast.ts";
import { coldDishes } from "./cold.ts";
import { curryDishes } from "./curry.ts";
import { dessertDishes } from "./dessert.ts";
import { eggDishes } from "./egg.ts";
import { panDishes } from "./pan.ts";
import { pastaDishes } from "./pasta.ts";
import { plainDishes } from "./plain.ts";
import { riceDishes } from "./rice.ts";
import { roastDishes } from "./roast.ts";
import { saladDishes } from "./salad.ts";
import { sideDishes } from "./side.ts";
import { soupDishes } from "./soup.ts";
import { stewDishes } from "./stew.ts";
import { batterDishes } from "./batter.ts";
import { biscuitDishes } from "./biscuit.ts";
import { cakeDishes } from "./cake.ts";
import { chilledDishes } from "./chilled.ts";
import { drinkDishes } from "./drink.ts";
import { hotFruitDishes } from "./hot-fruit.ts";
import { loafDishes } from "./loaf.ts";
import { puddingDishes } from "./pudding.ts";
import { snackDishes } from "./snack.ts";

export const DISHES: readonly Dish[] = [
  ...eggDishes,
  ...pastaDishes,
  ...riceDishes,
  ...soupDishes,
  ...stewDishes,
  ...curryDishes,
  ...panDishes,
  ...roastDishes,
  ...saladDishes,
  ...breadDishes,
  ...sideDishes,
  ...breakfastDishes,
  ...bakingDishes,
  ...dessertDishes,
  ...coldDishes,
  ...batterDishes,
  ...biscuitDishes,
  ...cakeDishes,
  ...chilledDishes,
  ...drinkDishes,
  ...hotFruitDishes,
  ...loafDishes,
  ...puddingDishes,
  ...snackDishes,
  ...plainDishes,
];
