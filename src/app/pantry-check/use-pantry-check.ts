/** Asks the kitchen for the pantry check of a complete recipe, in the words that are on the screen. Until it has answered there is none. */
import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import type { Order } from "#recipe/order";
import { askKitchen } from "../kitchen/ask-kitchen.ts";
import type { CheckedPage } from "../kitchen-worker/checking.ts";
import { type Entry, listOf, type Served, type Session } from "../session/session.ts";

export interface PantryChecking {
  /** The recipe's check; the last one, while the kitchen works at a newer one. */
  readonly page: CheckedPage | undefined;
  /** What the recipe is checked against: its order, with what has been put on the list since. */
  readonly order: Order | undefined;
  /** The page's words are those on the screen: only then its verdict is about them. */
  readonly isCurrent: boolean;
  /** The kitchen could not be fetched, or something in it broke. */
  readonly hasFailed: boolean;
  /** Asks the kitchen once more. */
  again(): void;
}

/** @param words the recipe's markdown as it is shown: for how many, in which measures */
export function usePantryCheck(session: Session, words: string, entries: readonly Entry[]): PantryChecking {
  // Every recipe's last check: who turns back to one finds its check there already.
  const [pages, setPages] = useState<ReadonlyMap<Served, CheckedPage>>(new Map());
  const [failed, setFailed] = useState<string | undefined>(undefined);
  const served = session.state === "served" ? session : undefined;
  const order = useMemo(() => served && orderFor(served, entries), [served, entries]);

  useEffect(() => {
    if (served === undefined || order === undefined || failed === words) return;
    let current = true;
    askKitchen("checkPage", words, order).then(
      (page) => {
        // Of a long list it says much: drawn a few milliseconds at a time.
        if (current) startTransition(() => setPages((pages) => new Map(pages).set(served, page)));
      },
      (reason: unknown) => {
        if (!current) return;
        // oxlint-disable-next-line no-console -- a fault of the book's own, for whoever looks after it
        console.error(reason);
        setFailed(words);
      },
    );
    return () => {
      current = false;
    };
  }, [served, words, order, failed]);

  const page = served && pages.get(served);
  return {
    page,
    order,
    isCurrent: page?.text === words,
    hasFailed: served !== undefined && failed === words,
    again: useCallback(() => setFailed(undefined), []),
  };
}

/** A recipe that was brought is held against the list as it is. */
function orderFor({ chef, order }: Served, entries: readonly Entry[]): Order {
  return chef === "brought" ? { ...order, ingredients: listOf(entries) } : withNewEntries(order, entries);
}

/** The order's list and what has been put on the list since: who says "I have it" is believed at once, and who clears the list for the next dish changes nothing. */
function withNewEntries(order: Order, entries: readonly Entry[]): Order {
  const ordered = new Set(order.ingredients);
  const added = listOf(entries).filter((text) => !ordered.has(text));
  return added.length === 0 ? order : { ...order, ingredients: [...order.ingredients, ...added] };
}
