/** Eggs and next to nothing else: fried, poached, baked in butter, stuffed. */
import { made, may, need, type Dish } from "./dish.ts";
import { baked, toastBread, work, serve } from "./plan-steps.ts";
import { savoury } from "./seasoning-slots.ts";

const egg = need(["egg"], 1, { grams: 100 });
const bread = may(["bread", "crumpet"], 1, { grams: 60 });
const cheese = may(["cheese"], 1, { grams: 15 });
const sauce = may(["soy", "liquid_sauce", "pesto"], 2, { seasons: true });

export const plainEggDishes: readonly Dish[] = [
  {
    id: "fried_eggs",
    ...made("egg", "savoury", { noun: "fried eggs", base: 0.64, plate: [80, 320] }),
    slots: { egg, bread, cheese, sauce, ...savoury },
    support: [{ has: ["fat", "bread"], add: 0.04 }],
    stars: ["bread", "cheese"],
    titles: ["Fried eggs[ with {stars+}]"],
    summaries: ["Eggs fried gently under a lid, so that the tops set, too."],
    plan: [
      toastBread,
      work(
        "pan",
        "[Warm {the fat} in {pan} over medium heat.] [!fat Set {pan} over medium heat, without fat.] Break in {the egg}[, scatter with {the cheese}], cover and cook for {time}, until {cue}.",
        { minutes: [4, 5], technique: "fry", sets: true, cue: "the whites are set and the yolks firm" },
      ),
      { do: "finish", of: ["sauce"], in: "pan" },
      serve("Serve at once[?bread , on the {bread}]."),
    ],
  },
  {
    id: "poached_eggs",
    ...made("egg", "savoury", { noun: "poached eggs", base: 0.6, plate: [80, 360] }),
    slots: {
      egg,
      bread,
      yogurt: may(["yog", "sour_cream"], 1, { grams: 60 }),
      garlic: may(["garlic"], 1, { grams: 2, seasons: true }),
      spices: may(["spice_heat", "spice_savoury"], 2, { seasons: true, not: ["chilli"] }),
      sauce,
      ...savoury,
    },
    support: [
      { has: ["yog", "bread"], add: 0.06 },
      { has: ["yog"], add: 0.1 },
      { has: ["spice_heat"], add: 0.1 },
    ],
    stars: ["bread", "yogurt"],
    titles: ["Poached eggs[ with {stars+}]"],
    summaries: ["Eggs slipped into simmering water and lifted out when they are set."],
    plan: [
      toastBread,
      work(
        "pot",
        "Bring {water} of water to a bare simmer in {pot}. Break {the egg} into a cup one at a time and slip in. Simmer for {time}, until {cue}, and lift out with a slotted spoon.",
        { water: 500, minutes: [5, 6], technique: "poach", sets: true, cue: "the whites are set and the yolks firm" },
      ),
      work("pan", "Melt {the fat}[ with {the spices}] in {pan} over medium heat for {time}, until {cue}.", { has: ["fat"], minutes: [1, 2], cue: "it foams" }),
      work("plate", "Serve on {servings} plates[, on {the yogurt}[, stirred with {the garlic}]][?fat , with what is in {pan} spooned over].", {
        from: ["pot", "pan"],
      }),
      { do: "finish", of: ["sauce"], in: "plate" },
      serve("Serve at once[?bread , with the {bread}]."),
    ],
  },
  {
    id: "buttered_eggs",
    ...made("bake", "savoury", { noun: "eggs baked in a dish", base: 0.62, plate: [80, 360] }),
    slots: { egg, cream: may(["cream", "milk", "sour_cream"], 1, { grams: 25 }), cheese, bread, ...savoury },
    support: [
      { has: ["butter", "cream", "cheese"], add: 0.04 },
      { lacks: ["fat", "cream", "milk", "cheese"], add: -0.14 },
    ],
    stars: ["cream", "cheese"],
    titles: ["Baked eggs[ with {stars+}]"],
    summaries: ["Eggs set gently in the oven."],
    plan: [
      { do: "oven", celsius: 180 },
      toastBread,
      work(
        "dish",
        "[Spread {dish} with {the fat}.] Break {the egg} into {dish}[ and pour {the cream} round them][; scatter with {the cheese}]. Bake for {time}, until {cue}.",
        baked(180, [12, 14], "the whites are set and the yolks firm"),
      ),
      { do: "finish", in: "dish" },
      serve("Serve from the dish[?bread , with the {bread}]."),
    ],
  },
  {
    id: "stuffed_eggs",
    ...made("side", "savoury", { noun: "stuffed eggs", base: 0.7, plate: [80, 320] }),
    slots: {
      egg,
      rich: need(["mayo", "yog", "sour_cream", "cheese_fresh", "butter", "mustard", "avocado", "oil", "hummus"], 2, { grams: 18, seasons: true }),
      add: may(["pickle", "briny", "spring_onion", "allium", "fish_tin", "protein_ready"], 2, { grams: 12, raw: true, cut: "fine" }),
      spices: may(["spice_savoury", "spice_blend", "spice_heat", "liquid_sauce"], 3, { seasons: true, not: ["chilli"] }),
      salt: savoury.salt,
      pepper: savoury.pepper,
      sour: savoury.sour,
      herbs: savoury.herbs,
    },
    support: [
      { has: ["mayo", "mustard"], add: 0.06 },
      { lacks: ["mayo", "yog", "sour_cream", "cheese_fresh", "butter", "mustard", "avocado", "hummus"], add: -0.08 },
    ],
    stars: ["add"],
    titles: ["Stuffed eggs[ with {stars+}]"],
    summaries: ["Boiled eggs whose yolks are mashed with {rich} and put back."],
    plan: [
      work("boiler", "Bring {a pan of water} to the boil, lower in {the egg} and simmer for {time}, until {cue}. Cool under cold water, peel and halve.", {
        minutes: [10, 11],
        technique: "boil",
        sets: true,
        passive: true,
        cue: "firm all through",
      }),
      work("bowl", "Mash the yolks with {the rich add spices salt pepper sour} in {bowl} for {time}, until {cue}, and pile back into the whites.", {
        blends: true,
        minutes: [4, 5],
        cue: "creamy",
      }),
      { do: "finish", in: "bowl" },
      serve("Serve cool."),
    ],
  },
];
