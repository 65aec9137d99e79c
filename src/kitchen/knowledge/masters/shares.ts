/**
 * Shares of a part in the sentences of a master, as holes: `{butter half}`, `{sugar another-third}`, `{cream most}`, `{lime rest}`. They are told in its measure
 * where it has one ("15 g of the butter"), and as the whole where it all goes in at once. `{butter rest-of-it}` is "the rest" without a name.
 */

export type ToldShare = Pick<MasterShare, "words" | "share" | "isRest" | "isUnnamed">;

const BY_WORD: ReadonlyMap<string, ToldShare> = new Map<string, ToldShare>([
  ["half", { words: "half", share: 1 / 2 }],
  ["third", { words: "a third", share: 1 / 3 }],
  ["two-thirds", { words: "two thirds", share: 2 / 3 }],
  ["quarter", { words: "a quarter", share: 1 / 4 }],
  ["three-quarters", { words: "three quarters", share: 3 / 4 }],
  ["another-third", { words: "another third", share: 1 / 3 }],
  ["another-quarter", { words: "another quarter", share: 1 / 4 }],
  ["most", { words: "most" }],
  ["some", { words: "some" }],
  ["little", { words: "a little" }],
  ["rest", { words: "the rest", isRest: true }],
  ["rest-of-it", { words: "the rest", isUnnamed: true }],
]);

export const SHARES: readonly ToldShare[] = [...BY_WORD.values()];

/** A share as it is told, and what it is a share of. */
export interface MasterShare {
  readonly words: string;
  /** A part of one; undefined where nobody measures it. */
  readonly share?: number;
  readonly isRest?: true;
  /** It goes on without naming the food. */
  readonly isUnnamed?: true;
  readonly hole: string;
  /** The hole for all of it: `butter`, `itself lemon`. */
  readonly whole: string;
  readonly part: string;
}

/** The share that a hole holds; undefined for any other hole. */
export function readShare(hole: string): MasterShare | undefined {
  const at = hole.lastIndexOf(" ");
  const share = BY_WORD.get(hole.slice(at + 1));
  const whole = hole.slice(0, at);
  return share && { ...share, hole, whole, part: whole.slice(whole.lastIndexOf(" ") + 1) };
}
