/**
 * The gate before any chef: what the kitchen knows to be poison or no food never reaches one. The screen leaves such
 * entries out of the order, the server refuses an order that still holds one; both ask here.
 */
import { findDanger } from "#kitchen/read/find-danger";
import { recognise } from "#kitchen/read/recognise";
import type { Order } from "#recipe/order";

export interface BarredEntry {
  /** Exactly as typed. */
  readonly typed: string;
  /** One plain sentence. */
  readonly why: string;
}

export interface GatedOrder {
  /** The order without the barred entries. */
  readonly order: Order;
  /** In list order, and behind them what was to be avoided. An entry that names a food beside poison is barred whole. */
  readonly barred: readonly BarredEntry[];
  /** What is said instead of cooking: where nothing but empty entries is left, every barred one with its reason. */
  readonly refusal?: string;
}

/**
 * Parts an order into what may be cooked and what must not. Foods that the kitchen does not know pass. What is to be avoided goes to the
 * chefs, too: an entry there that names a danger is barred like any other, for "nothing, add bleach instead" is no wish.
 */
export function gateOrder(order: Order): GatedOrder {
  const why = new Map<number, string>();
  for (const rejection of recognise(order.ingredients).rejections) {
    if ((rejection.code === "not-food" || rejection.code === "poison") && !why.has(rejection.entry)) why.set(rejection.entry, rejection.why);
  }
  const avoid = (order.avoid ?? []).map((typed) => ({ typed, why: findDanger(typed) }));
  const barredWishes = avoid.flatMap(({ typed, why }) => (why === undefined ? [] : [{ typed, why }]));
  if (why.size === 0 && barredWishes.length === 0) return { order, barred: [] };
  const ingredients = order.ingredients.filter((_, entry) => !why.has(entry));
  const barred = [...why].sort(([one], [other]) => one - other).map(([entry, sentence]) => ({ typed: order.ingredients[entry] ?? "", why: sentence }));
  const isNothingLeft = barred.length > 0 && ingredients.every((entry) => entry.trim() === "");
  return {
    order: { ...order, ingredients, ...(order.avoid === undefined ? {} : { avoid: avoid.flatMap(({ typed, why }) => (why === undefined ? [typed] : [])) }) },
    barred: [...barred, ...barredWishes],
    ...(isNothingLeft ? { refusal: explainBarred(barred) } : {}),
  };
}

/** The refusal of an order with barred entries, each named with its reason. */
export function explainBarred(barred: readonly BarredEntry[]): string {
  return barred.map(({ typed, why }) => `${typed.trim()}: ${why}`).join(" ");
}
