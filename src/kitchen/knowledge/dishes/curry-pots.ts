/** Curries of a browned onion base and water, without tomato, coconut or cream; and the one that is poured over a crumbed cutlet. */
import { boiledEggs, work, serve } from "./plan-steps.ts";
import { made, may, need, type Dish } from "./dish.ts";
import { savoury, warming } from "./seasoning-slots.ts";

const rice = may(["rice", "rice_cooked"], 1, { grams: 65, not: ["rice_risotto"] });
const roux = may(["curry_roux"], 1, { grams: 24 });

export const curryPotDishes: readonly Dish[] = [
  {
    id: "pot_curry",
    ...made("curry", "savoury", { noun: "a curry", base: 0.87, plate: [210, 680] }),
    slots: {
      main: need(["protein_slow", "poultry", "pork", "red", "bean", "tofu", "tofu_like_paneer", "shellfish", "mushroom", "veg_crucif", "veg_squash"], 1, {
        grams: 150,
        cook: "simmer",
        cut: "bites",
        not: ["mince", "beans_sauced", "steak"],
      }),
      veg: may(["potato", "veg_root", "veg_squash", "veg_quick", "pea", "veg_leaf", "mushroom", "veg_crucif"], 4, {
        grams: 140,
        cook: "simmer",
        cut: "chunks",
        not: ["tomato", "allium", "beet"],
      }),
      spices: may(["spice_blend", "spice_savoury", "curry_paste"], 5, { seasons: true, not: ["stock_cube"] }),
      roux,
      base: may(["allium"], 2, { grams: 70, cut: "thin" }),
      woody: may(["herb_woody", "bay", "herb_infuse"], 3, { seasons: true }),
      sweetSpices: may(["spice_sweet"], 3, { seasons: true, not: ["vanilla"] }),
      stock: may(["stock"], 1, { seasons: true }),
      sauce: may(["soy", "liquid_sauce"], 1, { seasons: true }),
      rice,
      egg: may(["egg"], 1, { grams: 50 }),
      bread: may(["wrap"], 1),
      yogurt: may(["yog"], 1, { grams: 30 }),
      ...savoury,
      aromatics: warming.aromatics,
      heat: may(["spice_heat"], 2, { seasons: true }),
    },
    forbid: [
      "rub",
      "cheese",
      "cream",
      "coconut_milk",
      "tomato",
      "herb_dried",
      "bacon",
      "kimchi",
      "miso",
      "seaweed",
      "pesto",
      "fish",
      "pasta",
      "dal",
      "pulse_whole",
      "dried_fruit",
    ],
    caps: { starch: 2 },
    support: [
      { forsakes: ["coconut_milk", "cream"], add: -0.06 },
      // Vegetables with nothing wet are fried with their spices.
      { lacks: ["protein", "stock", "tomato", "coconut_milk", "yog", "cream", "pulse", "curry_paste", "curry_roux"], add: -0.06 },
      { lacks: ["spice_blend", "curry_paste", "curry_roux"], add: -0.6 },
      // Whole spices fried with ginger are a blend of one's own.
      { has: ["spice_sweet"], with: ["ginger"], lacks: ["spice_blend", "curry_paste", "curry_roux", "soy", "wine"], add: 0.55 },
      // A paste in plain water is thin: it coats what is roasted.
      { lacks: ["curry_roux", "stock", "yog", "allium", "potato", "bean", "veg"], add: -0.2 },
      { has: ["curry_roux"], add: 0.05 },
      { has: ["yog"], add: -0.05 },
      { has: ["yog"], with: ["spice_sweet"], lacks: ["rice"], add: 0.15 },
      { has: ["protein_slow", "bean"], add: 0.04 },
      { has: ["allium"], add: 0.03 },
      { has: ["ginger", "garlic", "chilli"], add: 0.03 },
      { has: ["rice", "wrap"], add: 0.02 },
    ],
    stars: ["main", "veg"],
    titles: ["{stars} curry", "Curried {stars+}"],
    summaries: ["{main} simmered[ with {veg}] in a spiced sauce[?rice , with {rice}]."],
    plan: [
      { do: "brown", of: ["main"], in: "pot", seal: true },
      { do: "soften", of: ["base"], in: "pot" },
      { do: "bloom", of: ["aromatics", "spices", "sweetSpices", "heat", "woody"], in: "pot" },
      { do: "side", of: ["rice"], reheat: true },
      { do: "simmer", of: ["main", "veg"], liquids: ["stock"], in: "pot", water: 200, lid: true, least: 15 },
      work("pot", "Take {pot} off the heat, break in {the roux} and stir until melted, then simmer for {time}, stirring, until {cue}.", {
        minutes: [4, 5],
        technique: "simmer",
        has: ["roux"],
        cue: "the sauce is thick and glossy",
      }),
      ...boiledEggs,
      { do: "finish", of: ["sauce"], in: "pot" },
      serve("[?rice Serve over the {rice}][!rice Spoon into warm bowls][, with {the bread} alongside][, {the yogurt} spooned over]."),
    ],
  },
];
