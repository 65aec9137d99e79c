/**
 * What the engine does with a slot for its name's sake: all the names that it knows, and no other. A dish that calls a slot by one of
 * them gets that work without asking for it in a step; in any other slot a food waits for the step that names it.
 */
import type { SlotName } from "./slot-names.ts";

export const SLOT_USES = {
  /** Goes into the pan before what is fried in it; what no pan asks for is stirred in or poured over at the end. */
  panFat: ["fat"],
  /** Goes into boiling water, half of it; and the rest at the end, as seasoning. */
  waterSalt: ["salt"],
  /** Seasons at the end, in this order. */
  season: ["salt", "pepper", "pinch", "seasoning", "warmth"],
  /** Stirred in or squeezed over after the seasoning. */
  sharpen: ["sour", "tang"],
  /** Strewn over last. */
  strew: ["herbs", "topping", "scatter", "zest"],
  /** Coats what is browned: dusted with the first, dipped into the second, rolled in the third. */
  dust: ["dust"],
  dip: ["dip"],
  roll: ["crumbs"],
  /** Strained out of a stock when it has given its taste. */
  strainedOut: ["bones"],
  /** Binds what it is mixed into. */
  bind: ["binder"],
  /** What most pots begin with: an onion there names no dish. */
  begin: ["base"],
  /** Meat and vegetables that come in besides: a dish with nothing of its own is named after them. */
  nameBesides: ["meat", "meaty", "meatInPan", "meatInPot", "meatOnTray", "veg", "vegBeside", "vegInPan", "vegInPot", "vegOnTray"],
  /** A yeast dough that is short of it takes water. */
  moisten: ["milk"],
  /** Makes a dough rise in its own time. */
  prove: ["yeast"],
  /** Fried crisp and strewn over; bacon there may be in the title. */
  crisp: ["crisp"],
} as const satisfies Readonly<Record<string, readonly SlotName[]>>;

export function isUsedTo(use: keyof typeof SLOT_USES, slot: SlotName | undefined): boolean {
  return (SLOT_USES[use] as readonly (SlotName | undefined)[]).includes(slot);
}
