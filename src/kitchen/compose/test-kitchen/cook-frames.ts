/** The chef without its masters: what the kitchen's own frames make of an order. */
import type { Order } from "#recipe/order";
import { bookOf } from "#kitchen/knowledge/masters/master-book";
import { library, readOrder } from "../cook.ts";
import { cookRecognised, type CookedDish } from "../cook-recognised.ts";
import type { Refusal } from "../refuse.ts";

const NO_MASTERS = bookOf([]);

export function cookFrames(order: Order): CookedDish | Refusal {
  return cookRecognised(order, readOrder(order), { ...library(), masters: NO_MASTERS });
}
