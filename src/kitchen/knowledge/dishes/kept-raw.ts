/** Rows of support for pots: what tells of a list that it is to be chopped and eaten raw, as a salsa, and not simmered. */
import type { Support } from "./dish.ts";

/** Chilli with coriander or lime, and nothing to cook them in or with. */
export const salsaOfChilli: Support = {
  has: ["chilli"],
  with: ["herb_tender", "citrus_sour"],
  lacks: ["fat", "stock", "spice_savoury", "spice_blend", "meat", "tomato_tin", "coconut_milk"],
  add: -0.15,
};

/** Avocado with lime or lemon. */
export const saladOfAvocado: Support = { has: ["citrus_sour"], with: ["avocado"], lacks: ["meat", "tomato_tin", "stock", "tomato_paste"], add: -0.15 };
