/** The dishes, packed. */
import type { Dish, PlanStep, Slot, SlotName } from "../dishes/dish.ts";
import { rememberNeeds } from "../dishes/needs.ts";
import { packTable, type Layout } from "./pack-table.ts";
import { toRecord, unpackTable } from "./unpack-table.ts";

const LAYOUT: Layout = {
  maps: ["slots", "caps", "batch.parts"],
  sets: ["slots.*.roles", "slots.*.not", "forbid", "support.has", "support.lacks", "plan.has", "plan.lacks"],
  names: {
    role: ["slots.*.roles", "slots.*.not", "support.has", "support.lacks", "support.forsakes", "caps", "forbid", "forgives"],
    slot: ["slots", "batch.parts", "stars", ...["has", "lacks", "takes", "halves", "of", "with", "late", "liquids"].map((key) => `plan.${key}`)],
  },
};

const HOLE = "{the ";

/** A step as packed: what it takes is nearly always what its sentences name, in that order, and is then left out. */
type PackedStep = PlanStep & { readonly leaves?: true };

export function packDishes(dishes: readonly Dish[]): string {
  return packTable(
    dishes.map((dish) => ({ ...dish, plan: dish.plan.map(shorten) })),
    LAYOUT,
  );
}

/** A map before it is an object. */
interface PackedMap {
  readonly keys: readonly string[];
  readonly values: readonly unknown[];
}

type PackedDish = Omit<Dish, "slots" | "plan" | "caps" | "batch"> & {
  readonly slots: PackedMap;
  readonly plan: readonly PackedStep[];
  readonly caps?: PackedMap;
  readonly batch?: Omit<NonNullable<Dish["batch"]>, "parts"> & { readonly parts: PackedMap };
};

export function unpackDishes(packed: string): readonly Dish[] {
  return (unpackTable(packed, (keys, values): PackedMap => ({ keys, values })) as readonly PackedDish[]).map(unfold);
}

/** Most dishes fall at what they need: the objects of their slots and the whole of their steps are made for those that are looked at further. */
function unfold({ slots: packedSlots, plan: packedPlan, caps, batch, ...facts }: PackedDish): Dish {
  let slots: Dish["slots"] | undefined;
  let plan: Dish["plan"] | undefined;
  const dish: Dish = {
    ...facts,
    ...(caps && { caps: made<NonNullable<Dish["caps"]>>(caps) }),
    ...(batch && { batch: { ...batch, parts: made(batch.parts) } }),
    get slots() {
      return (slots ??= made<Dish["slots"]>(packedSlots));
    },
    get plan() {
      return (plan ??= packedPlan.map(lengthen));
    },
  };
  rememberNeeds(dish, packedSlots.values as readonly Slot[]);
  return dish;
}

function made<T>({ keys, values }: PackedMap): T {
  return toRecord(keys, values) as T;
}

function shorten(step: PlanStep): PackedStep {
  if (!("say" in step)) return step;
  const named = slotsNamed(step.say);
  const { takes, ...rest } = step;
  if (takes === undefined) return named.length === 0 ? step : { ...step, leaves: true };
  return takes.join(" ") === named.join(" ") && named.length > 0 ? rest : step;
}

function lengthen(step: PackedStep): PlanStep {
  if (!("say" in step) || step.takes !== undefined) return step;
  if (step.leaves) {
    const { leaves: _, ...rest } = step;
    return rest;
  }
  const named = slotsNamed(step.say);
  return named.length === 0 ? step : { ...step, takes: named };
}

/** The slots in the `{the …}` of a step's sentences. */
function slotsNamed(say: readonly string[]): readonly SlotName[] {
  const slots: SlotName[] = [];
  for (const sentence of say) {
    for (let at = sentence.indexOf(HOLE); at >= 0; at = sentence.indexOf(HOLE, at + 1)) {
      for (const slot of sentence.slice(at + HOLE.length, sentence.indexOf("}", at)).split(" ")) if (!slots.includes(slot)) slots.push(slot);
    }
  }
  return slots;
}
