/** What nuts, herbs, oils, vinegars, cheeses and crisp vegetables become when there is little beside them. */
import type { Role } from "../classes/roles.ts";
import { may, need, type Dish, type Slots } from "./dish.ts";
import { work } from "./plan-steps.ts";
import { savoury } from "./seasoning-slots.ts";

const { salt, pepper, sour, herbs } = savoury;
const SPICE: readonly Role[] = ["spice_savoury", "spice_blend", "spice_heat", "herb_dry", "herb_woody"];
const warm = may(SPICE, 5, { seasons: true, not: ["curry_paste"] });
const oil = may(["oil", "finish_oil"], 1, { grams: 15, seasons: true });
const sharp = may(["mustard", "horseradish", "briny", "pickle", "spice_heat", "liquid_sauce", "soy", "miso"], 3, { grams: 7, seasons: true, cut: "fine" });
const onion = may(["garlic", "ginger", "chilli", "allium", "allium_green"], 3, { grams: 5, seasons: true, cut: "fine" });
const sweet = may(["syrup", "sugar"], 1, { grams: 5, seasons: true });
const nuts = need(["nut", "seed"], 4, { grams: 45, cut: "whole", not: ["chia", "coconut_dried"] });
const toasty = { has: ["spice", "salt_pure", "herb"], add: 0.04 } as const;
const SOON = "Keep it in the fridge and use it within 2 days.";
const COLD = "It keeps in the fridge, covered, for a few days.";
const caps = { acid: 2, herb: 5, spice: 6, allium: 3, nut: 4, fat: 2 } as const;

const toastNuts = work("pan", "Toast {the nuts} in {pan}, dry, over medium heat for {time}, shaking often, until {cue}.", {
  minutes: [4, 5],
  sets: true,
  cue: "a shade darker and fragrant",
});

/** Most of them are stirred or blended in one go: the rest is words. */
function mixed(
  dish: Pick<Dish, "id" | "noun" | "base" | "stars" | "titles" | "summaries" | "plan"> &
    Partial<Pick<Dish, "family" | "support" | "remarks" | "forbid" | "batch">>,
  slots: Slots,
  plate: Dish["plate"] = [12, 240],
): Dish {
  return { family: "side", flavour: "savoury", distinct: 0, caps, plate, slots, ...dish };
}

export const secondLarderDishes: readonly Dish[] = [
  mixed(
    {
      id: "pan_nuts",
      noun: "pan-roast nuts",
      base: 0.6,
      support: [toasty, { lacks: ["fat", "soy", "syrup", "sugar"], add: -0.08 }],
      stars: ["nuts"],
      titles: ["Pan-roast {nuts}[ with {warm}]"],
      summaries: ["{nuts} tossed in a hot pan, to eat warm."],
      plan: [
        toastNuts,
        work("pan", "Add {the fat onion warm sauce salt} and toss for {time}, until {cue}.", {
          minutes: [1, 2],
          has: ["fat", "onion", "warm", "sauce", "salt"],
          cue: "evenly coated",
        }),
        { do: "finish", in: "pan" },
        { do: "serve", say: ["Tip onto a plate to cool a little: they crisp as they cool."] },
      ],
    },
    {
      nuts,
      fat: may(["butter", "oil"], 1, { grams: 5, seasons: true }),
      onion: may(["garlic", "chilli"], 1, { grams: 2, seasons: true, cut: "fine" }),
      warm,
      sauce: may(["soy", "liquid_sauce", "syrup", "sugar"], 2, { grams: 5, seasons: true }),
      salt,
      pepper,
      sour,
    },
  ),
  mixed(
    {
      id: "ground_nuts",
      noun: "a ground nut mix",
      base: 0.58,
      forbid: ["soy", "liquid_sauce", "fat"],
      support: [toasty, { lacks: ["spice", "herb"], add: -0.2 }],
      stars: ["nuts", "warm"],
      titles: ["Pounded {stars+}"],
      summaries: ["{nuts} toasted and pounded with {warm}, to sprinkle or to dip into."],
      plan: [
        toastNuts,
        work("bowl", "Add {the warm} to {pan} for the last minute. Pound or chop everything coarsely in {bowl}[ with {the salt pepper sweet}].", {
          from: ["pan"],
          minutes: [3, 4],
        }),
        { do: "finish", in: "bowl" },
        { do: "serve", say: ["Sprinkle over anything plain. It keeps for a few weeks in a closed jar."] },
      ],
    },
    { nuts, warm: need(SPICE, 5, { seasons: true, not: ["curry_paste"] }), sweet, salt, pepper },
  ),
  mixed(
    {
      id: "nut_spread",
      noun: "a nut spread",
      base: 0.6,
      stars: ["nuts"],
      titles: ["{stars} spread"],
      summaries: ["{nuts} toasted and blended until they give up their oil."],
      plan: [
        toastNuts,
        work("blender", "Blend {the nuts} still warm[ with {the fat}] in {blender} for {time}, scraping down often, until {cue}.", {
          takes: ["fat"],
          from: ["pan"],
          minutes: [6, 8],
          cue: "smooth and loose",
        }),
        work("blender", "Blend in {the sweet warm salt}.", { has: ["sweet", "warm", "salt"] }),
        { do: "finish", in: "blender" },
        { do: "serve", say: ["Spoon into a jar: it keeps for a month in the fridge."] },
      ],
    },
    {
      nuts: need(["nut"], 3, { grams: 60, cut: "whole", not: ["coconut_dried"] }),
      fat: may(["oil", "butter"], 1, { grams: 4, seasons: true }),
      sweet: may(["syrup", "sugar", "cocoa"], 2, { grams: 7, seasons: true }),
      warm: may(["spice_sweet", "vanilla", "spice_heat"], 2, { seasons: true }),
      salt,
    },
  ),
  mixed(
    {
      id: "nut_milk",
      family: "drink",
      noun: "a nut drink",
      base: 0.5,
      stars: ["nuts"],
      titles: ["{stars} drink"],
      summaries: ["{nuts} soaked, blended with water and strained."],
      plan: [
        work("bowl", "Cover {the nuts} with cold water in {bowl} and leave for {time}, or overnight. Drain.", { minutes: [240, 240], passive: true }),
        work("blender", "Blend with {the sweet warm salt} and {water} of fresh water in {blender} for {time}, until {cue}.", {
          from: ["bowl"],
          water: 220,
          minutes: [2, 3],
          cue: "white and creamy",
        }),
        { do: "serve", say: ["Strain through a cloth into {servings} glasses, squeezing well, and serve cold. It keeps for 3 days in the fridge."] },
      ],
    },
    {
      nuts: need(["nut", "oats"], 2, { grams: 45, cut: "whole" }),
      sweet: may(["syrup", "sugar", "dried_fruit"], 1, { grams: 8, seasons: true }),
      warm: may(["spice_sweet", "vanilla"], 2, { seasons: true }),
      salt: may(["salt_pure"], 1, { grams: 0.2, seasons: true }),
    },
    [30, 460],
  ),
  mixed(
    {
      id: "green_sauce",
      noun: "a green sauce",
      base: 0.7,
      support: [{ has: ["garlic", "briny", "mustard", "chilli"], add: 0.03 }],
      stars: ["leaf"],
      titles: ["Green sauce of {stars+}"],
      summaries: ["{leaf} chopped fine and loosened with {oil}, for anything plain."],
      plan: [
        work("board", "Chop {the leaf onion} together for {time}, until {cue}.", { minutes: [3, 4], cue: "fine" }),
        work("bowl", "Stir with {the oil sour sharp warm sweet salt pepper} in {bowl} and leave for {time}, so that the flavours come together.", {
          from: ["board"],
          minutes: [10, 10],
          passive: true,
        }),
        { do: "serve", say: ["Serve in a small bowl, at room temperature."] },
      ],
      remarks: [SOON],
    },
    {
      leaf: need(["herb_tender"], 4, { grams: 14, seasons: true, not: ["spice"] }),
      oil: need(["oil"], 1, { grams: 28, seasons: true }),
      sour: may(["acid"], 2, { grams: 8, seasons: true }),
      onion,
      sharp,
      warm,
      sweet,
      salt,
      pepper,
    },
  ),
  mixed(
    {
      id: "green_relish",
      noun: "a green relish",
      base: 0.68,
      support: [{ has: ["chilli", "ginger", "garlic", "coconut_dried"], add: 0.04 }],
      stars: ["leaf", "sour"],
      titles: ["Blended {stars} relish"],
      summaries: ["{leaf} blended with {sour}, sharp and fresh."],
      plan: [
        work("blender", "Blend {the leaf sour onion body warm sweet salt} with {water} of water in {blender} for {time}, until {cue}.", {
          water: 15,
          minutes: [1, 2],
          cue: "nearly smooth",
        }),
        { do: "serve", say: ["Serve at once, while it is bright."] },
      ],
      remarks: [SOON],
    },
    {
      leaf: need(["herb_tender"], 3, { grams: 16, seasons: true }),
      sour: need(["citrus_sour", "vinegar", "yog", "sour_paste"], 2, { grams: 10, seasons: true }),
      onion,
      body: may(["coconut_dried", "nut", "yog", "avocado"], 1, { grams: 15, seasons: true }),
      warm,
      sweet,
      salt,
    },
  ),
  mixed(
    {
      id: "chopped_topping",
      noun: "a chopped topping",
      base: 0.47,
      stars: ["leaf", "onion", "lift"],
      titles: ["Chopped {stars+} to scatter"],
      summaries: ["{leaf} chopped with {onion lift}, to wake up anything soft or rich."],
      plan: [
        work("board", "Chop {the leaf onion} together for {time}, until {cue}. [Mix with {the lift salt pepper warm}.]", {
          minutes: [3, 4],
          cue: "fine",
        }),
        { do: "serve", say: ["Scatter over anything hot just before it is eaten[, with a thread of {the oil}]."], takes: ["oil"] },
      ],
      remarks: [SOON],
    },
    {
      leaf: need(["herb_tender"], 3, { grams: 10, seasons: true }),
      onion: need(["garlic", "allium", "allium_green", "chilli", "ginger"], 2, { grams: 4, seasons: true }),
      lift: may(["zest", "citrus_sour", "nut", "crumb", "cheese_hard"], 2, { grams: 6, seasons: true }),
      oil,
      warm,
      salt,
      pepper,
    },
    [8, 120],
  ),
  mixed(
    {
      id: "sizzling_oil",
      noun: "a sizzling oil",
      base: 0.6,
      support: [
        { forsakes: ["starch", "stock", "veg", "protein"], add: -0.1 },
        { has: ["chilli", "ginger", "spice_heat", "allium_green"], add: 0.04 },
      ],
      stars: ["onion", "warm"],
      titles: ["Sizzling {fat}[ with {stars+}]"],
      summaries: ["Hot {fat} poured over {onion warm}, to spoon over anything plain."],
      plan: [
        work("bowl", "Put {the onion warm topping salt sweet} into {bowl}, a heatproof one."),
        work("pan", "Heat {the fat} in {pan} over medium heat for {time}, until {cue}.", { minutes: [2, 3], cue: "a shred dropped in sizzles at once" }),
        work("bowl", "Pour it over, let it sizzle and stir in {the sauce}.", { from: ["pan"], has: ["sauce"] }),
        work("bowl", "Pour it over, let it sizzle and stir.", { from: ["pan"], lacks: ["sauce"] }),
        { do: "serve", say: ["Spoon over anything plain while it is warm."] },
      ],
      remarks: [SOON],
    },
    {
      fat: need(["oil"], 1, { grams: 25, seasons: true }),
      onion: need(["ginger", "garlic", "chilli", "allium_green", "allium", "spice_heat", "herb_woody"], 4, { grams: 8, seasons: true, cut: "fine" }),
      warm,
      topping: may(["seed", "nut"], 2, { grams: 5, seasons: true }),
      sauce: may(["soy", "liquid_sauce", "vinegar", "citrus_sour", "finish_oil", "herb_tender", "wine"], 3, { grams: 8, seasons: true }),
      sweet,
      salt,
    },
    [15, 200],
  ),
  mixed(
    {
      id: "thick_dressing",
      batch: { serves: 4, parts: { oil: 90, bind: 25, sour: 25 } },
      noun: "a thick dressing",
      base: 0.54,
      stars: ["bind", "sour"],
      titles: ["Thick dressing of {stars+}"],
      summaries: ["{oil} beaten drop by drop into {bind}, until it holds."],
      plan: [
        work("bowl", "Whisk {the bind sour sweet warm onion salt pepper} together in {bowl}."),
        work("bowl", "Whisk in {the oil}, a few drops at a time at first, then in a thin stream, for {time}, until {cue}.", {
          minutes: [4, 5],
          cue: "thick and pale",
        }),
        { do: "finish", in: "bowl", cold: true },
        { do: "serve", say: ["Serve with leaves or with anything cold."] },
      ],
      remarks: [SOON],
    },
    {
      bind: need(["mustard", "mayo", "tahini", "yog", "honey", "miso"], 2, { grams: 12, seasons: true }),
      oil: need(["oil"], 2, { grams: 40, seasons: true }),
      sour: need(["acid"], 2, { grams: 10, seasons: true }),
      onion: may(["garlic", "allium", "allium_green", "ginger"], 2, { grams: 4, seasons: true, cut: "fine" }),
      sweet,
      warm,
      salt,
      pepper,
      herbs,
    },
  ),
  mixed(
    {
      id: "sticky_glaze",
      batch: { serves: 4, parts: { sour: 120, sugar: 70 } },
      noun: "a sticky glaze",
      base: 0.56,
      support: [{ has: ["ginger", "garlic", "spice", "mustard"], add: 0.03 }],
      stars: ["sour", "sugar"],
      titles: ["Sticky glaze of {stars+}"],
      summaries: ["{sour} and {sugar} boiled down until they coat a spoon."],
      plan: [
        work("pot", "Put {the sour sugar sharp onion warm salt} into {pot} over medium heat.", { minutes: [1, 2] }),
        work("pot", "Simmer for {time}, stirring often towards the end, until {cue}.", {
          minutes: [5, 7],
          technique: "simmer",
          cue: "syrupy enough to coat a spoon",
        }),
        work("pot", "Take off the heat and beat in {the fat herbs}.", { has: ["fat", "herbs"] }),
        { do: "serve", say: ["Brush over anything grilled or roast, or drizzle it on when it is cold."] },
      ],
      remarks: [COLD],
    },
    {
      sour: need(["vinegar", "soy", "juice", "wine", "citrus_sour", "beer", "spirit", "ketchup"], 3, { grams: 30, seasons: true }),
      sugar: need(["sugar", "syrup", "jam", "glaze"], 2, { grams: 16, seasons: true }),
      sharp,
      onion,
      warm: may([...SPICE, "spice_sweet"], 4, { seasons: true, not: ["curry_paste"] }),
      fat: may(["butter", "finish_oil", "oil"], 1, { grams: 4, seasons: true }),
      salt,
      herbs,
    },
    [20, 200],
  ),
  mixed(
    {
      id: "quick_pickle",
      batch: { serves: 2, parts: { veg: 220, sour: 90, salt: 4, sugar: 20 } },
      noun: "a quick pickle",
      base: 0.66,
      family: "salad",
      support: [
        { has: ["sugar", "syrup"], add: 0.03 },
        { has: ["spice", "herb", "seed"], add: 0.02 },
      ],
      stars: ["veg"],
      titles: ["Quick-pickled {stars+}"],
      summaries: ["{veg} sharpened in a hot brine, to eat the same day."],
      plan: [
        work("bowl", "Pack {the veg} into {bowl}, a heatproof one[, with {the onion warm}]."),
        work("pot", "Bring {the sour sugar salt} to the boil in {pot} with {water} of water, for {time}, until {cue}.", {
          water: 60,
          minutes: [3, 4],
          cue: "everything has dissolved",
        }),
        work("bowl", "Pour over, press the pieces under and leave for {time}, until {cue}.", { from: ["pot"], minutes: [30, 30], passive: true, cue: "cold" }),
        { do: "finish", in: "bowl", cold: true },
        { do: "serve", say: ["Serve cold, beside something rich."] },
      ],
      remarks: ["It keeps in the fridge for a week."],
    },
    {
      veg: need(["cucumber", "veg_crunch", "cabbage", "onion", "allium", "veg_root", "chilli", "beet"], 3, {
        grams: 110,
        raw: true,
        cut: "thin",
        not: ["potato", "starch_thick"],
      }),
      sour: need(["vinegar", "citrus_sour"], 1, { grams: 40, seasons: true }),
      sugar: may(["sugar", "syrup"], 1, { grams: 7, seasons: true }),
      onion: may(["garlic", "ginger", "allium_green"], 2, { grams: 4, seasons: true }),
      warm: may([...SPICE, "spice_sweet", "seed", "pepper", "mustard", "bay"], 4, { seasons: true, not: ["curry_paste"] }),
      salt,
      herbs,
    },
    [60, 320],
  ),
  mixed(
    {
      id: "cold_soup",
      noun: "a cold soup",
      base: 0.64,
      family: "soup",
      support: [{ has: ["garlic", "herb_tender", "acid"], add: 0.05 }],
      stars: ["veg", "rich"],
      titles: ["Cold {stars} soup"],
      summaries: ["{veg} blended with {rich}, ice-cold."],
      plan: [
        work("blender", "Blend {the veg rich onion oil warm sharp salt} with {water} of cold water in {blender} for {time}, until {cue}.", {
          water: 90,
          minutes: [2, 3],
          cue: "smooth",
        }),
        work("blender", "Chill for {time}, until {cue}.", { minutes: [60, 60], passive: true, cue: "very cold" }),
        { do: "finish", in: "blender", cold: true },
        { do: "serve", say: ["Taste again, for cold dulls the flavour, and pour into {servings} bowls."] },
      ],
    },
    {
      veg: need(["cucumber", "avocado", "tomato", "melon", "beet"], 2, { grams: 150, raw: true, not: ["tomato_tin", "pasta_sauce"] }),
      rich: need(["yog", "milk_sour", "sour_cream", "nut", "bread", "coconut"], 2, { grams: 70 }),
      onion: may(["garlic", "allium_green", "ginger", "chilli"], 2, { grams: 3, seasons: true }),
      oil,
      warm: may(["spice_heat", "herb_dry"], 2, { seasons: true }),
      sharp: may(["mustard", "horseradish"], 1, { seasons: true }),
      salt,
      pepper,
      sour,
      herbs,
    },
    [120, 520],
  ),
  mixed(
    {
      id: "baked_cheese",
      noun: "baked cheese",
      base: 0.72,
      family: "bake",
      support: [{ has: ["syrup", "herb", "oil", "spice"], add: 0.03 }],
      stars: ["cheese"],
      titles: ["Baked {stars}[ with {sweet}]"],
      summaries: ["{cheese} baked until it is soft and browned at the edges."],
      plan: [
        { do: "oven", celsius: 200 },
        work("dish", "Put {the cheese} into {dish}[ with {the oil warm onion beside}] and bake for {time}, until {cue}.", {
          minutes: [12, 15],
          technique: "roast",
          sets: true,
          celsius: 200,
          passive: true,
          cue: "soft in the middle and golden at the edges",
        }),
        work("dish", "Drizzle with {the sweet}.", { has: ["sweet"] }),
        { do: "finish", in: "dish" },
        { do: "serve", say: ["Serve hot, from the dish."] },
      ],
    },
    {
      cheese: need(["cheese_brine", "cheese_soft", "cheese_melt", "cheese_fresh", "cheese_blue"], 2, { grams: 80, cut: "sliced" }),
      oil,
      warm,
      onion: may(["garlic", "briny", "chilli", "mustard", "liquid_sauce"], 2, { grams: 6, seasons: true }),
      beside: may(["tomato", "bread", "nut"], 2, { grams: 50, not: ["tomato_tin", "wrap"] }),
      sweet,
      pepper,
      herbs,
    },
    [40, 320],
  ),
  mixed(
    {
      id: "cheese_crisps",
      noun: "cheese crisps",
      base: 0.64,
      stars: ["cheese"],
      titles: ["Crisp {stars} rounds"],
      summaries: ["Little heaps of {cheese} baked until lacy and crisp."],
      plan: [
        { do: "oven", celsius: 200 },
        work("bowl", "Toss {the cheese} with {the flour warm pepper} in {bowl}.", { has: ["flour", "warm", "pepper"] }),
        work("tray", "Drop in flat heaps the size of a spoonful, well apart, on {tray} lined with baking paper and bake for {time}, until {cue}.", {
          from: ["bowl"],
          has: ["flour", "warm", "pepper"],
          minutes: [6, 8],
          technique: "roast",
          sets: true,
          celsius: 200,
          passive: true,
          cue: "golden and lacy",
        }),
        work(
          "tray",
          "Drop {the cheese} in flat heaps the size of a spoonful, well apart, on {tray} lined with baking paper and bake for {time}, until {cue}.",
          {
            lacks: ["flour", "warm", "pepper"],
            minutes: [6, 8],
            technique: "roast",
            sets: true,
            celsius: 200,
            passive: true,
            cue: "golden and lacy",
          },
        ),
        { do: "serve", say: ["Leave on the tray until cold and crisp."] },
      ],
    },
    {
      cheese: need(["cheese_hard", "cheese_melt"], 1, { grams: 40, cut: "grated", not: ["cheese_soft"] }),
      flour: may(["flour"], 1, { grams: 4, seasons: true, not: ["oats"] }),
      warm: may([...SPICE, "seed"], 3, { seasons: true, not: ["chilli"] }),
      pepper,
    },
    [25, 120],
  ),
  mixed(
    {
      id: "marinated_cheese",
      noun: "marinated cheese",
      base: 0.62,
      support: [{ has: ["herb", "garlic", "spice", "zest"], add: 0.04 }],
      stars: ["cheese", "warm"],
      titles: ["{cheese} marinated in {oil}"],
      summaries: ["{cheese} left in {oil} until it has taken up the flavours."],
      plan: [
        work("bowl", "Cut or break {the cheese} into small pieces in {bowl} and turn over gently with {the oil warm onion lift sweet pepper herbs}."),
        work("bowl", "Cover and leave in the fridge for {time}, turning once.", { minutes: [60, 60], passive: true }),
        { do: "serve", say: ["Take out of the fridge a quarter of an hour before eating."] },
      ],
      remarks: [SOON],
    },
    {
      cheese: need(["cheese_brine", "cheese_soft", "cheese_fresh"], 1, { grams: 75, not: ["creamy"] }),
      oil: need(["oil"], 1, { grams: 20, seasons: true }),
      warm,
      onion: may(["garlic", "chilli", "briny", "allium_green"], 3, { grams: 6, seasons: true }),
      lift: may(["zest", "citrus_sour", "vinegar"], 1, { grams: 6, seasons: true }),
      sweet,
      pepper,
      herbs: may(["herb_tender"], 2, { seasons: true }),
    },
    [50, 240],
  ),
  mixed(
    {
      id: "whipped_cheese",
      noun: "whipped cheese",
      base: 0.64,
      support: [{ has: ["oil", "garlic", "herb", "syrup"], add: 0.04 }],
      stars: ["cheese"],
      titles: ["Whipped {stars}[ with {sweet}]"],
      summaries: ["{cheese} beaten until light, to spread or to dip into."],
      plan: [
        work("blender", "Whip {the cheese thin onion sharp warm lift salt} in {blender} for {time}, until {cue}.", {
          minutes: [2, 3],
          cue: "smooth and light",
        }),
        work("plate", "Spread on a plate[, drizzle with {the oil sweet}][ and scatter with {the herbs topping pepper}].", { from: ["blender"] }),
        { do: "serve", say: ["Serve cool, with anything crisp that there is."] },
      ],
      remarks: [COLD],
    },
    {
      cheese: need(["cheese_brine", "cheese_fresh", "cheese_blue", "cheese_soft"], 2, { grams: 70 }),
      thin: may(["yog", "milk", "cream", "sour_cream", "butter"], 1, { grams: 20, seasons: true }),
      onion: may(["garlic", "allium_green", "allium"], 2, { grams: 4, seasons: true, cut: "fine" }),
      sharp,
      warm: may([...SPICE, "spice"], 3, { seasons: true, not: ["curry_paste"] }),
      lift: may(["citrus_sour", "zest"], 1, { grams: 5, seasons: true }),
      oil,
      sweet,
      topping: may(["nut", "seed"], 1, { grams: 6, seasons: true }),
      salt,
      pepper,
      herbs: may(["herb_tender"], 2, { seasons: true }),
    },
    [50, 240],
  ),
  mixed(
    {
      id: "strained_yogurt",
      noun: "strained yogurt",
      base: 0.6,
      support: [{ has: ["herb", "spice", "garlic", "oil"], add: 0.04 }],
      stars: ["yogurt"],
      titles: ["Strained {stars}[ with {lift}]"],
      summaries: ["{yogurt} hung overnight until it can be spread."],
      plan: [
        work(
          "bowl",
          "Stir {the salt} into {the yogurt}, spoon into a sieve lined with a cloth over {bowl}, cover and drain in the fridge for {time}, until {cue}.",
          {
            takes: ["salt", "yogurt"],
            minutes: [480, 480],
            passive: true,
            has: ["salt"],
            cue: "thick enough to spread",
          },
        ),
        work("bowl", "Spoon {the yogurt} into a sieve lined with a cloth over {bowl}, cover and drain in the fridge for {time}, until {cue}.", {
          minutes: [480, 480],
          passive: true,
          lacks: ["salt"],
          cue: "thick enough to spread",
        }),
        work("plate", "Tip out of the cloth and spread on a plate[, with {the lift warm veg}][ and {the oil}] over it.", { from: ["bowl"] }),
        { do: "finish", in: "plate", cold: true },
        { do: "serve", say: ["Serve cold. It keeps for 3 days in the fridge."] },
      ],
    },
    {
      yogurt: need(["yog"], 1, { grams: 160, not: ["milk_sour", "sour_cream"] }),
      lift: may(["garlic", "zest", "allium_green", "briny"], 2, { grams: 3, seasons: true, cut: "fine" }),
      warm: may(["spice_heat", "herb_dry", "spice_blend"], 3, { seasons: true, not: ["curry_paste"] }),
      veg: may(["cucumber", "veg_crunch"], 1, { grams: 50, raw: true, cut: "diced" }),
      oil,
      salt,
      pepper,
      herbs,
    },
    [90, 300],
  ),
];
