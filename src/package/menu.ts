/** `menu` of the package: a list in, up to five dishes out. */
import { menu as menuOf, type Menu } from "#kitchen/compose/menu";
import { parseOrder, type Order } from "#recipe/order";
import { INTERNAL, writeRefusal, type Refused } from "./refused.ts";

/** Why there is no menu, and the single foods that would open one. */
export type NoMenu = Refused & Partial<Pick<Menu, "oneAway">>;

/**
 * What could be cooked of an order now: up to five dishes, best first; the first is what `cook` gives. Never throws.
 *
 * @example
 * ```js
 * import { cook, menu } from "the-recipie-book/kitchen";
 *
 * const order = { ingredients: ["rice", "2 eggs", "onion", "peas", "soy sauce", "oil"], minutes: 45 };
 * const answer = menu(order);
 * if (answer.ok) {
 *   for (const { title, minutes } of answer.dishes) console.log(`${title}, ${minutes} min`);
 *   const last = answer.dishes[answer.dishes.length - 1];
 *   console.log(cook({ ...order, dish: last.dish }).markdown);
 * }
 * ```
 */
export function menu(order: Order): Menu | NoMenu {
  const parsed = parseOrder(order);
  if (!parsed.ok) return { ok: false, reason: parsed.error.code, message: parsed.error.message };
  try {
    const answer = menuOf(parsed.order);
    return answer.ok ? answer : { ...writeRefusal(answer), oneAway: answer.oneAway };
  } catch {
    return INTERNAL;
  }
}
