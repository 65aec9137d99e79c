/** Which masters a list could make by what they need: looked up from its foods, not asked of one master after the other. */
import type { Master } from "#kitchen/knowledge/masters/master";
import type { MasterBook } from "#kitchen/knowledge/masters/master-book";
import type { Food } from "../food.ts";
import { oncePerSort } from "../once-per-sort.ts";
import { oncePer } from "#kitchen/once-per";
import { rowFitsOf } from "./row-fits.ts";

interface MasterNeeds {
  /** Masters of which every needed part has a food that may stand in its row, in the order of the book. */
  findPossible(foods: readonly Food[]): readonly Master[];
  /** Masters of which one needed part has none, in the order of the book. */
  findLackingOne(foods: readonly Food[]): readonly Lacking[];
}

interface Lacking {
  /** Its place in the book: it is read once somebody has the food. */
  readonly place: number;
  /** The row of the part that has no food. */
  readonly row: string;
}

/** Needed parts that something fills: their masters by the place in the book, and of each its bit among the parts that this master needs. */
interface Needs {
  readonly masters: readonly number[];
  readonly bits: readonly number[];
}

export const masterNeedsOf = oncePer(readNeeds);

function readNeeds(book: MasterBook): MasterNeeds {
  const all = new Uint32Array(book.count);
  const needed = Array.from({ length: book.count }, (_, master) => book.needs(master));
  const byRow = new Map<string, { readonly master: number; readonly bit: number }[]>();
  for (let master = 0; master < book.count; master++)
    for (const [place, row] of (needed[master] ?? []).entries()) {
      const bit = 1 << place;
      all[master] = (all[master] ?? 0) | bit;
      const those = byRow.get(row);
      if (those) those.push({ master, bit });
      else byRow.set(row, [{ master, bit }]);
    }
  const fits = rowFitsOf(book);
  const filledBy = oncePerSort((food): Needs => {
    const needs = [...fits.of(food).keys()].flatMap((row) => byRow.get(row) ?? []);
    return { masters: needs.map(({ master }) => master), bits: needs.map(({ bit }) => bit) };
  });
  /** For masters in their order, which of the needed parts some of these foods could fill, a bit for each. */
  const findFilled = (foods: readonly Food[]): Uint32Array => {
    const filled = new Uint32Array(book.count);
    for (const food of foods) {
      const { masters, bits } = filledBy(food);
      for (let at = 0; at < masters.length; at++) {
        const master = masters[at] ?? 0;
        filled[master] = (filled[master] ?? 0) | (bits[at] ?? 0);
      }
    }
    return filled;
  };
  return {
    findPossible(foods) {
      const filled = findFilled(foods);
      const possible: Master[] = [];
      for (let index = 0; index < all.length; index++) if (filled[index] === all[index]) possible.push(book.master(index));
      return possible;
    },
    findLackingOne(foods) {
      const filled = findFilled(foods);
      const lacking: Lacking[] = [];
      for (let index = 0; index < all.length; index++) {
        const missing = (all[index] ?? 0) ^ (filled[index] ?? 0);
        if (missing === 0 || (missing & (missing - 1)) !== 0) continue;
        lacking.push({ place: index, row: needed[index]?.[31 - Math.clz32(missing)] ?? "" });
      }
      return lacking;
    },
  };
}
