/** When the wishes leave nothing to cook: which of them stands in the way, and what would come without it. */
import { minutesInAll } from "#recipe/work-ahead";
import type { Order } from "#recipe/order";
import type { WishName } from "#recipe/wishes";
import { sayWish, wishesSet } from "#kitchen/wishes/say-wishes";
import type { CookedDish } from "../cook-recognised.ts";
import type { Refusal } from "../refuse.ts";

/** Asked for one wish less each time, the last word of which the cook can do without. */
const NEVER_ALONE: readonly WishName[] = ["first"];

/** The refusal that names the wish; `refusal` itself where nothing would come without the wishes either. */
export function refuseWish(order: Order, refusal: Refusal, cook: (order: Order) => CookedDish | Refusal): Refusal {
  const set = wishesSet(order).filter((name) => !NEVER_ALONE.includes(name));
  for (const name of set) {
    const without = cook(leave(order, [name]));
    if (without.ok) return inTheWay(order, [name], without, refusal);
  }
  const without = set.length > 1 ? cook(leave(order, set)) : refusal;
  return without.ok ? inTheWay(order, set, without, refusal) : refusal;
}

function leave(order: Order, names: readonly WishName[]): Order {
  return Object.fromEntries(Object.entries(order).filter(([name]) => !(names as readonly string[]).includes(name))) as unknown as Order;
}

function inTheWay(order: Order, names: readonly WishName[], { recipe }: CookedDish, { leftOut }: Refusal): Refusal {
  const asked = names.map((name) => sayWish(name, order)).join(", ");
  const minutes = minutesInAll(recipe);
  const time = minutes === undefined ? "" : ` (${minutes} min)`;
  return {
    ok: false,
    reason: "wish",
    wish: names.join(", "),
    message: `From this list I know no dish ${asked}. Without ${names.length > 1 ? "these wishes" : "that wish"} it would be: ${recipe.title}${time}.`,
    leftOut,
  };
}
