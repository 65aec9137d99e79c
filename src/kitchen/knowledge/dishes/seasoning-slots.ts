/** Seasoning slots that most dishes of a flavour share. */
import { may, type Slots } from "./dish.ts";

const seasons = { seasons: true } as const;

/** Fat for the pan, and what is used up in `finish`: salt, pepper, something sour, tender herbs. */
export const savoury = {
  fat: may(["fat"], 2, { ...seasons, not: ["suet"] }),
  salt: may(["salt_pure"], 2, seasons),
  pepper: may(["pepper_black"], 1, seasons),
  sour: may(["acid"], 1, { ...seasons, not: ["pickle"] }),
  herbs: may(["herb_tender"], 2, seasons),
} satisfies Slots;

/** Woken in fat before anything wet goes in. */
export const warming = {
  aromatics: may(["aromatic"], 3, seasons),
  woody: may(["herb_woody", "herb_dried", "bay", "herb_infuse"], 3, seasons),
  spices: may(["spice_savoury", "spice_blend", "spice_heat"], 5, seasons),
} satisfies Slots;

export const sweetening = { sugar: may(["sugar", "syrup"], 2, seasons), spices: may(["spice_sweet", "vanilla"], 3, seasons) } satisfies Slots;

/** Syrup or honey to pour over what comes hot from the pan, in place of the one that only sweetens. */
export const poured = may(["syrup"], 1, { grams: 34, seasons: true });

/** Flour or starch that binds a sauce; meals, bran and ground nuts do not. */
export function thickening(grams: number) {
  return may(["flour", "starch_thick"], 1, { grams, seasons: true, not: ["oats", "polenta", "nut_flour"] });
}

/** A little of something deep and salty that melts into the base: anchovies, a dark sauce. No mushroom, meat or cheese. */
export const depth = may(["umami"], 1, { seasons: true, not: ["mushroom", "bacon", "cheese", "protein_ready", "soy", "stock", "miso"] });

/** Stock that is the liquid of a soup; a cube is dissolved in it. */
export const broth = may(["stock"], 1, { grams: 250, seasons: true, not: ["gravy"] });
