/** Small things to nibble. */
import { made, may, need, type Dish } from "./dish.ts";
import { baked, work, serve } from "./plan-steps.ts";
import { savoury } from "./seasoning-slots.ts";

const warm = may(["spice_savoury", "spice_blend", "spice_heat", "herb_woody", "herb_dried"], 4, { seasons: true });

export const snackDishes: readonly Dish[] = [
  {
    id: "roasted_nuts",
    ...made("side", "savoury", { noun: "roasted nuts", base: 0.74, plate: [25, 140] }),
    slots: {
      nuts: need(["nut", "seed"], 4, { grams: 45, cut: "whole", not: ["chia", "coconut_dried"] }),
      fat: may(["oil", "butter"], 1, { grams: 3, seasons: true }),
      glaze: may(["soy", "citrus_sour", "syrup", "sugar"], 2, { grams: 4, seasons: true }),
      warm,
      salt: may(["salt_pure"], 1, { grams: 0.4, seasons: true }),
      pepper: savoury.pepper,
    },
    support: [
      { forsakes: ["garlic", "allium", "acid", "stock", "herb"], add: -0.1 },
      { has: ["spice", "herb_woody", "soy"], add: 0.06 },
      // Seeds among many spices are ground with them.
      { has: ["spice_blend"], lacks: ["nut"], add: -0.08 },
      { has: ["sugar", "syrup"], add: -0.12 },
      { has: ["salt_pure"], add: 0.03 },
      { lacks: ["salt", "spice", "herb"], add: -0.08 },
    ],
    stars: ["nuts", "warm"],
    titles: ["Roast {nuts}[ with {warm}]"],
    summaries: ["{nuts} roasted until golden and fragrant."],
    plan: [
      { do: "oven", celsius: 165 },
      work("tray", "Toss {the nuts}[ with {the fat glaze warm salt pepper}] on {tray} lined with baking paper and spread out in one layer.", {
        minutes: [2, 3],
      }),
      work("tray", "Roast for {time}, stirring once, until {cue}.", baked(165, [10, 13], "a shade darker and fragrant; they crisp as they cool")),
      serve("Cool on the tray before eating."),
    ],
  },
  {
    id: "snack_mix",
    ...made("side", "savoury", { noun: "a snack mix", base: 0.88, plate: [30, 160] }),
    slots: {
      cereal: need(["cereal"], 2, { grams: 25 }),
      crisp: need(["crunch", "crisps", "popcorn", "nut"], 4, { grams: 30, cut: "whole", not: ["cereal", "biscuit"] }),
      fat: need(["butter", "oil"], 1, { grams: 9, seasons: true }),
      sauce: may(["liquid_sauce", "spice_heat", "soy"], 2, { grams: 3, seasons: true }),
      warm,
      salt: may(["salt_pure"], 1, { grams: 0.4, seasons: true }),
    },
    forbid: ["sweet", "milk"],
    support: [{ lacks: ["liquid_sauce", "spice", "salt", "soy", "spice_heat", "spice_savoury", "spice_blend"], add: -0.3 }],
    stars: ["cereal", "crisp"],
    titles: ["Baked snack mix of {stars+}"],
    summaries: ["{stars+} tossed in {fat} and baked until crisp."],
    plan: [
      { do: "oven", celsius: 120 },
      work("bowl", "Melt {the fat} in {bowl}, if firm, and stir in {the sauce warm salt}. Toss {the cereal crisp} in it, until all is coated.", {
        minutes: [4, 5],
      }),
      work(
        "tray",
        "Spread out on {tray} and bake for {time}, stirring every quarter of an hour, until {cue}.",
        baked(120, [45, 60], "dry and crisp", { from: ["bowl"] }),
      ),
      serve("Cool on the tray; it keeps in a closed tin for a week."),
    ],
  },
  {
    id: "candied_nuts",
    ...made("side", "sweet", { noun: "candied nuts", base: 0.78, plate: [25, 160] }),
    slots: {
      nuts: need(["nut", "seed"], 3, { grams: 45, cut: "whole", not: ["chia", "coconut_dried"] }),
      sugar: need(["sugar", "syrup"], 2, { grams: 16 }),
      fat: may(["butter", "oil"], 1, { grams: 3, seasons: true }),
      spices: may(["spice_sweet", "spice_heat", "vanilla", "herb_woody"], 3, { seasons: true }),
      salt: may(["salt_pure"], 1, { grams: 0.4, seasons: true }),
      white: may(["egg_white"], 1, { grams: 8, seasons: true }),
    },
    support: [
      { forsakes: ["pastry", "egg", "flour", "oats"], add: -0.1 },
      { has: ["spice_sweet", "salt_pure"], add: 0.04 },
      { has: ["egg_white"], add: 0.06 },
    ],
    stars: ["nuts", "sugar"],
    titles: ["{nuts} candied with {sugar}"],
    summaries: ["{nuts} in a thin, crisp coat of {sugar}."],
    plan: [
      work("pan", "Put {the sugar fat spices salt} into {pan} with {water} of water over medium heat and cook for {time}, until {cue}.", {
        water: 15,
        minutes: [2, 3],
        lacks: ["white"],
        cue: "bubbling and clear",
      }),
      work("pan", "Stir in {the nuts} and cook for {time}, stirring all the time, until {cue}.", {
        minutes: [5, 7],
        lacks: ["white"],
        cue: "the water has gone and each is coated and toasted",
      }),
      { do: "oven", celsius: 150, has: ["white"] },
      work(
        "tray",
        "Whisk {the white} in {bowl} until foamy, stir in {the nuts}, then {the sugar fat spices salt}, until all are coated. Spread out on {tray} lined with baking paper.",
        { minutes: [3, 4], has: ["white"] },
      ),
      work("tray", "Bake for {time}, stirring twice, until {cue}.", baked(150, [25, 30], "dry and golden", { has: ["white"] })),
      serve("[!white Spread out on baking paper with two forks, take care, it is very hot, and leave] [?white Leave on the tray] until cold and crisp."),
    ],
  },
  {
    id: "popcorn",
    ...made("side", "savoury", { noun: "popcorn", base: 0.84, plate: [20, 110] }),
    slots: {
      popcorn: need(["popcorn"], 1, { grams: 35 }),
      fat: may(["oil", "butter", "fat"], 2, { grams: 10, seasons: true }),
      cheese: may(["cheese_hard"], 1, { grams: 8, seasons: true }),
      sugar: may(["syrup", "sugar"], 1, { grams: 14, seasons: true }),
      flavour: may(["spice_savoury", "spice_blend", "spice_heat", "spice_sweet", "herb_dried"], 3, { seasons: true }),
      salt: may(["salt_pure"], 1, { grams: 0.5, seasons: true }),
    },
    support: [
      { lacks: ["fat"], add: -0.05 },
      { has: ["salt_pure", "cheese", "sugar", "syrup"], add: 0.03 },
    ],
    stars: ["sugar", "flavour", "cheese"],
    titles: ["{stars} popcorn", "Popcorn[ with {stars+}]"],
    summaries: ["A big pan of {popcorn}, ready in ten minutes."],
    plan: [
      work(
        "pot",
        "[Warm {the fat} in {pot} with a lid over medium-high heat.] [!fat Set {pot} with a lid over medium heat.] Add {the popcorn}, cover and cook for {time}, shaking often, until {cue}.",
        { halves: ["fat"], minutes: [4, 5], sets: true, cue: "the pops are two seconds apart" },
      ),
      work("pot", "Take off the heat, wait for the last pops and toss with {the sugar flavour salt cheese fat}.", {
        has: ["sugar", "flavour", "salt", "cheese", "fat"],
      }),
      serve("Tip into {servings} bowls and eat warm."),
    ],
  },
];
