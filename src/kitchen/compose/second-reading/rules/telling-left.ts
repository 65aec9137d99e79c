import { has } from "../dish-read.ts";
import { isMainProtein, type Food } from "#kitchen/compose/food";
import type { Rule } from "../rule.ts";

/** A food that a cook would have used lies beside the dish. */
export const tellingLeft: Rule = {
  id: "telling-left",
  ofTheRest: true,
  why: "what the list offers and the dish could bear is why the list was typed",
  find({ left, foods, isSavoury }) {
    if (!isSavoury) return [];
    return left.flatMap((food) => {
      const twin = foods.some((used) => used.food.kind.id === food.kind.id || (isMainProtein(used.food) && isMainProtein(food)));
      return twin || !tells(food) ? [] : [{ weight: food.salience >= 1 ? (2 as const) : (1 as const), what: food.name }];
    });
  },
};

function tells(food: Food): boolean {
  const { kind } = food;
  return (
    has(
      food,
      "garlic",
      "onion",
      "butter",
      "citrus_sour",
      "potato_frozen",
      "herb",
      "cheese",
      "chilli",
      "mushroom",
      "bacon",
      "tomato",
      "ginger",
      "soy",
      "salt_pure",
      "nut",
    ) ||
    isMainProtein(food) ||
    (kind.shelf === "vegetable" && food.salience >= 1)
  );
}
