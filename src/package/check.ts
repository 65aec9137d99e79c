/** `check` of the package: any recipe and a list in, what stands against it out. */
import { checkPantry } from "#kitchen/check/check-pantry";
import type { Finding } from "#kitchen/check/finding";
import { parseOrder, type Order } from "#recipe/order";

/** What the pantry check says of a recipe. */
export interface Checked {
  /** Nothing that it needs is beyond the list; what it offers in so many words is in `extra` as optional all the same. */
  readonly clean: boolean;
  readonly verdict: string;
  readonly extra: readonly { readonly food: string; readonly where: string }[];
  readonly unused: readonly string[];
  readonly overAmount: readonly string[];
  readonly missingQuantity: readonly string[];
  readonly unsafe: readonly { readonly kind: string; readonly why: string }[];
  readonly unsure: readonly string[];
  /** Foods that the text only speaks of: they neither accuse nor clear. */
  readonly mentioned: readonly string[];
  /** Of the EU fourteen, what the recipe's foods hold or may hold. */
  readonly allergens: readonly string[];
  readonly truncated: boolean;
  /** Wishes of the order that the recipe breaks. */
  readonly against: readonly Against[];
  /** Why the line could not be checked. */
  readonly error?: string;
}

export interface Against {
  readonly wish: string;
  readonly food?: string;
  readonly minutes?: number;
  readonly kit?: string;
  readonly why: string;
}

/**
 * Checks any recipe, whoever wrote it, against a list and its wishes: what of it is not on the list, what of the list
 * it leaves, which wishes it breaks, what in it is unsafe. An empty list makes every food foreign. Never throws: what cannot be
 * checked is answered with `error`, and is not clean.
 *
 * @example
 * ```js
 * import { check } from "the-recipie-book/kitchen";
 *
 * const answer = check("Ingredients:\n- 2 eggs\n- 50 g butter\n\nMethod:\n1. Fry the eggs in the butter.", { ingredients: ["3 eggs", "chives"] });
 * console.log(answer.clean, answer.verdict);
 * for (const { food } of answer.extra) console.log(`not on the list: ${food}`);
 * ```
 */
export function check(markdown: string, order: Order): Checked {
  if (typeof markdown !== "string") return refuseCheck("markdown must be a text.");
  const parsed = readOrder(order);
  if (typeof parsed === "string") return refuseCheck(parsed);
  try {
    const { clean, verdict, findings, mentioned } = checkPantry(markdown, parsed);
    const foods = (id: Finding["id"]): string[] => findings.flatMap((finding) => (finding.id === id && finding.food !== undefined ? [finding.food] : []));
    return {
      clean,
      verdict,
      extra: findings.flatMap(({ id, food, where }) => (id === "not-on-your-list" && food !== undefined && where !== undefined ? [{ food, where }] : [])),
      unused: foods("unused-ingredient"),
      overAmount: foods("over-amount"),
      missingQuantity: foods("missing-quantity"),
      unsafe: findings.flatMap(({ kind, message }) => (kind === undefined ? [] : [{ kind, why: message }])),
      unsure: foods("not-sure"),
      mentioned,
      allergens: foods("allergens"),
      against: findings.flatMap(({ wish, food, minutes, kit, message }) =>
        wish === undefined
          ? []
          : [
              {
                wish,
                ...(food === undefined ? {} : { food }),
                ...(minutes === undefined ? {} : { minutes }),
                ...(kit === undefined ? {} : { kit }),
                why: message,
              },
            ],
      ),
      truncated: findings.some((finding) => finding.id === "cut-off"),
    };
  } catch {
    return refuseCheck("This recipe could not be checked.");
  }
}

/** The order, or what is wrong with it. A recipe is checked against an empty list, too. */
function readOrder(order: Order): Order | string {
  const parsed = parseOrder(order);
  if (parsed.ok) return parsed.order;
  return parsed.error.code === "no-ingredients" ? { ...order, ingredients: [] } : parsed.error.message;
}

/** Nothing was checked: why. */
export function refuseCheck(error: string): Checked {
  return {
    clean: false,
    verdict: "",
    extra: [],
    unused: [],
    overAmount: [],
    missingQuantity: [],
    unsafe: [],
    unsure: [],
    mentioned: [],
    allergens: [],
    truncated: false,
    against: [],
    error,
  };
}
