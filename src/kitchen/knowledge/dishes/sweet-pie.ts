/** Sweet pies, tarts and baked cheesecake: pastry or a crumb crust, and what fills it. */
import { pinch, RAW_DOUGH, wheat } from "./baking-slots.ts";
import { made, may, need, type BatchSize, type Dish, type PlanStep } from "./dish.ts";
import { baked, work, serve } from "./plan-steps.ts";
import { sweetening } from "./seasoning-slots.ts";

const { spices } = sweetening;
const splash = may(["spirit", "coffee", "citrus_sour", "zest", "juice", "vinegar"], 3, { grams: 3, seasons: true });
const thick = may(["starch_thick", "flour", "polenta", "nut_flour"], 2, { grams: 2, seasons: true });
const PIES: readonly BatchSize[] = [
  { holds: 0.55, tin: "a pie dish {18cm} across", minutes: [28, 33] },
  { holds: 1, tin: "a pie dish {23cm} across", minutes: [38, 45] },
];

/** Bought in its tin. */
const ready = work("dish", "Have {the case} ready in its tin.", { has: ["case"] });

/** Lines the dish with pastry, or with crumbs bound with butter, and bakes it a little. */
function crust(celsius: number): readonly PlanStep[] {
  return [
    { do: "oven", celsius },
    work("dish", "Line {size} with {the pastry}, prick it and bake for {time}, until {cue}.", {
      minutes: [14, 16],
      technique: "roast",
      celsius,
      has: ["pastry"],
      cue: "dry and pale gold",
    }),
    ready,
    work("dish", "Crush {the biscuit} finely[, stir in {the fat}[?firm , melted,]] and press into {size}. Bake for {time}, until {cue}.", {
      minutes: [8, 10],
      technique: "roast",
      celsius,
      has: ["biscuit"],
      cue: "firm and a little darker",
    }),
  ];
}

/** One of the three crusts. */
const shell = {
  case: may(["crumb_crust"], 1, { grams: 22, cut: "whole" }),
  pastry: may(["pastry"], 1),
  biscuit: may(["biscuit"], 2),
  fat: may(["butter"], 1, { grams: 9, seasons: true }),
} as const;
const bare = { lacks: ["pastry", "biscuit", "crumb_crust"], add: -1 } as const;

function bakeFilled(say: string, celsius: number, cue: string): PlanStep {
  return work("dish", say, baked(celsius, [38, 45], cue, { from: ["bowl"], sized: true }));
}

export const sweetPieDishes: readonly Dish[] = [
  {
    id: "custard_pie",
    ...made("dessert", "sweet", { noun: "a custard pie", base: 0.88, plate: [100, 340] }),
    slots: {
      ...shell,
      egg: need(["egg", "egg_yolk"], 2),
      milk: need(["milk", "cream", "coconut_milk", "condensed", "milk_sour", "yog", "cheese_fresh"], 3),
      sugar: may(["sugar", "syrup"], 3),
      filling: may(["squash_puree", "coconut_dried", "choc", "banana", "berry", "nut", "dried_fruit", "fruit_soft"], 2, { grams: 45, not: ["spread_choc"] }),
      root: may(["veg_root", "veg_squash"], 1, { grams: 60, cut: "cubes", cook: "boil", not: ["beet"] }),
      // A lemon tart; a squeeze in a pumpkin pie is a splash.
      sour: { ...may(["citrus_sour"], 2, { grams: 36, cut: "zested" }), apart: ["squash_puree", "veg_root", "veg_squash", "milk", "banana"] },
      thick,
      splash,
      spices: may(["spice_sweet", "vanilla"], 5, { seasons: true }),
      salt: pinch,
    },
    forgives: ["acid"],
    batch: { serves: 8, parts: { pastry: 230, biscuit: 180, egg: 150, milk: 360, sugar: 130 }, anchor: "egg", sizes: PIES },
    support: [
      bare,
      { lacks: ["sugar", "syrup", "condensed"], add: -0.4 },
      { has: ["spice_sweet", "squash_puree", "vanilla"], add: 0.03 },
      { has: ["veg_root", "veg_squash"], add: 0.03 },
    ],
    stars: ["root", "sour", "filling"],
    titles: ["[{stars} ]custard pie"],
    summaries: ["A smooth baked filling of {egg milk}[ with {stars+}] in a crisp crust."],
    plan: [
      { do: "side", of: ["root"] },
      ...crust(180),
      work("bowl", "Mash the drained {root} in {bowl} until smooth.", { from: ["boiler"], has: ["root"], minutes: [2, 3] }),
      work(
        "bowl",
        "Whisk {the egg sugar milk sour thick splash spices salt} in {bowl} until smooth.[ Beat in {the fat}[?firm , melted].][ Stir in {the filling}.]",
        { minutes: [3, 4], beats: true },
      ),
      bakeFilled("Pour into the crust and bake for {time}, until {cue}.", 180, "set at the edges and barely wobbly in the middle"),
      serve("Cool completely before cutting, so that it sets."),
    ],
  },
  {
    id: "pumpkin_custard",
    ...made("dessert", "sweet", { noun: "a baked custard", base: 0.84, plate: [100, 380] }),
    slots: {
      puree: need(["squash_puree"]),
      egg: need(["egg", "egg_yolk"], 2),
      milk: need(["milk", "cream", "coconut_milk", "condensed"], 2),
      sugar: may(["sugar", "syrup"], 3),
      thick,
      splash,
      topping: may(["nut", "biscuit", "oats"], 2, { grams: 10, seasons: true }),
      spices: may(["spice_sweet", "vanilla"], 5, { seasons: true }),
      salt: pinch,
    },
    forgives: ["acid"],
    batch: { serves: 6, parts: { puree: 425, egg: 150, milk: 250, sugar: 110 }, anchor: "egg" },
    support: [{ lacks: ["sugar", "syrup", "condensed"], add: -0.4 }],
    stars: ["puree"],
    titles: ["Baked {stars} custard"],
    summaries: ["{puree} baked with {egg milk} until just set."],
    plan: [
      { do: "oven", celsius: 170 },
      work("bowl", "Whisk {the egg sugar milk thick splash spices salt} in {bowl} until smooth, and stir in {the puree}.", { minutes: [3, 4], beats: true }),
      bakeFilled(
        "Pour into small ovenproof dishes[, scatter with {the topping}] and bake for {time}, until {cue}.",
        170,
        "set, with a slight wobble in the middle",
      ),
      serve("Serve warm or cold."),
    ],
  },
  {
    id: "citrus_tart",
    ...made("dessert", "sweet", { noun: "a citrus tart", base: 0.88, plate: [80, 320] }),
    forgives: ["acid"],
    caps: { acid: 2 },
    slots: {
      ...shell,
      sour: need(["citrus_sour"], 2, { cut: "juice" }),
      egg: need(["egg", "egg_yolk"], 2),
      sugar: need(["sugar"], 2),
      cream: may(["cream"], 1, { grams: 15 }),
      thick: may(["starch_thick"], 1, { grams: 3, seasons: true }),
      zest: may(["zest"], 2, { grams: 0.5, seasons: true }),
      spices,
      salt: pinch,
    },
    batch: { serves: 8, parts: { pastry: 230, biscuit: 200, sour: 250, egg: 250, sugar: 180 }, anchor: "egg", sizes: PIES },
    support: [bare],
    stars: ["sour"],
    titles: ["{stars} tart"],
    summaries: ["A sharp filling of {sour egg} in a crisp crust."],
    plan: [
      ...crust(170),
      work("bowl", "Whisk {the egg sugar thick zest spices salt} in {bowl} until smooth, then whisk in {the sour cream}[ and {the fat}[?firm , melted]].", {
        minutes: [3, 4],
        beats: true,
      }),
      work(
        "dish",
        "Pour into the crust and bake for {time}, until {cue}.",
        baked(170, [25, 30], "set, with a slight wobble, and {71C} in the middle", { from: ["bowl"] }),
      ),
      serve("Cool completely before cutting, so that it sets."),
    ],
  },
  {
    id: "citrus_pie",
    ...made("dessert", "sweet", { noun: "a citrus pie", base: 0.93, plate: [80, 300] }),
    forgives: ["acid"],
    caps: { acid: 2 },
    slots: {
      ...shell,
      biscuit: may(["biscuit", "crunch"], 2, { seasons: true, not: ["cereal"] }),
      condensed: need(["condensed"]),
      sour: need(["citrus_sour"], 2),
      egg: need(["egg_yolk", "egg"], 2),
      cream: may(["cream", "yog", "sour_cream", "cheese_fresh"], 2, { grams: 25 }),
      sugar: may(["sugar"], 2, { grams: 5, seasons: true }),
      zest: may(["zest"], 2, { grams: 0.5, seasons: true }),
      spices,
      salt: pinch,
    },
    batch: { serves: 8, least: 1, parts: { pastry: 230, biscuit: 200, condensed: 397, sour: 170, egg: 72 }, anchor: "egg", sizes: PIES },
    support: [{ lacks: ["pastry", "biscuit", "crumb_crust", "crunch"], add: -1 }],
    stars: ["sour"],
    titles: ["{stars} pie"],
    summaries: ["A sharp, creamy filling of {sour} and {condensed} in a crisp crust."],
    plan: [
      ...crust(170),
      work("bowl", "Whisk {the egg zest spices salt sugar} with {the condensed}[ and {the fat}[?firm , melted]], then whisk in {the sour} until thick.", {
        minutes: [3, 4],
        beats: true,
      }),
      work(
        "dish",
        "Pour into the crust and bake for {time}, until {cue}.",
        baked(170, [18, 22], "set, with a slight wobble, and {71C} in the middle", { from: ["bowl"] }),
      ),
      work("dish", "Cool, then chill for {time}, until {cue}.", { minutes: [120, 150], passive: true, cue: "cold and firm" }),
      serve("Cut into wedges[ and serve with {the cream}]."),
    ],
  },
  {
    id: "small_tarts",
    ...made("dessert", "sweet", { noun: "small tarts", base: 0.86, plate: [60, 280] }),
    slots: {
      flour: wheat,
      fat: need(["butter", "fat"], 2, { seasons: true }),
      filling: need(["jam"], 2),
      sugar: may(["sugar"], 1, { grams: 6, seasons: true }),
      egg: may(["egg", "egg_yolk"], 1, { grams: 6, seasons: true }),
      zest: may(["zest"], 1, { grams: 0.5, seasons: true }),
      spices,
      salt: pinch,
    },
    batch: { serves: 6, parts: { flour: 220, fat: 110, filling: 240 }, makes: { count: 12, noun: "tarts" } },
    forbid: ["leaven", "flour_sr", "oats", "milk"],
    stars: ["filling"],
    titles: ["Small {stars} tarts"],
    summaries: ["Crisp cases made by hand and filled with {filling}."],
    plan: [
      work(
        "bowl",
        "Rub {the fat}, cold, into {the flour salt}[ and {the sugar}] in {bowl} until it looks like coarse crumbs. Press together with[ {the egg} and] {water} of cold water, cover and chill for {time}.",
        { water: 8, minutes: [30, 30], passive: true },
      ),
      { do: "oven", celsius: 190 },
      work(
        "tray",
        "Roll out as thin as a coin, cut into {makes} rounds and press into the hollows of a muffin tin. Put a heaped teaspoon of {the filling zest spices} into each.",
        { from: ["bowl"], minutes: [10, 12] },
      ),
      work("tray", "Bake for {time}, until {cue}.", baked(190, [16, 20], "the cases are golden and the filling bubbles")),
      serve("Cool for 15 minutes before lifting out: the filling is very hot."),
    ],
  },
  {
    id: "icebox_pie",
    ...made("dessert", "sweet", { noun: "a chilled pie", base: 0.88, plate: [80, 320] }),
    forgives: ["acid", "juice"],
    caps: { acid: 2 },
    slots: {
      case: shell.case,
      biscuit: may(["biscuit"], 2),
      fat: may(["butter"], 1, { grams: 9, seasons: true }),
      cream: need(["cream", "cheese_fresh", "yog"], 2),
      sweet: may(["condensed", "jam", "custard", "spread_choc", "nut_butter", "confection", "choc"], 2),
      powder: may(["custard_powder"], 1, { grams: 8, seasons: true }),
      milk: { ...may(["milk"], 1, { grams: 70, seasons: true }), beside: ["custard_powder"] },
      sour: may(["citrus_sour", "juice", "zest"], 2, { grams: 14, seasons: true }),
      sugar: may(["sugar", "syrup"], 1, { grams: 5, seasons: true }),
      fruit: may(["berry", "banana", "tropical", "fruit_soft", "citrus"], 3, { grams: 45, raw: true }),
      topping: may(["nut", "coconut_dried", "choc", "confection", "sprinkles"], 2, { grams: 6, seasons: true }),
      spices,
      salt: pinch,
    },
    batch: { serves: 8, least: 1, parts: { biscuit: 200, cream: 350, sweet: 300 } },
    support: [
      bare,
      { has: ["butter"], add: 0.02 },
      // Dry crumbs fall apart.
      { has: ["biscuit"], lacks: ["butter", "crumb_crust", "spread_choc"], add: -0.12 },
      { lacks: ["condensed", "jam", "custard", "custard_powder", "spread_choc", "nut_butter", "confection", "choc", "sugar", "syrup"], add: -0.5 },
      // Cream and sugar alone set to nothing.
      { lacks: ["condensed", "jam", "custard", "custard_powder", "spread_choc", "nut_butter", "confection", "choc", "cheese_fresh"], add: -0.5 },
      { has: ["custard_powder"], lacks: ["milk"], add: -0.3 },
      { has: ["custard_powder"], lacks: ["crumb_crust", "butter"], add: -0.3 },
    ],
    stars: ["sweet", "fruit", "sour"],
    titles: ["Chilled pie of {stars+}"],
    summaries: ["A crumb crust under a soft filling of {cream sweet}, set in the fridge."],
    plan: [
      ready,
      work("dish", "Crush {the biscuit} finely[, stir in {the fat}[?firm , melted,]] and press into a pie dish {23cm} across.", {
        has: ["biscuit"],
        minutes: [5, 6],
      }),
      work(
        "pot",
        "Whisk {the powder} smooth with {the milk} in {pot}. Unless it is an instant mix, heat for {time}, stirring, until {cue}. Pour out and leave to cool.",
        { to: "bowl", has: ["milk"], minutes: [4, 6], technique: "simmer", cue: "it bubbles and is thick" },
      ),
      work("bowl", "Stir {the sweet sour sugar spices salt} smooth in {bowl}, melted first if firm.", { has: ["sweet"], minutes: [2, 3] }),
      work("mixing bowl", "Whip or beat {the cream} for {time}, until {cue}, and fold into the first bowl.", {
        to: "bowl",
        minutes: [3, 4],
        has: ["sweet", "milk"],
        cue: "it holds its shape",
      }),
      work("bowl", "Beat {the cream sour sugar spices salt} in {bowl} for {time}, until {cue}.", {
        lacks: ["sweet", "milk"],
        minutes: [4, 5],
        cue: "it is thick and holds its shape",
      }),
      work("dish", "Spread in the crust and chill for {time}, until {cue}.", { from: ["bowl"], minutes: [180, 240], passive: true, cue: "set" }),
      serve("Serve cold[, topped with {the fruit}][, scattered with {the topping}]."),
    ],
  },
  {
    id: "baked_cheesecake",
    ...made("dessert", "sweet", { noun: "a baked cheesecake", base: 0.84, plate: [100, 340] }),
    forgives: ["acid"],
    slots: {
      biscuit: may(["biscuit"], 2),
      fat: may(["butter"], 1, { grams: 9, seasons: true }),
      cheese: need(["cheese_fresh"], 2),
      egg: need(["egg", "egg_yolk"], 2),
      sugar: need(["sugar", "syrup", "condensed"], 3),
      cream: may(["cream", "yog", "sour_cream", "milk", "milk_sour"], 2, { grams: 20 }),
      filling: may(["squash_puree", "choc", "berry", "jam", "dried_fruit", "fruit_soft", "nut_butter", "confection", "nut", "sour_fruit"], 3, {
        grams: 20,
        not: ["cocoa"],
      }),
      thick: may(["starch_thick", "flour", "polenta", "cocoa"], 2, { grams: 3, seasons: true }),
      splash,
      spices,
      salt: pinch,
    },
    batch: {
      serves: 8,
      parts: { biscuit: 180, cheese: 600, egg: 150, sugar: 150 },
      anchor: "egg",
      sizes: [
        { holds: 0.55, tin: "a springform tin {18cm} across", minutes: [38, 44] },
        { holds: 1, tin: "a springform tin {23cm} across", minutes: [48, 55] },
      ],
    },
    support: [
      { has: ["biscuit"], add: 0.08 },
      { has: ["cream"], lacks: ["biscuit", "leaven", "flour_sr"], add: 0.03 },
      { has: ["citrus_sour", "vanilla", "zest", "sour_cream", "cream"], add: 0.02 },
    ],
    stars: ["filling"],
    titles: ["Baked cheesecake[ with {stars+}]"],
    summaries: ["{cheese} baked slowly with {egg} until just set[, with {stars+}]."],
    plan: [
      { do: "oven", celsius: 160 },
      work("dish", "Crush {the biscuit} finely[, stir in {the fat}[?firm , melted,]] and press into {size}.", { has: ["biscuit"], minutes: [5, 6] }),
      work("dish", "Grease {size}[ with {the fat}] and line the base with baking paper.", { lacks: ["biscuit"], minutes: [2, 3] }),
      work(
        "bowl",
        "Beat {the cheese} with {the sugar} until smooth, then {the egg}, one at a time[, and {the cream thick splash spices salt}].[ Fold in {the filling}.]",
        { minutes: [5, 6], beats: true },
      ),
      bakeFilled("Pour into the tin, level the top and bake for {time}, until {cue}.", 160, "set at the edges with a wobble in the middle, and {71C} inside"),
      serve("Cool in the oven with the door ajar, then chill for at least 4 hours before cutting."),
    ],
    remarks: [RAW_DOUGH],
  },
  {
    id: "layered_pastry",
    ...made("dessert", "sweet", { noun: "a syrupy nut pastry", base: 0.9, plate: [50, 240] }),
    slots: {
      pastry: need(["pastry_thin"]),
      nuts: need(["nut"], 3, { cut: "fine" }),
      fat: need(["butter", "oil"]),
      syrup: need(["sugar", "honey", "syrup"], 3),
      sour: may(["citrus_sour", "zest"], 1, { grams: 3, seasons: true }),
      spices: may(["spice_sweet", "vanilla"], 4, { seasons: true }),
    },
    forbid: ["egg", "cheese", "milk", "fruit_bake"],
    batch: { serves: 12, least: 1, parts: { pastry: 350, nuts: 300, fat: 160, syrup: 300 }, makes: { count: 24, noun: "pieces" } },
    stars: ["nuts"],
    titles: ["Layered {stars} pastry in syrup"],
    summaries: ["Crisp leaves of {pastry} with {nuts}, steeped in a syrup of {syrup}."],
    plan: [
      { do: "oven", celsius: 170 },
      work(
        "dish",
        "Brush a baking tin of about {30cm} by {20cm} with a little of {the fat}[?firm , melted]. Layer in {the pastry}, trimmed to fit and each sheet brushed, with {the nuts spices} strewn between after every fourth.",
        { minutes: [20, 25] },
      ),
      work("dish", "Cut through to the bottom into {makes} pieces and bake for {time}, until {cue}.", baked(170, [40, 45], "crisp and deep golden")),
      work("pot", "Simmer {the syrup sour} with {water} of water in {pot} for {time}, until {cue}.", {
        water: 12,
        minutes: [8, 10],
        technique: "simmer",
        cue: "a little syrupy",
      }),
      serve("Pour what is in {pot} evenly over {dish} while both are hot and leave for at least 4 hours, uncovered, to soak in."),
    ],
  },
  {
    id: "filled_pastries",
    ...made("dessert", "sweet", { noun: "filled pastries", base: 0.84, plate: [60, 280] }),
    slots: {
      pastry: need(["pastry"]),
      filling: need(
        [
          "jam",
          "choc",
          "cheese_fresh",
          "nut",
          "spread_choc",
          "dried_fruit",
          "fruit_bake",
          "banana",
          "custard",
          "nut_flour",
          "coconut_dried",
          "berry",
          "condensed",
        ],
        3,
        { grams: 45, cut: "fine", not: ["cocoa"] },
      ),
      sugar: may(["sugar", "syrup", "honey"], 2, { grams: 9, seasons: true }),
      fat: may(["butter", "oil"], 1, { grams: 6, seasons: true }),
      egg: may(["egg", "egg_yolk", "milk", "cream"], 2, { grams: 5, seasons: true }),
      topping: may(["nut", "seed", "icing_sugar", "crumb"], 2, { grams: 3, seasons: true }),
      splash,
      spices,
      salt: pinch,
    },
    batch: { serves: 6, parts: { pastry: 320 }, makes: { count: 12, noun: "pastries" } },
    support: [{ forsakes: ["cheese_soft", "cheese_melt", "cheese_brine", "cheese_blue"], add: -0.2 }],
    stars: ["filling"],
    titles: ["{stars} pastries"],
    summaries: ["Crisp parcels of pastry filled with {stars+}."],
    plan: [
      { do: "oven", celsius: 190 },
      work("bowl", "Mix {the filling sugar spices splash salt} in {bowl}.", { minutes: [3, 4] }),
      work(
        "tray",
        "Unroll or roll out {the pastry} and cut into squares[, and brush them with {the fat}]. Put a spoonful of filling on each, fold over, press the edges[ and brush with {the egg}][, scatter with {the topping}].",
        { from: ["bowl"], minutes: [10, 12] },
      ),
      work("tray", "Bake for {time}, until {cue}.", baked(190, [18, 22], "crisp and deep golden")),
      serve("Cool for 10 minutes: the filling is very hot."),
    ],
  },
];
