/** The master that `../README.md` shows, word by word: here it compiles, and the tests of all rows read it. */
import type { Master } from "../masters/master.ts";
import { fat, garlic, made, need, salt } from "../masters/row-parts.ts";

export const SHOWN_MASTER: Master = {
  id: "palak-paneer",
  title: "[?paneer: Palak paneer|Saag]",
  summary: "Soft cubes of golden {paneer} in silky spiced {greens}.",
  ...made("Indian", "main", { serves: 2, minutes: 30, handsOn: 25, kit: ["frying pan"], known: true }),
  parts: [
    need("greens", "spinach ~leaf_cook", 400, "star", "blanched"),
    need("paneer", "paneer halloumi", 225, "star", "fried", { cut: "{cut} into 2 cm {cubes}" }),
    fat(25, "ghee ~oil ~butter"),
    garlic(8),
    salt(4, "simmered"),
  ],
  method: [
    "Wilt the {greens} in a hot dry pan for {2 min}, squeeze dry and chop finely.",
    "[Heat the {fat} in a frying pan|Set a dry frying pan] over a medium-high heat and fry the {paneer} for {4–5 min}, until golden.",
    "[Stir in the {garlic} for {1 min}. ]Add the greens and {100 ml} water[ with the {salt}] and simmer for {3 min}.",
  ],
};
