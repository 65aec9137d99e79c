/**
 * What checks a recipe: a chunk of its own, so that a list is read before it is there.
 * It imports the worker's module so that all that both of them need is in that one's chunk, and not in a third that both wait for.
 */
import "./kitchen-worker.ts";
import { checkPantry, type PantryCheck } from "#kitchen/check/check-pantry";
import { type BarredEntry, gateOrder } from "#kitchen/check/gate-order";
import type { Order } from "#recipe/order";

export interface CheckedPage {
  /** The recipe's markdown that was checked. */
  readonly text: string;
  readonly check: PantryCheck;
  /** Entries that were kept from the chef. */
  readonly barred: readonly BarredEntry[];
}

/** The pantry check of a recipe that was made for that order. */
export function checkPage(text: string, given: Order): CheckedPage {
  const { order, barred } = gateOrder(given);
  return { text, check: checkPantry(text, order), barred };
}
