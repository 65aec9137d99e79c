/** A recipe as data. Markdown is how it travels; `recipe-markdown` converts between the two. */
import type { Quantity } from "./quantity.ts";

/** One line of the ingredient list, e.g. `½ red onion (about 75 g), thinly sliced`. */
export interface IngredientLine {
  readonly quantity?: Quantity;
  /** The food in the words of the recipe: `red onion`, `cloves`-style counters belong to the quantity's unit. */
  readonly food: string;
  /** A remark shown in brackets: `about 75 g`. */
  readonly note?: string;
  /** What is done to it before cooking, shown after a comma: `thinly sliced`. */
  readonly preparation?: string;
  /** The recipe can be made without it. */
  readonly optional?: boolean;
}

/** A titled remark after the method: `Good to know`, `Left out`, `Contains`. One line is a paragraph, more are a list. */
export interface RecipeNote {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Work that wants hours and no cook: `24 h soaking`, `overnight thawing`. */
export interface WorkAhead {
  readonly minutes: number;
  /** One word: `soaking`. */
  readonly work: string;
}

export interface Recipe {
  readonly title: string;
  /** One true sentence about the dish. */
  readonly summary?: string;
  /** People fed. */
  readonly servings?: number;
  /** What a batch gives where people are not the measure: `12 pancakes`. */
  readonly makes?: string;
  /** Minutes from start to table, but for what is done ahead. */
  readonly totalMinutes?: number;
  /** Minutes of that with hands at work. */
  readonly handsOnMinutes?: number;
  readonly ingredients: readonly IngredientLine[];
  /** What has to be begun before those minutes; only where they are told. */
  readonly ahead?: WorkAhead;
  /** The steps in order, each a paragraph without its number. */
  readonly steps: readonly string[];
  readonly notes: readonly RecipeNote[];
}
