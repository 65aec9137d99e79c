/** What a rule of the second reading is: one thing that a cook would hold against a recipe. */
import type { DishRead } from "./dish-read.ts";

/** How much it is held against the dish: 1 a cook would do it otherwise, 2 the dish is the worse for it, 3 it would not be made. */
export type Weight = 1 | 2 | 3;

export interface Remark {
  readonly weight: Weight;
  /** For a developer. */
  readonly what: string;
}

export interface Rule {
  readonly id: string;
  readonly why: string;
  /** It speaks of what the dish leaves: the choice counts that by itself, and what is left out must not change the dish. */
  readonly ofTheRest?: true;
  readonly find: (dish: DishRead) => readonly Remark[];
}
