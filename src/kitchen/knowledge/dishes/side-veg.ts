/** One vegetable done well: glazed, creamed, braised with garlic, in wedges; and a head of garlic. */
import { made, may, need, type Dish } from "./dish.ts";
import { baked, work, serve } from "./plan-steps.ts";
import { savoury, thickening, warming } from "./seasoning-slots.ts";

const { fat, salt, pepper, herbs } = savoury;

export const sideVegDishes: readonly Dish[] = [
  {
    id: "creamed_veg",
    ...made("side", "savoury", { noun: "creamed vegetables", base: 0.85, plate: [110, 460] }),
    slots: {
      veg: need(["veg_leaf", "allium", "mushroom", "cabbage", "corn", "pea"], 2, { grams: 170, cook: "fry", cut: "thin", not: ["spring_onion"] }),
      cream: need(["cream", "sour_cream", "cheese_fresh"], 1, { grams: 45, not: ["cheese_brine"] }),
      base: may(["allium"], 1, { grams: 30, cut: "fine" }),
      meat: may(["bacon"], 1, { grams: 25 }),
      cheese: may(["cheese_hard"], 1, { grams: 12 }),
      flour: thickening(4),
      garlic: may(["garlic"], 1, { seasons: true }),
      spice: may(["spice_sweet", "mustard"], 1, { seasons: true }),
      wine: may(["wine"], 1, { seasons: true }),
      woody: may(["herb_woody", "herb_dried"], 1, { seasons: true }),
      bread: may(["bread"], 1, { grams: 60 }),
      ...savoury,
    },
    forbid: ["soy", "curry_paste", "coconut_milk", "pulse", "acid"],
    support: [{ has: ["garlic", "spice_sweet", "cheese_hard", "bacon"], add: 0.03 }],
    stars: ["veg", "meat"],
    titles: ["Creamed {stars+}"],
    summaries: ["{veg} cooked down, then bound with {cream}."],
    plan: [
      { do: "brown", of: ["meat"], in: "pan" },
      { do: "soften", of: ["base"], in: "pan" },
      { do: "fry", of: ["veg"], in: "pan" },
      { do: "bloom", of: ["garlic", "woody", "flour"], in: "pan" },
      work("pan", "Pour [!unheated in ]{the wine}[?unheated  into {pan} over medium heat] and let it bubble for {time}, until {cue}.", {
        minutes: [2, 3],
        has: ["wine"],
        cue: "almost all has gone",
      }),
      work("pan", "Stir in {the cream} with {water} of water and simmer for {time}, stirring, until {cue}.", {
        minutes: [4, 5],
        technique: "simmer",
        water: 50,
        has: ["flour"],
        cue: "the sauce is thick and smooth",
      }),
      { do: "finish", of: ["cream", "cheese", "spice"], in: "pan" },
      serve("Serve hot[, on {the bread}]."),
    ],
  },
  {
    id: "roast_garlic",
    ...made("plain", "savoury", { noun: "roast garlic", base: 0.56, plate: [8, 240] }),
    distinct: 0,
    slots: {
      garlic: need(["garlic"], 1, { grams: 10, cook: "roast", cut: "whole" }),
      fat,
      woody: warming.woody,
      bread: may(["bread", "wrap"], 1, { grams: 60 }),
      cheese: may(["cheese_fresh", "cheese_soft"], 1, { grams: 30 }),
      salt,
      pepper,
      herbs,
    },
    stars: ["bread"],
    titles: ["Roast {garlic}[ with {stars+}]"],
    summaries: ["{garlic} baked in the skin until it spreads with a knife."],
    plan: [
      { do: "oven", celsius: 190 },
      work(
        "dish",
        "Leave {the garlic} whole and in the skin. Close in a square of baking paper and foil[ with {the fat woody salt}] and bake for {time}, until {cue}.",
        baked(190, [25, 30], "completely soft when pressed"),
      ),
      work("dish", "Let cool for 5 minutes, then squeeze the soft insides out of the skins[ and spread on {the bread cheese}].", { minutes: [5, 6] }),
      { do: "finish", in: "dish" },
      serve("Serve warm."),
    ],
  },
];
