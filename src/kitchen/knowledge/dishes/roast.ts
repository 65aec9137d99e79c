/** Tray roasts: everything on one tray, staggered so that it is done together. */
import { may, need, type Dish } from "./dish.ts";
import { savoury, warming } from "./seasoning-slots.ts";

const roastVeg = ["potato", "veg_root", "veg_squash", "veg_crucif", "veg", "tomato", "potato_frozen"] as const;

export const roastDishes: readonly Dish[] = [
  {
    id: "tray_roast",
    family: "roast",
    flavour: "savoury",
    noun: "a tray roast",
    base: 0.86,
    plate: [220, 720],
    slots: {
      protein: need(["poultry", "protein_quick", "fish", "tofu", "cheese_grill", "pork"], 1, { grams: 155, cook: "roast", cut: "whole", not: ["red"] }),
      veg: need(roastVeg, 5, { grams: 230, cook: "roast", cut: "chunks" }),
      base: may(["allium"], 2, { grams: 60, cook: "roast", cut: "wedges" }),
      glaze: may(["glaze", "syrup", "mustard", "pesto", "miso", "curry_paste"], 2, { grams: 12, seasons: true }),
      soy: may(["soy", "liquid_sauce"], 1, { seasons: true }),
      cheese: may(["cheese_brine", "cheese_soft"], 1, { grams: 25 }),
      briny: may(["briny"], 1, { seasons: true }),
      yogurt: may(["yog"], 1, { grams: 40 }),
      grain: may(["rice", "grain", "couscous", "quinoa"], 1, { grams: 50 }),
      ...savoury,
      ...warming,
    },
    forbid: ["pulse", "mince", "fish_tin", "bacon", "roast_whole", "oats", "polenta", "rice_risotto"],
    distinct: 2,
    support: [
      { has: ["fat"], add: 0.03 },
      { has: ["garlic", "herb", "acid", "spice"], add: 0.03 },
    ],
    stars: ["protein", "veg", "base"],
    titles: ["Roast {star}[ with {others}]", "Tray-roasted {stars+}"],
    summaries: ["{star} roasted on one tray[ with {others}]."],
    plan: [
      { do: "oven", celsius: 200 },
      { do: "side", of: ["grain"], reheat: true },
      { do: "roast", of: ["protein", "veg", "base"], with: ["fat", "woody", "spices", "soy", "salt", "pepper"], late: ["aromatics", "glaze"], celsius: 200 },
      { do: "finish", of: ["cheese", "briny"], in: "tray" },
      { do: "serve", say: ["Serve from the tray[?grain  with the {grain}][, {the yogurt} spooned over]."], takes: ["yogurt"] },
    ],
  },
  {
    id: "roast_veg",
    family: "roast",
    flavour: "savoury",
    noun: "a tray of roast vegetables",
    base: 0.74,
    plate: [100, 620],
    slots: {
      veg: need(roastVeg, 6, { grams: 270, cook: "roast", cut: "chunks" }),
      base: may(["allium"], 2, { grams: 50, cook: "roast", cut: "wedges" }),
      pulse: may(["bean"], 1, { grams: 80, cook: "roast" }),
      glaze: may(["syrup", "mustard", "miso", "pesto"], 1, { grams: 10, seasons: true }),
      cheese: may(["cheese_brine", "cheese_soft", "cheese_hard", "cheese_blue"], 1, { grams: 25 }),
      topping: may(["nut", "seed"], 2, { seasons: true }),
      yogurt: may(["yog", "tahini", "hummus"], 1, { grams: 40 }),
      ...savoury,
      ...warming,
    },
    forbid: ["beans_sauced"],
    support: [
      { has: ["fat"], add: 0.04 },
      { has: ["cheese", "pulse", "yog", "tahini", "nut"], add: 0.04 },
      { has: ["herb", "spice", "garlic"], add: 0.03 },
      { lacks: ["fat"], add: -0.08 },
    ],
    stars: ["veg", "cheese", "pulse"],
    titles: ["Roast {stars+}", "Tray of roast {stars+}"],
    summaries: ["{stars+}, roasted until soft inside and brown at the edges."],
    plan: [
      { do: "oven", celsius: 200 },
      { do: "roast", of: ["veg", "base", "pulse"], with: ["fat", "woody", "spices", "salt", "pepper"], late: ["aromatics", "glaze"], celsius: 200 },
      { do: "finish", of: ["cheese"], in: "tray" },
      { do: "serve", say: ["Serve warm[, with {the yogurt} spooned over]."], takes: ["yogurt"] },
    ],
  },
];
