/**
 * What cooks: dishes, nutrition figures and the chef's stages. A chunk of its own, fetched when the built-in chef is wanted.
 * It imports what checks and the worker's module so that what they need too is in their chunks, and not in a further one that all wait for.
 */
import "./checking.ts";
import "./kitchen-worker.ts";
import { cook as cookAnew } from "#kitchen/compose/cook";
import { menu as offerMenu, type Menu, type NoMenu } from "#kitchen/compose/menu";
import type { CookedDish } from "#kitchen/compose/cook-recognised";
import type { Refusal } from "#kitchen/compose/refuse";
import type { Order } from "#recipe/order";
import { rememberLast } from "./remember-last.ts";

const cookOrder = rememberLast<Order, CookedDish | Refusal>(cookAnew);

/** Only what the built-in chef says: the rest of a dish would be copied from thread to thread for nothing. */
export type Answer = Pick<CookedDish, "ok" | "markdown"> | Pick<Refusal, "ok" | "reason" | "message">;

export function cook(order: Order): Answer {
  const answer = cookOrder(order);
  return answer.ok ? { ok: true, markdown: answer.markdown } : { ok: false, reason: answer.reason, message: answer.message };
}

/**
 * The markdown of the dish that an order gives, for so many people and within what is there; undefined where it cannot be
 * made for so many. Amounts are portioned anew, never multiplied.
 */
export function cookAgain(order: Order, people: number): string | undefined {
  const first = cookOrder(order);
  if (!first.ok) return undefined;
  const again = cookOrder({ ...order, dish: first.dish, servings: people });
  return again.ok && again.dish === first.dish && again.recipe.servings === people ? again.markdown : undefined;
}

/** The dish that an order gives, by its id; undefined where it gives none. */
export function dishOf(order: Order): string | undefined {
  const answer = cookOrder(order);
  return answer.ok ? answer.dish : undefined;
}

/** Dishes that were chosen from the menu are at most its five. */
const MOST_PASSED = 6;

export function findAttempt(order: Order, dishes: readonly string[]): number {
  const from = order.attempt ?? 0;
  for (let attempt = from; attempt <= from + MOST_PASSED; attempt += 1) {
    const answer = cookOrder({ ...order, attempt });
    if (!answer.ok) return from;
    if (!dishes.includes(answer.dish)) return attempt;
  }
  return from;
}

export function menu(order: Order): Menu | NoMenu {
  const answer = offerMenu(order);
  return answer.ok ? answer : { ...answer, leftOut: [] };
}
