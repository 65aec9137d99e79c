/** Number words and measures as people type them before or after a food. */
import { NUMBER_WORDS as RECIPE_NUMBER_WORDS } from "#recipe/quantity-words";
import { madeLater } from "./word-table.ts";

/** Those of a recipe's amounts, and two that only people use. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = { ...Object.fromEntries(RECIPE_NUMBER_WORDS), couple: 2, pair: 2, trio: 3, doz: 12 };

/**
 * What a measure says of the amount: grams or millilitres of one, a piece of the food's own unit ("clove", "tin"), or
 * nothing that can be counted on ("bunch", "bag").
 */
export type Measure =
  | { readonly kind: "grams"; readonly each: number }
  | { readonly kind: "millilitres"; readonly each: number }
  | { readonly kind: "piece" }
  | { readonly kind: "loose" };

const PIECE: Measure = { kind: "piece" };
const LOOSE: Measure = { kind: "loose" };

function weighed(each: number, words: string): [string, Measure][] {
  return words.split(" ").map((word) => [word, { kind: "grams", each }]);
}
function poured(each: number, words: string): [string, Measure][] {
  return words.split(" ").map((word) => [word, { kind: "millilitres", each }]);
}

/** By dictionary form. US cups and spoons; a pound is 454 g, an ounce 28 g. */
export const MEASURES = madeLater<Measure>(() => [
  ...weighed(1, "g gr gm gms gram gramme grm"),
  ...weighed(1000, "kg kgs kilo kilogram kilogramme"),
  ...weighed(28, "oz ounce"),
  ...weighed(454, "lb lbs pound"),
  ...weighed(0.001, "mg milligram"),
  ...poured(1, "ml mls millilitre milliliter cc"),
  ...poured(10, "cl centilitre"),
  ...poured(100, "dl decilitre"),
  ...poured(1000, "l lt ltr litre liter"),
  ...poured(5, "tsp tsps t teaspoon teaspoonful"),
  ...poured(15, "tbsp tbs tbl tbsps tablespoon tablespoonful"),
  // No more than this, said without a number, too.
  ...poured(30, "splash glug"),
  ...poured(240, "cup c cupful mug mugful"),
  ...poured(568, "pint pt pts"),
  ...poured(946, "quart qt"),
  ...poured(3785, "gallon gal"),
  ..."tin clove slice rasher piece pc pcs fillet stick stalk rib ear cob whole count ct each diente gousse zehe spicchi spicchio"
    .split(" ")
    .map((word): [string, Measure] => [word, PIECE]),
  ..."head bulb bunch bag pack packet pkt pk box jar pot tub carton bottle handful pinch dash drop drizzle knob sprig sheet block bar tube punnet sachet wedge chunk strip lump dollop scoop katori spoon spoonful loaf container pouch case crate net bowl plate glass load bit drop squirt squeeze grind twist package envelope portion serving roll log round square tray half bowlful bucket sack ball cube thumb ream side rack inch cm lot mouthful crown splodge blob smidge hunk heel end bit bottom last rest dreg remain scraping stack rope pkg chutki spear part disc"
    .split(" ")
    .map((word): [string, Measure] => [word, LOOSE]),
]);
