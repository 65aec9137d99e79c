/** Works out the pantry check of a complete recipe. The kitchen is loaded for it; until then, and where that fails, there is none. */
import { useEffect, useMemo, useState } from "react";
import type { BarredEntry } from "#kitchen/check/gate-order";
import type { PantryCheck } from "#kitchen/check/check-pantry";
import type { Order } from "#recipe/order";
import type { Entry, Session } from "../session/session.ts";

export interface CheckedPage {
  /** The recipe's markdown that was checked. */
  readonly text: string;
  readonly check: PantryCheck;
  /** Entries that were kept from the chef. */
  readonly barred: readonly BarredEntry[];
}

type Inspect = (text: string, order: Order) => CheckedPage;

export function usePantryCheck(session: Session, entries: readonly Entry[]): CheckedPage | undefined {
  const [inspect, setInspect] = useState<Inspect | undefined>(undefined);
  const served = session.state === "served" ? session : undefined;

  useEffect(() => {
    if (served === undefined || inspect !== undefined) return;
    let current = true;
    Promise.all([import("#kitchen/check/check-pantry"), import("#kitchen/check/gate-order")]).then(
      ([{ checkPantry }, { gateOrder }]) => {
        if (current)
          setInspect(() => (text: string, order: Order) => ({ text, check: checkPantry(text, gateOrder(order).order), barred: gateOrder(order).barred }));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [served, inspect]);

  return useMemo(() => (served && inspect ? inspect(served.text, withNewEntries(served.order, entries)) : undefined), [served, inspect, entries]);
}

/** The order's list and what has been put on the list since: who says "I have it" is believed at once, and who clears the list for the next dish changes nothing. */
export function withNewEntries(order: Order, entries: readonly Entry[]): Order {
  const ordered = new Set(order.ingredients);
  const added = entries.map((entry) => entry.text).filter((text) => !ordered.has(text));
  return added.length === 0 ? order : { ...order, ingredients: [...order.ingredients, ...added] };
}
