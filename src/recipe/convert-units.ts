/** Says a recipe's measures and temperatures in other units, in list and steps alike. What was written stays the truth. */
import { findAmounts, type AmountInRecipe } from "./amounts-in-recipe.ts";
import { editSource, type Edit } from "./edit-source.ts";
import { convertLengths } from "./lengths.ts";
import type { Units } from "./order.ts";
import { writeQuantity, type Quantity, type QuantityUnit } from "./quantity.ts";
import type { ReadRecipe, RecipePart } from "./read-recipe.ts";
import { roundQuantity } from "./round-quantity.ts";
import { convertDegrees, findTemperatures, type StepTemperature, type TemperatureScale } from "./step-temperatures.ts";

/** Grams or millilitres of each measure that belongs to one system only. Spoons belong to both. */
const METRIC_OF = new Map<QuantityUnit | undefined, readonly [number, "g" | "ml"]>([
  ["oz", [28.35, "g"]],
  ["lb", [453.6, "g"]],
  ["stick", [113, "g"]],
  ["fl oz", [29.57, "ml"]],
  ["cup", [240, "ml"]],
  ["pint", [473, "ml"]],
  ["quart", [946, "ml"]],
]);
const BASE_OF = new Map<QuantityUnit | undefined, readonly [number, "g" | "ml"]>([
  ["g", [1, "g"]],
  ["kg", [1000, "g"]],
  ["ml", [1, "ml"]],
  ["l", [1000, "ml"]],
]);
/** An amount that rounding would change by more than this stays as written: 2 g is no quarter of an ounce. */
const MOST_ERROR = 0.12;
/** What parts two sayings of one amount: `1 lb (450 g)`, `200 g / 7 oz`. */
const SAME_AMOUNT = /^\s?(?:\((?:about |approx\.? )?|\/\s?|or |[,–-]\s?)$/i;

export interface Density {
  readonly gramsPerMillilitre: number;
  /** It fills a cup as it is, as flour, rice and yogurt do, and not only when it is cut or grated. */
  readonly isLoose: boolean;
}

/** How heavy a food is in a cup, or undefined where it is poured rather than weighed, or not known. */
export type DensityOf = (food: string) => Density | undefined;

/**
 * The recipe's text with every weight, volume and length in one system. Where `densityOf` knows the food, metric weighs
 * what is measured in cups, and US cups and spoons measure what is weighed and loose; else a weight stays a weight, and a
 * volume a volume.
 */
export function convertMeasures(read: ReadRecipe, to: Units, densityOf?: DensityOf): string {
  const amounts = findAmounts(read);
  const edits = amounts.flatMap((amount, at) => {
    if (isSaid(amounts[at - 1], amount, to) || isSaid(amount, amounts[at + 1], to)) return [];
    const density = amount.food === undefined ? undefined : densityOf?.(amount.food);
    const quantity =
      to === "metric"
        ? toMetric(amount.quantity, density?.gramsPerMillilitre)
        : toUs(amount.quantity, density?.isLoose ? density.gramsPerMillilitre : undefined);
    return quantity === undefined ? [] : [{ plain: amount.plain, start: amount.start, end: amount.end, words: writeQuantity(quantity) }];
  });
  const lengths = read.parts.flatMap(({ plain }) => convertLengths(plain.shape, to).map((edit): Edit => ({ plain, ...edit })));
  return editSource(read.source, [...edits, ...lengths]);
}

/** The recipe's text with every temperature in one scale. */
export function convertTemperatures(read: ReadRecipe, to: TemperatureScale): string {
  return editSource(
    read.source,
    read.parts.flatMap((part) => editTemperatures(part, to)),
  );
}

/** A quantity in metric measures, rounded for the kitchen, weighed where a density (g/ml) is given; undefined where it is metric already or belongs to no system. */
export function toMetric(quantity: Quantity, density?: number): Quantity | undefined {
  const [factor, unit] = METRIC_OF.get(quantity.unit) ?? [];
  if (factor === undefined || unit === undefined) return undefined;
  return round(unit === "ml" && density !== undefined ? times(quantity, factor * density, "g") : times(quantity, factor, unit));
}

/** A quantity in US measures, rounded for the kitchen, in cups and spoons where a density (g/ml) is given; undefined where it is one already, belongs to no system, or is too small. */
export function toUs(quantity: Quantity, density?: number): Quantity | undefined {
  const base = BASE_OF.get(quantity.unit);
  if (!base) return undefined;
  if (base[1] === "g" && density !== undefined) return toUs(times(quantity, base[0] / density, "ml")) ?? toUs(quantity);
  const { amount } = times(quantity, base[0], base[1]);
  if (base[1] === "g") return round(amount < 450 ? times(quantity, base[0] / 28.35, "oz") : times(quantity, base[0] / 453.6, "lb"));
  if (amount < 15) return round(times(quantity, base[0] / 5, "tsp"));
  const spoons = times(quantity, base[0] / 15, "tbsp");
  if (amount < 60) return round(spoons);
  // Between the marks of a cup spoons are nearer: 100 ml are 7 of them.
  return round(amount < 2000 ? times(quantity, base[0] / 240, "cup") : times(quantity, base[0] / 946, "quart")) ?? round(spoons);
}

function times({ amount, upTo }: Quantity, factor: number, unit: QuantityUnit): Quantity {
  return { amount: amount * factor, ...(upTo === undefined ? {} : { upTo: upTo * factor }), unit };
}

function round(quantity: Quantity): Quantity | undefined {
  const rounded = roundQuantity(quantity);
  const change = rounded.unit === quantity.unit ? Math.abs(rounded.amount / quantity.amount - 1) : 0;
  return change > MOST_ERROR ? undefined : rounded;
}

/** Whether two neighbours are one amount said twice, once of them in the wanted system already. */
function isSaid(first: AmountInRecipe | undefined, second: AmountInRecipe | undefined, to: Units): boolean {
  if (!first || !second || first.plain !== second.plain || !SAME_AMOUNT.test(first.plain.shape.slice(first.end, second.start))) return false;
  return [first, second].some(({ quantity }) => (to === "metric" ? BASE_OF : METRIC_OF).has(quantity.unit));
}

function editTemperatures({ plain }: RecipePart, to: TemperatureScale): Edit[] {
  const found = findTemperatures(plain.shape);
  return found.flatMap((temperature, at) => {
    const { start, end, scale } = temperature;
    if (scale === undefined || scale === to || isBeside(found[at - 1], temperature, plain.shape, to) || isBeside(temperature, found[at + 1], plain.shape, to))
      return [];
    const upTo = temperature.upTo === undefined ? "" : `–${convertDegrees(temperature.upTo, to)}`;
    return [{ plain, start, end, words: `${convertDegrees(temperature.degrees, to)}${upTo}°${to}` }];
  });
}

/** `180°C (350°F)` says both already. */
function isBeside(first: StepTemperature | undefined, second: StepTemperature | undefined, text: string, to: TemperatureScale): boolean {
  if (!first || !second) return false;
  return (first.scale === to) !== (second.scale === to) && /^\s?(?:\(|\/|or |[,–-])\s?(?:about |approx\.? )?$/i.test(text.slice(first.end, second.start));
}
