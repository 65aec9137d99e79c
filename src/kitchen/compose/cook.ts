/** The built-in chef: from an order to a cooked dish or a kind refusal. Pure, and the same order gives the same bytes. */
import type { Order } from "#recipe/order";
import { findIngredient } from "../knowledge/ingredients/all-ingredients.ts";
import { masterBook } from "../knowledge/masters/all-masters.ts";
import { recognise } from "../read/recognise.ts";
import { cookRecognised, type CookedDish } from "./cook-recognised.ts";
import type { Library, Recognised } from "./find-courses.ts";
import type { Refusal } from "./refuse.ts";

/** Cooks an order. Never throws, whatever was typed. */
export function cook(order: Order): CookedDish | Refusal {
  return cookRecognised(order, readOrder(order), library());
}

/** All entries of an order, read. Who measures in cups shops in America, whatever language the page speaks. */
export function readOrder({ ingredients, avoid = [], first = [], units, locale }: Order): Recognised {
  const spoken = units === "us" ? "en-US" : locale;
  return { list: recognise(ingredients, spoken), avoid: recognise(avoid, spoken), first: recognise(first, spoken) };
}

/** All that the kitchen knows. */
export function library(): Library {
  return { find: findIngredient, masters: masterBook() };
}
