/** Sauces for the table, cold and warm, flavoured butter, spice mixes: made to be eaten with something else. */
import type { Role } from "../classes/role.ts";
import { made, may, need, type Dish, type Slots } from "./dish.ts";
import { work, serve } from "./plan-steps.ts";
import { savoury } from "./seasoning-slots.ts";
import type { FrameId } from "./dish-ids.ts";

const { salt, herbs } = savoury;
const sour = may(["acid"], 2, { grams: 5, seasons: true });
const sweet = may(["sugar", "syrup", "chutney", "jam"], 2, { grams: 5, seasons: true });
const SPICES: readonly Role[] = ["spice_savoury", "spice_heat", "spice_blend", "spice_sweet", "herb_dried", "herb_woody", "bay", "pepper_black"];
const KEEPS = "It keeps in the fridge, covered, for a week.";

/** What sharpens and deepens a sauce, in any number. */
const seasoning = {
  sharp: may(["mustard", "horseradish", "spice_heat", "pickle", "briny", "pepper_black"], 4, { grams: 8, seasons: true, cut: "fine", not: ["spice_blend"] }),
  dark: may(["liquid_sauce", "umami", "glaze", "soy"], 3, { grams: 7, seasons: true, not: ["mushroom", "bacon", "cheese", "protein_ready", "tomato_paste"] }),
  onion: may(["allium", "spring_onion", "garlic", "ginger"], 3, { grams: 6, seasons: true, raw: true, cut: "fine" }),
  dried: may(["spice_savoury", "spice_blend", "herb_dried", "spice_sweet", "seed"], 5, { seasons: true }),
  sour,
  sweet,
  salt,
} satisfies Slots;
const ALL = "sharp dark onion dried sour sweet salt";
const many = { acid: 2, spice: 8, herb: 6, allium: 3 } as const;

/** Butter beaten with what flavours it. */
function flavouredButter(id: FrameId, flavour: Dish["flavour"], base: number, roles: readonly Role[], serve: string): Dish {
  return {
    id,
    ...made("side", flavour, { noun: "flavoured butter", base, plate: [15, 140] }),
    distinct: 0,
    caps: { herb: 5, acid: 2, spice: 6 },
    slots: {
      fat: need(["butter"], 1, { grams: 30 }),
      add: need(roles, 6, { grams: 6, seasons: true, cut: "fine", not: ["bacon", "mushroom", "cheese", "protein_ready"] }),
      salt: may(["salt_pure"], 1, { grams: 0.3, seasons: true }),
      ...(flavour === "sweet" ? { bread: may(["bread", "crumpet"], 1, { grams: 70, not: ["garlic"] }) } : {}),
    },
    support: flavour === "sweet" ? [{ forsakes: ["flour", "polenta"], add: -0.2 }] : [],
    stars: ["add"],
    titles: [flavour === "sweet" ? "{fat} with {stars+}[ on {bread}]" : "{fat} with {stars+}"],
    summaries: ["Soft {fat} beaten with {stars+}, to melt over something hot."],
    plan: [
      work("bowl", "Let {the fat} soften at room temperature, then beat in {the add salt} for {time}, until {cue}.", { minutes: [3, 4], cue: "evenly mixed" }),
      work("board", "Roll up in baking paper, twist the ends and chill for {time}, until {cue}.", {
        from: ["bowl"],
        minutes: [60, 60],
        passive: true,
        cue: "firm enough to slice",
        lacks: ["bread"],
      }),
      { do: "serve", say: [serve], ...(flavour === "sweet" ? { takes: ["bread"] } : {}) },
    ],
    remarks: [KEEPS],
  };
}

export const tableSauceDishes: readonly Dish[] = [
  {
    id: "table_sauce",
    ...made("side", "savoury", { noun: "a cold sauce", base: 0.76, plate: [20, 160] }),
    distinct: 0,
    caps: many,
    slots: {
      base: need(["mayo", "ketchup", "sour_cream", "salsa"], 3, { grams: 35 }),
      ...seasoning,
      egg: may(["egg_cooked"], 1, { grams: 15 }),
      zest: may(["zest"], 1, { grams: 0.5, seasons: true }),
      herbs: may(["herb_tender"], 3, { grams: 3, seasons: true }),
    },
    support: [
      { lacks: ["mustard", "horseradish", "spice_heat", "pickle", "briny", "liquid_sauce", "garlic", "spice", "herb", "glaze", "acid"], add: -0.35 },
      { has: ["mustard", "horseradish", "pickle", "briny", "spice_heat"], add: 0.03 },
    ],
    stars: ["base", "sharp"],
    titles: ["Cold sauce of {stars+}"],
    summaries: ["{base} stirred with what sharpens it, to serve beside something hot or cold."],
    plan: [
      work("bowl", `Stir {the base ${ALL}}[ and {the egg zest herbs}] together for {time}, until {cue}.`, { minutes: [2, 3], cue: "evenly mixed" }),
      work("bowl", "Cover and leave in the fridge for {time}, so that the flavours come together.", { minutes: [15, 20], passive: true }),
      serve("Taste, adjust, and serve cold in a small bowl."),
    ],
    remarks: [KEEPS],
  },
  {
    id: "simmered_sauce",
    ...made("side", "savoury", { noun: "a simmered sauce", base: 0.74, plate: [20, 200] }),
    distinct: 0,
    caps: many,
    slots: {
      base: need(["ketchup", "tomato_paste"], 2),
      ...seasoning,
      fat: may(["butter", "oil"], 1, { grams: 5, seasons: true }),
      liquid: may(["beer", "soda", "juice", "spirit", "coffee", "wine", "stock"], 2, { grams: 15, seasons: true }),
    },
    batch: { serves: 6, parts: { base: 180 } },
    support: [
      { lacks: ["sugar", "syrup", "acid", "herb", "spice", "spice_heat", "liquid_sauce", "mustard"], add: -0.3 },
      { has: ["acid"], add: 0.03 },
      { has: ["sugar", "syrup"], add: 0.03 },
    ],
    stars: ["base"],
    titles: ["Simmered {stars} sauce"],
    summaries: ["{base} simmered until thick with what flavours it, to serve warm or cold, or to brush on before grilling."],
    plan: [
      work("pot", `Put {the base ${ALL}}[ and {the fat liquid}] into {pot} with {water} of water and stir smooth.`, { water: 40 }),
      work("pot", "Bring to a simmer and cook gently for {time}, stirring often, until {cue}.", {
        minutes: [15, 20],
        technique: "simmer",
        cue: "thick and glossy",
      }),
      serve("Taste, adjust, and serve warm or cold."),
    ],
    remarks: [KEEPS],
  },
  {
    id: "warm_egg_sauce",
    ...made("side", "savoury", { noun: "a warm butter sauce", base: 0.72, plate: [30, 140] }),
    distinct: 0,
    forgives: ["acid"],
    slots: {
      yolk: need(["egg_yolk"]),
      fat: need(["butter"]),
      sour: may(["acid", "wine"], 2, { grams: 5, seasons: true }),
      sharp: may(["mustard", "spice_heat", "spice_sweet", "spice_savoury", "pepper_black", "liquid_sauce"], 4, { seasons: true }),
      salt,
      herbs,
    },
    caps: { acid: 2 },
    batch: { serves: 4, parts: { yolk: 54, fat: 150 }, anchor: "yolk" },
    support: [{ lacks: ["acid", "wine"], add: -0.15 }],
    stars: ["fat", "sour"],
    titles: ["Warm {stars} sauce"],
    summaries: ["{yolk} and {fat} whisked over gentle heat until smooth and thick, to pour over something hot."],
    plan: [
      work("bowl", "Whisk {the yolk sour sharp salt} with {water} of water in a bowl over barely simmering water for {time}, until {cue}.", {
        blends: true,
        water: 5,
        minutes: [4, 5],
        sets: true,
        cue: "thick enough to leave a trail, and {71C} in the middle",
      }),
      work("bowl", "Take off the heat and whisk in {the fat}[?firm , melted,] in a thin stream for {time}, until {cue}.[ Stir in {the herbs}.]", {
        blends: true,
        minutes: [3, 4],
        cue: "smooth and thick",
      }),
      serve("Serve at once: it is not to be kept."),
    ],
  },
  {
    id: "white_sauce",
    ...made("side", "savoury", { noun: "a thickened sauce", base: 0.72, plate: [70, 260] }),
    distinct: 0,
    slots: {
      fat: need(["butter", "oil"]),
      flour: need(["flour", "starch_thick"], 1, { not: ["oats", "nut_flour", "polenta", "cake_mix"] }),
      liquid: need(["milk", "stock", "cream"], 3, { not: ["stock_cube"] }),
      cheese: may(["cheese_melt", "cheese_hard", "cheese_blue", "cheese_soft"], 2, { grams: 25 }),
      onion: may(["allium", "garlic", "mushroom"], 2, { grams: 15, cut: "fine", cook: "fry" }),
      spices: may(
        ["spice_sweet", "spice_savoury", "spice_heat", "bay", "mustard", "pepper_black", "herb_dried", "liquid_sauce", "stock_cube", "herb_woody"],
        5,
        {
          seasons: true,
          not: ["vanilla"],
        },
      ),
      wine: may(["wine"], 1, { grams: 10, seasons: true }),
      salt,
      herbs,
    },
    forbid: ["sugar", "leaven", "yeast"],
    batch: { serves: 4, parts: { fat: 45, flour: 45, liquid: 600 } },
    stars: ["cheese", "onion", "liquid"],
    titles: ["Smooth {stars} sauce"],
    summaries: ["{liquid} thickened with {fat} and {flour}, to pour over something else."],
    plan: [
      work(
        "pot",
        "Melt or warm {the fat} in {pot} over medium heat[, soften {the onion} in it] and stir in {the flour}. Cook for {time}, stirring, until {cue}.",
        { minutes: [4, 5], technique: "fry", sets: true, cue: "it smells nutty" },
      ),
      work("pot", "Whisk in {the liquid wine}, a little at a time, add {the spices} and simmer for {time}, stirring, until {cue}.", {
        blends: true,
        minutes: [6, 8],
        technique: "simmer",
        sets: true,
        cue: "smooth and thick enough to coat a spoon",
      }),
      { do: "finish", in: "pot", of: ["cheese"] },
      serve("Serve hot."),
    ],
    remarks: ["It keeps in the fridge, covered, for three days."],
  },
  {
    id: "dipping_sauce",
    ...made("side", "savoury", { noun: "a dipping sauce", base: 0.72, plate: [8, 120] }),
    distinct: 0,
    caps: many,
    slots: {
      base: need(["liquid_sauce", "soy"], 3, { grams: 14 }),
      with: need(["acid", "sugar", "syrup", "oil_finish", "oil", "wine", "juice", "glaze", "ketchup", "mustard", "nut_butter", "tahini", "miso"], 5, {
        grams: 16,
        seasons: true,
      }),
      hot: may(["spice_heat", "mustard", "horseradish", "chilli", "spice_savoury", "spice_sweet", "spice_blend", "pepper_black"], 4, {
        grams: 2,
        seasons: true,
      }),
      onion: may(["garlic", "ginger", "spring_onion", "allium"], 4, { grams: 4, seasons: true, raw: true, cut: "fine" }),
      starch: may(["starch_thick"], 1, { grams: 2, seasons: true }),
      liquid: may(["stock", "ketchup", "coconut_milk"], 2, { grams: 15, seasons: true }),
      topping: may(["seed", "nut", "herb_tender", "zest"], 2, { grams: 2, seasons: true }),
    },
    support: [{ has: ["soy"], add: 0.03 }],
    stars: ["base"],
    titles: ["{stars} glaze"],
    summaries: ["{base} simmered to a thin glaze, to dip into or to brush on."],
    plan: [
      work("pot", "Put {the base with hot onion liquid}[, and {the starch} stirred smooth in a little cold water,] into {pot} with {water} of water.", {
        water: 12,
      }),
      work("pot", "Simmer for {time}, stirring, until {cue}.", { minutes: [3, 4], technique: "simmer", cue: "slightly syrupy" }),
      serve("Pour into small bowls[ and scatter with {the topping}]. It thickens as it cools."),
    ],
    remarks: [KEEPS],
  },
  {
    id: "spice_mix",
    ...made("plain", "savoury", { noun: "a spice mix", base: 0.72, plate: [4, 70] }),
    distinct: 0,
    caps: { spice: 12, herb: 8 },
    slots: {
      spices: { ...need(SPICES, 10, { cut: "whole", not: ["sauce", "curry_paste", "chilli"] }), least: 3 },
      salt: may(["salt_pure"], 2, { grams: 1.5, seasons: true }),
      sugar: may(["sugar"], 2, { grams: 2.5, seasons: true }),
      add: may(["coffee", "cocoa", "tartar", "seed"], 3, { grams: 1, seasons: true }),
    },
    forbid: ["chilli", "ginger", "garlic"],
    batch: { serves: 8, parts: { spices: 40 }, makes: { count: 1, noun: "small jar" } },
    stars: ["spices"],
    titles: ["Spice mix of {stars+}"],
    summaries: ["A dry mix to rub in or scatter over before something is cooked."],
    plan: [
      work("bowl", "Crumble or grind what is whole, and stir {the spices salt sugar add} together in {bowl} for {time}, until {cue}.", {
        minutes: [2, 3],
        cue: "evenly mixed",
      }),
      serve("Fill into a clean, dry jar and close it well. Start with a teaspoon for each person."),
    ],
    remarks: ["It keeps in a closed jar, dark and dry, for three months.", "It is no meal by itself: use it on something that is to be cooked."],
  },
  flavouredButter(
    "flavoured_butter",
    "savoury",
    0.66,
    [
      "garlic",
      "herb_tender",
      "herb_woody",
      "herb_dried",
      "zest",
      "mustard",
      "chilli",
      "spice_savoury",
      "spice_heat",
      "miso",
      "spring_onion",
      "acid",
      "briny",
      "pepper_black",
      "spice_blend",
      "umami",
      "horseradish",
    ],
    "Lay slices on something hot, and let them melt.",
  ),
  flavouredButter(
    "sweet_butter",
    "sweet",
    0.7,
    ["zest", "spice_sweet", "vanilla", "honey", "syrup", "sugar", "citrus_sour", "jam", "nut", "spirit", "berry", "dried_fruit"],
    "[?bread Spread on {the bread}, toasted, while it is hot.][!bread Spread on something warm.]",
  ),
  {
    id: "cheese_spread",
    ...made("side", "savoury", { noun: "a cheese spread", base: 0.78, plate: [50, 260] }),
    slots: {
      cheese: need(["cheese_fresh", "cheese_soft", "cheese_blue", "cheese_brine"], 2, { grams: 60, raw: true }),
      more: may(["cheese_melt", "cheese_hard", "butter", "mayo", "sour_cream"], 2, { grams: 18 }),
      add: need(["briny", "pickle", "spring_onion", "allium", "nut", "dried_fruit", "protein_ready", "veg_ready", "pesto", "seed", "chutney", "mushroom"], 4, {
        grams: 30,
        raw: true,
        cut: "fine",
      }),
      wine: may(["wine", "spirit"], 1, { grams: 5, seasons: true }),
      sharp: may(["garlic", "mustard", "horseradish", "spice_heat", "liquid_sauce", "spice_savoury", "spice_blend", "herb_dried", "honey"], 5, {
        seasons: true,
        cut: "fine",
      }),
      dip: may(["crunch", "crisps", "bread", "veg_crunch"], 2, { grams: 30, raw: true, cut: "whole", not: ["nut", "seed"] }),
      ...savoury,
    },
    forbid: ["soy"],
    support: [
      { has: ["protein_ready"], add: -0.1 },
      { forsakes: ["syrup", "sugar"], add: -0.15 },
    ],
    stars: ["cheese", "add"],
    titles: ["Spread of {stars+}"],
    summaries: ["{cheese} beaten soft with {add}, to eat cold."],
    plan: [
      work("bowl", "Beat {the cheese more wine sharp} in {bowl} for {time}, until {cue}.", { minutes: [2, 3], cue: "soft and even" }),
      work("bowl", "Fold in {the add}."),
      { do: "finish", in: "bowl" },
      {
        do: "serve",
        say: ["Spoon into a small dish or shape into a ball, and chill for an hour if there is time[. Serve with {the dip}]."],
        gathers: true,
        takes: ["dip"],
      },
    ],
  },
];
