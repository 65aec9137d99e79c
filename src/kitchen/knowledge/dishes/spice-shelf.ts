/** What the spice shelf and a little sugar, butter or purée make by themselves. */
import type { Role } from "../classes/role.ts";
import { made, may, need, type Dish } from "./dish.ts";
import { work, serve } from "./plan-steps.ts";

const SPICES: readonly Role[] = ["spice_savoury", "spice_blend", "spice_heat", "herb_dried", "pepper_black", "spice_sweet"];
const salt = may(["salt_pure"], 1, { grams: 0.8, seasons: true });
const sour = may(["acid"], 2, { grams: 5, seasons: true });
const onion = may(["garlic", "ginger", "allium"], 3, { grams: 5, seasons: true, raw: true, cut: "fine" });
const caps = { spice: 12, herb: 8, acid: 2 } as const;

export const spiceShelfDishes: readonly Dish[] = [
  {
    id: "spice_paste",
    ...made("plain", "savoury", { noun: "a spice paste", base: 0.6, plate: [4, 90] }),
    distinct: 0,
    caps,
    slots: {
      spices: { ...need(SPICES, 9, { not: ["chilli", "sauce"] }), least: 3 },
      fat: may(["oil", "butter", "oil_finish"], 1, { grams: 6, seasons: true }),
      wet: may(["yog", "tomato_paste", "mustard", "ketchup", "liquid_sauce", "soy", "coconut_milk"], 3, { grams: 12, seasons: true }),
      sugar: may(["sugar", "syrup"], 2, { grams: 3, seasons: true }),
      onion,
      sour,
      salt,
    },
    support: [{ has: ["oil"], with: ["vinegar"], add: -0.06 }],
    batch: { serves: 4, parts: { spices: 20 } },
    stars: ["spices"],
    titles: ["Paste of {stars+}"],
    summaries: ["{stars+} stirred to a paste, to spread on before roasting or to fry as the start of a dish."],
    plan: [
      work("bowl", "Grind what is whole, and stir {the spices sugar salt onion} with {the fat wet sour} in {bowl}.", {
        has: ["fat", "wet", "sour"],
        minutes: [3, 4],
      }),
      work("bowl", "Grind what is whole, and stir {the spices sugar salt onion} with {water} of hot water to a paste in {bowl}.", {
        lacks: ["fat", "wet", "sour"],
        water: 10,
        minutes: [3, 4],
      }),
      work("bowl", "Leave to stand for {time}, until {cue}, adding a spoonful of water if it is stiff.", {
        minutes: [10, 10],
        passive: true,
        cue: "smooth enough to spread",
      }),
      serve("Use at once, or keep in the fridge, covered, for three days. It is to be cooked."),
    ],
  },
  {
    id: "spice_broth",
    ...made("drink", "savoury", { noun: "a spiced broth", base: 0.58, plate: [2, 120] }),
    distinct: 0,
    caps,
    slots: {
      spices: { ...need(SPICES, 8, { grams: 4, not: ["chilli", "sauce", "spice_sweet"] }), least: 3 },
      warm: may(["spice_sweet", "bay", "herb_woody"], 4, { seasons: true, not: ["vanilla"] }),
      base: may(["tomato_paste", "miso", "stock_cube", "liquid_sauce", "ketchup"], 2, { grams: 12, seasons: true }),
      fat: may(["butter", "oil"], 1, { grams: 4, seasons: true }),
      sugar: may(["sugar", "syrup"], 1, { grams: 2, seasons: true }),
      onion,
      sour,
      salt,
    },
    stars: ["spices"],
    titles: ["Hot broth of {stars+}"],
    summaries: ["A thin, hot broth seasoned with {stars+}, to sip from a mug."],
    plan: [
      work("pot", "Put {the spices warm onion base fat sugar} into {pot} with {water} of water and simmer for {time}, until {cue}.", {
        water: 260,
        minutes: [10, 12],
        technique: "simmer",
        sets: true,
        cue: "fragrant",
      }),
      work("pot", "Season with {the salt sour}.", { has: ["salt", "sour"] }),
      serve("Strain into {servings} mugs and sip hot."),
    ],
  },
  {
    id: "spiced_syrup",
    ...made("side", "sweet", { noun: "a spiced syrup", base: 0.6, plate: [20, 140] }),
    distinct: 0,
    caps,
    slots: {
      sugar: need(["sugar", "syrup"], 2),
      spices: need(["spice_sweet", "zest", "ginger", "tea", "herb_sweet", "coffee"], 7, { grams: 1.2, seasons: true }),
      fat: may(["butter"], 1, { grams: 4, seasons: true }),
      sour,
      salt: may(["salt_pure"], 1, { grams: 0.2, seasons: true }),
    },
    batch: { serves: 6, parts: { sugar: 200 } },
    stars: ["spices"],
    titles: ["Syrup with {stars+}"],
    summaries: ["{sugar} boiled with {stars+}, to pour over something warm or to sweeten a drink."],
    plan: [
      work("pot", "Put {the sugar spices fat salt} into {pot} with {water} of water and simmer for {time}, until {cue}.", {
        water: 30,
        minutes: [6, 8],
        technique: "simmer",
        sets: true,
        cue: "clear and slightly syrupy",
      }),
      serve("[Stir in {the sour}. ]Leave to cool, strain and keep in a closed jar in the fridge for two weeks."),
    ],
  },
  {
    id: "roasting_coat",
    ...made("side", "savoury", { noun: "a coat for roasting", base: 0.58, plate: [12, 120] }),
    distinct: 0,
    caps,
    slots: {
      base: need(["mustard", "ketchup", "mayo", "yog", "soy", "glaze", "miso"], 3, { grams: 18, not: ["horseradish"] }),
      with: need([...SPICES, "syrup", "sugar", "horseradish", "liquid_sauce", "chutney", "zest", "herb_woody", "herb_tender"], 7, {
        grams: 12,
        seasons: true,
        not: ["chilli"],
      }),
      fat: may(["oil", "butter", "oil_finish"], 1, { grams: 5, seasons: true }),
      onion,
      sour,
      salt,
    },
    support: [
      // Oil and vinegar ask for a dressing.
      { has: ["vinegar"], lacks: ["soy", "ketchup", "yog", "glaze"], add: -0.08 },
      { has: ["yog"], lacks: ["spice", "spice_savoury", "spice_blend", "spice_heat", "herb", "garlic", "mustard"], add: -0.3 },
    ],
    stars: ["base"],
    titles: ["{stars} coat for roasting"],
    summaries: ["{base} stirred with {with}, to brush over what goes into a hot oven."],
    plan: [
      work("bowl", "Stir {the base with onion sour fat salt} together in {bowl} for {time}, until {cue}.", { minutes: [2, 3], cue: "smooth and thick" }),
      serve("Brush on thickly just before roasting. Throw away what has touched anything raw."),
    ],
  },
  {
    id: "fruit_butter",
    ...made("dessert", "sweet", { noun: "a thick fruit spread", base: 0.7, plate: [40, 220] }),
    slots: {
      puree: need(["squash_puree", "fruit_bake"], 2, { cut: "fine", not: ["berry", "fruit_filling"] }),
      sugar: need(["sugar", "syrup"], 2),
      spices: may(["spice_sweet", "vanilla", "zest", "citrus_sour"], 5, { seasons: true }),
      liquid: may(["juice", "spirit"], 2, { grams: 15, seasons: true }),
      top: may(["biscuit", "bread", "ice_cream", "yog", "cream"], 2, { grams: 40, raw: true }),
      salt: may(["salt_pure"], 1, { grams: 0.2, seasons: true }),
    },
    forgives: ["acid"],
    batch: { serves: 6, parts: { puree: 425, sugar: 110 } },
    stars: ["puree"],
    titles: ["Thick {stars} spread[ with {top}]"],
    summaries: ["{puree} cooked down with {sugar} until thick enough to stand on a spoon."],
    plan: [
      work(
        "pot",
        "Put {the puree sugar spices liquid salt} into {pot} with {water} of water and cook gently for {time}, stirring more often towards the end, until {cue}.",
        { water: 15, minutes: [25, 30], technique: "simmer", sets: true, cue: "dark, soft and thick" },
      ),
      serve("Mash smooth if need be and cool[. Serve with {the top}]."),
    ],
    remarks: ["It keeps in the fridge, covered, for two weeks."],
  },
];
