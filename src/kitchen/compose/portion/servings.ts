/** For how many people a dish is, where the order does not say: as many as its typed amounts or its batch feed. */
import type { Shelf } from "#kitchen/knowledge/classes/class-row";
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import type { SlotName } from "#kitchen/knowledge/dishes/slot-names";
import { isFlesh, isMainProtein, pieceGrams, type Food } from "../food.ts";

/** People cooked for when neither the order nor the dish says. */
const USUAL_SERVINGS = 2;

/** Grams of a piece that one eats by itself. */
export const LEAST_OF_ONE: Partial<Record<Shelf, number>> = { meat: 45, fish: 100, vegetable: 100 };

/** How many the typed amounts feed, where they tell: one egg is no supper for two, and a joint of 1.4 kg is one for six. */
export function servingsTyped({ batch, slots: asks }: Dish, slots: ReadonlyMap<SlotName, readonly Food[]>): number | undefined {
  if (batch) return undefined;
  const own = [...slots].filter(([slot]) => !asks[slot]?.seasons);
  const core = own.filter(([slot]) => (asks[slot]?.least ?? 0) > 0);
  const feeds = ([slot, foods]: readonly [SlotName, readonly Food[]]): number =>
    foods.reduce((sum, { available = Infinity }) => sum + available, 0) / (asks[slot]?.grams ?? foods[0]?.kind.grams[0] ?? 1);
  const isOfMain = (part: readonly [SlotName, readonly Food[]]): boolean => part[1].some(isMainProtein);
  if (core.length > 0 && (core.every((part) => feeds(part) <= SCARCE) || core.some((part) => isOfMain(part) && feeds(part) <= SCARCE))) return 1;
  const meat = own.find((part) => isOfMain(part) && part[1].every(({ kind }) => isFlesh(kind)));
  const many = meat ? feeds(meat) : Infinity;
  if (many === Infinity || many < USUAL_SERVINGS + 1) return undefined;
  // Nobody is given less than a half of what goes beside.
  const least = own.flatMap(([, foods]) => foods.map(({ available = Infinity, kind }) => (2 * available) / kind.grams[1]));
  return Math.max(USUAL_SERVINGS, Math.min(MOST_TYPED, meat ? wholePieces(meat, many) : many, ...least.map(Math.floor)));
}
/** Four chops are for four, six thighs for three: what comes in pieces is not divided. */
function wholePieces([, [food]]: readonly [SlotName, readonly Food[]], many: number): number {
  const each = (food && pieceGrams(food)) ?? 0;
  const pieces = (food?.available ?? 0) / each;
  const heads = Math.max(1, Math.round(pieces / many));
  return each >= (LEAST_OF_ONE[food?.kind.shelf ?? "meat"] ?? Infinity) && pieces / heads >= 2 ? Math.floor(pieces / heads) : Math.round(many);
}
/** Of one person's share, so much is not shared by two. */
const SCARCE = 1.2;
/** A list is for no more people than this, unless it says so. */
const MOST_TYPED = 6;

/** As many as were asked for, or as the batch feeds: a small one, for want of eggs, is not said to feed them all. */
export function servingsOf({ batch }: Dish, factor: number, asked: number | undefined): number {
  if (!batch) return asked ?? USUAL_SERVINGS;
  const much = batch.serves * factor;
  const fed = Math.max(1, Math.round(much));
  const meant = asked ?? (batch.apart ? batch.serves : fed);
  return much > meant * SHORT && fed <= meant * PLENTY ? meant : fed;
}
/** Of the people asked for, the share that a batch must feed. */
const SHORT = 0.7;
/** A batch that feeds more than so many times the people asked for says whom it feeds. */
const PLENTY = 2;
