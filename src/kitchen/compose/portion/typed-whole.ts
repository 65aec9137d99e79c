/** An amount typed with a list is a sign of what is to be cooked: what was counted out, four carrots or a tin of coconut milk, goes in whole. */
import type { PartRole } from "#kitchen/knowledge/masters/master";
import { isSaidFresh } from "#kitchen/read/said-stock";
import { isFlesh, pieceGrams, type Food } from "../food.ts";

/** Roles of a part whose measure is the eater's appetite, and not the dish's own taste. */
const EATEN: ReadonlySet<PartRole> = new Set<PartRole>(["star", "body", "base", "sauce", "liquid"]);
/** Nobody's appetite is weighed to the gram: two onions for three hands of them. */
const ROOM = 1.25;
/** Of what a part wants, how many times as much still makes that dish: of what it is built on and of vegetables, and of all else. */
const MOST = { built: 7, other: 2.2 };
/** Grams of a piece that nobody cuts up at one go. */
const LARGE = 400;
/** What was weighed out, a packet of prawns, is used up where it is no more than so many times what is wanted: of meat and fish, of vegetables, of all else. */
const MOST_WEIGHED = { flesh: 1.7, vegetable: 2.5, other: 1.7 };
/** Eggs bind: two for one are still the same dish, and three are not. */
const MOST_BINDING = 2;

/**
 * Grams of a food for `servings` people: all that was typed of it, where they would eat so much (the class's most for each) and it is near enough to the
 * grams wanted; of more, a helping for each; else what is wanted. Cooks of the golden book use 56 of 66 counts and tins whole.
 */
export function asTypedWhole(food: Food, role: PartRole, wanted: number, servings: number): number {
  const { kind, stock } = food;
  const available = food.available ?? (stock?.said === "half" ? stock.grams : undefined);
  const way = wayTyped(food);
  if (available === undefined || available <= wanted || way === undefined) return wanted;
  if (role === "binder") return kind.roles.egg !== undefined && available <= wanted * MOST_BINDING ? available : wanted;
  if (kind.shelf !== "vegetable" && !isFlesh(kind) && !EATEN.has(role)) return wanted;
  const [helping, , usual] = kind.grams;
  // A cauliflower or a cabbage keeps, cut: a helping is taken of it.
  const most = (pieceGrams(food) ?? 0) > LARGE && !isFreshNoodle(food) ? helping : usual * (isFreshNoodle(food) ? FRESH : 1);
  const times = way === "weighed" ? timesWeighed(food) : (kind.shelf === "vegetable" && role !== "finish") || role === "star" ? MOST.built : MOST.other;
  if (available <= most * servings * ROOM && available <= wanted * times) return available;
  return Math.max(wanted, Math.min(helping * servings, wanted * times, available));
}

function wayTyped(food: Food): "counted" | "weighed" | undefined {
  if (isCounted(food)) return "counted";
  if (food.stock?.said === "half") return "weighed";
  // A cup of nuts was measured out of a larder; a small pot of cream is a pot.
  const isPacket = food.readings.every(({ amount }) => amount?.grams !== undefined || (amount?.millilitres !== undefined && food.kind.form === "liquid"));
  return isPacket && !isMeasuredOut(food) ? "weighed" : undefined;
}

/** Rice has its measure of water, and takes no more for a larger packet. */
export function isMeasuredOut({ kind }: Food): boolean {
  return kind.form === "grain" && kind.absorbs !== undefined;
}

/** Fresh noodles hold their water: so many times the weight of dried ones. */
const FRESH = 2;

function isFreshNoodle({ kind, readings }: Food): boolean {
  return kind.roles.noodle === 1 && readings.some(({ typed }) => isSaidFresh(typed));
}

function timesWeighed(food: Food): number {
  const { kind } = food;
  if (isFreshNoodle(food)) return FRESH;
  if (isFlesh(kind)) return MOST_WEIGHED.flesh;
  return kind.shelf === "vegetable" ? MOST_WEIGHED.vegetable : MOST_WEIGHED.other;
}

/** Typed by the piece or the tin, and not measured out of a larder. */
export function isCounted({ readings }: Food): boolean {
  return readings.length > 0 && readings.every(({ amount, states }) => amount?.count !== undefined || (amount !== undefined && states.includes("tinned")));
}
