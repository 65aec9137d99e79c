/** What is never sent to a model: an order that holds what the kitchen knows to be poison or no food. */
import { explainBarred, gateInSteps } from "#kitchen/check/gate-order";
import type { RecipeError } from "#recipe/chef-event";
import type { Order } from "#recipe/order";
import { TimeSlices } from "./time-slices.ts";

const slices = new TimeSlices();

/** Milliseconds of work for one order: three times what the hardest within the limits takes on a machine of 2026. */
const BUDGET = 2_000;

/**
 * The page leaves such entries out by itself; whoever asks without it is told which and why.
 * A long order is read a few entries at a time, so that the streams of others go on, and one that takes more than two
 * seconds of work is refused unread. Rejects when the signal aborts.
 */
export async function refuseOrder(order: Order, signal: AbortSignal): Promise<RecipeError | undefined> {
  const gated = await slices.run(gateInSteps(order), { signal, budget: BUDGET });
  if (gated === undefined) return { type: "recipe-error", code: "bad-order", message: "The order takes too long to read: fewer or shorter entries, please." };
  return gated.barred.length === 0 ? undefined : { type: "recipe-error", code: "not-food", message: explainBarred(gated.barred) };
}
