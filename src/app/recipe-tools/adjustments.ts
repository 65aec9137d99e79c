/** What a cook has changed about a recipe: for how many, in which units. The recipe's own text is never touched. */
import type { Units } from "#recipe/order";
import type { ExactAmount } from "#recipe/scale-recipe";
import type { TemperatureScale } from "#recipe/step-temperatures";

export interface Adjustments {
  /** Times the amounts as written. */
  readonly factor: number;
  /** The one amount that a person named, from which the factor came. */
  readonly exact?: ExactAmount;
  /** Left out: as written. */
  readonly measures?: Units;
  readonly temperatures?: TemperatureScale;
}

export const AS_WRITTEN: Adjustments = { factor: 1 };
