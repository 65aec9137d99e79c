/** Rounds an amount to what a cook can measure: spoons in quarters, scales in grams, and the unit that fits the size. */
import type { Quantity, QuantityUnit } from "./quantity.ts";

const QUARTERS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1] as const;
const EIGHTHS = [0, 1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1] as const;
/** A scale has no thirds. */
const WEIGHED = [0, 1 / 4, 1 / 2, 3 / 4, 1] as const;
const HALVES = [0, 1 / 2, 1] as const;
/** Measured in a cup, a spoon or on a scale with marks. */
const MARKED: ReadonlySet<QuantityUnit> = new Set<QuantityUnit>(["tsp", "tbsp", "cup", "oz", "lb", "fl oz", "pint", "quart", "stick"]);

/** The next amount that can be measured, in a unit of a fitting size. Never nothing. */
export function roundQuantity({ amount, upTo, unit }: Quantity): Quantity {
  const [factor, fitting] = fitUnit(amount, unit);
  const low = roundAmount(amount * factor, fitting);
  const high = upTo === undefined ? undefined : roundAmount(upTo * factor, fitting);
  const rounded: Quantity = { amount: low, ...(high === undefined || high <= low ? {} : { upTo: high }), ...(fitting === undefined ? {} : { unit: fitting }) };
  // 996 g become 1000 g, and those 1 kg.
  return fitUnit(low, fitting)[0] === 1 ? rounded : roundQuantity(rounded);
}

/** Four teaspoons are better said as spoons of the next size; half a gram of a kilo never is. */
function fitUnit(amount: number, unit: QuantityUnit | undefined): readonly [number, QuantityUnit | undefined] {
  if (unit === "g" && amount >= 1000) return [1 / 1000, "kg"];
  if (unit === "kg" && amount < 1) return [1000, "g"];
  if (unit === "ml" && amount >= 1000) return [1 / 1000, "l"];
  if (unit === "l" && amount < 1) return [1000, "ml"];
  if (unit === "tsp" && (amount >= 6 || (amount >= 3 && Math.abs((amount * 2) / 3 - Math.round((amount * 2) / 3)) < 0.1))) return [1 / 3, "tbsp"];
  if (unit === "tbsp" && amount < 0.9) return [3, "tsp"];
  if (unit === "cup" && amount < 0.24) return [16, "tbsp"];
  if (unit === "lb" && amount < 0.5) return [16, "oz"];
  if (unit === "oz" && amount > 24) return [1 / 16, "lb"];
  return [1, unit];
}

function roundAmount(amount: number, unit: QuantityUnit | undefined): number {
  if (unit === "kg" || unit === "l") return atLeast(0.05, Math.round(amount * 20) / 20);
  if (unit === "g" || unit === "ml") {
    const step = amount < 10 ? 0.5 : amount < 50 ? 1 : amount < 300 ? 5 : 10;
    return atLeast(0.5, Math.round(amount / step) * step);
  }
  if (unit !== undefined && MARKED.has(unit)) {
    const marks = unit === "oz" || unit === "lb" ? WEIGHED : unit === "tsp" && amount < 1 ? EIGHTHS : QUARTERS;
    if (amount < 1) return nearest(amount, marks, unit === "tsp" ? 1 / 8 : 1 / 4);
    return amount < 4 ? nearest(amount, marks) : amount < 10 ? nearest(amount, HALVES) : Math.round(amount);
  }
  if (unit === undefined)
    return amount < 3 ? atLeast(1 / 4, nearest(amount, [0, 1 / 4, 1 / 2, 3 / 4, 1])) : amount < 6 ? nearest(amount, HALVES) : Math.round(amount);
  return amount < 3 ? atLeast(1 / 2, nearest(amount, HALVES)) : Math.round(amount);
}

function nearest(amount: number, parts: readonly number[], least = 0): number {
  const whole = Math.floor(amount);
  const part = parts.reduce((best, next) => (Math.abs(next - (amount - whole)) < Math.abs(best - (amount - whole)) ? next : best));
  return Math.max(least, whole + part);
}

function atLeast(least: number, amount: number): number {
  return Math.max(least, amount);
}
