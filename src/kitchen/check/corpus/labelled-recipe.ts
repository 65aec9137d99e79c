/** A recipe as a model might write it, with what is wrong with it labelled by hand. */
import type { FoodPlace, UnsafeKind } from "../finding.ts";

export interface LabelledRecipe {
  readonly id: string;
  readonly ingredients: readonly string[];
  readonly markdown: string;
  /** Foods used that are not on the list, by where they are used. */
  readonly extra?: Partial<Record<FoodPlace, readonly string[]>>;
  readonly unused?: readonly string[];
  readonly over?: readonly string[];
  readonly missing?: readonly string[];
  readonly unsafe?: readonly UnsafeKind[];
  readonly cutOff?: boolean;
}
