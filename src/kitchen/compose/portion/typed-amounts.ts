/** What amounts typed with a list tell: how large a batch is meant, and which dish uses them as they stand. */
import type { Role } from "#kitchen/knowledge/classes/role";
import type { Dish, Batch } from "#kitchen/knowledge/dishes/dish";
import type { SlotName } from "#kitchen/knowledge/dishes/slot-names";
import { roleWeight, thereIs, type Food } from "../food.ts";
import { slotEntries, slotsOf } from "#kitchen/knowledge/dishes/by-slot";
import { isUsedTo, SLOT_USES } from "#kitchen/knowledge/dishes/slot-uses";

type Filled = ReadonlyMap<SlotName, readonly Food[]>;

const SPOONED: readonly Role[] = ["leaven", "soda_bicarb", "yeast", "salt_pure"];

/** A raising agent or salt: a spoonful more or less makes no smaller batch. */
export function isSpooned({ kind }: Food): boolean {
  return roleWeight(kind, SPOONED) >= 0.5 && !kind.roles.flour;
}

/** A yeast dough that is short of milk takes water. */
export function isToppedUp({ parts }: Batch, slot: SlotName): boolean {
  return isUsedTo("moisten", slot) && isYeasted(parts);
}

function isYeasted(parts: Batch["parts"]): boolean {
  return SLOT_USES.prove.some((slot) => slot in parts);
}

/** For each weighed part of a batch whose amount was typed, or which there is so much of, how many batches that is. */
export function batchesTyped(batch: Batch, slots: Filled, amount: (food: Food) => number | undefined = ({ available }) => available): readonly number[] {
  return slotEntries(batch.parts).flatMap(([slot, grams]) => {
    const foods = isToppedUp(batch, slot) ? undefined : slots.get(slot);
    if (!foods?.every((food) => amount(food) !== undefined && !isSpooned(food))) return [];
    return [foods.reduce((sum, food) => sum + (amount(food) ?? 0), 0) / grams];
  });
}

/** Amounts that agree so nearly are those of one recipe, and no stock of a larder. */
const AGREE = 1.8;
const MOST_BATCHES = 2;
/** A batch for two may be made for so many people. */
const MOST_FED = 8;

/** Of what a batch wants of a food, the share that still makes one, where there is no more of it. */
export const LEAST_TYPED = 0.7;

/** Times the usual batch that the typed amounts are meant for. */
export function timesMeant(batch: Batch, slots: Filled): number {
  const typed = batchesTyped(batch, slots);
  const least = Math.min(...typed);
  const weighed = slotsOf(batch.parts).filter((slot) => slots.get(slot)?.some((food) => !isSpooned(food)));
  return typed.length >= Math.min(3, weighed.length) && Math.max(...typed) <= least * AGREE
    ? Math.min(Math.max(MOST_BATCHES, MOST_FED / batch.serves), Math.max(1, least))
    : 1;
}

/** How far from the ratio of a dish the parts of a recipe may be that was typed with its amounts, and what softens its flour. */
const OWN_RATIO = [0.5, 1.9] as const;
const OWN_DOUGH = [0.7, 1.5] as const;
/** A matter of taste, and of the spoon. */
const OWN_SWEETNESS = [0.3, 2.2] as const;
const OWN_SPOON = [0.4, 2.2] as const;
/** With more than so many times the sugar beside its flour a dough melts into a sheet. */
const MOST_SUGAR = 2;

const NEITHER_SOFT_NOR_DRY: readonly Role[] = ["sugar", ...SPOONED];

function isWithin([least, most]: readonly [number, number], ratio: number): boolean {
  return ratio >= least && ratio <= most;
}

/** The dish in the ratio of the typed amounts, where all that it weighs was typed and is near enough to its own: those of a recipe work as they stand. */
export function asTyped(dish: Dish, slots: Filled): Dish {
  const { batch } = dish;
  if (!batch) return dish;
  const all = slotEntries(batch.parts).flatMap(([slot, grams]) => {
    const foods = isToppedUp(batch, slot) ? undefined : slots.get(slot);
    if (!foods) return [];
    const isOf = (roles: readonly Role[]) => foods.every(({ kind }) => roleWeight(kind, roles) >= 0.5);
    const own = foods.every(isSpooned) ? OWN_SPOON : isOf(["sugar"]) ? OWN_SWEETNESS : OWN_RATIO;
    const isDry = isOf(["flour"]);
    const isSoft = !isDry && foods.every(({ kind }) => roleWeight(kind, NEITHER_SOFT_NOR_DRY) < 0.5);
    return [{ slot, grams, own, isDry, isSoft, typed: sum(foods.map(({ available = NaN }) => available)) }];
  });
  const batches = (those: typeof all) => sum(those.map(({ typed }) => typed)) / sum(those.map(({ grams }) => grams));
  const weighed = all.filter(({ own }) => own !== OWN_SPOON);
  const times = batches(weighed);
  const isOwn = ({ own, typed, grams }: (typeof all)[number]) => isWithin(own, typed / grams / times);
  const dry = batches(all.filter(({ isDry }) => isDry));
  const dough = batches(all.filter(({ isSoft }) => isSoft)) / dry;
  const sweetness = batches(all.filter(({ own }) => own === OWN_SWEETNESS)) / dry;
  if (sweetness > MOST_SUGAR || weighed.length < 2 || !weighed.every(isOwn) || !(Number.isNaN(dough) || isYeasted(batch.parts) || isWithin(OWN_DOUGH, dough)))
    return dish;
  return { ...dish, batch: { ...batch, parts: { ...batch.parts, ...Object.fromEntries(all.filter(isOwn).map(({ slot, typed }) => [slot, typed / times])) } } };
}

/** Grams typed from which an amount says what is to be made. */
const TELLING = 20;

/** Foods whose amounts tell of a dish: none where most of the list was typed without. */
export function tellingAmounts(foods: readonly Food[]): readonly Food[] {
  const typed = foods.filter(({ available = 0 }) => available >= TELLING);
  const untyped = foods.filter(({ available, kind }) => available === undefined && kind.grams[0] >= TELLING);
  return typed.length >= 2 && typed.length >= untyped.length ? typed : [];
}

/** How near the typed amounts are to the ratio in which a dish wants these foods, 0 to 1: what the two have in common, of all that either has. */
export function likeRatio(typed: readonly Food[], wanted: ReadonlyMap<Food, number>): number {
  const pairs = typed.map((food) => [food.available ?? 0, wanted.get(food) ?? 0] as const);
  // Who types amounts leaves out those of what there is little of: what a dish wants of such foods counts against it.
  const unsaid = sum([...wanted].map(([{ available }, wants]) => (available === undefined ? wants : 0)));
  const at = (times: number) =>
    sum(pairs.map(([has, wants]) => Math.min(has, wants * times))) / (unsaid * times + sum(pairs.map(([has, wants]) => Math.max(has, wants * times))));
  return Math.max(0, ...pairs.flatMap(([has, wants]) => (wants > 0 ? [at(has / wants)] : [])));
}

/** How much of these foods is used up, 0 to 1, by weight. */
export function shareUsed(typed: readonly Food[], used: readonly { readonly food: Food; readonly grams: number }[]): number {
  return sum(used.filter(({ food }) => typed.includes(food)).map(({ grams }) => grams)) / sum(typed.map(({ available = 0 }) => available));
}

/**
 * Grams of each of the foods that share a weighed part: as they were typed, where all were; else by their usual weights,
 * and what one has too little of, the others make up.
 */
export function sharesOf(foods: readonly Food[], total: number): ReadonlyMap<Food, number> {
  const allTyped = foods.every(({ available }) => available !== undefined);
  const weightOf = ({ kind, available }: Food) => (allTyped ? (available ?? 0) : kind.grams[1]);
  const short = foods.filter((food) => thereIs(food) < (total * weightOf(food)) / sum(foods.map(weightOf)));
  if (short.length === 0 || short.length === foods.length)
    return new Map(foods.map((food) => [food, (total * weightOf(food)) / (sum(foods.map(weightOf)) || 1)]));
  const rest = total - sum(short.map(thereIs));
  return new Map([
    ...short.map((food) => [food, thereIs(food)] as const),
    ...sharesOf(
      foods.filter((food) => !short.includes(food)),
      rest,
    ),
  ]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
