/** A portion by the names that the person has for it: a line of the list for each. */
import type { Units } from "#recipe/order";
import { type FoodPart, pieceGrams, thereIs } from "../food.ts";
import type { Portion } from "../portion.ts";
import { measure } from "./measure.ts";

export function inParts(portion: Portion, units: Units): readonly Portion[] {
  const { parts, ...food } = portion.food;
  if (parts === undefined) return [portion];
  const each = portion.count === undefined ? undefined : pieceGrams(portion.food);
  const counts = each === undefined ? undefined : wholePieces(portion.count ?? 0, parts);
  const { note: _, count: __, ...rest } = portion;
  return parts.map(({ name, share, readings, available }, at) => {
    const { available: ___, ...bare } = food;
    const own = { ...bare, name, readings, ...(available === undefined ? {} : { available }) };
    const pieces = counts?.[at];
    const grams = pieces === undefined ? portion.grams * share : pieces * (each ?? 0);
    return { ...rest, food: own, ...measure(own, Math.min(grams, thereIs(own)), thereIs(own), units, pieces !== undefined) };
  });
}

/** Whole pieces of each, where there are enough for that: of three peppers two are green and one is red. */
function wholePieces(count: number, parts: readonly FoodPart[]): readonly number[] | undefined {
  if (!Number.isInteger(count) || count < parts.length) return undefined;
  const counts = parts.map(() => 1);
  for (let left = count - parts.length; left > 0; left--) {
    const behind = parts.map(({ share }, at) => share * count - (counts[at] ?? 0));
    const next = behind.indexOf(Math.max(...behind));
    counts[next] = (counts[next] ?? 0) + 1;
  }
  return counts;
}
