/** Fillings wrapped in a dough or a leaf made at home and then boiled or simmered. Dumplings of bought wrappers are with the noodles. */
import { made, may, need, type Dish } from "./dish.ts";
import { baked, work, serve } from "./plan-steps.ts";
import { savoury, warming } from "./seasoning-slots.ts";

export const wrappedDishes: readonly Dish[] = [
  {
    id: "dough_dumplings",
    ...made("pasta", "savoury", { noun: "filled dumplings", base: 0.85, plate: [150, 620] }),
    slots: {
      flour: need(["flour"], 1, { grams: 85, not: ["nut_flour", "flour_gf", "oats", "polenta", "flour_sr"] }),
      filling: may(["mince", "sauerkraut", "mushroom", "cabbage"], 2, { grams: 90, cook: "fry", cut: "fine" }),
      cheese: may(["cheese_fresh"], 1, { grams: 60 }),
      potato: may(["potato", "mash"], 1, { grams: 110, cook: "boil", cut: "chunks", not: ["plantain", "toxic_raw"] }),
      veg: may(["veg_root", "veg_leaf"], 1, { grams: 25, cook: "fry", cut: "coarse", not: ["beet", "potato"] }),
      egg: may(["egg"], 1, { grams: 25 }),
      base: may(["allium"], 2, { grams: 40, cut: "fine" }),
      spices: may(["spice_savoury", "spice_blend", "spice_heat", "herb_dried"], 3, { seasons: true }),
      savour: may(["soy", "liquid_sauce"], 1, { seasons: true }),
      // Rubbed into the flour it is pastry, and baked.
      rubbed: { ...may(["butter"], 1, { grams: 32 }), beside: ["spice_savoury", "spice_blend", "briny"] },
      oil: may(["oil_finish"], 1, { seasons: true }),
      cream: may(["sour_cream", "yog"], 1, { grams: 40 }),
      dip: may(["spice_heat", "glaze"], 1, { seasons: true, not: ["chilli", "spice"] }),
      ...savoury,
      aromatics: warming.aromatics,
    },
    forbid: ["tomato", "pulse", "pasta", "rice", "milk", "leaven", "yeast", "sugar", "cheese_hard", "cheese_melt"],
    distinct: 2,
    support: [
      { forsakes: ["stock", "milk", "crumb"], add: -0.08 },
      { lacks: ["mince", "sauerkraut", "mushroom", "cabbage", "cheese_fresh"], add: -0.5 },
      { has: ["mince"], add: 0.03 },
      { has: ["sour_cream", "oil_finish", "yog"], add: 0.05 },
      { has: ["allium"], add: 0.03 },
      { has: ["butter", "egg"], add: 0.02 },
    ],
    stars: ["filling", "potato", "cheese"],
    titles: ["{stars} [?rubbed turnovers][!rubbed dumplings]"],
    summaries: ["[?rubbed Pastry][!rubbed A plain dough] of {flour} folded round {filling potato cheese} and [?rubbed baked][!rubbed boiled]."],
    plan: [
      { do: "oven", celsius: 200, has: ["rubbed"] },
      work(
        "mixing bowl",
        "Rub {the rubbed} into {the flour} in {bowl}, then bind with [{the egg}, beaten, and ]about {water} of cold water, cover and leave to rest.",
        { has: ["rubbed"], water: 20, minutes: [8, 10] },
      ),
      work(
        "mixing bowl",
        "Stir {the flour}[ and {the egg}, beaten,] with about {water} of warm water[ and {the salt}] to a dough that leaves {bowl} clean. Knead for 5 minutes, until smooth and springy, cover and leave to rest.",
        { lacks: ["rubbed"], halves: ["salt"], water: 40, minutes: [8, 10] },
      ),
      { do: "side", of: ["potato"] },
      { do: "fry", of: ["base", "veg", "filling"], in: "pan" },
      { do: "bloom", of: ["aromatics", "spices"], in: "pan" },
      work(
        "bowl",
        "Tip into a second bowl[?potato , mash in the {potato}] and stir in {the cheese savour oil salt pepper herbs}. Leave until cool enough to handle.",
        { from: ["pan", "boiler"], minutes: [5, 6] },
      ),
      work(
        "board",
        "Roll the dough out as thin as a coin on a floured or well-wiped surface and cut out rounds of about {8cm}. Put a heaped teaspoonful of the filling on each, fold over and pinch the edges shut.",
        { from: ["mixing bowl", "bowl"], minutes: [20, 25] },
      ),
      work("boiler", "Boil them in {boiler of water}, a dozen at a time, for {time}, until {cue}. Lift out with a slotted spoon.", {
        lacks: ["rubbed"],
        from: ["board"],
        water: 1000,
        minutes: [4, 6],
        technique: "boil",
        sets: true,
        cue: "they have floated for 2 minutes and are piping hot right through ({74C})",
      }),
      work(
        "tray",
        "Lay on {tray} lined with baking paper and bake for {time}, until {cue}.",
        baked(200, [20, 25], "golden and crisp, and piping hot right through ({74C})", { has: ["rubbed"], from: ["board"] }),
      ),
      { do: "finish", in: "plate" },
      serve("Serve hot[, with {the cream dip}]."),
    ],
  },
];
