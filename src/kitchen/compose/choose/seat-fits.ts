/** How well a class of foods fits each slot of a dish, worked out once. */
import type { IngredientClass } from "#kitchen/knowledge/classes/ingredient-class";
import { slotEntries } from "#kitchen/knowledge/dishes/by-slot";
import type { Dish, Slot } from "#kitchen/knowledge/dishes/dish";
import type { SlotName } from "#kitchen/knowledge/dishes/slot-names";
import { oncePer } from "#kitchen/once-per";
import { type Food, roleWeight } from "../food.ts";

/** A role played less fully than this does not open a slot. */
export const LEAST_FIT = 0.4;

/** A part that the dish does not name itself suits a food so much less than one that it does. */
const EXTRA_FIT = 0.6;

/** How well a food fits a slot, 0 when it may not enter. */
export function fitOf({ kind }: Pick<Food, "kind">, slot: Slot, dish: Pick<Dish, "flavour" | "forbid">): number {
  const isDoneFish = kind.shelf === "fish" && kind.raw === "fine" && slot.cook !== undefined;
  const weight = roleWeight(kind, isDoneFish ? slot.roles.filter((role) => role !== "fish") : slot.roles);
  if (weight < LEAST_FIT) return 0;
  if (dish.flavour === "sweet" && kind.sweet < 0 && !slot.seasons) return 0;
  if (dish.flavour === "sweet" && kind.sweet <= -2) return 0;
  if (dish.forbid && roleWeight(kind, dish.forbid) >= LEAST_FIT) return 0;
  if (slot.raw && (kind.raw === "cook" || kind.raw === "unsafe")) return 0;
  if (slot.cook && !kind.cook[slot.cook]) return 0;
  if (slot.not && roleWeight(kind, slot.not) >= LEAST_FIT) return 0;
  return slot.extra ? weight * EXTRA_FIT : weight;
}

/** A slot as a seat: in the order of the dish's slots. */
export interface Seat extends Slot {
  readonly name: SlotName;
}

export const seatsOf = oncePer((dish: Dish): readonly Seat[] => slotEntries(dish.slots).map(([name, slot]) => ({ ...slot, name })));

export interface Fits {
  /** For all seats of a dish, in their order. */
  readonly bySeat: readonly number[];
  /** The seats that fit at all, best first. */
  readonly seats: readonly number[];
}

/** How a class fits the seats of a dish. Tables do not change, so it is worked out once. */
export function fitsOf(kind: IngredientClass, dish: Dish): Fits {
  return fitsOfClass(kind)(dish);
}

const fitsOfClass = oncePer((kind: IngredientClass) =>
  oncePer((dish: Dish): Fits => {
    const bySeat = seatsOf(dish).map((seat) => fitOf({ kind }, seat, dish));
    const seats = bySeat.flatMap((fit, seat) => (fit > 0 ? [seat] : [])).sort((a, b) => (bySeat[b] ?? 0) - (bySeat[a] ?? 0));
    return { bySeat, seats };
  }),
);

/** The best that a food may sit in the dish: as one of its own, as an extra, or not at all. */
export function placeIn(dish: Dish, { kind }: Pick<Food, "kind">): "own" | "extra" | undefined {
  const { seats } = fitsOf(kind, dish);
  if (seats.length === 0) return undefined;
  const all = seatsOf(dish);
  return seats.some((seat) => !all[seat]?.extra) ? "own" : "extra";
}

/** How well a food fits the slot of this name. */
export function fitIn(dish: Dish, { kind }: Pick<Food, "kind">, slot: SlotName): number {
  return fitsOf(kind, dish).bySeat[seatsOf(dish).findIndex(({ name }) => name === slot)] ?? 0;
}
