/** Vegetable dishes that are a side, or a light meal. */
import { made, may, need, type Dish } from "./dish.ts";
import { work, serve } from "./plan-steps.ts";
import { savoury, warming } from "./seasoning-slots.ts";

export const sideDishes: readonly Dish[] = [
  {
    id: "mash",
    ...made("side", "savoury", { noun: "mash", base: 0.78, plate: [150, 460] }),
    slots: {
      root: need(["potato", "veg_root", "veg_squash", "veg_crucif"], 2, { grams: 230, cook: "boil", cut: "chunks" }),
      rich: need(["butter", "milk", "cream", "sour_cream", "cheese_fresh", "oil"], 2, { grams: 28 }),
      cheese: may(["cheese"], 1, { grams: 20 }),
      greens: may(["spring_onion", "cabbage", "veg_leaf"], 2, { grams: 40, cook: "boil" }),
      mustard: may(["mustard", "horseradish"], 1, { seasons: true }),
      salt: savoury.salt,
      pepper: savoury.pepper,
      herbs: savoury.herbs,
      green: may(["spring_onion"], 1, { grams: 12, seasons: true, raw: true }),
      garlic: may(["garlic"], 1, { grams: 2, seasons: true }),
      sweetSpices: may(["spice_sweet"], 1, { seasons: true }),
    },
    forbid: ["beet", "plantain", "toxic_raw", "potato_frozen"],
    support: [
      { has: ["butter"], add: 0.04 },
      { has: ["cabbage", "veg_leaf"], with: ["potato"], add: 0.09 },
      { has: ["potato"], add: 0.02 },
      { has: ["cabbage"], lacks: ["potato", "veg_root"], add: -0.4 },
    ],
    stars: ["root", "cheese", "greens"],
    titles: ["{stars} mash"],
    summaries: ["{root} boiled until soft and mashed with {rich}."],
    plan: [
      work("pot", "Put {the root}[ and {the garlic}] into {pot}, cover with cold water and bring to the boil. Simmer for {time}, until {cue}.", {
        minutes: [15, 18],
        technique: "boil",
        passive: true,
        water: 500,
        cue: "a knife slides in easily",
      }),
      work("pot", "Add {the greens} for the last {time}, until {cue}.", { minutes: [2, 3], technique: "boil", has: ["greens"], cue: "tender" }),
      work("pot", "Drain well and leave in {pot} for 2 minutes to steam dry, then mash until smooth with {the rich}.", { blends: true, minutes: [4, 5] }),
      { do: "finish", of: ["cheese", "mustard", "sweetSpices", "green"], in: "pot", cold: true },
      serve("Serve hot."),
    ],
  },
  {
    id: "sauteed_veg",
    ...made("side", "savoury", { noun: "pan-fried vegetables", base: 0.68, plate: [100, 520] }),
    slots: {
      veg: need(["veg_leaf", "cabbage", "veg_crucif", "veg_green", "mushroom", "veg_quick", "veg"], 4, { grams: 190, cook: "fry" }),
      base: may(["allium"], 2, { grams: 40, cut: "thin" }),
      meat: may(["bacon", "protein_ready", "fish_salt"], 1, { grams: 35, cook: "fry" }),
      pulse: may(["bean"], 1, { grams: 90, cook: "fry" }),
      cheese: may(["cheese"], 1, { grams: 20 }),
      soy: may(["soy"], 1, { seasons: true }),
      cream: may(["cream", "sour_cream"], 1, { grams: 35 }),
      topping: may(["nut", "seed", "oil_finish"], 2, { seasons: true }),
      bread: may(["bread", "wrap"], 1, { grams: 50 }),
      ...savoury,
      ...warming,
    },
    forbid: ["beans_sauced"],
    support: [
      { has: ["bacon"], add: 0.02 },
      { has: ["mayo"], add: -0.12 },
      { has: ["fat", "bacon"], add: 0.04 },
      { has: ["garlic", "acid", "spice", "herb"], add: 0.03 },
      { has: ["bean", "bacon", "cheese"], add: 0.03 },
      { has: ["fish_salt"], add: 0.16 },
    ],
    stars: ["meat", "veg", "pulse", "cheese"],
    titles: ["Pan-fried {stars+}"],
    summaries: ["{stars+} cooked in one pan, no longer than needed."],
    plan: [
      { do: "brown", of: ["meat"], in: "pan" },
      { do: "soften", of: ["base"], in: "pan" },
      { do: "fry", of: ["veg", "pulse"], in: "pan" },
      { do: "bloom", of: ["aromatics", "spices", "woody"], in: "pan" },
      { do: "finish", of: ["soy", "cream", "cheese"], in: "pan" },
      serve("Serve hot[, with {the bread}]."),
    ],
  },
];
