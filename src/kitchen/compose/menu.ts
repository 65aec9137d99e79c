/** The menu: what the built-in chef would cook of a list now. Pure, like `cook`. */
import type { Order } from "#recipe/order";
import { library, readOrder } from "./cook.ts";
import { menuRecognised, type LaidDish } from "./cook-recognised.ts";
import { findOneAway, type OneAway } from "./one-away.ts";
import type { Refusal } from "./refuse.ts";

export interface MenuDish {
  /** What to put into an order's `dish` to have it. */
  readonly dish: string;
  readonly title: string;
  readonly minutes: number;
  readonly handsOn: number;
  readonly oven: boolean;
  /** Entries as typed, in list order: used in it, and left out of it. */
  readonly uses: readonly string[];
  readonly leaves: readonly string[];
}

export interface Menu {
  readonly ok: true;
  readonly dishes: readonly MenuDish[];
  /** Single foods that would open another good dish; apart from the promise, and empty where nothing common would. */
  readonly oneAway: readonly OneAway[];
}

/** Why there is no dish, and what would open one. */
export type NoMenu = Refusal & Pick<Menu, "oneAway">;

/** Up to five dishes, best first; the first is what `cook` gives. */
export function menu(order: Order): Menu | NoMenu {
  const shelf = library();
  const { answer, found } = menuRecognised(order, readOrder(order), shelf);
  const oneAway = findOneAway(order, found, shelf.masters);
  return "ok" in answer ? { ...answer, oneAway } : { ok: true, dishes: answer.map((dish) => writeMenuDish(order, dish)), oneAway };
}

function writeMenuDish({ ingredients }: Order, { takes, ...laid }: LaidDish): MenuDish {
  return {
    ...laid,
    uses: ingredients.filter((_, entry) => takes.has(entry)),
    leaves: ingredients.filter((entry, place) => !takes.has(place) && entry.trim() !== ""),
  };
}
