/** What sentences call a share of a food: the one place where its words stand. */

/** A share that is a part of one. */
export const PARTS_OF_ONE: ReadonlyMap<string, number> = new Map([
  ["half", 1 / 2],
  ["a third", 1 / 3],
  ["two thirds", 2 / 3],
  ["two-thirds", 2 / 3],
  ["a quarter", 1 / 4],
  ["three quarters", 3 / 4],
  ["another third", 1 / 3],
  ["another quarter", 1 / 4],
]);

/** Any share of a food of which something is left. */
export const SHARES: readonly string[] = [...PARTS_OF_ONE.keys(), "most", "some", "a little"];
