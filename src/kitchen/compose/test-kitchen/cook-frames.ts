/** The frames by themselves: what is cooked where no master answers. */
import type { Order } from "#recipe/order";
import { findIngredient } from "../../knowledge/ingredients/all-ingredients.ts";
import { recognise } from "../../read/recognise.ts";
import { cookRecognised, type CookedDish } from "../cook-recognised.ts";
import type { Refusal } from "../refuse.ts";

export function cookFrames(order: Order): CookedDish | Refusal {
  const locale = order.units === "us" ? "en-US" : order.locale;
  return cookRecognised(order, recognise(order.ingredients, locale), recognise(order.avoid ?? [], locale), findIngredient, []);
}
