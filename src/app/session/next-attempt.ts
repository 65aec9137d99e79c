/** Asking again for an unchanged list means: something else, please. */
import { type Book, isStale, shownSession } from "./session.ts";

/** 0 for a new list; one more than the last time where the recipe on the screen is this list's. */
export function nextAttempt(book: Book): number {
  const shown = shownSession(book.session);
  if (shown.state !== "served" || shown.ending !== "whole" || isStale(book)) return 0;
  return (shown.order.attempt ?? 0) + 1;
}
