/** Grains seasoned by spices and leaves woken in the pan, and the batter of rice and lentils that goes with them. */
import { made, may, need, type Dish } from "./dish.ts";
import { work, serve } from "./plan-steps.ts";
import { savoury, warming } from "./seasoning-slots.ts";

export const temperedDishes: readonly Dish[] = [
  {
    id: "tempered_grain",
    ...made("rice", "savoury", { noun: "a tempered grain", base: 0.84, plate: [130, 520] }),
    slots: {
      meal: may(["semolina"], 1, { grams: 60 }),
      flakes: may(["grain_quick"], 1, { grams: 65 }),
      rice: may(["rice_cooked"], 1, { grams: 180 }),
      spices: need(["spice_savoury", "herb_infuse"], 4, { seasons: true }),
      dal: may(["dal"], 2, { grams: 6, seasons: true }),
      nuts: may(["nut"], 1, { grams: 14, seasons: true }),
      base: may(["allium"], 2, { grams: 50, cut: "fine" }),
      veg: may(["potato", "pea", "veg_root", "veg_quick", "tomato"], 4, { grams: 90, cook: "fry", cut: "cubes", not: ["allium", "beet", "plantain"] }),
      coconut: may(["coconut_dried"], 1, { grams: 8, seasons: true }),
      ...savoury,
      sugar: may(["sugar"], 1, { grams: 2, seasons: true }),
      aromatics: warming.aromatics,
      heat: may(["spice_heat"], 1, { seasons: true }),
      yogurt: may(["yog"], 1, { grams: 80 }),
      cool: may(["cucumber"], 1, { grams: 50, raw: true, cut: "fine" }),
    },
    forbid: ["meat", "fish", "cheese", "soy", "cream", "milk", "egg", "herb_dried", "herb_woody", "bean", "spice_sweet"],
    caps: { starch: 2 },
    support: [
      { lacks: ["semolina", "grain_quick", "rice_cooked"], add: -0.6 },
      { lacks: ["herb_infuse"], add: -0.2 },
      { has: ["dal", "nut", "acid"], add: 0.05 },
      { has: ["allium", "ginger"], add: 0.03 },
      { has: ["fat"], add: 0.03 },
    ],
    stars: ["veg", "nuts"],
    titles: ["Tempered {meal flakes rice}[ with {stars+}]"],
    summaries: ["{meal flakes rice} seasoned with spices woken in the pan[, with {stars+}]."],
    plan: [
      work("pan", "Stir {the meal} in {pan} over medium heat, dry, for {time}, until {cue}. Tip out onto a plate.", {
        to: "plate",
        minutes: [4, 5],
        has: ["meal"],
        cue: "it smells nutty but has not coloured",
      }),
      work("pan", "[Heat {the fat} in {pan} over medium heat. ]Stir {the dal nuts} in {pan} for {time}, until {cue}.", {
        minutes: [2, 3],
        sets: true,
        has: ["dal", "nuts"],
        cue: "golden",
        loose: true,
      }),
      { do: "soften", of: ["base"], in: "pan" },
      { do: "fry", of: ["veg"], in: "pan" },
      { do: "bloom", of: ["spices", "aromatics", "heat"], in: "pan" },
      work("pan", "Pour {water} of boiling water into {pan}, then rain in the {meal}, stirring. Cook over a low heat for {time}, stirring, until {cue}.", {
        from: ["plate"],
        water: 170,
        minutes: [4, 5],
        technique: "simmer",
        has: ["meal"],
        cue: "the water is taken up and the spoon leaves a clean track",
      }),
      work("bowl", "Rinse {the flakes} under cold water in a sieve until just soft, drain and leave for {time}, until {cue}.", {
        minutes: [5, 8],
        technique: "soak",
        water: 200,
        passive: true,
        has: ["flakes"],
        cue: "tender but still separate",
      }),
      work("pan", "Fold the {flakes} into {pan} and cook over a low heat, covered, for {time}, until {cue}.", {
        from: ["bowl"],
        minutes: [3, 4],
        sets: true,
        has: ["flakes"],
        cue: "steaming hot",
      }),
      work("pan", "Add {the rice}, breaking up the lumps, and toss over medium heat for {time}, until {cue}.", {
        minutes: [4, 5],
        technique: "fry",
        has: ["rice"],
        cue: "steaming hot right through",
      }),
      { do: "finish", of: ["coconut", "sugar"], in: "pan" },
      serve("Serve hot[, with {the yogurt}][ and {the cool}]."),
    ],
  },
];
