/** Asks the kitchen for the pantry check of a complete recipe. Until it has answered, and where it cannot, there is none. */
import { useEffect, useMemo, useState } from "react";
import type { Order } from "#recipe/order";
import { askKitchen } from "../kitchen/ask-kitchen.ts";
import type { CheckedPage } from "../kitchen-worker/kitchen.ts";
import type { Entry, Served, Session } from "../session/session.ts";

export function usePantryCheck(session: Session, entries: readonly Entry[]): CheckedPage | undefined {
  // Every recipe's last check: who turns back to one finds its check there already.
  const [pages, setPages] = useState<ReadonlyMap<Served, CheckedPage>>(new Map());
  const served = session.state === "served" ? session : undefined;
  const order = useMemo(() => served && withNewEntries(served.order, entries), [served, entries]);

  useEffect(() => {
    if (served === undefined || order === undefined) return;
    let current = true;
    askKitchen("checkPage", served.text, order).then(
      (page) => {
        if (current) setPages((pages) => new Map(pages).set(served, page));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [served, order]);

  return served && pages.get(served);
}

/** The order's list and what has been put on the list since: who says "I have it" is believed at once, and who clears the list for the next dish changes nothing. */
function withNewEntries(order: Order, entries: readonly Entry[]): Order {
  const ordered = new Set(order.ingredients);
  const added = entries.map((entry) => entry.text).filter((text) => !ordered.has(text));
  return added.length === 0 ? order : { ...order, ingredients: [...order.ingredients, ...added] };
}
