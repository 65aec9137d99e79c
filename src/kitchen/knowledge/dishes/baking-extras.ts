/**
 * What a sweet dough or batter takes besides the parts it names: a second sugar or flour, a yolk more, a spoonful of
 * oats, sour cream or brandy, a dusting or a cover when it is cold. So little of each that the ratio of the batch holds.
 */
import { pattern } from "#recipe/pattern";
import type { Role } from "../classes/role.ts";
import { may, type Dish, type PlanStep, type Slot, type Slots, type WorkStep } from "./dish.ts";
import type { SlotName } from "./slot-names.ts";
import { work } from "./plan-steps.ts";
import { slotEntries, type BySlot } from "./by-slot.ts";

interface BakingExtra {
  readonly slot: SlotName;
  readonly asks: Slot;
  /** The parts it goes in with, best first. */
  readonly hosts: readonly SlotName[];
}

function extra(roles: readonly Role[], most: number, grams: number, not: readonly Role[] = []): Slot {
  return { ...may(roles, most, { grams, seasons: true, not }), extra: true };
}

const DRY: readonly SlotName[] = ["flour", "ground", "crumb", "meal", "oats", "dry"];
const WET: readonly SlotName[] = ["egg", "milk", "yogurt", "wet", "sour", "spices"];

const EXTRAS: readonly BakingExtra[] = [
  {
    slot: "powder",
    asks: {
      ...extra(
        ["nut_flour", "polenta", "oats", "starch_thick", "custard_powder", "tea_powder", "milk_powder", "cocoa", "coconut_dried", "flour_gf", "cereal", "chia"],
        3,
        5,
      ),
      cut: "crushed",
    },
    hosts: DRY,
  },
  // A spoonful or two, dry, flavours a cake.
  { slot: "mocha", asks: extra(["coffee", "coffee_instant"], 1, 1.2), hosts: WET },
  { slot: "lift", asks: extra(["leaven", "soda_bicarb", "tartar", "gum"], 2, 0.4, ["flour"]), hosts: DRY },
  { slot: "richer", asks: extra(["egg_yolk", "egg_white"], 2, 4), hosts: ["egg"] },
  {
    slot: "dash",
    asks: {
      ...extra(
        [
          "spirit",
          "coffee_ready",
          "juice",
          "citrus_sour",
          "citrus",
          "vinegar",
          "zest",
          "yog",
          "sour_cream",
          "milk_sour",
          "milk",
          "syrup",
          "coconut_milk",
          "colouring",
          "cordial",
        ],
        3,
        5,
      ),
      cut: "juice",
    },
    hosts: WET,
  },
];

/** Parts that two foods of a kind may share. */
const SHARED: BySlot<number> = { sugar: 2, flour: 2, fat: 2, spices: 5, crumb: 3 };
const BITS: readonly Role[] = ["nut", "choc", "dried_fruit", "coconut_dried", "confection", "sprinkles", "seed", "biscuit"];

const icing: Slot = { ...may(["icing_sugar"], 1, { grams: 9, seasons: true }), beside: ["cheese_fresh", "cream"] };
const dusting = may(["icing_sugar"], 1, { grams: 2, seasons: true });
/** Stirred into a runny icing with half of the lemon of the cake. */
const glaze: Slot = { ...may(["icing_sugar"], 1, { grams: 18, seasons: true }), beside: ["citrus_sour", "citrus"], apart: ["cheese_fresh", "cream"] };
const GLAZE = work("mixing bowl", "Stir {the glaze} with {the sour} in {mixing bowl} until smooth and just runny.", { has: ["glaze"], minutes: [2, 3] });
const frosting = may(["icing"], 1, { grams: 30 });
const cover = may(["cheese_fresh", "cream", "spread_choc"], 2, { grams: 20, seasons: true });
const COVER = work("mixing bowl", "Beat {the cover icing} in {mixing bowl} for {time}, until {cue}.", {
  has: ["cover"],
  minutes: [2, 3],
  cue: "thick enough to spread",
});

// Extras both: where one of them is missing, the dish is cooked without.
const custardPowder: Slot = { ...may(["custard_powder"], 1, { grams: 7, seasons: true }), extra: true };
const custardMilk: Slot = { ...may(["milk"], 1, { grams: 130, seasons: true }), beside: ["custard_powder"], extra: true };
const CUSTARD = work(
  "pot",
  "To pour over, stir {the custardPowder} to a paste with a little of {the custardMilk} in {pot}, add the rest and heat for {time}, stirring all the time, until {cue}. Sweeten to taste.",
  { has: ["custardMilk"], minutes: [4, 6], technique: "simmer", cue: "it bubbles and coats the spoon" },
);

function withCustard(dish: Dish): Dish {
  if (dish.eaten !== "with custard") return dish;
  const plan = dish.plan.flatMap((step): readonly PlanStep[] =>
    step.do === "serve" ? [CUSTARD, { ...step, say: step.say.map((words) => `${words}[?custardMilk  Pour what is in {pot} over at the table.]`) }] : [step],
  );
  return { ...dish, slots: { ...dish.slots, custardPowder, custardMilk }, plan };
}

/** The dish with every baking extra that its plan has a place for. */
export function withBakingExtras(plain: Dish): Dish {
  const dish = withCustard(plain);
  if (dish.flavour !== "sweet" || !dish.batch || dish.family === "drink") return dish;
  const shared = slotEntries(dish.slots).map(([name, slot]): readonly [SlotName, Slot] => {
    const bits = name === "extra" && slot.roles.includes("nut");
    return [name, { ...slot, most: Math.max(slot.most, bits ? 4 : (SHARED[name] ?? 1)), roles: bits ? [...new Set([...slot.roles, ...BITS])] : slot.roles }];
  });
  const grown: Dish = {
    ...dish,
    slots: dish.family === "dessert" ? withZest(Object.fromEntries(shared)) : Object.fromEntries(shared),
    caps: { nut: 3, acid: 2, ...dish.caps },
  };
  return cooled(EXTRAS.reduce(takeIn, grown));
}

/** A lemon flavours a bake with its zest as well as its juice, and wants to be tasted. */
function withZest(slots: Slots): Slots {
  const { sour } = slots;
  if (!sour?.roles.includes("citrus_sour")) return slots;
  return {
    ...slots,
    sour: {
      ...sour,
      roles: [...new Set<Role>([...sour.roles, "citrus"])],
      grams: Math.max(sour.grams ?? 0, (sour.grams ?? ZESTED_GRAMS) < OF_A_DOUGH ? ZESTED_GRAMS / 3 : ZESTED_GRAMS),
      cut: "zested",
    },
  };
}
/** Grams of whole fruit a person: a lemon for four to six. */
const ZESTED_GRAMS = 20;
/** A dough that asks for less than so much takes little juice. */
const OF_A_DOUGH = 3;

function takeIn(dish: Dish, { slot, asks: usual, hosts }: BakingExtra): Dish {
  // Milk that the dish has a part for of its own is none to add by the spoonful.
  const asks = "milk" in dish.slots ? { ...usual, roles: usual.roles.filter((role) => role !== "milk") } : usual;
  for (const host of hosts) {
    if (!(host in dish.slots) || slot in dish.slots) continue;
    const plan = dish.plan.map((step) => join(step, host, slot));
    const joined = plan.filter((step, at) => step !== dish.plan[at]);
    // Of two steps for two cases, each must take it in.
    const certain = joined.some(({ has, lacks }) => !has && !lacks) || (joined.some(({ has }) => has) && joined.some(({ lacks }) => lacks));
    if (certain) return { ...dish, slots: { ...dish.slots, [slot]: asks }, plan };
  }
  return dish;
}

/** The step that names `host`, naming `slot` beside it. Eggs that are parted are alone. */
function join(step: PlanStep, host: SlotName, slot: SlotName): PlanStep {
  if (step.do !== "work" || step.parts || step.halves?.includes(host) || !step.takes?.includes(host)) return step;
  const hole = pattern()`\{the ((?:[^}]* )?${host}(?: [^}]*)?)\}`;
  if (!step.say.every((words) => hole.test(words))) return step;
  return { ...step, takes: [...step.takes, slot], say: step.say.map((words) => words.replace(hole, `{the $1 ${slot}}`)) } satisfies WorkStep;
}

/** What is sour goes in by halves where the other half is wanted for the icing. */
function sharing(step: PlanStep): readonly PlanStep[] {
  if (step.do !== "work" || step.has || !step.takes?.includes("sour")) return [step];
  return [
    { ...step, lacks: [...(step.lacks ?? []), "glaze"] },
    { ...step, has: ["glaze"], takes: step.takes.filter((slot) => slot !== "sour"), halves: [...(step.halves ?? []), "sour"] },
  ];
}

function cooled(dish: Dish): Dish {
  if (dish.eaten !== "cold") return dish;
  const isGlazed = "sour" in dish.slots && !dish.plan.some((step) => step.do === "work" && step.has && step.takes?.includes("sour"));
  const plan = dish.plan.flatMap((step): readonly PlanStep[] =>
    step.do === "serve"
      ? [
          ...(isGlazed ? [GLAZE] : []),
          COVER,
          {
            ...step,
            takes: [...(step.takes ?? []), "dusting", "frosting"],
            say: step.say.map(
              (words) =>
                `${words}[?cover  When cold, spread the topping over.]${isGlazed ? "[?glaze  When cold, spoon over the glaze.]" : ""}[ When cold, spread with {the frosting}.][ When cold, dust with {the dusting}.]`,
            ),
          },
        ]
      : isGlazed
        ? sharing(step)
        : [step],
  );
  return { ...dish, slots: { ...dish.slots, ...(isGlazed ? { glaze } : {}), cover, icing, dusting, frosting }, plan };
}
