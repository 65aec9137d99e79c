/** The built-in chef: from an order to a cooked dish or a kind refusal. Pure, and the same order gives the same bytes. */
import type { Order } from "#recipe/order";
import { findIngredient } from "../knowledge/ingredients/all-ingredients.ts";
import { cookRecognised, type CookedDish } from "./cook-recognised.ts";
import { recognise } from "../read/recognise.ts";
import type { Refusal } from "./refuse.ts";

/** Cooks an order. Never throws, whatever was typed. Who measures in cups shops in America, whatever language the page speaks. */
export function cook(order: Order): CookedDish | Refusal {
  const locale = order.units === "us" ? "en-US" : order.locale;
  return cookRecognised(order, recognise(order.ingredients, locale), recognise(order.avoid ?? [], locale), findIngredient);
}
