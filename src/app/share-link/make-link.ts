/** The link to a list, what was minded, and the dish where the built-in chef cooked it: whoever opens it gets the same recipe again. */
import type { ChefId } from "#recipe/chef-event";
import type { Order } from "#recipe/order";
import { askKitchen } from "../kitchen/ask-kitchen.ts";
import { writeOrderLink } from "./order-link.ts";

export interface Linked {
  readonly chef: ChefId;
  readonly order: Order;
  /** For how many the dish on the screen was cooked, where that is not what was ordered. */
  readonly servings?: number | undefined;
}

/** The whole address. A model's dish is its words, which no link holds: its list is handed on alone. */
export async function makeLink({ chef, order, servings }: Linked): Promise<string> {
  const { dish, attempt, ...list } = order;
  if (chef !== "built-in") return addressOf(list);
  const cooked = dish ?? (await askKitchen("dishOf", order).catch(() => undefined));
  return addressOf({
    ...list,
    ...(servings === undefined ? {} : { servings }),
    ...(cooked === undefined ? {} : { dish: cooked }),
    ...(attempt === undefined ? {} : { attempt }),
  });
}

function addressOf(order: Order): string {
  return location.origin + location.pathname + writeOrderLink(order);
}
