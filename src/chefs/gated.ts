/** A chef behind the gate: entries that must never be cooked are taken out of the order before it reaches them. */
import type { GatedOrder } from "#kitchen/check/gate-order";
import type { ChefId } from "#recipe/chef-event";
import type { Order } from "#recipe/order";
import type { Chef } from "./chef.ts";

/**
 * Wraps a chef. The order goes on without what is barred; where nothing to cook is left, nothing is asked at all and
 * the stream ends with `not-food`, every barred entry named.
 * @param gate the kitchen's `gateOrder`, wherever it runs
 */
export function createGatedChef(id: ChefId, chef: Chef, gate: (order: Order) => Promise<GatedOrder>): Chef {
  return async function* cook(given, signal) {
    const { order, refusal } = await gate(given);
    signal.throwIfAborted();
    if (refusal !== undefined) {
      yield { type: "recipe-start", chef: id };
      yield { type: "recipe-error", code: "not-food", message: refusal };
      return;
    }
    yield* chef(order, signal);
  };
}
