import { pieceGrams } from "#kitchen/compose/food";
import type { Rule } from "../rule.ts";

/** Grams: of a smaller vegetable a cook takes the whole. */
const WHOLE = 220;

/** Half a potato, a third of a carrot. */
export const halfPiece: Rule = {
  id: "half-piece",
  why: "the other half is thrown away next week",
  find: ({ foods }) =>
    foods.flatMap(({ food, grams, names }) => {
      const each = pieceGrams(food) ?? 0;
      const isPiece = food.kind.shelf === "vegetable" && food.kind.measure === "piece" && each > 0 && each <= WHOLE && food.kind.roles.allium === undefined;
      return isPiece && grams < each * 0.85 && (food.available ?? Infinity) >= each && food.kind.roles.aromatic === undefined
        ? [{ weight: 1 as const, what: `${Math.round(grams)} g of a ${Math.round(each)} g ${names[0]}` }]
        : [];
    }),
};
