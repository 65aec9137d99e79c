/** Asking again for an unchanged list means: something else, please. */
import { type Book, isForList, isStale, shownSession } from "./session.ts";

/** 0 for a new list; where the recipe on the screen is this list's, one more than any that this list has had, turned back or not. */
export function nextAttempt(book: Book): number {
  const shown = shownSession(book.session);
  if (shown.state !== "served" || shown.ending !== "whole" || isStale(book)) return 0;
  const tried = book.recipes.filter((recipe) => isForList(recipe, book) && recipe.order.dish === undefined).map(({ order }) => order.attempt ?? 0);
  return Math.max(shown.order.attempt ?? 0, ...tried) + 1;
}
