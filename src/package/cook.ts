/** `cook` of the package: a list in, a recipe out. */
import { cook as cookOrder } from "#kitchen/compose/cook";
import { parseOrder, type Order } from "#recipe/order";
import { INTERNAL, writeRefusal, type Refused } from "./refused.ts";

/** A recipe that uses only what is on the list, and water and heat. */
export interface Cooked {
  readonly ok: true;
  readonly title: string;
  /** Stable for a dish of these foods: put it into an order's `dish` to have the same one again. */
  readonly dish: string;
  /** The recipe, in markdown. */
  readonly markdown: string;
  /** Entries that it uses, as typed. */
  readonly used: readonly string[];
  /** Entries that it does not use, as typed, each with a sentence that says why. */
  readonly leftOut: readonly { readonly ingredient: string; readonly reason: string }[];
}

/**
 * Cooks an order: one dish, portioned, timed and written. The same order gives the same bytes, everywhere. Never throws:
 * what is no order is refused with a message that names the field.
 *
 * @example
 * ```js
 * import { cook } from "the-recipie-book/kitchen";
 *
 * const answer = cook({ ingredients: ["4 eggs", "spinach", "feta"], servings: 2 });
 * console.log(answer.ok ? answer.markdown : answer.message);
 * ```
 */
export function cook(order: Order): Cooked | Refused {
  const parsed = parseOrder(order);
  if (!parsed.ok) return { ok: false, reason: parsed.error.code, message: parsed.error.message };
  try {
    const answer = cookOrder(parsed.order);
    if (!answer.ok) return writeRefusal(answer);
    const { title, dish, markdown, used, leftOut } = answer;
    return {
      ok: true,
      title,
      dish,
      markdown,
      used: used.map(({ typed }) => typed),
      leftOut: leftOut.map(({ ingredient, reason }) => ({ ingredient, reason })),
    };
  } catch {
    return INTERNAL;
  }
}
