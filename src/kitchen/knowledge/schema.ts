/**
 * The vocabulary the kitchen's tables are written in. Three levels: a class owns behaviour (how it is cut, cooked,
 * portioned), an ingredient owns a name and points to its class, an alias is one more spelling of that name.
 */
import type { ClassId } from "./classes/ingredient-class.ts";

/** Stable kebab-case id of an ingredient, e.g. `red-onion`. */
export type IngredientId = string;

/** What a table calls a food by: an ingredient, a class or a role. `food-keys.test.ts` reads every table that says it holds such names. */
export type FoodKey = string;

/** The fourteen allergens of Regulation (EU) 1169/2011, Annex II. */
export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "egg",
  "fish",
  "peanut",
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
export type Allergen = (typeof ALLERGENS)[number];

/** How a food was bought or kept. Each one changes how it is cooked. */
export const FOOD_STATES = [
  "frozen",
  "tinned",
  "dried",
  "cooked",
  "smoked",
  "ground",
  "whole",
  "roasted",
  "salted",
  "unsalted",
  "grated",
  "sliced",
  "stale",
  "ripe",
  "pickled",
  "raw",
  "crushed",
  "on the bone",
  "boned",
  "thin",
  "strips",
  "jointed",
  "joint",
  "fillet",
  "soaked",
] as const;
export type FoodState = (typeof FOOD_STATES)[number];

export interface Ingredient {
  readonly id: IngredientId;
  /** Display name in en-GB, singular unless the food is always plural ("oats"). */
  readonly name: string;
  /** Display name in en-US where it differs. */
  readonly usName?: string;
  /** Plural where the ordinary rule fails, or the same as the name for a mass noun. */
  readonly plural?: string;
  /** Never counted: milk, rice, spinach. */
  readonly mass?: boolean;
  readonly classId: ClassId;
  /** The broader food it is a kind of ("cheddar" is a "cheese"): what "the cheese" may refer back to. */
  readonly kindOf?: IngredientId;
  /** Other spellings, plurals aside; lower-case. */
  readonly aliases: readonly string[];
  /** Grams of one piece as bought, where it is bought by the piece. */
  readonly eachGrams?: number;
  /** Allergens it holds by its nature. */
  readonly allergens?: readonly Allergen[];
  /** Allergens that depend on the brand: "check the label". */
  readonly mayContain?: readonly Allergen[];
  /** States that the name itself says ("smoked salmon", "frozen peas"). */
  readonly states?: readonly FoodState[];
}

/** How sure a reading is, and how it was reached. Everything but `exact` is worth an echo when the words differ. */
export const READING_WAYS = ["exact", "phrase", "spelling", "back-off", "translation", "emoji"] as const;
export type ReadingWay = (typeof READING_WAYS)[number];

/** What the person has of a food, as far as they said: `2 eggs`, `500g chicken`, `half a red onion`. */
export interface TypedAmount {
  /** Pieces, cloves, tins: a count of the food's own unit. */
  readonly count?: number;
  readonly grams?: number;
  readonly millilitres?: number;
  /** The words that said it, as typed: `half a`, `500g`. */
  readonly text: string;
}

/** One food found in one typed entry. An entry may hold several. */
export interface Reading {
  /** Position of the entry in the order. */
  readonly entry: number;
  /** The entry exactly as typed. */
  readonly typed: string;
  readonly ingredient: IngredientId;
  /** The person's own word for it, singular, cleaned of amounts, brands and states, spelling corrected. */
  readonly name: string;
  readonly states: readonly FoodState[];
  readonly amount?: TypedAmount;
  readonly how: ReadingWay;
  /** 0 to 1; readings under 0.6 are not made. */
  readonly confidence: number;
  /** Allergens that the words name and the ingredient does not hold: the nuts of "walnut bread". */
  readonly allergens?: readonly Allergen[];
  /** Allergens that a label rules out, whatever the ingredient holds else: the gluten of "gluten-free soy sauce". */
  readonly without?: readonly Allergen[];
}

/** Why an entry, or a part of one, is not cooked with. */
export const REJECTION_CODES = ["empty", "not-food", "poison", "unknown"] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];

export interface Rejection {
  readonly entry: number;
  readonly typed: string;
  readonly code: RejectionCode;
  /** One plain sentence for the person: what it was read as and why it is left out. */
  readonly why: string;
}

/** Every entry of an order ends up in `readings` (possibly several), in `rejections`, or in both. */
export interface Recognition {
  readonly readings: readonly Reading[];
  readonly rejections: readonly Rejection[];
}
