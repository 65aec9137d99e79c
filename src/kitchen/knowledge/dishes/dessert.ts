/** Fruit desserts and sweet drinks. */
import { made, may, need, type Dish } from "./dish.ts";
import { baked, work, serve } from "./plan-steps.ts";
import { sweetening } from "./seasoning-slots.ts";

const sour = may(["citrus_sour", "zest"], 2, { seasons: true });

export const dessertDishes: readonly Dish[] = [
  {
    id: "crumble",
    ...made("dessert", "sweet", { noun: "a crumble", base: 0.9, plate: [130, 420], eaten: "with custard" }),
    slots: {
      fruit: need(["fruit_bake", "sour_fruit", "fruit_soft"], 3, { cut: "peeled" }),
      crumb: need(["flour", "oats", "nut_flour"], 2, { not: ["polenta", "pancake_mix"] }),
      fat: need(["butter", "oil"]),
      sugar: need(["sugar", "syrup"]),
      nuts: may(["nut", "seed", "coconut_dried"], 2, { grams: 12, seasons: true }),
      dried: may(["dried_fruit"], 1, { grams: 12, seasons: true }),
      top: may(["cream", "yog", "ice_cream", "custard"], 1, { grams: 40 }),
      spices: sweetening.spices,
      salt: may(["salt_pure"], 1, { seasons: true }),
      sour,
    },
    batch: { serves: 4, parts: { fruit: 640, crumb: 160, fat: 80, sugar: 100 } },
    support: [
      { has: ["spice_sweet", "oats", "nut"], add: 0.03 },
      { has: ["flour_sr"], add: -0.04 },
    ],
    stars: ["fruit"],
    titles: ["{stars} crumble"],
    summaries: ["Soft baked {stars+} under a crisp, crumbly top."],
    plan: [
      { do: "oven", celsius: 190 },
      work("dish", "Spread {the fruit} in {dish} and toss with[ {the sour dried spices} and] {the sugar}.", { halves: ["sugar"] }),
      work("bowl", "Rub {the fat} into {the crumb}[ and {the salt}] with your fingertips until it looks like coarse crumbs. Stir in {the sugar nuts}.", {
        blends: true,
        minutes: [5, 6],
      }),
      work(
        "dish",
        "Scatter the crumbs evenly over {dish} and bake for {time}, until {cue}.",
        baked(190, [30, 35], "golden on top and bubbling at the edges", { from: ["bowl"] }),
      ),
      { do: "serve", say: ["Leave to cool for 10 minutes, then serve[ with {the top}]."], rests: true, takes: ["top"] },
    ],
  },
  {
    id: "roast_fruit",
    ...made("dessert", "sweet", { noun: "roast fruit", base: 0.8, plate: [90, 380], eaten: "with custard" }),
    slots: {
      fruit: need(["fruit_bake", "sour_fruit", "fruit_soft", "tropical", "grape"], 3, { grams: 170, cook: "roast", cut: "chunks", not: ["fruit_filling"] }),
      fat: may(["butter"], 1, { grams: 5, seasons: true }),
      top: may(["yog", "cream", "ice_cream", "cheese_fresh"], 1, { grams: 60 }),
      topping: may(["nut", "seed", "biscuit", "cereal"], 2, { seasons: true }),
      wine: may(["wine", "spirit", "juice", "citrus", "cordial"], 1, { grams: 15, seasons: true, cut: "juice" }),
      sour: { ...sour, roles: [...sour.roles, "vinegar"] },
      herbs: may(["herb_sweet", "herb_woody"], 1, { seasons: true }),
      sugar: may(["sugar", "syrup"], 1, { grams: 13, seasons: true }),
      spices: sweetening.spices,
    },
    support: [
      { forsakes: ["cheese"], add: -0.15 },
      { forsakes: ["egg", "flour", "pastry", "oats", "bread", "rice", "waffle", "cereal", "cake_mix", "set"], add: -0.1 },
      // Granola asks for a bowl of yogurt.
      { has: ["cereal"], lacks: ["biscuit", "sour_fruit"], add: -0.12 },
      { has: ["sour_fruit"], lacks: ["sweet"], add: -0.35 },
      { has: ["sweet"], add: 0.04 },
      // Berries and yogurt are eaten as they are.
      { has: ["berry"], with: ["yog"], add: -0.1 },
      { has: ["yog", "cream", "ice_cream", "nut"], add: 0.04 },
      { lacks: ["sweet"], add: -0.04 },
    ],
    stars: ["fruit"],
    titles: ["Roast {stars+}[ with {top}]"],
    summaries: ["{stars+} roasted until soft and syrupy."],
    plan: [
      { do: "oven", celsius: 190 },
      { do: "roast", of: ["fruit"], with: ["sugar", "fat", "spices", "sour", "wine"], late: [], celsius: 190 },
      {
        do: "serve",
        say: ["Serve warm with the juices[ and {the top}][, scattered with {the topping herbs}]."],
        juices: true,
        takes: ["top", "topping", "herbs"],
      },
    ],
  },
  {
    id: "smoothie",
    ...made("drink", "sweet", { noun: "a smoothie", base: 0.78, plate: [150, 480] }),
    slots: {
      fruit: need(["fruit", "berry", "banana", "tropical"], 3, { grams: 150, raw: true, not: ["dried_fruit"] }),
      liquid: may(["milk", "yog", "juice", "coconut_milk", "milk_sour", "tofu_silken"], 2, { grams: 150 }),
      greens: may(["veg_leaf", "veg_green", "cucumber", "avocado"], 1, { grams: 25, raw: true, seasons: true }),
      extra: may(["oats", "nut_butter", "chia", "seed", "cocoa", "tea_powder", "milk_powder"], 2, { grams: 12, seasons: true }),
      dried: may(["dried_fruit"], 1, { grams: 14, seasons: true }),
      aromatics: may(["ginger"], 1, { grams: 2, seasons: true }),
      herbs: may(["herb_sweet"], 1, { seasons: true }),
      sour,
      ...sweetening,
    },
    support: [
      { has: ["banana", "berry", "tropical"], add: 0.03 },
      { has: ["yog", "milk"], add: 0.02 },
      { lacks: ["milk", "yog", "juice", "coconut_milk", "milk_sour", "tofu_silken", "veg_leaf"], add: -1 },
    ],
    stars: ["fruit"],
    titles: ["{stars} smoothie"],
    summaries: ["{stars+} blended[ with {liquid}]."],
    plan: [
      work("blender", "Put {the fruit liquid greens extra dried aromatics herbs sour sugar spices} into {blender}."),
      work("blender", "Blend for {time}, until completely smooth, adding a splash of cold water if it is too thick.", { minutes: [1, 2], has: ["liquid"] }),
      work("blender", "Pour in {water} of cold water and blend for {time}, until completely smooth.", { water: 120, minutes: [1, 2], lacks: ["liquid"] }),
      serve("Pour into {servings} glasses and drink at once."),
    ],
  },
];
