/** What is not shared out by the gram: a chop, a roll or an egg for each, and no half of a potato. */
import type { Role } from "#kitchen/knowledge/classes/role";
import type { MasterPart } from "#kitchen/knowledge/masters/master";
import { type Food, isFlesh, pieceGrams, thereIs } from "../food.ts";
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
  const forEach = target / each / servings;
  const isBread =
    (way === "slice" || way === "piece") &&
    prep === undefined &&
    use === undefined &&
    BREADS.some((own) => roles[own] === 1) &&
    each > 0 &&
    each <= MOST_OF_A_SLICE;
  // A potato that is baked whole is one for each.
  const isJacket = oneEach === true && roles.potato !== undefined && way === "piece" && each > 0;
  const isSausage = roles.sausage === 1 && way === "piece" && each > 0 && each < LEAST_HELPING && (role === "star" || role === "body");
  // Nobody shares three pieces of meat between two.
  const isPiece = prep === undefined && isFlesh(food.kind) && way === "piece" && each >= LEAST_SHARED && each < LEAST_HELPING;
  const isServed = isBread
    ? role !== "binder" && role !== "finish"
    : isSausage || (role === "star" && (isJacket || isPiece || ((roles.egg === 1 || way === "rasher") && each > 0)));
  if (!isServed || forEach < 0.6 || isWeighed(food) || (target === food.available && !isSausage)) return undefined;
  // Of sausages everybody has as many, and rather one more; a little more bread does no harm, three eggs for each are many.
  const heads = isSausage ? Math.ceil(forEach - A_BITE) : Math.max(1, isBread ? Math.round(forEach) : Math.floor(forEach + 0.45));
  return heads * servings * each <= most ? heads * servings * each : undefined;
}

/** Grams: smaller things, as prawns and meatballs are, come by the handful. */
const LEAST_SHARED = 40;
/** Of a sausage, what nobody misses. */
const A_BITE = 0.2;

const BREADS: readonly Role[] = ["bread", "roll", "wrap", "taco_shell"];

function isWeighed({ readings }: Food): boolean {
  return readings.some(({ amount }) => amount?.grams !== undefined);
}

/** A sausage in each bun, two for each who eats or as many as there are of both. Grams; undefined for all else. */
export function inBuns(food: Food, foods: readonly Food[], servings: number): number | undefined {
  const pair = foods.filter(({ kind }) => kind.roles.sausage === 1 || kind.roles.roll === 1);
  const each = pieceGrams(food) ?? 0;
  if (pair.length !== 2 || pair.filter(({ kind }) => kind.roles.roll === 1).length !== 1 || !pair.includes(food) || each <= 0) return undefined;
  const forEach = Math.min(IN_BUNS, ...pair.map((one) => Math.floor(thereIs(one) / (pieceGrams(one) ?? 1) / servings)));
  return forEach < 1 ? undefined : forEach * servings * each;
}
const IN_BUNS = 2;

/** Half a potato, half an apple or half a carrot: nobody leaves the other half. */
export function isSmallAndWhole(food: Food, target: number, most: number): boolean {
  const each = pieceGrams(food) ?? 0;
  const { shelf, measure: way, roles, raw } = food.kind;
  return (
    (shelf === "vegetable" || (shelf === "fruit" && roles.citrus_sour === undefined && roles.citrus === undefined)) &&
    way === "piece" &&
    roles.aromatic === undefined &&
    roles.allium === undefined &&
    each <= (raw === "fine" ? SMALL : SMALL_COOKED) &&
    target >= 0.4 * each &&
    most >= each
  );
}

/** Grams: half a cucumber is eaten tomorrow, half an aubergine is thrown away. */
const SMALL = 260;
const SMALL_COOKED = 350;

/** What is the dish's body is not left over by halves: one and a half apples are two where nobody said how many there are. */
export function isWholePieces(food: Food, target: number, most: number): boolean {
  const each = pieceGrams(food) ?? 0;
  const { shelf, measure: way } = food.kind;
  return (shelf === "vegetable" || shelf === "fruit") && way === "piece" && each > 0 && target >= each && most >= 2 * each;
}
