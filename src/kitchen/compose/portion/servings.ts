/** For how many people a dish is, where the order does not say: as many as its typed amounts or its batch feed. */
import type { Shelf } from "#kitchen/knowledge/classes/class-row";
import type { Dish } from "#kitchen/knowledge/dishes/dish";
import type { SlotName } from "#kitchen/knowledge/dishes/slot-names";
import { isMainProtein, pieceGrams, type Food } from "../food.ts";
import { carriesMeal, type Eaten, goesRound, headsOfRecipe, MOST_TYPED, USUAL } from "./for-how-many.ts";

/** Grams of a piece that one eats by itself. */
export const LEAST_OF_ONE: Partial<Record<Shelf, number>> = { meat: 45, fish: 100, vegetable: 100 };

/** How many the typed amounts feed, where they tell: a joint of 1.4 kg is carved for six, a recipe is for as many as it says, and one egg is no supper for two. */
export function servingsTyped({ batch, slots: asks }: Dish, slots: ReadonlyMap<SlotName, readonly Food[]>): number | undefined {
  if (batch) return undefined;
  const own = [...slots].filter(([slot]) => !asks[slot]?.seasons);
  const core = own.filter(([slot]) => (asks[slot]?.least ?? 0) > 0);
  const gramsOf = ([slot, foods]: Filled): number => asks[slot]?.grams ?? foods[0]?.kind.grams[0] ?? 1;
  const feeds = (part: Filled): number => part[1].reduce((sum, { available = Infinity }) => sum + available, 0) / gramsOf(part);
  const eaten = (parts: readonly Filled[]): readonly Eaten[] =>
    parts.flatMap((part) => part[1].map((food) => ({ food, grams: gramsOf(part) / part[1].length })));
  const isOfMain = (part: Filled): boolean => part[1].some(isMainProtein);
  const scarce = core.filter((part) => feeds(part) <= SCARCE);
  if (scarce.length > 0 && (scarce.length === core.length || scarce.some(isOfMain))) {
    const others = own.filter((part) => !scarce.includes(part));
    // Nobody shares a potato in its skin.
    const isUndivided = ([slot, foods]: Filled): boolean => asks[slot]?.cut === "whole" && foods.every(({ kind }) => kind.shelf === "vegetable");
    return scarce.every((part) => !isUndivided(part) && goesRound(part[1], USUAL)) && carriesMeal(eaten(others), USUAL) ? USUAL : 1;
  }
  const meat = own.find((part) => isOfMain(part) && part[1].every(({ kind }) => kind.roles.roast_joint !== undefined));
  const many = meat ? feeds(meat) : Infinity;
  if (meat === undefined || many === Infinity || many < USUAL + 1) return headsOfRecipe(eaten(own));
  // Nobody is given less than a half of what goes beside.
  const least = own.flatMap(([, foods]) => foods.map(({ available = Infinity, kind }) => (2 * available) / kind.grams[1]));
  return Math.max(USUAL, Math.min(MOST_TYPED, wholePieces(meat, many), ...least.map(Math.floor)));
}

type Filled = readonly [SlotName, readonly Food[]];

/** Four chops are for four, six thighs for three: what comes in pieces is not divided. */
function wholePieces([, [food]]: readonly [SlotName, readonly Food[]], many: number): number {
  const each = (food && pieceGrams(food)) ?? 0;
  const pieces = (food?.available ?? 0) / each;
  const heads = Math.max(1, Math.round(pieces / many));
  return each >= (LEAST_OF_ONE[food?.kind.shelf ?? "meat"] ?? Infinity) && pieces / heads >= 2 ? Math.floor(pieces / heads) : Math.round(many);
}
/** Of one person's share, so much is not shared by two. */
const SCARCE = 1.2;

/** As many as were asked for, or as the batch feeds: a small one, for want of eggs, is not said to feed them all. */
export function servingsOf({ batch }: Dish, factor: number, asked: number | undefined): number {
  if (!batch) return asked ?? USUAL;
  const much = batch.serves * factor;
  const fed = Math.max(1, Math.round(much));
  const meant = asked ?? (batch.apart ? batch.serves : fed);
  return much > meant * SHORT && fed <= meant * PLENTY ? meant : fed;
}
/** Of the people asked for, the share that a batch must feed. */
const SHORT = 0.7;
/** A batch that feeds more than so many times the people asked for says whom it feeds. */
const PLENTY = 2;
