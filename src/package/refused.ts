/** Why an order is not answered with a dish. */
import type { Refusal } from "#kitchen/compose/refuse";
import type { OrderErrorCode } from "#recipe/order";

/** The kitchen could not do what was asked, and says why. */
export interface Refused {
  readonly ok: false;
  /** `empty`, `not-food`, `unknown`, `only-seasoning`, `no-dish`, `wish`, or what is wrong with the order: `bad-order`, `no-ingredients`, `bad-servings`. */
  readonly reason: Refusal["reason"] | OrderErrorCode | "internal";
  /** For the cook: specific, and in whole sentences. */
  readonly message: string;
  /** The wish that stands in the way, or several of them. */
  readonly wish?: string;
}

/** A refusal of the kitchen, without what only the engine needs. */
export function writeRefusal({ reason, message, wish }: Refusal): Refused {
  return { ok: false, reason, message, ...(wish === undefined ? {} : { wish }) };
}

/** A caller must never be thrown at, not even through a fault of ours. */
export const INTERNAL: Refused = { ok: false, reason: "internal", message: "Something went wrong in the kitchen. Please try another list." };
