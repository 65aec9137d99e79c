/** Bakes with strict weights: a ratio that does not hold is no cake. */
import { made, may, need, type Dish } from "./dish.ts";
import { baked, work, serve } from "./plan-steps.ts";
import { raising, RAW_DOUGH, soapy, wheat } from "./baking-slots.ts";
import { ROUNDS } from "./cake.ts";
import { sweetening } from "./seasoning-slots.ts";

const salt = may(["salt_pure"], 1, { seasons: true });

/** Raised by what is whisked into it. */
function whiskedSponge(): Dish {
  return {
    id: "whisked_sponge",
    ...made("dessert", "sweet", { noun: "a whisked sponge", base: 0.82, plate: [50, 320], eaten: "cold" }),
    forgives: ["acid"],
    slots: {
      flour: wheat,
      egg: need(["egg"]),
      sugar: need(["sugar"]),
      fat: may(["butter", "oil"], 1, { grams: 5, seasons: true }),
      cocoa: may(["cocoa"], 1, { grams: 3, seasons: true }),
      top: may(["jam", "custard", "spread_choc"], 1, { grams: 25 }),
      fruit: may(["berry", "fruit_soft", "tropical"], 2, { grams: 35, raw: true }),
      zest: may(["zest"], 1, { grams: 0.5, seasons: true }),
      soak: may(["condensed"], 1, { grams: 65 }),
      milk: { ...may(["milk", "coconut_milk"], 1, { grams: 50 }), given: ["condensed"] },
      spices: sweetening.spices,
      salt,
    },
    batch: { serves: 6, parts: { egg: 200, sugar: 120, flour: 120 }, anchor: "egg", sizes: ROUNDS },
    forbid: ["flour_gf"],
    support: [
      { has: ["leaven", "soda_bicarb"], add: -0.1 },
      { has: ["jam", "berry", "cream"], add: 0.04 },
      { forsakes: ["dried_fruit", "nut", "oats", "choc", "milk"], add: -0.1 },
      { has: ["condensed"], with: ["milk", "coconut_milk"], add: 0.2 },
    ],
    stars: ["cocoa", "top", "fruit", "spices"],
    titles: ["Whisked sponge[ with {stars+}]"],
    summaries: ["A light sponge that rises by its eggs alone[, with {stars+}]."],
    plan: [
      { do: "oven", celsius: 175 },
      work("bowl", "Line {size} with baking paper. Whisk {the egg sugar}[ with {the zest}] in {bowl} for {time}, until {cue}.", {
        blends: true,
        minutes: [6, 8],
        cue: "pale and so thick that it leaves a trail",
        beats: true,
      }),
      work(
        "bowl",
        "Sift in {the flour cocoa spices salt} and fold in with a large spoon, so that the air stays in[; then fold in {the fat}[?firm , melted]].",
        { minutes: [2, 3] },
      ),
      work(
        "dish",
        "Scrape into the lined tin at once and bake for {time}, until {cue}.",
        baked(175, [22, 28], "golden and springy, and a skewer comes out clean", { from: ["bowl"], sized: true }),
      ),
      work("dish", "Prick all over with a fork, pour {the soak milk}, stirred together, over it in the tin and chill for {time}, until {cue}.", {
        has: ["soak"],
        minutes: [120, 180],
        passive: true,
        cue: "soaked through",
      }),
      {
        do: "serve",
        say: [
          "[!soak Leave in the tin for 5 minutes, then turn out and cool.][?soak Cut into squares in the tin.][ When cold, split in two and fill with {the top}.][ Serve with {the fruit}.]",
        ],
        rests: true,
        takes: ["top", "fruit"],
      },
    ],
    remarks: [RAW_DOUGH],
  };
}

export const bakingDishes: readonly Dish[] = [
  {
    id: "sponge_cake",
    ...made("dessert", "sweet", { noun: "a sponge cake", base: 0.89, plate: [70, 420], eaten: "cold" }),
    forgives: ["acid"],
    slots: {
      flour: wheat,
      fat: need(["butter", "oil"]),
      sugar: need(["sugar"]),
      egg: need(["egg", "egg_yolk"]),
      ...raising,
      milk: may(["milk", "yog", "milk_sour"], 1, { grams: 12, seasons: true }),
      extra: may(["nut", "choc", "dried_fruit", "coconut_dried"], 2, { grams: 14, seasons: true, not: ["cocoa"] }),
      fruit: may(["fruit_soft", "fruit_bake"], 1, { grams: 30, not: ["banana"] }),
      top: may(["jam", "condensed"], 1, { grams: 25 }),
      sour: may(["zest", "citrus_sour"], 2, { grams: 3, seasons: true }),
      mocha: may(["coffee", "coffee_instant"], 1, { grams: 1.2, seasons: true }),
      spices: sweetening.spices,
      salt,
    },
    batch: { serves: 6, parts: { flour: 150, fat: 150, sugar: 150, egg: 150, leaven: 6, soda: 2 }, anchor: "egg", sizes: ROUNDS },
    forbid: ["sour_fruit", "flour_gf"],
    support: [
      soapy,
      // Equal weights of oil are too much.
      { has: ["oil"], lacks: ["butter"], add: -0.06 },
      { has: ["leaven", "flour_sr"], add: 0.06 },
      { lacks: ["leaven", "soda_bicarb", "flour_sr", "dried_fruit"], add: -0.18 },
      { has: ["soda_bicarb"], lacks: ["milk_sour", "yog", "sour_cream", "acid", "fruit"], add: -0.06 },
      { has: ["vanilla", "zest", "jam"], add: 0.02 },
      // Nuts in a dough without milk are a biscuit; chocolate in the bar is a brownie or a darker cake.
      { has: ["nut"], lacks: ["milk", "milk_sour", "yog", "fruit_soft", "fruit_bake"], add: -0.06 },
      { has: ["choc"], lacks: ["milk", "milk_sour", "yog"], add: -0.06 },
      { has: ["jam"], with: ["dried_fruit"], add: -0.06 },
    ],
    stars: ["mocha", "fruit", "extra", "top", "sour"],
    titles: ["[{stars} ]sponge cake"],
    summaries: ["A sponge of equal weights, light and golden[, with {stars+}]."],
    plan: [
      { do: "oven", celsius: 180 },
      work("bowl", "Line {size} with baking paper. Beat {the fat} with {the sugar} in {bowl} for {time}, until {cue}.", {
        minutes: [3, 5],
        cue: "pale and smooth",
      }),
      work("bowl", "Beat in {the egg}, little by little,[ then {the milk sour mocha spices},] until smooth.", { minutes: [2, 3], beats: true }),
      work("bowl", "Fold in {the flour leaven soda salt}[, then {the extra fruit}], stirring no more than needed.", { minutes: [2, 3] }),
      work(
        "dish",
        "Scrape into the lined tin and bake for {time}, until {cue}.",
        baked(180, [22, 28], "risen and golden, and a skewer comes out clean", { from: ["bowl"], sized: true }),
      ),
      {
        do: "serve",
        say: ["Leave in the tin for 10 minutes, then turn out and cool.[ When cold, split in two and fill with {the top}.]"],
        rests: true,
        takes: ["top"],
      },
    ],
    remarks: [RAW_DOUGH],
  },
  whiskedSponge(),
  {
    id: "shortbread",
    ...made("dessert", "sweet", { noun: "shortbread", base: 0.86, plate: [50, 320], eaten: "cold" }),
    slots: {
      flour: wheat,
      fat: need(["butter"], 2),
      sugar: need(["sugar"]),
      extra: may(["nut", "choc", "dried_fruit", "coconut_dried", "seed"], 2, { grams: 10, seasons: true }),
      oats: may(["oats"], 1, { grams: 10, seasons: true }),
      egg: may(["egg_yolk"], 1, { grams: 4, seasons: true }),
      sour: may(["zest", "herb_woody", "herb_sweet", "tea"], 2, { grams: 1, seasons: true }),
      top: may(["jam", "icing_sugar"], 2, { grams: 8 }),
      spices: sweetening.spices,
      salt,
    },
    batch: { serves: 6, parts: { flour: 180, fat: 120, sugar: 60 }, makes: { count: 16, noun: "biscuits" } },
    forbid: ["flour_gf"],
    support: [
      { has: ["nut", "choc", "zest", "vanilla"], add: 0.02 },
      { forsakes: ["egg", "soda_bicarb", "condensed"], add: -0.1 },
    ],
    stars: ["extra", "oats"],
    titles: ["{stars} shortbread biscuits", "Shortbread[ with {stars+}]"],
    summaries: ["Three parts {flour}, two parts {fat}, one part {sugar}: crumbly biscuits[ with {stars+}]."],
    plan: [
      { do: "oven", celsius: 170 },
      work("bowl", "Rub {the fat} into {the flour}[, {the oats}][ and {the salt}] in {bowl} until it looks like crumbs.", { minutes: [5, 6] }),
      work("bowl", "Stir in {the sugar egg extra sour spices} and press together into a dough.", { minutes: [2, 3] }),
      work("tray", "Press out {1cm} thick, cut into fingers and lay on a baking tray lined with baking paper.", { from: ["bowl"], minutes: [5, 6] }),
      work("tray", "Bake for {time}, until {cue}.", baked(170, [18, 22], "pale gold at the edges")),
      serve("Cool on the tray for 10 minutes: they crisp as they cool[. Finish with {the top}]."),
    ],
  },
];
