/** Dips, spreads and cold sauces, with what there is to eat them with. */
import { made, may, need, type Dish } from "./dish.ts";
import { work, serve } from "./plan-steps.ts";
import { savoury } from "./seasoning-slots.ts";

const { salt, pepper, sour, herbs } = savoury;
const season = { salt, pepper, sour, herbs } as const;
const dippers = may(["bread", "wrap", "crisps", "veg_crunch", "veg_root"], 3, { grams: 80, raw: true, cut: "strips", not: ["potato", "starch_thick"] });
const topping = may(["nut", "seed", "oil_finish"], 2, { seasons: true });
const oil = may(["oil", "oil_finish"], 1, { seasons: true });

export const dipDishes: readonly Dish[] = [
  {
    id: "guacamole",
    ...made("side", "savoury", { noun: "guacamole", base: 0.83, plate: [70, 380] }),
    slots: {
      avocado: need(["avocado"], 1, { grams: 120, cut: "mashed" }),
      add: may(["tomato", "allium", "spring_onion"], 2, { grams: 35, raw: true, cut: "fine", not: ["tomato_tin"] }),
      hot: may(["chilli", "garlic", "spice_heat", "pickle"], 2, { grams: 3, seasons: true }),
      dried: may(["spice_savoury"], 1, { seasons: true }),
      dip: dippers,
      ...season,
    },
    forbid: ["soy", "kimchi"],
    distinct: 1,
    support: [
      // Leaves ask for a salad.
      { has: ["salad"], add: -0.2 },
      { has: ["citrus_sour"], add: 0.06 },
      { has: ["chilli", "spice_heat"], with: ["citrus_sour"], add: 0.06 },
      { has: ["allium", "tomato", "chilli"], add: 0.03 },
      { lacks: ["citrus_sour", "acid", "allium", "chilli", "garlic", "tomato"], add: -0.2 },
      { has: ["crisps", "wrap"], add: 0.04 },
      { forsakes: ["salad"], lacks: ["crisps", "wrap"], add: -0.1 },
      { has: ["salad"], lacks: ["crisps", "wrap"], add: -0.1 },
      { lacks: ["crisps", "wrap", "bread", "veg_crunch"], add: -0.06 },
    ],
    stars: ["dip"],
    titles: ["Crushed avocado dip[ with {stars+}]"],
    summaries: ["{avocado} crushed by hand, to eat at once."],
    plan: [
      work("bowl", "Crush {the avocado} with a fork in {bowl}, leaving some lumps.", { blends: true, minutes: [2, 3] }),
      work("bowl", "Stir in {the add hot dried}.", { minutes: [1, 2], has: ["add", "hot", "dried"] }),
      { do: "finish", in: "bowl" },
      serve("Serve at once, before it darkens[, with {the dip}]."),
    ],
  },
  {
    id: "bean_dip",
    ...made("side", "savoury", { noun: "a bean dip", base: 0.82, plate: [80, 400] }),
    slots: {
      bean: need(["bean"], 1, { grams: 100, not: ["beans_sauced"] }),
      rich: may(["tahini", "yog", "nut_butter", "cheese_fresh"], 1, { grams: 20 }),
      veg: may(["veg_ready", "avocado"], 1, { grams: 30 }),
      garlic: may(["garlic"], 1, { grams: 1.5, seasons: true }),
      oil,
      dried: may(["spice_savoury", "spice_heat", "herb_dried"], 2, { seasons: true }),
      dip: dippers,
      topping,
      ...season,
    },
    forbid: ["soy", "curry_paste"],
    support: [
      { has: ["veg_root"], lacks: ["bread", "wrap", "crisps", "veg_crunch"], add: -0.06 },
      { has: ["tahini", "citrus_sour", "oil"], add: 0.05 },
      { has: ["garlic", "spice_savoury"], add: 0.03 },
      { lacks: ["tahini", "oil", "yog", "nut_butter", "cheese_fresh", "oil_finish", "avocado"], add: -0.18 },
      { lacks: ["tahini", "oil", "yog", "nut_butter", "garlic", "acid", "spice", "herb", "cheese_fresh"], add: -0.2 },
      { has: ["wrap", "bread", "veg_crunch", "crisps"], add: 0.04 },
      { lacks: ["wrap", "bread", "veg_crunch", "crisps", "veg_root"], add: -0.06 },
    ],
    stars: ["bean", "veg"],
    titles: ["{stars} dip"],
    summaries: ["{bean} blended smooth[ with {rich}]."],
    plan: [
      work(
        "blender",
        "Put {the bean rich veg garlic oil dried salt sour} into {blender} with {water} of water and blend for {time}, until smooth, adding a little more water if it is stiff.",
        { blends: true, water: 20, minutes: [2, 3] },
      ),
      { do: "finish", in: "blender" },
      { do: "serve", say: ["Spoon into a shallow dish and serve[ with {the dip}]."], gathers: true, takes: ["dip"] },
    ],
  },
  {
    id: "fresh_pesto",
    ...made("side", "savoury", { noun: "a fresh pesto", base: 0.85, plate: [25, 420] }),
    slots: {
      herb: need(["herb_tender", "veg_leaf", "salad"], 3, { grams: 16, raw: true, not: ["cucumber", "avocado"] }),
      nut: need(["nut", "seed"], 1, { grams: 9 }),
      oil: need(["oil"], 1, { grams: 16 }),
      cheese: may(["cheese_hard"], 2, { grams: 10 }),
      garlic: may(["garlic"], 1, { grams: 1.5, seasons: true }),
      starch: may(["pasta", "gnocchi", "pasta_filled"], 1, { cook: "boil" }),
      veg: may(["tomato", "pea"], 1, { grams: 60, raw: true, cut: "halved", not: ["tomato_tin"] }),
      salt,
      pepper,
      sour,
    },
    forbid: ["soy", "curry_paste", "fruit", "egg"],
    distinct: 2,
    support: [
      { has: ["pasta"], add: 0.06 },
      { has: ["cheese_hard", "garlic"], add: 0.03 },
      { lacks: ["pasta"], add: -0.04 },
      // Leeks or broccoli left in the fridge are no pesto.
      { forsakes: ["allium", "veg", "mushroom"], add: -0.06 },
    ],
    stars: ["herb", "nut"],
    titles: ["{stars} pesto[?starch  with {starch}]"],
    summaries: ["{herb} blended with {nut} and {oil}[?starch , tossed with {starch}]."],
    plan: [
      { do: "side", of: ["starch"], saveWater: true },
      work("blender", "Blend {the herb nut oil garlic cheese salt sour} in {blender} for {time} in short bursts, until coarse and spoonable.", {
        blends: true,
        minutes: [1, 2],
      }),
      work("boiler", "Toss the {starch} with what is in {blender}[ and {the veg}], loosening with some of the saved water.", {
        from: ["blender"],
        minutes: [1, 2],
        has: ["starch"],
      }),
      work("blender", "Stir in {the veg}.", { has: ["veg"], lacks: ["starch"] }),
      { do: "finish", in: "boiler" },
      serve("[?starch Serve at once.][!starch Spoon over what you like, or keep covered in the fridge for 3 days.]"),
    ],
  },
];
