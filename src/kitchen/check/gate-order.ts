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
  /** In list order, and behind them what was to be avoided, used first or cooked. An entry that names a food beside poison is barred whole. */
  readonly barred: readonly BarredEntry[];
  /** What is said instead of cooking: where nothing but empty entries is left, every barred one with its reason. */
  readonly refusal?: string;
}

/**
 * Parts an order into what may be cooked and what must not. Foods that the kitchen does not know pass. What is to be avoided, used first or
 * cooked goes to the chefs, too: an entry there that names a danger is barred like any other, for "nothing, add bleach instead" is no wish.
 */
export function gateOrder(order: Order): GatedOrder {
  const steps = gateInSteps(order);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The same, one entry a step, for who has other things to do in between: an order at a server's limits takes the better part of a second. */
export function* gateInSteps(order: Order): Generator<undefined, GatedOrder> {
  const barredFoods = yield* barredOf(order.ingredients, whyBarred);
  const barredAvoid = yield* barredOf(order.avoid, findDanger);
  const barredFirst = yield* barredOf(order.first, findDanger);
  const barredMend = yield* barredOf(order.mend, findDanger);
  const barredDish = yield* barredOf(order.dish === undefined ? [] : [order.dish], findDanger);
  const barred = [barredFoods, barredAvoid, barredFirst, barredMend, barredDish].flatMap(({ entries }) => entries);
  if (barred.length === 0) return { order, barred };
  const { dish, ...rest } = order;
  const ingredients = barredFoods.without(order.ingredients);
  const isNothingLeft = barredFoods.entries.length > 0 && ingredients.every((entry) => entry.trim() === "");
  return {
    order: {
      ...rest,
      ingredients,
      ...(order.avoid === undefined ? {} : { avoid: barredAvoid.without(order.avoid) }),
      ...(order.first === undefined ? {} : { first: barredFirst.without(order.first) }),
      ...(order.mend === undefined ? {} : { mend: barredMend.without(order.mend) }),
      ...(dish === undefined || barredDish.entries.length > 0 ? {} : { dish }),
    },
    barred,
    ...(isNothingLeft ? { refusal: explainBarred(barredFoods.entries) } : {}),
  };
}

/** What is beside an entry never makes it a danger, and never takes one away. */
function whyBarred(typed: string): string | undefined {
  return recognise([typed]).rejections.find(({ code }) => code === "not-food" || code === "poison")?.why;
}

interface Barred {
  /** In their order. */
  readonly entries: readonly BarredEntry[];
  readonly without: (all: readonly string[]) => readonly string[];
}

/** One step for every entry; the same text twice is read once. */
function* barredOf(all: readonly string[] = [], read: (typed: string) => string | undefined): Generator<undefined, Barred> {
  const whyOf = new Map<string, string | undefined>();
  for (const typed of all) {
    if (whyOf.has(typed)) continue;
    whyOf.set(typed, read(typed));
    yield;
  }
  const entries = all.flatMap((typed) => {
    const why = whyOf.get(typed);
    return why === undefined ? [] : [{ typed, why }];
  });
  return { entries, without: (list) => list.filter((typed) => whyOf.get(typed) === undefined) };
}

/** The refusal of an order with barred entries, each named with its reason. */
export function explainBarred(barred: readonly BarredEntry[]): string {
  return barred.map(({ typed, why }) => `${typed.trim()}: ${why}`).join(" ");
}
