/** Cold things that are only put together: creams with fruit, dips. */
import { may, need, type Dish } from "./dish.ts";
import { savoury, sweetening } from "./seasoning-slots.ts";

export const coldDishes: readonly Dish[] = [
  {
    id: "parfait",
    family: "dessert",
    flavour: "sweet",
    noun: "a layered glass",
    base: 0.8,
    plate: [100, 420],
    slots: {
      cream: need(["yog", "cream", "cheese_fresh", "sour_cream", "custard"], 2, { grams: 130 }),
      fruit: may(["fruit", "dried_fruit", "jam", "squash_puree"], 3, { grams: 80, raw: true }),
      crunch: may(["nut", "seed", "biscuit", "cereal", "coconut_dried", "choc", "confection"], 3, { grams: 22, not: ["cocoa"] }),
      herbs: may(["herb_sweet"], 1, { seasons: true }),
      sour: may(["citrus_sour", "zest"], 2, { seasons: true }),
      ...sweetening,
    },
    forbid: ["sour_fruit", "cheese_brine", "condensed"],
    distinct: 2,
    support: [
      { has: ["fruit", "jam"], add: 0.04 },
      { has: ["nut", "biscuit", "cereal"], add: 0.03 },
      { lacks: ["fruit", "jam", "dried_fruit", "sweet", "choc"], add: -0.15 },
    ],
    stars: ["fruit", "cream", "crunch"],
    titles: ["{stars} layers", "Layered {stars}"],
    summaries: ["Spoonfuls of {cream}[ layered with {fruit crunch}]."],
    plan: [
      {
        do: "work",
        say: ["Whisk {the cream sugar spices sour} together in {bowl} until thick and smooth."],
        alone: ["Whisk {the cream} in {bowl} until thick and smooth."],
        takes: ["cream", "sugar", "spices", "sour"],
        in: "bowl",
        minutes: [1, 2],
      },
      { do: "work", say: ["Layer in {servings} glasses[ with {the fruit}]."], takes: ["fruit"], from: ["bowl"], in: "plate", minutes: [2, 3] },
      { do: "work", say: ["Scatter over {the crunch herbs}."], takes: ["crunch", "herbs"], in: "plate", has: ["crunch", "herbs"] },
      { do: "serve", say: ["Serve at once, or chill for an hour first."] },
    ],
  },
  {
    id: "creamy_dip",
    family: "side",
    flavour: "savoury",
    noun: "a dip",
    base: 0.7,
    plate: [50, 360],
    slots: {
      creamy: need(["yog", "sour_cream", "cheese_fresh", "mayo", "avocado"], 3, { grams: 80 }),
      flavour: may(["allium_green", "cucumber", "mustard", "horseradish", "briny", "salsa", "pickle", "cheese_blue", "tomato", "umami"], 4, {
        grams: 25,
        raw: true,
      }),
      cheese: may(["cheese"], 1, { grams: 20 }),
      garlic: may(["garlic", "chilli"], 2, { grams: 2, seasons: true }),
      dried: may(["herb_dry", "spice_savoury", "spice_heat", "spice_blend"], 3, { seasons: true }),
      dip: may(["veg_crunch", "bread", "wrap", "chip", "salad"], 3, { grams: 60, raw: true }),
      topping: may(["nut", "seed", "finish_oil"], 2, { seasons: true }),
      ...savoury,
    },
    distinct: 2,
    support: [
      { lacks: ["yog", "sour_cream", "cheese_fresh", "avocado"], add: -0.2 },
      { has: ["herb", "garlic", "allium_green", "acid"], add: 0.05 },
      { has: ["veg_crunch", "bread", "wrap", "chip"], add: 0.04 },
    ],
    stars: ["flavour", "creamy"],
    titles: ["{stars} dip"],
    summaries: ["A cold dip of {stars+}, stirred together in minutes."],
    plan: [
      {
        do: "work",
        say: ["Stir {the creamy cheese flavour} together in {bowl} until even."],
        takes: ["creamy", "cheese", "flavour"],
        in: "bowl",
        minutes: [2, 3],
      },
      { do: "work", say: ["Stir in {the garlic dried}."], takes: ["garlic", "dried"], in: "bowl", has: ["garlic", "dried"] },
      { do: "finish", in: "bowl" },
      { do: "serve", say: ["Leave for 10 minutes for the flavours to come together[, then eat with {the dip}]."], takes: ["dip"] },
    ],
  },
];
