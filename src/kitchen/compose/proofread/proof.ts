/** What a proof-reader has before it: the finished recipe, and the draft it was written from. */
import type { Recipe } from "#recipe/recipe";
import type { Draft } from "../write.ts";

export interface Proof extends Omit<Draft, "random"> {
  readonly recipe: Recipe;
}

/** Reads for one kind of fault. Each fault is a sentence for a developer; none means that the recipe may be served. */
export type ProofReader = (proof: Proof) => readonly string[];

/** Whether a word begins or ends here: what `\b` is in a pattern. */
export function isEdge(text: string, at: number): boolean {
  return isWordAt(text, at - 1) !== isWordAt(text, at);
}

function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95;
}
