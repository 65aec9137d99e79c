/** Wishes: what a cook minds beside the list. Part of an order; `parseWishes` is their half of its border. */

/** Ways to eat. `vegetarian` without meat and fish, `vegan` without anything of animals, `pescatarian` without meat. */
export const DIETS = ["vegetarian", "vegan", "pescatarian", "no-pork", "no-beef", "no-alcohol"] as const;
export type Diet = (typeof DIETS)[number];

/** The fourteen allergens of Regulation (EU) 1169/2011, Annex II, as an order names them. */
export const FREE_FROM = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
export type FreeFrom = (typeof FREE_FROM)[number];

/** What the dish is for. */
export const MEALS = ["breakfast", "main", "side", "sweet", "drink"] as const;
export type Meal = (typeof MEALS)[number];

/** What the kitchen lacks: `false` where there is none, `pans` the pots, pans and tins that may be used, oven tins included. Left out: no matter. */
export interface KitWish {
  readonly oven?: boolean;
  readonly blender?: boolean;
  readonly pans?: number;
}

export interface Wishes {
  readonly diet?: readonly Diet[];
  readonly freeFrom?: readonly FreeFrom[];
  /** Minutes from start to table, at most. */
  readonly minutes?: number;
  readonly kit?: KitWish;
  readonly course?: Meal;
  /** Entries of the list that are to be used before others. */
  readonly first?: readonly string[];
  /** A dish of the menu, by its id. */
  readonly dish?: string;
}

/** The names of the wishes, in the order in which they are told of. */
export const WISH_NAMES = ["diet", "freeFrom", "minutes", "kit", "course", "first", "dish"] as const satisfies readonly (keyof Wishes)[];
export type WishName = (typeof WISH_NAMES)[number];

const MOST_MINUTES = 24 * 60;
const MOST_PANS = 12;
const MOST_DISH_ID = 1000;

export type ParsedWishes = { readonly ok: true; readonly wishes: Wishes } | { readonly ok: false; readonly message: string };

/** Reads the wishes among the fields of an order; what is wrong is told by its field. Other fields are not looked at. */
export function parseWishes(fields: Readonly<Record<string, unknown>>): ParsedWishes {
  const { diet, freeFrom, minutes, kit, course, first, dish } = fields;
  if (!isLeftOut(diet) && !isListOf(diet, DIETS)) return fail(`diet must be a list of ${DIETS.join(", ")}.`);
  if (!isLeftOut(freeFrom) && !isListOf(freeFrom, FREE_FROM)) return fail(`freeFrom must be a list of ${FREE_FROM.join(", ")}.`);
  if (!isLeftOut(minutes) && !isWhole(minutes, MOST_MINUTES)) return fail(`minutes must be a whole number from 1 to ${MOST_MINUTES}.`);
  if (!isLeftOut(kit) && !isKit(kit)) return fail(`kit may say oven and blender (true or false) and pans (1 to ${MOST_PANS}).`);
  if (!isLeftOut(course) && !isOneOf(course, MEALS)) return fail(`course must be one of ${MEALS.join(", ")}.`);
  if (!isLeftOut(first) && !isTextList(first)) return fail("first must be a list of texts.");
  if (!isLeftOut(dish) && (typeof dish !== "string" || dish === "" || dish.length > MOST_DISH_ID)) return fail("dish must be the id of a dish of the menu.");
  return {
    ok: true,
    wishes: {
      ...(isLeftOut(diet) || diet.length === 0 ? {} : { diet }),
      ...(isLeftOut(freeFrom) || freeFrom.length === 0 ? {} : { freeFrom }),
      ...(isLeftOut(minutes) ? {} : { minutes }),
      ...(isLeftOut(kit) ? {} : { kit }),
      ...(isLeftOut(course) ? {} : { course }),
      ...(isLeftOut(first) || first.length === 0 ? {} : { first }),
      ...(isLeftOut(dish) ? {} : { dish }),
    },
  };
}

function fail(message: string): ParsedWishes {
  return { ok: false, message };
}

function isLeftOut(value: unknown): value is undefined {
  return value === undefined;
}

function isWhole(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= most;
}

function isKit(value: unknown): value is KitWish {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, each]) =>
    name === "oven" || name === "blender" ? typeof each === "boolean" : name === "pans" && isWhole(each, MOST_PANS),
  );
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function isListOf<const T extends string>(value: unknown, allowed: readonly T[]): value is readonly T[] {
  return Array.isArray(value) && value.every((each) => isOneOf(each, allowed));
}

function isOneOf<const T extends string>(value: unknown, allowed: readonly T[]): value is T {
  return (allowed as readonly unknown[]).includes(value);
}
