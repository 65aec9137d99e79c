/** How large a batch is: for the people asked for, whole in what comes in pieces, within its ratios and what there is. */
import type { Units } from "#recipe/order";
import type { Batch, BatchSize } from "#kitchen/knowledge/dishes/dish";
import type { SlotName } from "#kitchen/knowledge/dishes/slot-names";
import { pieceGrams, thereIs, type Food } from "../food.ts";
import type { Portion } from "../portion.ts";
import { batchesTyped, isSpooned, isToppedUp, LEAST_TYPED } from "./typed-amounts.ts";
import { slotEntries } from "#kitchen/knowledge/dishes/by-slot";

/** A slot's grams never make one food more than this times what it is as the star. */
export const MOST_OF_ONE = 1.5;

/** The part of a batch that uses up what will not keep, a whole one at most. */
function ripe({ ripe: slot, parts }: Batch, slots: ReadonlyMap<SlotName, readonly Food[]>): number {
  const part = slot === undefined ? undefined : parts[slot];
  const foods = (slot !== undefined && slots.get(slot)) || [];
  return part === undefined ? 0 : Math.min(1, foods.reduce((sum, { available }) => sum + (available ?? 0), 0) / part);
}

/** The part of a batch that fills a bought case: nobody cuts a pie shell in half. */
function cased({ parts, serves }: Batch, slots: ReadonlyMap<SlotName, readonly Food[]>): number {
  const cases = [...slots].flatMap(([slot, foods]) =>
    foods
      .filter(({ kind }) => kind.form === "shell" || kind.roles.crumb_crust)
      .map((food) => (pieceGrams(food) ?? 0) / (parts[slot] ?? food.kind.grams[0] * serves)),
  );
  return Math.min(1, Math.max(0, ...cases));
}

/** Of a whole piece (an egg), the share that a batch must want at least: three times too much cake is still cake. */
const LEAST_PIECE = 0.3;

/** Batches to make: for the people asked for, whole in the anchor, and no more than there is of anything. */
export function batchFactor(batch: Batch, slots: ReadonlyMap<SlotName, readonly Food[]>, servings: number): number | undefined {
  const wish = Math.max(servings / batch.serves, batch.least ?? (batch.serves >= MANY ? 0.5 : 0), ripe(batch, slots), cased(batch, slots));
  const typed = Math.min(...batchesTyped(batch, slots, thereIs).filter(Number.isFinite));
  let factor = Math.min(wish, typed);
  const [anchor] = batch.anchor === undefined ? [] : (slots.get(batch.anchor) ?? []);
  const each = anchor && pieceGrams(anchor);
  if (each !== undefined && batch.anchor !== undefined) {
    const perBatch = batch.parts[batch.anchor] ?? each;
    const wanted = (factor * perBatch) / each;
    const pieces = Math.max(1, Math.round(wanted) * each * LEAST_TYPED > typed * perBatch ? Math.floor(wanted + 0.01) : Math.round(wanted));
    if (wanted < LEAST_PIECE) return undefined;
    factor = (((factor < wish ? undefined : ownPieces(batch, each, servings)) ?? pieces) * each) / perBatch;
  }
  return factor > 0 ? factor : undefined;
}

/** Pieces where each person has their own, and as many as all the others: a poussin, two quails. Undefined for what is carved. */
function ownPieces({ apart, anchor, parts, serves }: Batch, each: number, servings: number): number | undefined {
  const share = (anchor === undefined ? 0 : (parts[anchor] ?? 0)) / serves;
  return apart && each <= share * MOST_OF_ONE ? servings * Math.max(1, Math.floor(share / each)) : undefined;
}

/** What is made for so many at a time keeps, and two people get half of it rather than a third. */
const MANY = 6;

/** Grams that a kitchen scale rounds away: half of 5 g, half of half an ounce. */
const SCALE_STEP: Readonly<Record<Units, number>> = { metric: 3, us: 7.2 };

/** What comes in pieces of its own size, apples or tins, may miss by half a piece, up to this. */
const PIECE_TOLERANCE = 0.34;

function halfPiece(portions: readonly Portion[]): number {
  return Math.max(0, ...portions.map(({ food, count }) => (count === undefined ? 0 : (pieceGrams(food) ?? 0) / 2)));
}

/** A tenth more still fits. */
const ROOM = 1.1;

/** The part of a batch that one piece of its anchor is: a bird roasts by its own weight, however many lie beside it. */
export function factorOfOne({ anchor, parts }: Batch, portions: readonly Portion[], factor: number): number {
  const piece = portions.find(({ slot }) => slot === anchor);
  const each = piece && pieceGrams(piece.food);
  const part = anchor === undefined ? undefined : parts[anchor];
  return each === undefined || part === undefined ? factor : each / part;
}

export function sizeOf(sizes: readonly BatchSize[], factor: number): BatchSize | undefined {
  const fits = sizes.find(({ holds }) => holds * ROOM >= factor);
  const last = sizes.at(-1);
  return fits ?? (last && { ...last, tin: `${Math.ceil(factor / (last.holds * ROOM))} tins, each ${last.tin}` });
}

/** Two shares of a slot that cannot be kept within this of the ratio are no batch. */
const RATIO_TOLERANCE = 0.12;

/** Of a raising agent or salt, the share that does its work still. */
const LEAST_SPOONED = 0.25;

/** Of what a batch wants of these, the share that is enough where there is no more. */
function leastOf(portions: readonly Portion[]): number {
  if (portions.every(({ food }) => isSpooned(food))) return LEAST_SPOONED;
  return portions.every(({ food }) => Number.isFinite(thereIs(food))) ? LEAST_TYPED : 1;
}

export function holdsRatio(batch: Batch, portions: readonly Portion[], factor: number, units: Units): boolean {
  return slotEntries(batch.parts).every(([slot, grams]) => {
    const here = portions.filter((portion) => portion.slot === slot);
    if (here.length === 0) return true;
    const actual = here.reduce((sum, portion) => sum + portion.grams, 0);
    const want = grams * factor;
    if (actual <= want && (isToppedUp(batch, slot) || actual >= want * leastOf(here))) return true;
    return Math.abs(actual / want - 1) <= Math.max(RATIO_TOLERANCE, SCALE_STEP[units] / want, Math.min(PIECE_TOLERANCE, halfPiece(here) / want));
  });
}
