/**
 * The order: what a chef is asked for. `parseOrder` is the one border where an unknown value becomes an `Order`.
 */

import { parseWishes, WISH_NAMES, type Wishes } from "./wishes.ts";

/** Measures a recipe is written in. */
export const UNITS = ["metric", "us"] as const;
export type Units = (typeof UNITS)[number];

/** Spelling and kitchen words of the recipe. */
export const LOCALES = ["en-GB", "en-US"] as const;
export type Locale = (typeof LOCALES)[number];

/** What a chef is asked for. `ingredients` are the entries exactly as typed, in list order. */
export interface Order extends Wishes {
  readonly ingredients: readonly string[];
  /** People to feed, 1 to 12. Left out: the chef decides (the built-in chef cooks for two). */
  readonly servings?: number;
  /** Replays the same choice among equals. Left out: 0. */
  readonly seed?: number;
  /** 0 for the first recipe of a list, 1, 2, … for another dish from the same list. */
  readonly attempt?: number;
  /** Foods that must not be used although (or because) they were named. */
  readonly avoid?: readonly string[];
  /** What a check found against the recipe that was written for `dish`, a sentence each: a model is asked once more for that dish without it. The built-in chef has no need of it. */
  readonly mend?: readonly string[];
  readonly units?: Units;
  readonly locale?: Locale;
}

/** How much an order may hold; the server lends its chef under tighter limits than the screen. */
export interface OrderLimits {
  readonly entries: number;
  /** UTF-16 code units of one entry. */
  readonly entryLength: number;
  /** UTF-16 code units of all entries and what to avoid together: what reading an order costs grows with them. Left out: no bound. */
  readonly characters?: number;
}

export const ORDER_ERROR_CODES = ["bad-order", "no-ingredients", "too-many-ingredients", "ingredient-too-long", "order-too-long", "bad-servings"] as const;
export type OrderErrorCode = (typeof ORDER_ERROR_CODES)[number];

/** Why a value is not an order: a stable code and a sentence that names the field. */
export interface OrderError {
  readonly code: OrderErrorCode;
  readonly message: string;
}

export type ParsedOrder = { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly error: OrderError };

const MAX_SERVINGS = 12;

const FIELDS = ["ingredients", "servings", "seed", "attempt", "avoid", "mend", "units", "locale", ...WISH_NAMES] as const;

/**
 * Reads an order from any value (parsed JSON, form state). Never throws.
 * Entries are kept exactly as typed: an empty entry and a duplicate are valid. Unknown fields are refused by name.
 */
export function parseOrder(value: unknown, limits?: OrderLimits): ParsedOrder {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return fail("bad-order", "An order is an object with a list of ingredients.");
  const fields = value as Record<string, unknown>;
  const strange = Object.keys(fields).find((name) => !(FIELDS as readonly string[]).includes(name));
  if (strange !== undefined) return fail("bad-order", `An order has no field ${JSON.stringify(strange.slice(0, 40))}.`);

  const ingredients = fields["ingredients"];
  if (!isTextList(ingredients)) return fail("bad-order", "ingredients must be a list of texts.");
  const avoid = fields["avoid"];
  if (avoid !== undefined && !isTextList(avoid)) return fail("bad-order", "avoid must be a list of texts.");
  const mend = fields["mend"];
  if (mend !== undefined && !isTextList(mend)) return fail("bad-order", "mend must be a list of texts.");
  const wished = parseWishes(fields);
  if (!wished.ok) return fail("bad-order", wished.message);
  if (ingredients.length === 0) return fail("no-ingredients", "The list is empty: an order needs at least one ingredient.");
  if (limits) {
    for (const [name, list] of Object.entries({ ingredients, avoid: avoid ?? [], first: wished.wishes.first ?? [], mend: mend ?? [] })) {
      if (list.length > limits.entries) return fail("too-many-ingredients", `${name} has ${list.length} entries; at most ${limits.entries} are taken.`);
      const long = list.findIndex((entry) => entry.length > limits.entryLength);
      if (long >= 0) return fail("ingredient-too-long", `Entry ${long + 1} of ${name} is too long; at most ${limits.entryLength} characters are taken.`);
    }
    const characters = charactersOf({ ingredients, avoid: avoid ?? [] });
    if (limits.characters !== undefined && characters > limits.characters)
      return fail("order-too-long", `The order has ${characters} characters; at most ${limits.characters} are taken.`);
  }
  const servings = fields["servings"];
  if (servings !== undefined && !isWhole(servings, 1, MAX_SERVINGS)) return fail("bad-servings", `servings must be a whole number from 1 to ${MAX_SERVINGS}.`);
  const seed = fields["seed"];
  if (seed !== undefined && !isWhole(seed, 0, Number.MAX_SAFE_INTEGER)) return fail("bad-order", "seed must be a whole number, 0 or more.");
  const attempt = fields["attempt"];
  if (attempt !== undefined && !isWhole(attempt, 0, 1000)) return fail("bad-order", "attempt must be a whole number from 0 to 1000.");
  const units = fields["units"];
  if (units !== undefined && !isOneOf(units, UNITS)) return fail("bad-order", `units must be one of ${UNITS.join(", ")}.`);
  const locale = fields["locale"];
  if (locale !== undefined && !isOneOf(locale, LOCALES)) return fail("bad-order", `locale must be one of ${LOCALES.join(", ")}.`);

  return {
    ok: true,
    order: {
      ingredients,
      ...(servings === undefined ? {} : { servings }),
      ...(seed === undefined ? {} : { seed }),
      ...(attempt === undefined ? {} : { attempt }),
      ...(avoid === undefined ? {} : { avoid }),
      ...(mend === undefined ? {} : { mend }),
      ...(units === undefined ? {} : { units }),
      ...(locale === undefined ? {} : { locale }),
      ...wished.wishes,
    },
  };
}

/** How much there is to read in an order, in UTF-16 code units: what reading it costs grows with this, and with nothing else. */
export function charactersOf({ ingredients, avoid = [] }: Pick<Order, "ingredients" | "avoid">): number {
  return [...ingredients, ...avoid].reduce((sum, entry) => sum + entry.length, 0);
}

function fail(code: OrderErrorCode, message: string): ParsedOrder {
  return { ok: false, error: { code, message } };
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}

function isOneOf<const T extends string>(value: unknown, allowed: readonly T[]): value is T {
  return (allowed as readonly unknown[]).includes(value);
}
