/** What the pantry check can say, and the shape of one check. */
import type { Order } from "#recipe/order";
import type { KitWish, WishName } from "#recipe/wishes";
import type { TextRange } from "#recipe/plain-text";
import type { CheckedRecipe } from "./checked-recipe.ts";

export type FindingId =
  | "not-on-your-list"
  | "not-sure"
  | "unused-ingredient"
  | "over-amount"
  | "missing-quantity"
  | "unsafe"
  | "not-food"
  | "diet"
  | "free-from"
  | "time"
  | "kit"
  | "allergens"
  | "cut-off";

/** What exactly is unsafe. */
export type UnsafeKind =
  | "undercooked-poultry"
  | "poultry-no-cue"
  | "undercooked-ground-meat"
  | "undercooked-pork"
  | "raw-kidney-beans"
  | "left-out"
  | "cross-contamination"
  | "toxic-plant"
  | "non-food"
  | "raw-egg-vulnerable"
  | "honey-infant"
  | "unsafe-preserving"
  | "unsafe-stuffing"
  | "unsafe-reheating"
  | "raw-flour"
  | "frozen-slow-cooker"
  | "partly-cooked";

export interface Finding {
  readonly id: FindingId;
  /** One plain sentence for the cook. */
  readonly message: string;
  /** The food it is about, in the words of the recipe or, for what stays unused, of the list. */
  readonly food?: string;
  /** Where a food that is not on the list is used. */
  readonly where?: FoodPlace;
  readonly kind?: UnsafeKind;
  /** The order's wish that it goes against, and of the kitchen what is wanted for it. */
  readonly wish?: Extract<WishName, "diet" | "freeFrom" | "minutes" | "kit">;
  readonly kit?: keyof KitWish;
  /** Minutes that it takes. */
  readonly minutes?: number;
  /** The words in the markdown it is about; empty where it is about something that is missing. */
  readonly ranges: readonly TextRange[];
}

/** A line of the ingredient list, a step, or only an optional mention. */
export type FoodPlace = "list" | "step" | "optional";

/** One check, one file: pure, and blind to the others. */
export interface PantryCheckRule {
  readonly id: FindingId;
  readonly title: string;
  readonly why: string;
  readonly check: (recipe: CheckedRecipe, order: Order) => readonly Finding[];
}
