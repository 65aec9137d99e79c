/**
 * What cooks: dishes, nutrition figures and the chef's stages. A chunk of its own, fetched when the built-in chef is wanted.
 * It imports the worker's module so that all that both of them need is in that one's chunk, and not in a third that both wait for.
 */
import "./kitchen-worker.ts";
import { cook as cookOrder } from "#kitchen/compose/cook";
import type { CookedDish } from "#kitchen/compose/cook-recognised";
import type { Refusal } from "#kitchen/compose/refuse";
import type { Order } from "#recipe/order";

/** Only what the built-in chef says: the rest of a dish would be copied from thread to thread for nothing. */
export type Answer = Pick<CookedDish, "ok" | "markdown"> | Pick<Refusal, "ok" | "reason" | "message">;

export function cook(order: Order): Answer {
  const answer = cookOrder(order);
  return answer.ok ? { ok: true, markdown: answer.markdown } : { ok: false, reason: answer.reason, message: answer.message };
}
