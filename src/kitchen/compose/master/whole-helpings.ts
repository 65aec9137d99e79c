/** What is not shared out by the gram: a chop, a roll or an egg for each, and no half of a potato. */
import type { Role } from "#kitchen/knowledge/classes/roles";
import type { MasterPart } from "#kitchen/knowledge/masters/master";
import { type Food, isFlesh, pieceGrams } from "../food.ts";
import { MOST_OF_A_SLICE } from "../portion/measure.ts";

/** A chop, a steak, a leg is one for each, never three for two. Grams; undefined where the food is not bought so, or there are not so many. */
export function helpingsOf(food: Food, target: number, most: number, servings: number): number | undefined {
  const each = pieceGrams(food) ?? 0;
  if (!isFlesh(food.kind) || food.kind.measure !== "piece" || each < LEAST_HELPING) return undefined;
  const forEach = target / each / servings;
  return forEach > 0.6 && forEach < 1.4 && servings * each <= most ? servings * each : undefined;
}

/** Grams: what weighs less is shared out by the handful. */
const LEAST_HELPING = 110;

export function isTin({ kind: { measure: way } }: Food): boolean {
  return way === "tin";
}

/** Slices of toast, rolls, tortillas and eggs that are eaten as they are come in as many for each: nobody shares three slices between two. Grams; undefined for all else. */
export function sharedOut({ role, prep, use, oneEach }: MasterPart, food: Food, target: number, most: number, servings: number): number | undefined {
  const each = pieceGrams(food) ?? 0;
  const { roles, measure: way } = food.kind;
  const isBread =
    (way === "slice" || way === "piece") &&
    prep === undefined &&
    use === undefined &&
    BREADS.some((own) => roles[own] === 1) &&
    each > 0 &&
    each <= MOST_OF_A_SLICE;
  // A potato that is baked whole is one for each.
  const isJacket = oneEach === true && roles.potato !== undefined && way === "piece" && each > 0;
  const isServed = isBread ? role !== "binder" && role !== "finish" : role === "star" && (isJacket || ((roles.egg === 1 || way === "rasher") && each > 0));
  const forEach = target / each / servings;
  if (!isServed || forEach < 0.6 || isWeighed(food) || target === food.available) return undefined;
  // A little more bread does no harm, three eggs for each are many.
  const heads = Math.max(1, isBread ? Math.round(forEach) : Math.floor(forEach + 0.45));
  return heads * servings * each <= most ? heads * servings * each : undefined;
}

const BREADS: readonly Role[] = ["bread", "bun", "wrap", "taco_shell"];

function isWeighed({ readings }: Food): boolean {
  return readings.some(({ amount }) => amount?.grams !== undefined);
}

/** Half a potato, half an apple or half a carrot: nobody leaves the other half. */
export function isSmallAndWhole(food: Food, target: number, most: number): boolean {
  const each = pieceGrams(food) ?? 0;
  const { shelf, measure: way, roles } = food.kind;
  return (
    (shelf === "vegetable" || (shelf === "fruit" && roles.citrus_sour === undefined && roles.citrus === undefined)) &&
    way === "piece" &&
    roles.aromatic === undefined &&
    roles.allium === undefined &&
    each <= SMALL &&
    target >= 0.4 * each &&
    most >= each
  );
}

/** Grams. */
const SMALL = 260;

/** What is the dish's body is not left over by halves: one and a half apples are two where nobody said how many there are. */
export function isWholePieces(food: Food, target: number, most: number): boolean {
  const each = pieceGrams(food) ?? 0;
  const { shelf, measure: way } = food.kind;
  return (shelf === "vegetable" || shelf === "fruit") && way === "piece" && each > 0 && target >= each && most >= 2 * each;
}
