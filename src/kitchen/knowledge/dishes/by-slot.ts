/** Facts by the name of a slot, and the names in a sentence. */
import type { SlotName } from "./slot-names.ts";

/** Something for some of the slots of a dish. */
export type BySlot<Value> = Readonly<Partial<Record<SlotName, Value>>>;

/** What there is for a slot: nothing for a food that stands in none. */
export function ofSlot<Value>(bySlot: BySlot<Value>, slot: SlotName | undefined): Value | undefined {
  return slot === undefined ? undefined : bySlot[slot];
}

/** The slots and what there is for each, in the order in which they were written. */
export function slotEntries<Value>(bySlot: BySlot<Value>): readonly (readonly [SlotName, Value])[] {
  return Object.entries(bySlot) as [SlotName, Value][];
}

/** The slots, in the order in which they were written. */
export function slotsOf(bySlot: BySlot<unknown>): readonly SlotName[] {
  return Object.keys(bySlot) as SlotName[];
}

const HOLE = "{the ";

/** The slots in the `{the …}` of sentences, each once. Those of a row are slots: `all-dishes.test.ts` looks. */
export function slotsNamed(say: readonly string[]): readonly SlotName[] {
  const slots: string[] = [];
  for (const sentence of say) {
    for (let at = sentence.indexOf(HOLE); at >= 0; at = sentence.indexOf(HOLE, at + 1)) {
      for (const slot of sentence.slice(at + HOLE.length, sentence.indexOf("}", at)).split(" ")) if (!slots.includes(slot)) slots.push(slot);
    }
  }
  return slots as SlotName[];
}
