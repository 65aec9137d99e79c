/** The menu of an order, live: asked for again whenever the order changes, and the last one stays until the next is there. */
import { useEffect, useState } from "react";
import type { Order } from "#recipe/order";
import type { Menu, NoMenu } from "#kitchen/compose/menu";
import { askKitchen } from "../kitchen/ask-kitchen.ts";

/** A longer list is nobody's kitchen, and to cook it five times over would keep the recipe that is asked for waiting. */
const MOST_ENTRIES = 200;
/** Milliseconds without a change before the kitchen is asked: whoever types a list is not answered at every entry. */
const REST = 120;

export function useMenu(order: Order): Menu | NoMenu | undefined {
  const [menu, setMenu] = useState<Menu | NoMenu>();
  const key = JSON.stringify(order);
  const isTooLong = order.ingredients.length > MOST_ENTRIES;
  useEffect(() => {
    if (isTooLong) return;
    let current = true;
    const timer = setTimeout(() => {
      askKitchen("menu", JSON.parse(key) as Order).then(
        (answer) => {
          if (current) setMenu(answer);
        },
        () => undefined, // without the kitchen there is no menu; everything else goes on
      );
    }, REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, isTooLong]);
  return isTooLong ? undefined : menu;
}
