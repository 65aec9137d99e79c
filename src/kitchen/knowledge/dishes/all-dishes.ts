/** Every dish of the kitchen. A new family adds its line here. */
import type { Dish } from "./dish.ts";
import { eggDishes } from "./egg.ts";
import { pastaDishes } from "./pasta.ts";

export const DISHES: readonly Dish[] = [...eggDishes, ...pastaDishes];
