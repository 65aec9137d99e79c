/** Masters to choose from. Most fall at what they need of a list, so that only those which a list could make need be read whole. */
import type { Master } from "./master.ts";

export interface MasterBook {
  readonly count: number;
  /** Every different row of foods (`MasterPart.foods`) of the book. */
  readonly rows: readonly string[];
  /** The rows of the parts that the master in this place needs, in the order of its parts. */
  needs(index: number): readonly string[];
  /** The master in this place, always the same object. */
  master(index: number): Master;
}

/** A book of masters that are read already. */
export function bookOf(masters: readonly Master[]): MasterBook {
  return {
    count: masters.length,
    rows: [...new Set(masters.flatMap(({ parts }) => parts.map(({ foods }) => foods)))],
    needs: (index) => masters[index]?.parts.flatMap(({ need, foods }) => (need ? [foods] : [])) ?? [],
    master(index) {
      const master = masters[index];
      if (!master) throw new Error(`There is no master ${index}.`);
      return master;
    },
  };
}
