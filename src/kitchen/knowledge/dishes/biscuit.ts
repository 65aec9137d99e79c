/** Biscuits, bars, meringues and tarts. */
import { pinch, raising, RAW_DOUGH, wheat } from "./baking-slots.ts";
import { made, may, need, type Dish, type PlanStep } from "./dish.ts";
import { baked, work, serve } from "./plan-steps.ts";
import { sweetening } from "./seasoning-slots.ts";
import type { FrameId } from "./dish-ids.ts";

const bits = may(["choc", "nut", "dried_fruit", "confection", "sprinkles", "coconut_dried", "seed"], 3, { grams: 14, not: ["cocoa", "spread_choc"] });

/** Spoonfuls on a lined tray. */
function bakeSpoonfuls(spoonfuls: string, celsius: number, minutes: readonly [number, number], cue: string): PlanStep {
  return {
    do: "work",
    say: [`Set ${spoonfuls} on {tray} lined with baking paper and bake in batches for {time}, until {cue}.`],
    from: ["bowl"],
    in: "tray",
    minutes,
    technique: "roast",
    celsius,
    passive: true,
    sets: true,
    cue,
  };
}

const SOFT = "golden at the edges and still soft in the middle";
const COOL = "Leave on the tray for 10 minutes to firm up, then cool on a rack.";

/** From whites alone, or from whole eggs of which only the whites are used. */
function meringue(id: FrameId, role: "egg" | "egg_white", base: number, whisk: string): Dish {
  return {
    id,
    ...(role === "egg" ? { remarks: ["The yolks are not needed: they keep for two days in the fridge, covered."] } : {}),
    forgives: ["acid"],
    ...made("dessert", "sweet", { noun: "meringues", base, plate: [30, 320] }),
    slots: {
      egg: need([role]),
      sugar: need(["sugar"]),
      salt: pinch,
      stabiliser: may(["tartar", "vinegar", "citrus_sour"], 1, { grams: 0.5, seasons: true }),
      top: may(["cream", "yog"], 1, { grams: 40, not: ["cream_thin"] }),
      fruit: may(["berry", "tropical", "fruit_soft", "jam"], 2, { grams: 60, raw: true }),
      topping: may(["nut", "choc"], 1, { seasons: true }),
      spices: sweetening.spices,
    },
    batch: { serves: 4, parts: { egg: 100, sugar: 115 }, anchor: "egg", makes: { count: 8, noun: "meringues" } },
    forbid: role === "egg" ? ["milk", "banana", "egg_yolk"] : ["milk", "banana"],
    support: [
      { has: ["cream", "berry"], add: 0.06 },
      { has: ["spirit"], add: -0.3 },
      { forsakes: ["set"], add: -0.2 },
    ],
    stars: ["fruit", "top"],
    titles: ["Meringues[ with {stars+}]"],
    summaries: ["Crisp shells with soft middles[, served with {stars+}]."],
    plan: [
      { do: "oven", celsius: 110 },
      {
        do: "work",
        say: [whisk],
        takes: ["egg"],
        in: "bowl",
        minutes: [3, 4],
        cue: "they stand in soft peaks",
        ...(role === "egg" ? { parts: true } : { beats: true }),
      },
      work("bowl", "Whisk in {the sugar}, a spoonful at a time, for {time}, until {cue}[. Fold in {the stabiliser spices salt}].", {
        minutes: [5, 7],
        cue: "stiff and shiny, with no grains left",
      }),
      work(
        "tray",
        "Spoon mounds onto {tray} lined with baking paper and bake for {time}, until {cue}. Leave to cool in the oven, door ajar.",
        baked(110, [75, 90], "dry, and they lift off the paper", { from: ["bowl"] }),
      ),
      work("mixing bowl", "Whip {the top} for {time}, until {cue}.", { minutes: [2, 3], has: ["top"], cue: "it holds soft peaks" }),
      serve("Serve when cold[ with the {top}, whipped][, with {the fruit}][, scattered with {the topping}]."),
    ],
  };
}

export const biscuitDishes: readonly Dish[] = [
  {
    id: "cookies",
    ...made("dessert", "sweet", { noun: "cookies", base: 0.9, plate: [50, 260], eaten: "cold" }),
    slots: {
      flour: wheat,
      fat: need(["butter", "oil"]),
      sugar: need(["sugar", "syrup"]),
      egg: may(["egg", "egg_yolk"]),
      ...raising,
      extra: bits,
      berries: may(["berry"], 1, { grams: 10, seasons: true }),
      oats: may(["oats"], 1, { grams: 8, seasons: true }),
      cocoa: may(["cocoa"], 1, { grams: 3, seasons: true }),
      nutButter: may(["nut_butter"], 1, { grams: 8, seasons: true }),
      sour: may(["zest", "citrus_sour"], 1, { grams: 2, seasons: true }),
      milk: may(["milk", "cream"], 1, { grams: 2, seasons: true, not: ["cream_whipped"] }),
      spices: sweetening.spices,
      salt: pinch,
    },
    batch: { serves: 8, parts: { flour: 200, fat: 125, sugar: 140, egg: 50, leaven: 3, soda: 2.5 }, anchor: "egg", makes: { count: 16, noun: "cookies" } },
    support: [
      { has: ["choc", "nut", "oats", "dried_fruit"], add: 0.03 },
      { lacks: ["choc", "cocoa", "nut", "oats", "dried_fruit", "spice_sweet", "zest", "nut_butter", "confection"], add: -0.08 },
      { has: ["soda_bicarb"], add: 0.06 },
      { has: ["choc_chip", "oats"], add: 0.03 },
      { lacks: ["leaven", "soda_bicarb", "flour_sr"], add: -0.02 },
      { forsakes: ["squash_puree", "banana"], add: -0.12 },
      // A dough that wants milk is a batter.
      { has: ["milk", "milk_sour", "cream"], add: -0.06 },
      { has: ["milk"], with: ["oil"], lacks: ["butter"], add: -0.1 },
      { has: ["milk"], with: ["flour_sr"], add: -0.1 },
      { forsakes: ["condensed"], add: -0.12 },
      { has: ["cocoa"], lacks: ["leaven", "soda_bicarb", "flour_sr", "oats"], add: -0.1 },
      // Steeped fruit is for a cake.
      { has: ["spirit", "tea"], add: -0.06 },
      { lacks: ["egg", "egg_yolk", "syrup"], add: -0.4 },
      { lacks: ["egg", "egg_yolk"], add: -0.06 },
      { has: ["oats"], lacks: ["egg", "egg_yolk"], add: -0.1 },
    ],
    stars: ["extra", "oats", "nutButter", "cocoa", "sour", "spices"],
    titles: ["{stars} cookies", "Cookies[ with {stars+}]"],
    summaries: ["Cookies with crisp edges and soft middles[, with {stars+}]."],
    plan: [
      { do: "oven", celsius: 175 },
      work(
        "bowl",
        "Beat {the fat}[?firm , softened,] with {the sugar}[ and {the nutButter}] in {bowl} for {time}, until {cue}.[ Beat in {the egg milk spices sour}.]",
        { minutes: [3, 4], cue: "smooth", beats: true },
      ),
      work("bowl", "Stir in {the flour leaven soda cocoa oats salt}[, then {the extra berries}], to a soft dough.", { minutes: [2, 3] }),
      bakeSpoonfuls("heaped tablespoonfuls well apart", 175, [11, 14], SOFT),
      { do: "serve", say: [COOL], rests: true },
    ],
    remarks: [RAW_DOUGH],
  },
  {
    id: "flapjacks",
    forgives: ["acid"],
    ...made("dessert", "sweet", { noun: "oat bars", base: 0.89, plate: [50, 260] }),
    slots: {
      oats: need(["oats"]),
      fat: need(["butter", "oil", "nut_butter"]),
      sugar: need(["syrup", "sugar"], 2),
      extra: bits,
      banana: may(["banana"], 1, { grams: 15, cut: "mashed" }),
      spices: sweetening.spices,
      sour: may(["zest", "citrus_sour"], 1, { grams: 2, seasons: true }),
      salt: pinch,
    },
    batch: {
      serves: 6,
      parts: { oats: 250, fat: 125, sugar: 125 },
      makes: { count: 12, noun: "bars" },
      sizes: [
        { holds: 0.5, tin: "a 450 g (1 lb) loaf tin", minutes: [20, 24] },
        { holds: 0.72, tin: "a square tin {18cm} across", minutes: [22, 26] },
        { holds: 1, tin: "a square tin {20cm} across", minutes: [23, 27] },
        { holds: 2, tin: "a baking tin of about {30cm} by {20cm}", minutes: [26, 30] },
      ],
    },
    support: [
      { has: ["syrup"], add: 0.03 },
      { lacks: ["syrup", "banana"], add: -0.06 },
      { lacks: ["butter", "nut_butter", "banana"], add: -0.06 },
      { has: ["nut", "dried_fruit", "choc", "seed"], add: 0.02 },
    ],
    stars: ["extra", "banana"],
    titles: ["{stars} oat bars", "Chewy oat bars[ with {stars+}]"],
    summaries: ["Chewy bars of {oats} and {sugar}[ with {extra}]."],
    plan: [
      { do: "oven", celsius: 170 },
      work("pot", "Line {size} with baking paper. Warm {the fat sugar spices salt} together in {pot} over low heat for {time}, stirring, until {cue}.", {
        minutes: [4, 5],
        cue: "melted together",
      }),
      work("pot", "Stir in {the oats extra banana sour} until evenly coated.", { minutes: [2, 2] }),
      work("dish", "Press firmly into the tin and bake for {time}, until {cue}.", baked(170, [23, 27], "golden at the edges", { from: ["pot"], sized: true })),
      serve("Mark into bars while warm and leave in the tin until cold: they set as they cool."),
    ],
  },
  {
    id: "bean_squares",
    ...made("dessert", "sweet", { noun: "squares of beans", base: 0.9, plate: [60, 320] }),
    slots: {
      // Beans are savoury, and come into something sweet only where the dish is made of them.
      beans: need(["bean"], 1, { seasons: true }),
      bind: need(["egg", "nut_butter"], 2),
      sugar: need(["sugar", "syrup", "dried_fruit"], 2),
      fat: may(["oil", "butter"], 1, { grams: 5, seasons: true }),
      cocoa: may(["cocoa"], 1, { grams: 3.5, seasons: true }),
      flour: may(["oats", "flour", "nut_flour", "coconut_dried"], 1, { grams: 4, seasons: true }),
      ...raising,
      extra: may(["choc_chip", "choc", "nut", "dried_fruit"], 2, { grams: 11, not: ["cocoa", "spread_choc"] }),
      spices: may(["vanilla", "spice_sweet", "coffee"], 3, { seasons: true }),
      salt: pinch,
    },
    batch: { serves: 8, least: 1, parts: { beans: 240, bind: 110, sugar: 120, leaven: 4, soda: 1.5 }, anchor: "beans" },
    forbid: ["milk", "yeast"],
    support: [{ lacks: ["choc", "cocoa"], add: -0.2 }],
    stars: ["beans"],
    titles: ["{stars}[?cocoa  brownies][!cocoa  blondies]"],
    summaries: ["Soft squares with {beans} in place of most of the flour."],
    plan: [
      { do: "oven", celsius: 175 },
      work("blender", "Blend {the beans bind sugar fat cocoa flour leaven soda spices salt} for {time}, until {cue}, scraping down the sides.", {
        minutes: [2, 3],
        cue: "completely smooth",
      }),
      work(
        "dish",
        "Line a square tin {20cm} across with baking paper.[ Stir in {the extra} by hand.] Scrape in and bake for {time}, until {cue}.",
        baked(175, [23, 27], "set at the edges and dry on top", { from: ["blender"] }),
      ),
      serve("Cool completely in the tin before cutting: they firm up."),
    ],
    remarks: [RAW_DOUGH],
  },
  {
    id: "nut_butter_cookies",
    ...made("dessert", "sweet", { noun: "nut butter cookies", base: 0.87, plate: [40, 240] }),
    slots: {
      spread: need(["nut_butter"], 1, { not: ["tahini"] }),
      sugar: need(["sugar", "syrup"]),
      egg: need(["egg"]),
      fat: may(["butter"], 1, { grams: 7, seasons: true }),
      extra: bits,
      oats: may(["oats"], 1, { grams: 10, seasons: true }),
      soda: may(["soda_bicarb", "leaven"], 1, { grams: 0.4, not: ["flour"], seasons: true }),
      spices: sweetening.spices,
      salt: pinch,
    },
    batch: { serves: 8, parts: { spread: 250, sugar: 150, egg: 50 }, anchor: "egg", makes: { count: 16, noun: "cookies" } },
    support: [{ has: ["choc"], add: 0.02 }],
    stars: ["spread", "extra"],
    titles: ["{stars} cookies"],
    summaries: ["Crumbly cookies of {spread}, {sugar} and {egg}, with no flour at all."],
    plan: [
      { do: "oven", celsius: 175 },
      work("bowl", "Beat {the spread fat sugar egg}[ with {the soda spices salt}] in {bowl} until stiff[, then stir in {the extra oats}].", {
        minutes: [3, 4],
        beats: true,
      }),
      bakeSpoonfuls("small balls well apart, each pressed flat with a fork,", 175, [10, 12], "dry on top and lightly coloured"),
      { do: "serve", say: [COOL], rests: true },
    ],
  },
  {
    id: "banana_oat_cookies",
    ...made("dessert", "sweet", { noun: "banana oat cookies", base: 0.82, plate: [60, 260] }),
    slots: {
      banana: need(["banana"], 1, { cut: "mashed" }),
      oats: need(["oats"]),
      extra: bits,
      nutButter: may(["nut_butter"], 1, { grams: 10, seasons: true }),
      cocoa: may(["cocoa"], 1, { grams: 3, seasons: true }),
      sugar: may(["syrup", "sugar"], 1, { grams: 5, seasons: true }),
      spices: sweetening.spices,
      salt: pinch,
    },
    batch: { serves: 3, parts: { banana: 220, oats: 120 }, anchor: "banana", makes: { count: 12, noun: "cookies" } },
    support: [{ has: ["choc", "nut", "dried_fruit"], add: 0.03 }],
    stars: ["banana", "extra"],
    titles: ["{stars} oat cookies"],
    summaries: ["Soft cookies of {banana} and {oats}[ with {extra}]."],
    plan: [
      { do: "oven", celsius: 180 },
      work(
        "bowl",
        "Mash {the banana} in {bowl} and stir in {the oats}[, {the nutButter cocoa sugar spices salt}][ and {the extra}]. Leave for 5 minutes to thicken.",
        { minutes: [8, 9] },
      ),
      bakeSpoonfuls("tablespoonfuls, flattened a little,", 180, [14, 16], "dry on top and golden underneath"),
      serve("Cool on the tray; they stay soft."),
    ],
  },
  {
    id: "macaroons",
    ...made("dessert", "sweet", { noun: "coconut macaroons", base: 0.87, plate: [30, 200] }),
    slots: {
      coconut: need(["coconut_dried"]),
      binder: need(["condensed", "egg_white", "egg"], 2),
      sugar: may(["sugar"], 1, { grams: 12, seasons: true }),
      extra: may(["choc"], 1, { grams: 8, not: ["cocoa"] }),
      spices: sweetening.spices,
      salt: pinch,
    },
    batch: { serves: 6, parts: { coconut: 175, binder: 130 }, anchor: "binder", makes: { count: 12, noun: "macaroons" } },
    support: [{ lacks: ["condensed", "sugar"], add: -0.4 }],
    stars: ["coconut", "extra"],
    titles: ["{stars} macaroons"],
    summaries: ["Chewy little heaps of {coconut}."],
    plan: [
      { do: "oven", celsius: 165 },
      work("bowl", "Stir {the coconut sugar spices salt} with {the binder}, beaten lightly, in {bowl} to a sticky mixture that holds its shape.", {
        minutes: [3, 4],
      }),
      bakeSpoonfuls("tablespoonfuls, pressed into tight heaps,", 165, [16, 20], "golden all over and firm"),
      work("bowl", "Melt {the extra} in a bowl over barely simmering water and spoon over when cold.", { minutes: [3, 4], has: ["extra"] }),
      serve("Cool on the tray before lifting off."),
    ],
  },
  meringue("meringue", "egg_white", 0.84, "Whisk {the egg} in {bowl}, very clean and dry, for {time}, until {cue}."),
  meringue("meringue_of_eggs", "egg", 0.74, "Part {the egg} and whisk only the whites in {bowl}, very clean and dry, for {time}, until {cue}."),
];
