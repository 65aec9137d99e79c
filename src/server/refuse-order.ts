/** What is never sent to a model: an order that holds what the kitchen knows to be poison or no food. */
import { explainBarred, gateOrder } from "#kitchen/check/gate-order";
import type { RecipeError } from "#recipe/chef-event";
import type { Order } from "#recipe/order";

/** The page leaves such entries out by itself; whoever asks without it is told which and why. */
export function refuseOrder(order: Order): RecipeError | undefined {
  const { barred } = gateOrder(order);
  return barred.length === 0 ? undefined : { type: "recipe-error", code: "not-food", message: explainBarred(barred) };
}
