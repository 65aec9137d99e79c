/** What can always be made of a food or two, plainly and well. Low in quality on purpose: anything better wins. */
import type { Role } from "../classes/role.ts";
import { made, may, need, type Dish } from "./dish.ts";
import { work, serve } from "./plan-steps.ts";
import { savoury, sweetening, warming } from "./seasoning-slots.ts";
import type { FrameId } from "./dish-ids.ts";

/** A starch cooked by itself: boiled, steamed or steeped, each is a dish of its own. */
function plainBowl(id: FrameId, roles: readonly Role[], not: readonly Role[]): Dish {
  return {
    id,
    ...made("plain", "savoury", { noun: "a plain bowl", base: 0.56, plate: [60, 420] }),
    slots: {
      grain: need(roles, 1, { not }),
      rich: may(["cheese", "cheese_fresh", "pesto", "butter", "cream", "soy", "liquid_sauce", "yog", "pasta_sauce"], 2, { grams: 25 }),
      topping: may(["nut", "seed", "oil_finish"], 2, { seasons: true }),
      ...savoury,
      ...warming,
    },
    forbid: ["oats", "polenta", "curry_paste"],
    stars: ["rich"],
    titles: ["{grain}[ with {stars+}]"],
    summaries: ["{grain}, cooked well and dressed simply."],
    plan: [
      { do: "side", of: ["grain"], saveWater: true },
      { do: "bloom", of: ["aromatics", "spices", "woody"], in: "pan" },
      work("pan", "Tip the {grain} into {pan} and turn over until coated.", { from: ["boiler"], has: ["aromatics", "spices", "woody"] }),
      work("boiler", "[Turn the {grain} over with {the fat}.]", { has: ["fat"], lacks: ["aromatics", "spices", "woody"] }),
      { do: "finish", of: ["rich"], in: "boiler" },
      serve("Serve hot, in {servings} bowls."),
    ],
  };
}

export const plainDishes: readonly Dish[] = [
  plainBowl("plain_pasta", ["pasta", "noodle", "gnocchi", "pasta_filled"], []),
  plainBowl("plain_couscous", ["grain_quick"], []),
  {
    id: "steamed_veg",
    ...made("plain", "savoury", { noun: "steamed vegetables", base: 0.53, plate: [70, 460] }),
    slots: {
      veg: need(["veg_crucif", "veg_green", "veg_leaf", "veg_root", "potato", "pea", "corn", "veg_quick", "cabbage", "veg"], 4, {
        grams: 200,
        cook: "simmer",
        cut: "rounds",
      }),
      rich: may(["butter", "cheese", "soy", "yog", "sour_cream"], 1, { grams: 15 }),
      topping: may(["nut", "seed", "oil_finish"], 1, { seasons: true }),
      ...savoury,
      aromatics: warming.aromatics,
    },
    // New potatoes want nothing else.
    support: [{ has: ["potato_small"], add: 0.32 }],
    stars: ["veg"],
    titles: ["Simply cooked {stars+}"],
    summaries: ["{stars+}, cooked in a little water until just tender."],
    plan: [
      { do: "bloom", of: ["aromatics"], in: "pot" },
      { do: "simmer", of: ["veg"], in: "pot", water: 100, lid: true },
      work("pot", "Drain off what water is left[ and toss with {the fat}]."),
      { do: "finish", of: ["rich"], in: "pot" },
      serve("Serve hot."),
    ],
  },
  {
    id: "plain_protein",
    ...made("plain", "savoury", { noun: "a plain main", base: 0.56, plate: [70, 420] }),
    slots: {
      protein: need(["protein_quick", "protein_slow", "fish", "poultry", "tofu", "tofu_like_paneer", "meat", "mince"], 1, { cook: "fry", not: ["fish_tin"] }),
      rich: may(["cream", "yog", "mustard", "soy", "butter"], 1, { grams: 15 }),
      topping: may(["nut", "seed"], 1, { seasons: true }),
      ...savoury,
      ...warming,
    },
    forbid: ["bacon"],
    stars: ["protein"],
    titles: ["Quick-fried {stars+}"],
    summaries: ["{stars+}, cooked through in a hot pan."],
    plan: [
      { do: "brown", of: ["protein"], in: "pan" },
      { do: "bloom", of: ["aromatics", "spices", "woody"], in: "pan" },
      { do: "finish", of: ["rich"], in: "pan" },
      serve("Serve hot."),
    ],
  },
  {
    id: "boiled_eggs",
    ...made("plain", "savoury", { noun: "boiled eggs", base: 0.58, plate: [80, 360] }),
    slots: {
      egg: need(["egg"], 1, { grams: 100 }),
      bread: may(["bread"], 1, { grams: 60 }),
      fat: may(["butter"], 1, { grams: 8, seasons: true }),
      side: may(["salad", "cucumber", "tomato", "veg_crunch", "avocado", "mayo"], 2, { grams: 60, raw: true }),
      salt: savoury.salt,
      pepper: savoury.pepper,
      herbs: savoury.herbs,
    },
    stars: ["bread", "side"],
    titles: ["Boiled eggs[ with {stars+}]"],
    summaries: ["Eggs boiled until just firm."],
    plan: [
      work("boiler", "Bring {a pan of water} to the boil, lower in {the egg} and simmer for {time}, until {cue}.", {
        minutes: [9, 10],
        technique: "boil",
        passive: true,
        sets: true,
        cue: "firm all through",
      }),
      work("board", "Toast {the bread} for {time}, until {cue}[, then spread with {the fat}].", { minutes: [2, 3], has: ["bread"], cue: "golden" }),
      work("boiler", "Cool under cold water for a minute, then peel and halve.", { minutes: [2, 2] }),
      { do: "finish", in: "boiler" },
      { do: "serve", say: ["Serve warm[?bread  with the {bread}][?side  and the {side}]."], takes: ["side", "fat"] },
    ],
  },
  {
    id: "fruit_plate",
    ...made("plain", "sweet", { noun: "a plate of fruit", base: 0.56, plate: [70, 420] }),
    slots: {
      fruit: need(["fruit"], 5, { grams: 150, raw: true, not: ["dried_fruit"] }),
      top: may(["yog", "cream", "choc", "cheese_fresh", "ice_cream"], 2, { grams: 40, not: ["tahini"] }),
      topping: may(["nut", "seed", "cereal", "biscuit", "dried_fruit"], 3, { seasons: true }),
      sour: may(["citrus_sour"], 1, { seasons: true }),
      herbs: may(["herb_sweet"], 1, { seasons: true }),
      ...sweetening,
    },
    forbid: ["sour_fruit"],
    stars: ["fruit", "top"],
    titles: ["Fresh {stars+}"],
    summaries: ["{stars+}, cut up and eaten fresh."],
    plan: [
      work("plate", "Arrange {the fruit} on {servings} plates[ and squeeze over {the sour}]."),
      work("plate", "[Spoon over {the top}.] [Sprinkle with {the sugar spices}.] [Scatter with {the topping herbs}.]"),
      serve("Eat fresh."),
    ],
  },
  {
    id: "warm_plate",
    ...made("plain", "savoury", { noun: "a warm plate", base: 0.6, plate: [150, 680] }),
    slots: {
      protein: need(["protein", "pulse", "protein_ready", "tofu_like_paneer", "tofu", "beans_sauced"], 1, { grams: 120, cook: "fry" }),
      veg: need(["veg", "mushroom", "tomato", "veg_leaf", "veg_crucif", "kimchi", "veg_ready", "potato"], 4, { grams: 150, cook: "fry" }),
      base: may(["allium"], 2, { grams: 40, cut: "thin" }),
      starch: may(["rice", "grain", "pasta", "noodle", "grain_quick"], 1),
      bread: may(["bread", "wrap"], 1, { grams: 60 }),
      fresh: may(["salad", "cucumber", "avocado", "pickle", "salsa", "hummus", "yog", "sour_cream"], 3, { grams: 70, raw: true }),
      cheese: may(["cheese", "cheese_fresh"], 1, { grams: 20 }),
      sauce: may(["soy", "liquid_sauce", "sauce", "mustard", "pesto", "briny"], 2, { seasons: true }),
      topping: may(["nut", "seed", "oil_finish"], 2, { seasons: true }),
      ...savoury,
      ...warming,
    },
    forbid: ["egg", "pulse_slow", "dal", "pulse_whole", "oats", "polenta"],
    stars: ["protein", "veg", "starch"],
    titles: ["{stars+} in one pan", "Warm plate of {stars+}"],
    summaries: ["{stars+} cooked simply and served together."],
    plan: [
      { do: "side", of: ["starch"] },
      { do: "brown", of: ["protein"], in: "pan", lift: true, halfFat: true },
      { do: "soften", of: ["base"], in: "pan" },
      { do: "fry", of: ["veg"], in: "pan" },
      { do: "bloom", of: ["aromatics", "spices", "woody"], in: "pan" },
      work("pan", "Return {lifted} to {pan} and turn over for {time}, until {cue}.", { from: ["plate"], minutes: [1, 2], cue: "piping hot" }),
      { do: "finish", of: ["sauce", "cheese"], in: "pan" },
      { do: "serve", say: ["Serve hot[?starch  with the {starch}][, {the fresh} alongside][ and {the bread}]."], takes: ["fresh", "bread", "starch"] },
    ],
  },
];
