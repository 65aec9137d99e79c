/**
 * What a dish takes besides the parts it names: a splash of wine, a pinch of sugar, flour to dust the meat, yogurt or bread
 * at the table. A cook does these in any dish of the sort, so they are written once, here, and every dish gets those that
 * its family and its plan have a place for. A dish that asks for such a food itself keeps its own way with it.
 */
import type { Role } from "../classes/roles.ts";
import { may, type Dish, type Family, type PlanStep, type Slot, type SlotName, type Vessel } from "./dish.ts";

/** How a plan takes an extra in; undefined when it has no step for it. */
type Entry = (plan: readonly PlanStep[], slot: string) => readonly PlanStep[] | undefined;

interface Extra {
  readonly slot: string;
  readonly asks: Slot;
  readonly flavour: Dish["flavour"];
  readonly families: readonly Family[];
  /** A dish with a slot for one of these has its own way. */
  readonly unless?: readonly Role[];
  /** Ways into the plan; the first that there is a step for. */
  readonly enters: readonly Entry[];
}

const HOB: readonly Vessel[] = ["pan", "pot", "wok"];
const SAUCY: readonly Family[] = ["soup", "stew", "curry", "pan", "seafood", "pasta", "rice", "side", "roast", "bake"];
const MAINS: readonly Family[] = ["soup", "stew", "curry", "pan", "seafood", "roast", "rice", "bake", "pasta", "egg"];

/** A bystander with the last choice of seats. */
function extra(roles: readonly Role[], most: number, grams?: number, more: Pick<Slot, "beside" | "not" | "raw"> = {}): Slot {
  return { ...may(roles, most, { seasons: true, ...(grams === undefined ? {} : { grams }), ...more }), extra: true };
}

/** Puts `change` in place of the first step that `fits`; undefined when none does. */
function replaceFirst(plan: readonly PlanStep[], change: (step: PlanStep, index: number) => readonly PlanStep[] | undefined): readonly PlanStep[] | undefined {
  for (const [index, step] of plan.entries()) {
    const changed = change(step, index);
    if (changed) return [...plan.slice(0, index), ...changed, ...plan.slice(index + 1)];
  }
  return undefined;
}

/** Into the liquid of the first simmer. */
const intoLiquid: Entry = (plan, slot) =>
  replaceFirst(plan, (step) => (step.do === "simmer" ? [{ ...step, liquids: [...(step.liquids ?? []), slot] }] : undefined));

/** Onto the tray with what coats everything. */
const intoCoat: Entry = (plan, slot) => replaceFirst(plan, (step) => (step.do === "roast" ? [{ ...step, with: [...step.with, slot] }] : undefined));

/** Off the heat, or for the last minute; over a salad. */
const intoFinish: Entry = (plan, slot) => replaceFirst(plan, (step) => (step.do === "finish" ? [{ ...step, of: [...(step.of ?? []), slot] }] : undefined));

/** Seasoning that `finish` uses up by itself, by the slot's name. */
const withSeasoning: Entry = (plan) => (plan.some((step) => step.do === "finish") ? plan : undefined);

/** A step of its own just before `finish`, in a pan that is on the heat. */
function beforeFinish(say: string, minutes: readonly [number, number], cue: string): Entry {
  return (plan, slot) =>
    replaceFirst(plan, (step, index) => {
      if (step.do !== "finish" || step.cold || !HOB.includes(step.in)) return undefined;
      if (!plan.slice(0, index).some((before) => "in" in before && before.in === step.in && before.do !== "work")) return undefined;
      const work: PlanStep = { do: "work", say: [say.replace("{x}", `{the ${slot}}`)], takes: [slot], in: step.in, minutes, has: [slot], cue };
      return [work, step];
    });
}

/** A paste that binds what has simmered. */
const thickens: Entry = (plan, slot) => {
  const at = plan.findLastIndex((step) => step.do === "simmer");
  const simmer = plan[at];
  if (simmer?.do !== "simmer" || plan.slice(at + 1).some((step) => step.do === "work" && step.in === "blender")) return undefined;
  const work: PlanStep = {
    do: "work",
    say: [`Stir {the ${slot}} smooth with a little cold water, stir into {${simmer.in}} and simmer for {time} more, until {cue}.`],
    takes: [slot],
    in: simmer.in,
    minutes: [5, 6],
    technique: "simmer",
    has: [slot],
    cue: "the liquid has thickened a little",
  };
  return [...plan.slice(0, at + 1), work, ...plan.slice(at + 1)];
};

/** Flour on what is browned: the pan work does it. */
const dusts: Entry = (plan) => (plan.some((step) => step.do === "brown") ? plan : undefined);

/** One more sentence when the dish is served. */
function atTable(say: string): Entry {
  return (plan, slot) => {
    if (!plan.some((step) => step.do === "serve")) return undefined;
    return plan.map((step) =>
      step.do === "serve"
        ? { ...step, takes: [...(step.takes ?? []), slot], say: step.say.map((words) => `${words}[ ${say.replace("{x}", `{the ${slot}}`)}]`) }
        : step,
    );
  };
}

const EXTRAS: readonly Extra[] = [
  {
    slot: "splash",
    asks: extra(["wine", "beer", "spirit"], 1),
    flavour: "savoury",
    families: SAUCY,
    unless: ["wine"],
    enters: [intoLiquid, beforeFinish("Pour in {x} and let it bubble for {time}, until {cue}.", [2, 3], "it no longer smells of raw alcohol"), intoCoat],
  },
  {
    slot: "broth",
    asks: extra(["stock"], 1, 60, { not: ["stock_cube"] }),
    flavour: "savoury",
    families: SAUCY,
    unless: ["stock"],
    enters: [intoLiquid, beforeFinish("Pour in {x} and let it bubble for {time}, until {cue}.", [3, 4], "about half of it has boiled away")],
  },
  {
    slot: "cube",
    asks: extra(["stock_cube"], 1),
    flavour: "savoury",
    families: SAUCY,
    unless: ["stock"],
    enters: [intoLiquid],
  },
  {
    slot: "dust",
    asks: extra(["flour"], 1, 8, { not: ["oats", "polenta", "nut_flour"], beside: ["meat", "fish", "shellfish", "offal", "poultry", "red", "pork"] }),
    flavour: "savoury",
    families: ["pan", "seafood", "stew", "plain"],
    unless: ["flour"],
    enters: [dusts],
  },
  {
    slot: "binding",
    asks: extra(["starch_thick", "flour"], 1, 5, { not: ["oats", "polenta", "nut_flour"] }),
    flavour: "savoury",
    families: ["soup", "stew", "curry", "pan", "seafood"],
    unless: ["flour", "starch_thick"],
    enters: [thickens],
  },
  {
    slot: "enriching",
    asks: extra(["cream", "milk", "sour_cream", "cheese_fresh", "coconut"], 1, 30),
    flavour: "savoury",
    families: ["soup", "stew", "curry", "pan", "pasta", "side"],
    unless: ["cream", "milk"],
    enters: [intoFinish],
  },
  {
    slot: "deepening",
    asks: extra(["liquid_sauce", "soy", "umami", "tomato_paste", "mustard", "glaze"], 2, 7, {
      not: ["mushroom", "bacon", "cheese", "protein_ready", "stock", "fish", "seaweed", "mayo"],
    }),
    flavour: "savoury",
    families: [...SAUCY, "salad"],
    enters: [intoCoat, intoFinish],
  },
  {
    slot: "seasoning",
    asks: extra(["spice_savoury", "spice_blend", "spice_heat", "spice", "herb_dry", "herb_woody", "bay"], 3, undefined, { not: ["chilli"] }),
    flavour: "savoury",
    families: [...MAINS, "salad", "side"],
    unless: ["spice_savoury", "spice_blend", "spice_heat"],
    enters: [intoCoat, intoLiquid, withSeasoning],
  },
  {
    slot: "pinch",
    asks: extra(["sugar", "syrup"], 1, 2.5, {
      beside: ["acid", "tomato", "tomato_paste", "soy", "wine", "onion", "chilli", "cabbage", "veg_root", "mustard", "spice_blend", "pickle"],
    }),
    flavour: "savoury",
    families: [...SAUCY, "salad"],
    enters: [intoCoat, withSeasoning],
  },
  { slot: "tang", asks: extra(["acid"], 1), flavour: "savoury", families: [...MAINS, "salad", "side"], enters: [withSeasoning] },
  { slot: "zest", asks: extra(["zest"], 1, undefined, { not: ["acid"] }), flavour: "savoury", families: [...MAINS, "salad", "side"], enters: [withSeasoning] },
  {
    slot: "dried",
    asks: extra(["dried_fruit"], 1, 15),
    flavour: "savoury",
    families: ["stew", "curry", "rice", "salad"],
    enters: [intoLiquid, intoFinish],
  },
  {
    slot: "scatter",
    asks: extra(["allium_green", "nut", "seed", "cheese_hard", "cheese_brine", "herb_tender", "finish_oil", "coconut_dried"], 2, undefined, { raw: true }),
    flavour: "savoury",
    families: [...MAINS, "salad", "side"],
    enters: [withSeasoning],
  },
  {
    slot: "beside",
    asks: extra(
      [
        ...(["bread", "flatbread", "chip", "salad", "cucumber", "avocado", "pickle", "briny", "salsa", "dip", "hummus", "dressing", "mayo"] as const),
        ...(["chutney", "horseradish", "mustard", "spice_heat", "sauce", "yog", "sour_cream", "crunch"] as const),
      ],
      3,
      undefined,
      { raw: true, not: ["nut", "seed", "stock", "soy", "bun", "pesto", "chilli", "milk_sour", "crumb"] },
    ),
    flavour: "savoury",
    families: MAINS,
    enters: [atTable("Serve {x} alongside.")],
  },
  {
    slot: "glass",
    asks: extra(["juice", "soda", "beer"], 1, 200, { raw: true }),
    flavour: "savoury",
    families: [...MAINS, "salad"],
    enters: [atTable("Serve {x} cold, to drink with it.")],
  },
  {
    slot: "glass",
    asks: extra(["juice", "soda", "milk", "milk_plant"], 1, 200, { raw: true }),
    flavour: "sweet",
    families: ["dessert", "breakfast"],
    enters: [atTable("Serve {x} cold, to drink with it.")],
  },
  {
    slot: "beside",
    asks: extra(["cream", "ice_cream", "yog", "sour_cream", "custard", "berry", "fruit_soft", "jam", "syrup", "biscuit", "confection"], 2, undefined, {
      raw: true,
      not: ["milk", "milk_sour"],
    }),
    flavour: "sweet",
    families: ["dessert", "breakfast"],
    enters: [atTable("Serve with {x}.")],
  },
  {
    slot: "scatter",
    asks: extra(["nut", "zest", "coconut_dried", "choc", "spice_sweet", "sugar", "confection"], 2, 5, { raw: true }),
    flavour: "sweet",
    families: ["dessert", "breakfast", "drink"],
    enters: [atTable("Scatter over {x}.")],
  },
  {
    slot: "splash",
    asks: extra(["spirit"], 1, 8),
    flavour: "sweet",
    families: ["dessert", "breakfast"],
    enters: [atTable("Sprinkle {x} over each portion.")],
  },
];

/** The dish with every extra that it has a place for. */
export function withExtras(dish: Dish): Dish {
  const asked = new Set(Object.values(dish.slots).flatMap(({ roles }) => roles));
  const slots: Record<SlotName, Slot> = { ...dish.slots };
  let { plan } = dish;
  for (const { slot, asks, flavour, families, unless, enters } of EXTRAS) {
    if (flavour !== dish.flavour || !families.includes(dish.family) || unless?.some((role) => asked.has(role)) || slots[slot]) continue;
    for (const enter of enters) {
      const grown = enter(plan, slot);
      if (!grown) continue;
      slots[slot] = asks;
      plan = grown;
      break;
    }
  }
  return { ...dish, slots, plan };
}
