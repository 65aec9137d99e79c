/** Turns grams into an amount a cook can measure, and says how many grams that amount really is. */
import { writeQuantity, type Quantity } from "#recipe/quantity";
import type { Units } from "#recipe/order";
import { isLoosePowder, pieceGrams, type Food } from "../food.ts";

export interface Measured {
  readonly grams: number;
  readonly quantity: Quantity;
  /** Pieces, cloves, tins …, where they are counted. */
  readonly count?: number;
  /** What the amount weighs, where a cook is glad to know. */
  readonly note?: string;
}

const OUNCE = 28.35;
const POUND = 453.6;
const TSP_ML = 5;
const TBSP_ML = 15;
const CUP_ML = 240;
/** Below this, liquids and powders are measured with spoons. */
const MOST_SPOONED_ML = 60;

/** Nobody weighs two spoons of sugar. */
const MOST_SPOONED_POWDER_ML = 30;

/** Grams: butter is cut from its packet by weight (129 of 135 times in the golden book), and only a knob of it is spooned. */
const LEAST_WEIGHED_BUTTER = 8;

/** Grams: what weighs more is a loaf. */
export const MOST_OF_A_SLICE = 150;

/** Nobody counts more cherries or new potatoes than these, unless they were typed so; pods and cloves are counted to two dozen. */
const MOST_COUNTED = { food: 8, spice: 24 };

/** Hands differ, and who fills theirs three times has a bunch to weigh. */
const MOST_HANDFULS = 2;

/** Measures that are units of their own; a piece has none. */
const COUNTERS = ["clove", "slice", "tin", "sprig", "handful", "leaf", "rasher", "stick"] as const;

/** Rounds an amount of a food to something measurable, never above `most` grams. What is `undivided` comes in whole pieces. */
export function measure(food: Food, grams: number, most: number, units: Units, undivided = false): Measured {
  const each = pieceGrams(food);
  const way = isLoosePowder(food) ? "spoon" : food.kind.measure;
  // Who typed grams of bacon has a pack, and counts no rashers; 300 g of potatoes that all go in are no potato and a half.
  const isAllWeighed = isWeighed(food) && (way === "rasher" || (way === "piece" && grams >= NEARLY_ALL * (food.available ?? Infinity)));
  if (way === "weight" || isAllWeighed || (each === undefined && (way === "piece" || way === "tin")))
    return asCounted(food, grams, units) ?? weigh(food, grams, most, units);
  if (way === "volume" || way === "spoon") return pour(food, grams, most, units);
  if (way === "pinch") return { grams, quantity: { amount: 1, unit: "pinch" } };
  return countOut(food, grams, most, each ?? 1, units, undivided);
}

/** Two chicken breasts that were typed so are two, and no 340 g: where all of them go in, or as many as make whole ones. */
function asCounted(food: Food, grams: number, units: Units): Measured | undefined {
  const { available, readings, kind, states } = food;
  if (kind.shelf !== "meat" && kind.shelf !== "vegetable") return undefined;
  const isTin = states.includes("tinned");
  const typed = readings.reduce((sum, { amount }) => sum + (amount?.count ?? Number.NaN), 0);
  const count = available === undefined || !(typed > 0) ? Number.NaN : (grams / available) * typed;
  const whole = Math.round(count);
  if (!(whole >= 1) || Math.abs(count - whole) > NEARLY_WHOLE || (kind.shelf === "vegetable" && whole !== typed)) return undefined;
  const actual = ((available ?? 0) * whole) / typed;
  if (isTin) return { grams: actual, count: whole, quantity: { amount: whole, unit: units === "us" ? "can" : "tin" } };
  return { grams: actual, count: whole, quantity: { amount: whole }, note: `about ${writeWeight(actual, units)}` };
}
const NEARLY_WHOLE = 0.06;

function isWeighed({ readings }: Food): boolean {
  return readings.length > 0 && readings.every(({ amount }) => amount?.grams !== undefined && amount.count === undefined);
}

function countOut(food: Food, grams: number, most: number, each: number, units: Units, undivided: boolean): Measured {
  const { measure: way, shelf } = food.kind;
  // Of a tin there may be less than the least part that is worth telling.
  if (way === "tin" && most < each * 0.24)
    return food.kind.form === "liquid" || food.kind.density !== undefined ? pour(food, grams, most, units) : weigh(food, grams, most, units);
  const isTypedSo = food.readings.some(({ amount }) => amount?.count !== undefined);
  if (way === "piece" && shelf !== "egg" && !isTypedSo && grams / each > MOST_COUNTED[shelf === "seasoning" ? "spice" : "food"])
    return weigh(food, grams, most, units);
  // A baguette is no slice, though it is bread.
  const whole = way === "slice" && each > MOST_OF_A_SLICE;
  const halves =
    !undivided && (way === "tin" || whole || (way === "piece" && each >= 60 && shelf !== "egg" && shelf !== "meat" && shelf !== "pulse" && shelf !== "grain"));
  // Half a scotch bonnet is hot enough for two.
  const isFierce = !undivided && food.ingredient.id === "habanero" && grams < each * 0.75;
  // Nobody squeezes a quarter of a lemon while there is half of one.
  const step = shelf !== "egg" && most < each * 0.49 ? 0.25 : halves || isFierce || (shelf !== "egg" && most < each * 0.98) ? 0.5 : 1;
  let count = Math.max(step, Math.round(grams / each / step) * step);
  while (count > step && count * each > most * 1.02) count -= step;
  const unit = whole
    ? undefined
    : units === "us" && (way === "tin" || way === "rasher")
      ? way === "tin"
        ? "can"
        : "slice"
      : COUNTERS.find((counter) => counter === way);
  if (unit === "handful" && count > MOST_HANDFULS) return weigh(food, grams, most, units);
  const actual = count * each;
  const note = way === "tin" ? undefined : each >= 30 && shelf !== "egg" && way === "piece" ? `about ${writeWeight(actual, units)}` : undefined;
  return { grams: actual, count, quantity: { amount: count, ...(unit === undefined ? {} : { unit }) }, ...(note === undefined ? {} : { note }) };
}

function weigh(food: Food, grams: number, most: number, units: Units): Measured {
  const { density } = food.kind;
  const isButter = food.kind.shelf === "fat" && units === "metric" && grams >= LEAST_WEIGHED_BUTTER;
  if (density !== undefined && !isButter && (units === "us" || grams / density <= MOST_SPOONED_POWDER_ML)) return pour(food, grams, most, units);
  if (units === "us") {
    const pounds = grams / POUND >= 1;
    const size = pounds ? POUND / 4 : grams < 4 * OUNCE ? OUNCE / 2 : OUNCE;
    const rounded = Math.max(size, roundWithin(grams, most, size));
    return { grams: rounded, quantity: pounds ? { amount: rounded / POUND, unit: "lb" } : { amount: rounded / OUNCE, unit: "oz" } };
  }
  const rounded = roundWithin(grams, most, grams >= 100 ? 25 : grams >= 10 ? 5 : 1);
  return rounded >= 1000 ? { grams: rounded, quantity: { amount: rounded / 1000, unit: "kg" } } : { grams: rounded, quantity: { amount: rounded, unit: "g" } };
}

function pour(food: Food, grams: number, most: number, units: Units): Measured {
  const density = food.kind.density ?? 1;
  const ml = grams / density;
  const mostMl = most / density;
  // An eighth of a teaspoon is what two fingers take.
  if (ml < 0.5 || mostMl < TSP_ML / 4.01) return { grams, quantity: { amount: 1, unit: "pinch" } };
  if (ml < TBSP_ML * 0.9) {
    const step = ml < TSP_ML ? TSP_ML / 4 : TSP_ML / 2;
    const rounded = roundWithin(ml, mostMl, step);
    return { grams: rounded * density, quantity: { amount: rounded / TSP_ML, unit: "tsp" } };
  }
  if (ml <= MOST_SPOONED_ML) {
    const rounded = roundWithin(ml, mostMl, TBSP_ML / 2);
    // Two spoons apart, half a tablespoon is much: teaspoons come nearer.
    const teaspoons = roundWithin(ml, mostMl, TSP_ML);
    if (ml < 2.5 * TBSP_ML && Math.abs(rounded / ml - 1) > SPOON_MISS && Math.abs(teaspoons - ml) < Math.abs(rounded - ml))
      return { grams: teaspoons * density, quantity: { amount: teaspoons / TSP_ML, unit: "tsp" } };
    return { grams: rounded * density, quantity: { amount: rounded / TBSP_ML, unit: "tbsp" } };
  }
  if (units === "us") return pourCups(ml, mostMl, density);
  if (food.kind.form === "liquid" || food.kind.measure === "volume") {
    const rounded = roundWithin(ml, mostMl, ml >= 100 ? 25 : 5);
    return { grams: rounded * density, quantity: rounded >= 1000 ? { amount: rounded / 1000, unit: "l" } : { amount: rounded, unit: "ml" } };
  }
  const rounded = roundWithin(grams, most, grams >= 100 ? 25 : 5);
  return { grams: rounded, quantity: { amount: rounded, unit: "g" } };
}

/** Quarters and thirds of a cup; what they miss by too much is counted in tablespoons. */
function pourCups(ml: number, mostMl: number, density: number): Measured {
  const [quarters, thirds] = [4, 3].map((parts) => roundWithin(ml, mostMl, CUP_ML / parts));
  const cups = [quarters, thirds].reduce((best, each) => (Math.abs((each ?? 0) - ml) < Math.abs((best ?? 0) - ml) ? each : best)) ?? ml;
  if (ml < CUP_ML && Math.abs(cups / ml - 1) > CUP_MISS) {
    const spoons = roundWithin(ml, mostMl, TBSP_ML);
    return { grams: spoons * density, quantity: { amount: spoons / TBSP_ML, unit: "tbsp" } };
  }
  return { grams: cups * density, quantity: { amount: cups / CUP_ML, unit: "cup" } };
}
/** A spoon or a cup measure may be off by so much. */
const SPOON_MISS = 0.12;
const CUP_MISS = 0.115;

/** To the nearest step; where that is more than there is, or nearly all is meant, to as much as can be told of what there is. */
function roundWithin(value: number, most: number, step: number): number {
  const nearest = Math.max(step, Math.round(value / step) * step);
  if (nearest <= most * 1.001 && value < most * NEARLY_ALL) return nearest;
  const fine = step === 25 ? 5 : step;
  const below = Math.floor((most * 1.001) / fine) * fine;
  return below > 0 ? below : most;
}
/** Nobody leaves the last spoonful of what was weighed out. */
const NEARLY_ALL = 0.97;

/** `150 g`, `5 oz`. */
export function writeWeight(grams: number, units: Units): string {
  if (units === "us")
    return writeQuantity(
      grams >= POUND ? { amount: Math.round((grams / POUND) * 4) / 4, unit: "lb" } : { amount: Math.max(1, Math.round(grams / OUNCE)), unit: "oz" },
    );
  const rounded = grams >= 100 ? Math.round(grams / 25) * 25 : Math.max(5, Math.round(grams / 5) * 5);
  return writeQuantity(rounded >= 1000 ? { amount: rounded / 1000, unit: "kg" } : { amount: rounded, unit: "g" });
}

/** Water and other volumes inside steps: `150 ml`, `⅔ cup`, `3 tbsp`. */
export function writeVolume(ml: number, units: Units): string {
  if (ml <= MOST_SPOONED_ML) return writeQuantity({ amount: Math.max(1, Math.round(ml / TBSP_ML)), unit: "tbsp" });
  if (units === "us") return writeQuantity({ amount: Math.max(0.25, Math.round((ml / CUP_ML) * 4) / 4), unit: "cup" });
  const step = ml < 150 ? 10 : ml < 500 ? 25 : 50;
  const rounded = Math.round(ml / step) * step;
  return writeQuantity(rounded >= 1000 ? { amount: rounded / 1000, unit: "l" } : { amount: rounded, unit: "ml" });
}
