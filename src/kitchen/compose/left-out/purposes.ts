/** What a food does that a dish must need, a row each: it raises, sets, thickens. Only what the dish's own foods and steps prove is said. */
import type { Role } from "#kitchen/knowledge/classes/role";
import { BINDS, type Why, all, are, does, drinkEnough, holds, isBatch, isSweet, saltyEnough, say, setsInTheCold } from "./why.ts";

interface Purpose {
  readonly roles: readonly Role[];
  /** The role must be played at least so fully; left out: by half. */
  readonly least?: number;
  /** Closest first; the first that holds is given. */
  readonly why: readonly Why[];
}

const RAISES: readonly Role[] = ["leaven", "soda_bicarb", "yeast", "starter"];

const TOO_WET = say("{dish} {is} weighed out, and {it} would make the mixture too wet", isBatch);

/** In the order in which they are looked up: what a food is above all comes before what it also is. */
export const PURPOSES: readonly Purpose[] = [
  { roles: RAISES, least: 0.9, why: [does([...RAISES, "flour_sr"], "raise"), say("nothing in {dish} has to rise")] },
  { roles: ["tartar"], why: [say("no egg white is whipped for {dish}")] },
  {
    roles: ["set", "agar", "jelly_mix"],
    why: [are(["set", "agar", "jelly_mix"], "gelling"), say("the cold alone sets {dish}", setsInTheCold), say("nothing in {dish} has to set")],
  },
  {
    roles: ["flour"],
    least: 0.7,
    why: [are(["flour"], "flour"), say("there is no dough or batter in {dish} for {them}", isSweet), does(["thickener"], "thicken")],
  },
  { roles: ["binder_vegan", "chia"], least: 0.9, why: [does(["egg", "binder_vegan", "gum", "crumb"], BINDS)] },
  {
    roles: ["thickener", "gum", "custard_powder", "tapioca"],
    least: 0.9,
    why: [does(["thickener", "flour", "tapioca", "gum", "binder_vegan", "egg"], BINDS), say("nothing in {dish} has to be thickened")],
  },
  { roles: ["salt_pure"], why: [saltyEnough] },
  { roles: ["fat"], least: 0.9, why: [are(["fat", "oil_finish"], "fat"), say("{dish} {is} weighed out without fat", isBatch)] },
  {
    roles: ["sugar", "syrup", "sweetener"],
    why: [are(["sugar", "syrup", "jam", "condensed", "sweetener"], "sweet"), are(["sweet", "fruit"], "sweet", undefined, 0.3)],
  },
  { roles: ["wine", "beer", "spirit"], why: [say("{dish} {is} one without alcohol", ({ dish }) => dish.family === "drink")] },
  { roles: ["stock", "juice", "milk", "milk_sour", "cream", "coconut_milk", "yog", "sour_cream"], least: 0.9, why: [drinkEnough, TOO_WET] },
  { roles: ["egg_yolk"], why: [does(["egg"], "bring", "yolks enough")] },
  { roles: ["egg_white"], why: [drinkEnough, does(["egg"], "bring", "whites enough")] },
  { roles: ["egg"], why: [say("the batter or dough of {dish} holds together without {them}", all(isBatch, holds("flour")))] },
  {
    roles: ["starch", "bread", "grain", "mash", "pasta_sheet"],
    least: 0.7,
    why: [say("{dish} {is} weighed out, and {it} would make the mixture too dry", isBatch)],
  },
];
