/** How heavy a recipe's foods are in a cup or a spoon. The kitchen knows, and is asked once for all of them. */
import { useEffect, useState } from "react";
import { findAmounts } from "#recipe/amounts-in-recipe";
import type { DensityOf } from "#recipe/convert-units";
import type { ReadRecipe } from "#recipe/read-recipe";
import { askKitchen } from "../kitchen/ask-kitchen.ts";

/**
 * @param wanted false as long as nobody thinks of changing measures
 * @returns a look-up that knows nothing until the kitchen has answered
 */
export function useDensities(read: ReadRecipe, wanted: boolean): DensityOf {
  const [densityOf, setDensityOf] = useState<DensityOf>(() => () => undefined);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const foods = [...new Set(findAmounts(read).flatMap(({ food }) => food ?? []))];
    askKitchen("weighFoods", foods).then(
      (densities) => {
        const byFood = new Map(foods.map((food, index) => [food, densities[index]]));
        if (current) setDensityOf(() => (food: string) => byFood.get(food));
      },
      () => undefined, // then volumes stay volumes
    );
    return () => {
      current = false;
    };
  }, [read, wanted]);

  return densityOf;
}
