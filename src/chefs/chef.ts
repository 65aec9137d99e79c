/** The one thing all chefs are: a function from an order to a stream of events. */
import type { ChefEvent } from "#recipe/chef-event";
import type { Order } from "#recipe/order";

/**
 * Cooks an order. The stream ends with `recipe-end` or `recipe-error` and does not throw for anything that can go
 * wrong on the way to a recipe. When `signal` aborts, upstream work stops at once and the stream throws the
 * signal's reason: the person asked for silence, not for an error message.
 */
export type Chef = (order: Order, signal: AbortSignal) => AsyncIterable<ChefEvent>;
