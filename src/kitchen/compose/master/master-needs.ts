/** Which masters a list could make by what they need: looked up from its foods, not asked of one master after the other. */
import type { Master } from "#kitchen/knowledge/masters/master";
import type { MasterBook } from "#kitchen/knowledge/masters/master-book";
import type { Food } from "../food.ts";
import { oncePer } from "#kitchen/once-per";
import { rowFitsOf } from "./row-fits.ts";

interface MasterNeeds {
  /** Masters of which every needed part has a food that may stand in its row, in the order of the book. */
  findPossible(foods: readonly Food[]): readonly Master[];
  /** Masters of which one needed part has none, in the order of the book. */
  findLackingOne(foods: readonly Food[]): readonly Lacking[];
}

interface Lacking {
  readonly master: Master;
  /** The row of the part that has no food. */
  readonly row: string;
}

/** A needed part: its master by the place in the book, and its bit among those that this master needs. */
interface Need {
  readonly master: number;
  readonly bit: number;
}

export const masterNeedsOf = oncePer(readNeeds);

function readNeeds(book: MasterBook): MasterNeeds {
  const all = new Uint32Array(book.count);
  const byRow = new Map<string, Need[]>();
  for (let master = 0; master < book.count; master++)
    for (const [place, row] of book.needs(master).entries()) {
      const bit = 1 << place;
      all[master] = (all[master] ?? 0) | bit;
      const those = byRow.get(row);
      if (those) those.push({ master, bit });
      else byRow.set(row, [{ master, bit }]);
    }
  const fits = rowFitsOf(book);
  /** For masters in their order, which of the needed parts some of these foods could fill, a bit for each. */
  const findFilled = (foods: readonly Food[]): Uint32Array => {
    const filled = new Uint32Array(book.count);
    for (const food of foods)
      for (const row of fits.of(food).keys()) for (const { master, bit } of byRow.get(row) ?? []) filled[master] = (filled[master] ?? 0) | bit;
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
        lacking.push({ master: book.master(index), row: book.needs(index)[31 - Math.clz32(missing)] ?? "" });
      }
      return lacking;
    },
  };
}
