/** What a proof-reader has before it: the finished recipe, and the draft it was written from. */
import type { Recipe } from "#recipe/recipe";
import type { Draft } from "../write.ts";

export interface Proof extends Omit<Draft, "random"> {
  readonly recipe: Recipe;
}

/** Reads for one kind of fault. Each fault is a sentence for a developer; none means that the recipe may be served. */
export type ProofReader = (proof: Proof) => readonly string[];

/** Literal text inside a pattern. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
