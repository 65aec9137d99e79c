/** Asking again for an unchanged list means: something else, please. */
import type { Order } from "#recipe/order";
import { type Book, isForList, isStale, shownSession } from "./session.ts";

/** 0 for a new list or other wishes; where the recipe on the screen is this list's, one more than any that this list has had, turned back or not. */
export function nextAttempt(book: Book, wishes: Partial<Order> = {}): number {
  const shown = shownSession(book.session);
  if (shown.state !== "served" || shown.ending !== "whole" || isStale(book, wishes)) return 0;
  const tried = book.recipes
    .filter((recipe) => recipe.chef !== "brought" && isForList(recipe, book) && recipe.order.dish === undefined)
    .map(({ order }) => order.attempt ?? 0);
  return Math.max(-1, ...tried) + 1;
}

/** The dishes of the menu that have been on the screen for this list: another recipe is none of them. */
export function dishesChosen(book: Book): readonly string[] {
  return book.recipes.flatMap((recipe) => (isForList(recipe, book) && recipe.order.dish !== undefined ? [recipe.order.dish] : []));
}
