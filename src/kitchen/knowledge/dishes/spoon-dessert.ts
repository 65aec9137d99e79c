/** Desserts for a spoon beside the puddings: whipped, layered, jellied, steamed, fried, and eggs made sweet. */
import { pinch, raising } from "./baking-slots.ts";
import type { Role } from "../classes/role.ts";
import { made, may, need, type Dish } from "./dish.ts";
import { work, serve } from "./plan-steps.ts";
import { sweetening } from "./seasoning-slots.ts";

const { spices } = sweetening;
const sugar = may(["sugar", "syrup"], 2, { grams: 12, seasons: true });
const splash = may(["spirit", "coffee_instant", "coffee_ready", "citrus_sour", "zest", "juice", "cordial"], 3, { grams: 5, seasons: true });
const crunch = may(["nut", "biscuit", "choc", "coconut_dried", "confection", "sprinkles", "cereal", "seed"], 3, { grams: 12, raw: true });
const fresh = may(["berry", "fruit_soft", "tropical", "citrus", "grape", "fruit_bake"], 3, { grams: 60, raw: true });

/** What a layered dessert is covered with. */
const WHIPPED: readonly Role[] = ["cream", "cheese_fresh", "condensed", "yog", "sour_cream"];

export const spoonDesserts: readonly Dish[] = [
  {
    id: "whipped_mousse",
    ...made("dessert", "sweet", { noun: "a mousse", base: 0.83, plate: [70, 320] }),
    forgives: ["acid"],
    slots: {
      cream: need(["cream"], 1, { grams: 70, not: ["cream_thin"] }),
      flavour: need(
        ["choc", "jam", "squash_puree", "nut_butter", "spread_choc", "condensed", "berry", "fruit_soft", "tropical", "banana", "cheese_fresh", "custard"],
        3,
        { grams: 60, not: ["cocoa"] },
      ),
      cocoa: may(["cocoa"], 1, { grams: 4, seasons: true }),
      soft: may(["cheese_fresh", "yog", "sour_cream", "condensed"], 2, { grams: 30 }),
      sugar,
      splash,
      crunch,
      fruit: fresh,
      spices,
      salt: pinch,
    },
    stars: ["flavour"],
    titles: ["{stars} mousse"],
    summaries: ["{cream} whipped and folded with {flavour}."],
    plan: [
      work("bowl", "Melt or mash {the flavour} in {bowl}, stir in {the cocoa soft sugar splash spices salt} until smooth, and leave to cool.", {
        minutes: [5, 6],
        has: ["cocoa", "soft", "sugar", "splash", "spices", "salt"],
      }),
      work("bowl", "Melt or mash {the flavour} in {bowl} until smooth, and leave to cool.", {
        minutes: [5, 6],
        lacks: ["cocoa", "soft", "sugar", "splash", "spices", "salt"],
      }),
      work("mixing bowl", "Whip {the cream} for {time}, until {cue}.", { minutes: [2, 4], cue: "it holds soft peaks" }),
      work("bowl", "Fold in gently, spoon into {servings} glasses and chill for {time}, until {cue}.", {
        from: ["mixing bowl"],
        minutes: [60, 90],
        passive: true,
        cue: "set",
      }),
      serve("Serve cold[, with {the crunch fruit}]."),
    ],
  },
  {
    id: "topped_meringue",
    ...made("dessert", "sweet", { noun: "a topped meringue", base: 0.95, plate: [110, 360] }),
    forgives: ["acid"],
    slots: {
      base: need(["meringue_base"], 1, { grams: 40 }),
      cream: need(["cream"], 1, { grams: 65, not: ["cream_thin"] }),
      fruit: need(["berry", "fruit_soft", "tropical", "citrus"], 4, { grams: 90, raw: true }),
      sugar,
      splash,
      crunch: may(["nut", "choc"], 1, { grams: 6, seasons: true }),
      spices,
      herbs: may(["herb_sweet"], 1, { seasons: true }),
    },
    stars: ["fruit"],
    titles: ["Meringue topped with cream and {stars+}"],
    summaries: ["{base} under whipped {cream} and {stars+}."],
    plan: [
      work("bowl", "Whip {the cream}[ with {the sugar spices splash}] in {bowl} for {time}, until {cue}.", { minutes: [2, 4], cue: "it holds soft peaks" }),
      work("board", "Set {the base} on a large plate, spread with what is in the bowl and pile {the fruit} on top.", { from: ["bowl"], minutes: [2, 3] }),
      serve("Serve within the hour, while the base is crisp[, scattered with {the crunch herbs}]."),
    ],
  },
  {
    id: "trifle",
    ...made("dessert", "sweet", { noun: "a layered dessert", base: 0.84, plate: [120, 420] }),
    forgives: ["acid"],
    slots: {
      base: need(["biscuit", "cake", "bread"], 2, { grams: 35, cut: "whole" }),
      cream: may(["cheese_fresh", "cream", "condensed", "yog", "sour_cream"], 3, { grams: 100 }),
      custard: may(["custard"], 1, { grams: 90 }),
      jelly: may(["jelly_mix"], 1, { grams: 24 }),
      egg: { ...may(["egg", "egg_yolk"], 2, { grams: 35 }), beside: WHIPPED },
      coffee: may(["coffee_instant"], 1, { grams: 2, seasons: true }),
      soak: may(["coffee", "coffee_ready", "spirit", "juice", "wine", "jam", "syrup", "tea", "cordial"], 2, { grams: 18, seasons: true }),
      fruit: may(["berry", "fruit_soft", "tropical", "citrus", "fruit_bake"], 3, { grams: 60, raw: true }),
      powder: may(["custard_powder"], 1, { grams: 7, seasons: true }),
      milk: { ...may(["milk"], 2, { grams: 120, seasons: true }), beside: ["custard_powder"] },
      sugar: { ...sugar, beside: [...WHIPPED, "custard_powder"] },
      cocoa: may(["cocoa", "choc", "nut", "confection", "sprinkles", "coconut_dried", "zest"], 3, { grams: 3, seasons: true }),
      spices: { ...spices, beside: WHIPPED },
    },
    support: [
      { lacks: ["custard", "custard_powder", ...WHIPPED], add: -1 },
      { has: ["bread"], lacks: ["biscuit", "cake"], add: -0.1 },
      { has: ["bread"], lacks: ["coffee", "coffee_ready", "wine", "custard", "spirit"], add: -1 },
      { has: ["bread"], with: ["egg", "cheese_melt", "butter", "milk"], add: -1 },
      { has: ["custard_powder"], lacks: ["milk"], add: -1 },
      { has: ["coffee", "wine", "custard", "jelly_mix"], add: 0.05 },
      { lacks: ["coffee", "spirit", "juice", "wine", "jam", "syrup", "fruit", "jelly_mix"], add: -0.2 },
    ],
    caps: { acid: 2 },
    stars: ["fruit", "base", "cream"],
    titles: ["[?custard Trifle][!custard Layered dessert] of {stars+}"],
    summaries: ["{base}[ moistened with {soak}] under {fruit jelly custard cream}."],
    plan: [
      work(
        "pot",
        "Whisk {the powder sugar} smooth with {the milk} in {pot}. Unless it is an instant mix, heat for {time}, stirring, until {cue}, and leave to cool.",
        { has: ["milk"], minutes: [4, 6], technique: "simmer", cue: "it bubbles and is thick" },
      ),
      work(
        "dish",
        "Stir {the coffee soak} with {water} of hot water, and strain it if grounds stay behind. Lay {the base}, in pieces, in {dish} and moisten with it.",
        { water: 25, minutes: [4, 5], has: ["soak", "coffee"], lacks: ["jelly"] },
      ),
      work("dish", "Lay {the base}, in pieces, in {dish}.", { minutes: [2, 3], lacks: ["soak", "coffee", "jelly"] }),
      work("dish", "Spread {the fruit} over it.", { has: ["fruit"], lacks: ["jelly"] }),
      work(
        "dish",
        "Lay {the base}, in pieces, in {dish}[, sprinkle with {the coffee soak}][ and spread {the fruit} over]. Dissolve {the jelly} in {water} of boiling water, let it cool a little, pour over and chill for {time}, until {cue}.",
        { has: ["jelly"], water: 95, minutes: [150, 180], passive: true, cue: "set" },
      ),
      work("dish", "Spread {the custard} over it.", { has: ["custard"] }),
      work("bowl", "Whisk {the egg}[ with {the sugar}] in a bowl over barely simmering water for {time}, until {cue}. Leave to cool.", {
        has: ["egg"],
        minutes: [6, 8],
        sets: true,
        cue: "thick and pale, and {71C} or more",
        beats: true,
      }),
      work("bowl", "Beat or whip {the cream sugar spices}[?egg  into the cooled eggs][!egg  in {bowl}] for {time}, until {cue}.", {
        has: ["cream"],
        minutes: [2, 4],
        cue: "smooth and thick",
      }),
      work("dish", "Cover with[?milk  what is in {pot}, then] the mixture from the bowl and chill for {time}, until {cue}.", {
        from: ["pot", "bowl"],
        minutes: [60, 120],
        passive: true,
        has: ["cream"],
        cue: "the layers have settled",
      }),
      work("dish", "[?milk Cover with what is in {pot} and chill][!milk Chill] for {time}, until {cue}.", {
        from: ["pot"],
        minutes: [60, 120],
        passive: true,
        lacks: ["cream"],
        cue: "the layers have settled",
      }),
      serve("[Scatter over {the cocoa} and serve][!cocoa Serve] cold."),
    ],
  },
  {
    id: "steamed_dumplings",
    ...made("dessert", "sweet", { noun: "steamed sweet dumplings", base: 0.8, plate: [70, 320] }),
    slots: {
      flour: need(["flour_gf"], 1),
      filling: need(["coconut_dried", "nut", "banana", "dried_fruit", "seed", "fruit_soft", "nut_butter", "choc", "jam"], 3, { not: ["cocoa"] }),
      sugar: need(["sugar", "syrup"], 2, { grams: 15 }),
      liquid: may(["coconut_milk", "milk"], 1, { grams: 20, seasons: true }),
      fat: may(["butter", "oil", "fat"], 1, { grams: 4, seasons: true }),
      leaf: may(["starch_thick"], 1, { grams: 3, seasons: true }),
      spices: may(["spice_sweet", "vanilla", "spice_savoury", "colouring"], 3, { seasons: true }),
      salt: pinch,
    },
    forbid: ["leaven", "egg"],
    batch: { serves: 4, parts: { flour: 200, filling: 150, sugar: 100 }, makes: { count: 16, noun: "dumplings" } },
    support: [
      { has: ["coconut_dried"], add: 0.05 },
      { lacks: ["coconut_dried", "banana", "dried_fruit", "seed", "tahini", "jam"], add: -0.15 },
    ],
    stars: ["filling"],
    titles: ["Steamed dumplings with {stars+}"],
    summaries: ["Soft dumplings of {flour} around a sweet filling of {filling}."],
    plan: [
      work("pan", "Stir {the filling sugar spices}, chopped or mashed where need be, in {pan} over low heat for {time}, until {cue}.", {
        minutes: [4, 6],
        sets: true,
        cue: "sticky and nearly dry",
        loose: true,
      }),
      work(
        "bowl",
        "Bring {water} of water to the boil[ with {the liquid fat salt}], stir in {the flour leaf} and knead, when cool enough, to a smooth dough.",
        { blends: true, water: 50, minutes: [6, 8] },
      ),
      work("board", "Shape into 16 flat rounds for four people, fill each with a spoonful from the pan and close well.", {
        from: ["bowl", "pan"],
        minutes: [12, 15],
      }),
      work("pot", "Steam over boiling water, on baking paper, for {time}, until {cue}.", {
        from: ["board"],
        minutes: [12, 14],
        sets: true,
        cue: "glossy and no longer sticky",
      }),
      serve("Serve warm."),
    ],
  },
  {
    id: "sweet_fritters",
    ...made("dessert", "sweet", { noun: "sweet fritters", base: 0.82, plate: [100, 360] }),
    forgives: ["acid"],
    slots: {
      flour: need(["flour", "flour_gf", "polenta"], 2, { not: ["oats", "nut_flour"] }),
      wet: need(["egg", "egg_yolk", "milk", "yog", "milk_sour", "cheese_fresh", "beer", "banana", "coconut_milk", "squash_puree"], 3),
      fat: need(["oil", "butter"], 1, { grams: 15 }),
      ...raising,
      yeast: may(["yeast"], 1, { grams: 1.5, seasons: true }),
      fruit: may(["banana", "fruit_bake", "berry", "dried_fruit", "tropical", "coconut_dried"], 2, { grams: 50, cut: "chunks", not: ["sour_fruit"] }),
      sugar: need(["sugar", "syrup"], 2, { grams: 12 }),
      dust: may(["icing_sugar", "jam", "condensed", "choc"], 2, { grams: 10, seasons: true, not: ["cocoa"] }),
      splash,
      spices,
      salt: pinch,
    },
    batch: { serves: 4, parts: { flour: 200, wet: 190 } },
    support: [
      // Eggs alone make no batter.
      { lacks: ["milk", "yog", "milk_sour", "cheese_fresh", "beer", "banana", "coconut_milk", "water", "squash_puree"], add: -0.1 },
      { lacks: ["leaven", "soda_bicarb", "flour_sr", "egg", "yeast", "beer"], add: -0.15 },
      { has: ["yeast"], lacks: ["oil", "fruit"], add: -0.15 },
    ],
    stars: ["fruit"],
    titles: ["{stars} fritters", "Sweet fritters[ with {stars+}]"],
    summaries: ["A thick batter[ with {stars+}] fried by the spoonful until golden."],
    plan: [
      work(
        "bowl",
        "Stir {the flour leaven soda yeast spices salt} and half of the {sugar} together in {bowl}. Beat in {the wet splash} to a thick batter[ and fold in {the fruit}].",
        { minutes: [4, 5] },
      ),
      work("bowl", "Leave in a warm place for {time}, until {cue}.", { has: ["yeast"], minutes: [45, 60], passive: true, cue: "puffed up" }),
      work("pan", "Heat {the fat} in {pan} over medium heat and let in spoonfuls. Cook for {time} on each side, in batches, until {cue}.", {
        from: ["bowl"],
        minutes: [2, 3],
        technique: "fry",
        sets: true,
        cue: "deep golden and dry in the middle",
      }),
      serve("Roll in the rest of {the sugar} while hot[ and serve with {the dust}]."),
    ],
  },
  {
    id: "sweet_omelette",
    ...made("dessert", "sweet", { noun: "a sweet omelette", base: 0.75, plate: [100, 340] }),
    forgives: ["acid", "citrus"],
    slots: {
      egg: need(["egg"], 1, { grams: 100 }),
      sugar: need(["sugar", "syrup", "jam"], 3, { grams: 18 }),
      milk: may(["milk", "cream", "cheese_fresh", "flour"], 2, { grams: 15, seasons: true }),
      fat: may(["butter", "oil"], 1, { grams: 6, seasons: true }),
      fruit: may(["citrus", "berry", "fruit_bake", "dried_fruit", "fruit_soft", "tropical"], 2, { grams: 50, raw: true, not: ["banana", "juice"] }),
      topping: may(["nut", "yog", "icing_sugar"], 2, { grams: 8, seasons: true }),
      splash,
      spices,
      salt: pinch,
    },
    forbid: ["leaven", "bread"],
    support: [
      { lacks: ["fruit", "jam", "dried_fruit"], add: -0.1 },
      { forsakes: ["banana", "juice", "flour", "bread", "oats"], add: -0.2 },
    ],
    stars: ["fruit"],
    titles: ["Sweet omelette[ with {stars+}]"],
    summaries: ["A fluffy omelette sweetened with {sugar}[ and filled with {fruit}]."],
    plan: [
      work("bowl", "Beat {the egg milk splash spices salt} with half of the {sugar} in {bowl} until foamy.", { minutes: [2, 3], beats: true }),
      work("pan", "[Warm {the fat} in][!fat Set] {pan} over low heat, pour in the mixture and cook, covered, for {time}, until {cue}.", {
        from: ["bowl"],
        minutes: [5, 7],
        technique: "fry",
        sets: true,
        cue: "no liquid egg is left",
      }),
      serve("[Lay {the fruit} on one half, fold][!fruit Fold] over, spoon on the rest of {the sugar}[ and {the topping}] and serve hot."),
    ],
  },
];
