/** All that the page asks of the kitchen. What goes in and what comes out is plain data: the kitchen works in another thread. */
import { checkPantry, type PantryCheck } from "#kitchen/check/check-pantry";
import { type BarredEntry, gateOrder } from "#kitchen/check/gate-order";
import { cook } from "#kitchen/compose/cook";
import type { CookedDish } from "#kitchen/compose/cook-recognised";
import { gramsPerMillilitre } from "#kitchen/compose/grams-per-millilitre";
import type { Refusal } from "#kitchen/compose/refuse";
import { suggestIngredients } from "#kitchen/knowledge/suggest-ingredients";
import type { Order } from "#recipe/order";

export interface CheckedPage {
  /** The recipe's markdown that was checked. */
  readonly text: string;
  readonly check: PantryCheck;
  /** Entries that were kept from the chef. */
  readonly barred: readonly BarredEntry[];
}

export const kitchen = {
  /** Only what the built-in chef says: the rest of a dish would be copied from thread to thread for nothing. */
  cook(order: Order): Pick<CookedDish, "ok" | "markdown"> | Pick<Refusal, "ok" | "reason" | "message"> {
    const answer = cook(order);
    return answer.ok ? { ok: true, markdown: answer.markdown } : { ok: false, reason: answer.reason, message: answer.message };
  },
  gateOrder,
  /** The pantry check of a recipe that was made for that order. */
  checkPage(text: string, given: Order): CheckedPage {
    const { order, barred } = gateOrder(given);
    return { text, check: checkPantry(text, order), barred };
  },
  suggestIngredients,
  /** Grams of one millilitre of each food, in the order given. */
  weighFoods(foods: readonly string[]): readonly (number | undefined)[] {
    return foods.map(gramsPerMillilitre);
  },
};

export type Kitchen = typeof kitchen;
