/** A chef behind the gate: entries that must never be cooked are taken out of the order before it reaches them. */
import type { ChefId } from "#recipe/chef-event";
import type { Chef } from "./chef.ts";

type Gate = typeof import("#kitchen/check/gate-order");

/**
 * Wraps a chef. The order goes on without what is barred; where nothing to cook is left, nothing is asked at all and
 * the stream ends with `not-food`, every barred entry named.
 */
export function createGatedChef(id: ChefId, chef: Chef, loadGate: () => Promise<Gate>): Chef {
  return async function* cook(order, signal) {
    const { explainBarred, gateOrder, hasAnythingToCook } = await loadGate();
    signal.throwIfAborted();
    const gated = gateOrder(order);
    if (gated.barred.length > 0 && !hasAnythingToCook(gated.order)) {
      yield { type: "recipe-start", chef: id };
      yield { type: "recipe-error", code: "not-food", message: explainBarred(gated.barred) };
      return;
    }
    yield* chef(gated.order, signal);
  };
}
