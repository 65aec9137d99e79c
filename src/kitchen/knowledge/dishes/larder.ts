/** What nuts, herbs, oils, vinegars, cheeses and crisp vegetables become when there is little beside them. */
import type { Role } from "../classes/role.ts";
import { may, need, type Dish, type Slots } from "./dish.ts";
import { baked, work, serve } from "./plan-steps.ts";
import { savoury } from "./seasoning-slots.ts";

const { salt, pepper, sour, herbs } = savoury;
const SPICE: readonly Role[] = ["spice_savoury", "spice_blend", "spice_heat", "herb_dried", "herb_woody"];
const warm = may(SPICE, 5, { seasons: true, not: ["curry_paste"] });
const oil = may(["oil", "oil_finish"], 1, { grams: 15, seasons: true });
const sharp = may(["mustard", "horseradish", "briny", "pickle", "spice_heat", "liquid_sauce", "soy", "miso"], 3, { grams: 7, seasons: true, cut: "fine" });
const onion = may(["garlic", "ginger", "chilli", "allium", "spring_onion"], 3, { grams: 5, seasons: true, cut: "fine" });
const sweet = may(["syrup", "sugar"], 1, { grams: 4, seasons: true });
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
    Partial<Pick<Dish, "family" | "support" | "remarks" | "flavour" | "forbid" | "batch">>,
  slots: Slots,
  plate: Dish["plate"] = [12, 240],
): Dish {
  return { family: "side", flavour: "savoury", distinct: 0, caps, plate, slots, ...dish };
}

export const larderDishes: readonly Dish[] = [
  mixed(
    {
      id: "pan_nuts",
      noun: "pan-roast nuts",
      base: 0.6,
      support: [toasty, { lacks: ["fat", "soy", "syrup", "sugar"], add: -0.08 }, { has: ["sugar", "syrup"], add: -0.12 }],
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
        serve("Tip onto a plate to cool a little: they crisp as they cool."),
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
      id: "nut_spread",
      noun: "a nut spread",
      base: 0.6,
      stars: ["nuts"],
      titles: ["{stars} spread"],
      summaries: ["{nuts} toasted and blended until smooth."],
      plan: [
        toastNuts,
        work("blender", "Blend {the nuts} still warm[ with {the fat}] in {blender} for {time}, scraping down often, until {cue}.", {
          blends: true,
          takes: ["fat"],
          from: ["pan"],
          minutes: [6, 8],
          cue: "smooth and loose",
        }),
        work("blender", "Blend in {the sweet warm salt}.", { has: ["sweet", "warm", "salt"] }),
        { do: "finish", in: "blender" },
        { do: "serve", say: ["Spoon into a jar: it keeps for a month in the fridge."], gathers: true },
      ],
    },
    {
      nuts: need(["nut", "seed"], 3, { grams: 60, cut: "whole", not: ["coconut_dried", "chia"] }),
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
      flavour: "sweet",
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
        serve("Strain through a cloth into {servings} glasses, squeezing well, and serve cold. It keeps for 3 days in the fridge."),
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
        serve("Serve in a small bowl, at room temperature."),
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
          blends: true,
          water: 15,
          minutes: [1, 2],
          cue: "nearly smooth",
        }),
        serve("Serve at once, while it is bright."),
      ],
      remarks: [SOON],
    },
    {
      leaf: need(["herb_tender"], 3, { grams: 16, seasons: true }),
      sour: need(["citrus_sour", "vinegar", "yog", "tamarind"], 2, { grams: 10, seasons: true }),
      onion,
      body: may(["coconut_dried", "nut", "yog", "avocado"], 1, { grams: 15, seasons: true }),
      warm,
      sweet,
      salt,
    },
  ),
  mixed(
    {
      id: "sizzling_oil",
      noun: "a sizzling oil",
      base: 0.6,
      support: [
        { forsakes: ["starch", "stock", "veg", "protein"], add: -0.1 },
        { has: ["chilli", "ginger", "spice_heat", "spring_onion"], add: 0.04 },
      ],
      stars: ["onion", "warm"],
      titles: ["Sizzling {fat}[ with {stars+}]"],
      summaries: ["Hot {fat} poured over {onion warm}, to spoon over anything plain."],
      plan: [
        work("bowl", "Put {the onion warm topping salt sweet} into {bowl}, a heatproof one."),
        work("pan", "Heat {the fat} in {pan} over medium heat for {time}, until {cue}.", { minutes: [2, 3], cue: "a shred dropped in sizzles at once" }),
        work("bowl", "Pour it over, let it sizzle and stir in {the sauce}.", { from: ["pan"], has: ["sauce"] }),
        work("bowl", "Pour it over, let it sizzle and stir.", { from: ["pan"], lacks: ["sauce"] }),
        serve("Spoon over anything plain while it is warm."),
      ],
      remarks: [SOON],
    },
    {
      fat: need(["oil"], 1, { grams: 25, seasons: true }),
      onion: need(["ginger", "garlic", "chilli", "spring_onion", "allium", "spice_heat", "herb_woody"], 4, { grams: 8, seasons: true, cut: "fine" }),
      warm,
      topping: may(["seed", "nut"], 2, { grams: 5, seasons: true }),
      sauce: may(["soy", "liquid_sauce", "vinegar", "citrus_sour", "oil_finish", "herb_tender", "wine"], 3, { grams: 8, seasons: true }),
      sweet,
      salt,
    },
    [15, 200],
  ),
  mixed(
    {
      id: "sticky_glaze",
      batch: { serves: 4, parts: { sour: 120, sugar: 70 } },
      noun: "a sticky glaze",
      base: 0.5,
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
        serve("Brush over anything grilled or roast, or drizzle it on when it is cold."),
      ],
      remarks: [COLD],
    },
    {
      sour: need(["vinegar", "soy", "liquid_sauce", "juice", "wine", "citrus_sour", "beer", "spirit"], 3, { grams: 30, seasons: true }),
      sugar: need(["sugar", "syrup", "jam", "glaze", "ketchup", "chutney"], 2, { grams: 16, seasons: true }),
      sharp,
      onion,
      warm: may([...SPICE, "spice_sweet"], 4, { seasons: true, not: ["curry_paste"] }),
      fat: may(["butter", "oil_finish", "oil"], 1, { grams: 4, seasons: true }),
      salt,
      herbs,
    },
    [20, 200],
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
        work(
          "dish",
          "Put {the cheese} into {dish}[ with {the oil warm onion beside}] and bake for {time}, until {cue}.",
          baked(200, [12, 15], "soft in the middle and golden at the edges"),
        ),
        work("dish", "Spoon over {the sweet}.", { has: ["sweet"] }),
        { do: "finish", in: "dish" },
        serve("Serve hot, from the dish[, with {the bread} to scoop it up]."),
      ],
    },
    {
      bread: may(["bread"], 1, { grams: 50, not: ["wrap"] }),
      cheese: need(["cheese_brine", "cheese_soft", "cheese_melt", "cheese_fresh", "cheese_blue"], 2, { grams: 80, cut: "sliced" }),
      oil,
      warm,
      onion: may(["garlic", "briny", "chilli", "mustard", "liquid_sauce"], 2, { grams: 6, seasons: true }),
      beside: may(["tomato", "nut"], 2, { grams: 50, not: ["tomato_tin"] }),
      sweet: may(["syrup", "sugar"], 2, { grams: 6, seasons: true }),
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
        work(
          "tray",
          "Drop in flat heaps the size of a spoonful, well apart, on {tray} lined with baking paper and bake for {time}, until {cue}.",
          baked(200, [6, 8], "golden and lacy", { from: ["bowl"], has: ["flour", "warm", "pepper"] }),
        ),
        work(
          "tray",
          "Drop {the cheese} in flat heaps the size of a spoonful, well apart, on {tray} lined with baking paper and bake for {time}, until {cue}.",
          baked(200, [6, 8], "golden and lacy", { lacks: ["flour", "warm", "pepper"] }),
        ),
        serve("Leave on the tray until cold and crisp."),
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
      id: "cheese_sauce",
      noun: "a cheese sauce",
      base: 0.62,
      support: [{ has: ["mustard", "liquid_sauce", "garlic", "spice", "beer", "wine"], add: 0.04 }],
      stars: ["cheese", "wet"],
      titles: ["Melted {stars} sauce"],
      summaries: ["{cheese} melted into {wet}, to pour or to dip."],
      plan: [
        work("bowl", "Toss {the cheese} with {the flour} in {bowl}.", { has: ["flour"] }),
        work("pot", "Bring {the wet}[ with {the sharp onion warm}] to a simmer in {pot} for {time}, until {cue}.", {
          minutes: [3, 4],
          technique: "simmer",
          cue: "steaming",
        }),
        work("pot", "Stir in what is in the bowl, a handful at a time, over the lowest heat for {time}, until {cue}.", {
          from: ["bowl"],
          has: ["flour"],
          minutes: [3, 4],
          cue: "smooth and glossy",
        }),
        work("pot", "Stir in {the cheese}, a handful at a time, over the lowest heat for {time}, until {cue}. Do not let it boil.", {
          lacks: ["flour"],
          minutes: [3, 4],
          cue: "smooth and glossy",
        }),
        { do: "finish", in: "pot" },
        serve("Serve at once, while it runs."),
      ],
    },
    {
      cheese: need(["cheese_melt", "cheese_soft", "cheese_blue", "cheese_fresh", "cheese_hard"], 2, { grams: 60 }),
      wet: need(["milk", "cream", "beer", "wine", "stock"], 2, { grams: 50, not: ["milk_sour", "stock_cube"] }),
      flour: may(["flour", "starch_thick"], 1, { grams: 4, seasons: true, not: ["oats", "nut_flour", "polenta"] }),
      sharp,
      onion,
      warm: may([...SPICE, "spice_sweet"], 3, { seasons: true, not: ["curry_paste"] }),
      salt,
      pepper,
      herbs,
    },
    [50, 320],
  ),
  mixed(
    {
      id: "potted_cheese",
      noun: "potted cheese",
      base: 0.58,
      support: [{ has: ["mustard", "liquid_sauce", "spice", "beer", "nut"], add: 0.04 }],
      stars: ["cheese"],
      titles: ["Potted {stars}"],
      summaries: ["{cheese} grated and beaten with {rich sharp} until it can be spread."],
      plan: [
        work("bowl", "Beat {the cheese}, finely grated, with {the rich sharp warm onion salt pepper} in {bowl} for {time}, until {cue}.", {
          minutes: [4, 5],
          cue: "a thick paste",
        }),
        work("bowl", "Press into {servings} small pots and chill for {time}.", { minutes: [30, 30], passive: true }),
        serve("Eat at room temperature."),
      ],
      remarks: [COLD],
    },
    {
      cheese: need(["cheese_melt", "cheese_hard", "cheese_blue"], 2, { grams: 60, not: ["cheese_soft"] }),
      rich: need(["butter", "mayo", "cream", "sour_cream", "cheese_fresh", "beer", "wine", "spirit", "oil", "yog"], 2, { grams: 18, seasons: true }),
      sharp,
      warm: may([...SPICE, "spice_sweet"], 3, { seasons: true, not: ["curry_paste"] }),
      onion: may(["spring_onion", "garlic", "herb_tender"], 2, { grams: 4, seasons: true, cut: "fine" }),
      salt,
      pepper,
    },
    [40, 220],
  ),
  mixed(
    {
      id: "whipped_cheese",
      noun: "whipped cheese",
      base: 0.64,
      support: [{ has: ["oil", "garlic", "herb", "syrup"], add: 0.04 }],
      stars: ["cheese"],
      titles: ["Whipped {stars}[ with {sweet}]"],
      summaries: ["{cheese} beaten until light, to spread on anything plain."],
      plan: [
        work("blender", "Whip {the cheese thin onion sharp warm lift salt} in {blender} for {time}, until {cue}.", {
          blends: true,
          minutes: [2, 3],
          cue: "smooth and light",
        }),
        work("plate", "Spread on a plate[, drizzle with {the oil sweet}][ and scatter with {the herbs topping pepper}].", { from: ["blender"] }),
        serve("Serve cool, with anything crisp that there is."),
      ],
      remarks: [COLD],
    },
    {
      cheese: need(["cheese_brine", "cheese_fresh", "cheese_blue", "cheese_soft"], 2, { grams: 70 }),
      thin: may(["yog", "milk", "cream", "sour_cream", "butter"], 1, { grams: 20, seasons: true }),
      onion: may(["garlic", "spring_onion", "allium"], 2, { grams: 4, seasons: true, cut: "fine" }),
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
      id: "nut_sauce",
      noun: "a nut sauce",
      base: 0.7,
      support: [{ has: ["garlic", "soy", "ginger", "chilli", "coconut_milk"], add: 0.03 }],
      stars: ["body", "sour"],
      titles: ["{stars} sauce"],
      summaries: ["{body} let down with {sour} and water until it pours."],
      plan: [
        work("bowl", "Beat {the body} with {the sour onion sharp warm sweet salt} in {bowl}: it stiffens at first.", { minutes: [1, 2] }),
        work("bowl", "Whisk in {water} of cold water, a spoonful at a time, for {time}, until {cue}.", {
          blends: true,
          water: 35,
          minutes: [2, 3],
          cue: "pale, smooth and thick enough to coat a spoon",
        }),
        { do: "finish", in: "bowl", cold: true },
        serve("Spoon over anything plain."),
      ],
      remarks: [COLD],
    },
    {
      body: need(["tahini", "nut_butter"], 1, { grams: 30, seasons: true }),
      sour: need(["citrus_sour", "vinegar", "soy", "yog", "miso", "coconut_milk"], 2, { grams: 10, seasons: true }),
      onion,
      sharp,
      warm,
      sweet,
      oil,
      salt,
      herbs,
    },
    [25, 240],
  ),
  mixed(
    {
      id: "dressed_seaweed",
      noun: "dressed seaweed",
      family: "salad",
      base: 0.6,
      stars: ["weed"],
      titles: ["Dressed {stars} salad"],
      summaries: ["{weed} soaked until soft and dressed while it is springy."],
      plan: [
        work("bowl", "Soak {the weed} in cold water in {bowl} for {time}, until {cue}. Drain, squeeze and shred.", {
          minutes: [10, 15],
          passive: true,
          cue: "soft",
        }),
        work("bowl", "Toss with {the sharp sour oil onion warm sweet topping salt}."),
        { do: "finish", in: "bowl", cold: true },
        serve("Serve cold."),
      ],
    },
    {
      weed: need(["seaweed"], 2, { grams: 8 }),
      sharp: need(["soy", "miso", "liquid_sauce", "salt_pure", "vinegar"], 2, { grams: 7, seasons: true }),
      sour,
      oil: may(["oil", "oil_finish"], 1, { grams: 5, seasons: true }),
      onion,
      warm,
      sweet,
      topping: may(["seed"], 1, { grams: 4, seasons: true }),
      salt,
    },
    [10, 200],
  ),
];
