/** Slots that bakes, batters and doughs share. How much of each stands in the batch of the dish. */
import { may, need, type Slot } from "./dish.ts";

/** Flour that holds a dough or a crumb together: no meal, no ground nuts. */
export const wheat = need(["flour"], 1, { not: ["oats", "nut_flour", "polenta", "flour_gf", "cake_mix"] });

/** For bread, two sorts may share the bowl. */
export const breadFlour: Slot = { ...wheat, most: 2 };

/** What lifts a bake. Soda apart, because it takes a third of the weight and something sour. */
export const raising = { leaven: may(["leaven"], 1, { not: ["flour", "soda_bicarb"], seasons: true }), soda: may(["soda_bicarb"], 1, { seasons: true }) };

/** Salt for something sweet. */
export const pinch = may(["salt_pure"], 1, { grams: 0.3, seasons: true });

/** Lost without a raising agent: such a bake stays a brick. */
export const unraised = { lacks: ["leaven", "soda_bicarb", "flour_sr"], add: -1 } as const;

/** Soda with nothing sour tastes of soap. */
export const soapy = { has: ["soda_bicarb"], lacks: ["yog", "milk_sour", "acid", "syrup", "banana", "cocoa", "leaven"], add: -0.2 } as const;

export const RAW_DOUGH = "Do not taste the mixture before it is baked: raw, it can make people ill.";
