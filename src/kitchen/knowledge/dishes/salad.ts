/** Salads: nothing raw that must be cooked, and a dressing made of what there is. */
import { made, may, need, type Dish, type PlanStep, type Slots } from "./dish.ts";
import { work, serve } from "./plan-steps.ts";
import { savoury } from "./seasoning-slots.ts";

const dressing = {
  ...savoury,
  creamy: may(["mayo", "yog", "dressing", "sour_cream", "tahini", "pesto"], 1, { grams: 20, seasons: true }),
  ketchup: { ...may(["ketchup"], 1, { grams: 8, seasons: true }), beside: ["shellfish"] },
  oil: may(["oil", "oil_finish"], 1, { seasons: true }),
  mustard: may(["mustard"], 1, { seasons: true }),
  // Soy, fish sauce, Worcestershire sauce: a dressing may be salted with them.
  salty: may(["liquid_sauce"], 1, { grams: 6, seasons: true, not: ["bean_paste"] }),
  sweet: may(["syrup"], 1, { grams: 3, seasons: true }),
  garlic: may(["garlic"], 1, { grams: 1.5, seasons: true }),
  dried: may(["herb_dried", "spice_heat", "spice_savoury"], 2, { seasons: true }),
} satisfies Slots;
/** Slots of a dressing, and of what is scattered over at the end. */
export const { fat: _, ...cold } = dressing;

/** Stirs the dressing together in the salad bowl. */
export const mix: PlanStep = work(
  "bowl",
  "Stir {the sour oil creamy ketchup mustard salty sweet garlic dried salt pepper} together in {bowl} for the dressing.",
  {
    alone: [
      "[Loosen {the creamy} with a spoonful of water in {bowl} for the dressing.][!creamy Put {the sour oil mustard salty sweet garlic dried salt pepper} into {bowl}.]",
    ],
    has: ["oil", "creamy", "sour"],
  },
);

export const saladDishes: readonly Dish[] = [
  {
    id: "composed_salad",
    ...made("salad", "savoury", { noun: "a main-course salad", base: 0.82, plate: [170, 560] }),
    slots: {
      protein: need(["fish_tin", "bean", "cheese_brine", "cheese_soft", "protein_ready", "cheese_melt", "egg_cooked"], 2, { grams: 90 }),
      egg: may(["egg"], 1, { grams: 50 }),
      raw: need(["salad", "tomato", "cucumber", "veg_crunch", "avocado", "veg_ready", "corn"], 5, { grams: 170, raw: true, cut: "sliced" }),
      onion: may(["allium"], 1, { raw: true, grams: 15, cut: "thin" }),
      briny: may(["briny", "pickle"], 2, { grams: 20, seasons: true }),
      fruit: may(["fruit_bake", "citrus"], 1, { grams: 50, raw: true }),
      cheese: may(["cheese_hard"], 1, { grams: 15 }),
      berries: { ...may(["berry"], 1, { grams: 50, raw: true }), beside: ["cheese_brine", "cheese_soft", "cheese_blue", "nut"] },
      topping: may(["nut", "seed", "crunch"], 2, { grams: 15, seasons: true }),
      bread: may(["bread", "wrap"], 1, { grams: 50 }),
      ...cold,
    },
    forbid: ["beans_sauced", "rice_cooked", "sour_fruit", "kimchi", "biscuit", "seaweed"],
    distinct: 3,
    support: [
      { has: ["bean"], lacks: ["fish_tin", "cooked_meat", "egg", "avocado"], add: -0.05 },
      { has: ["oil", "acid", "dressing", "mayo", "yog"], add: 0.05 },
      { lacks: ["oil", "acid", "dressing", "mayo", "yog", "tahini", "pesto", "avocado"], add: -0.1 },
      { has: ["herb_tender", "nut", "briny"], add: 0.02 },
      // With nothing crisp to toss, it goes on the bread.
      { has: ["bread"], lacks: ["salad", "tomato", "cucumber", "veg_crunch", "veg_ready", "corn"], add: -0.1 },
      { has: ["wrap"], lacks: ["salad", "cucumber", "tomato"], add: -0.12 },
      { has: ["fish_tin"], with: ["bread"], lacks: ["salad", "cucumber", "veg_crunch", "veg_ready", "bean", "egg"], add: -0.06 },
    ],
    stars: ["protein", "raw", "fruit"],
    titles: ["{stars} salad", "Salad of {stars+}"],
    summaries: ["A salad of {stars+} that makes a meal."],
    plan: [
      work("boiler", "Lower {the egg} into {a pan of boiling water} and cook for {time}, until {cue}. Cool under cold water, peel and quarter.", {
        to: "plate",
        minutes: [9, 10],
        technique: "boil",
        passive: true,
        has: ["egg"],
        cue: "hard-boiled",
      }),
      mix,
      work("bowl", "Put {the raw onion briny fruit berries} into {bowl} and toss lightly."),
      work("bowl", "Lay {the protein}[?egg  and the quartered {egg}] on top.[ Scatter over {the cheese}.]", { from: ["plate"] }),
      { do: "finish", in: "bowl" },
      serve("Serve at once[, with {the bread}]."),
    ],
  },
  {
    id: "leaf_salad",
    ...made("salad", "savoury", { noun: "a leaf salad", base: 0.74, plate: [60, 360] }),
    slots: {
      leaf: need(["salad", "veg_leaf"], 2, { grams: 60, raw: true, not: ["avocado", "cucumber", "cabbage"] }),
      crunch: may(["cucumber", "veg_crunch", "tomato", "avocado"], 4, { grams: 80, raw: true, cut: "sliced" }),
      root: may(["veg_root"], 1, { grams: 35, raw: true, cut: "coarse", not: ["potato"] }),
      fruit: may(["fruit"], 1, { grams: 50, raw: true }),
      onion: may(["allium"], 1, { raw: true, grams: 12, cut: "thin" }),
      cheese: may(["cheese"], 1, { grams: 25 }),
      topping: may(["nut", "seed", "crunch", "dried_fruit"], 3, { grams: 18, seasons: true }),
      briny: may(["briny", "pickle"], 1, { grams: 15, seasons: true }),
      croutons: { ...may(["bread"], 1, { grams: 25, cut: "cubes", not: ["wrap"] }), beside: ["cheese_hard"] },
      ...cold,
    },
    forbid: ["banana", "sour_fruit", "biscuit", "rice_cooked"],
    support: [
      { lacks: ["salad"], add: -0.1 },
      // Kale and spinach are cooked, but for fruit, nuts or a soft cheese.
      { has: ["veg_leaf"], lacks: ["salad", "nut", "dried_fruit", "fruit", "cheese_soft", "cheese_brine"], add: -0.4 },
      { has: ["oil", "acid", "dressing"], add: 0.07 },
      { has: ["nut", "cheese", "fruit"], add: 0.04 },
      // Orange and leaves want nothing from the oven.
      { has: ["citrus"], add: 0.08 },
      { lacks: ["oil", "acid", "dressing", "mayo", "yog", "tahini", "pesto"], add: -0.12 },
    ],
    stars: ["leaf", "fruit", "crunch", "cheese"],
    titles: ["{stars} salad"],
    summaries: ["A fresh salad of {stars+}."],
    plan: [
      work("pan", "Turn {the croutons} in {pan} over medium heat[ with {the oil}] for {time}, until {cue}.", {
        has: ["croutons"],
        minutes: [5, 6],
        cue: "golden and crisp",
        to: "plate",
        halves: ["oil"],
      }),
      mix,
      work("bowl", "Add {the crunch root fruit onion briny} to {bowl} and toss.", { has: ["crunch", "root", "fruit", "onion", "briny"] }),
      work("bowl", "Just before eating, fold in {the leaf}[ and scatter over {the cheese}][?croutons  and the {croutons}].", { from: ["plate"] }),
      { do: "finish", in: "bowl" },
      serve("Serve at once, before the leaves wilt."),
    ],
  },
  {
    id: "fruit_cheese_salad",
    ...made("salad", "savoury", { noun: "a salad of fruit", base: 0.82, plate: [120, 420] }),
    slots: {
      fruit: need(["melon", "grape", "fruit_bake", "citrus", "berry", "fruit_soft"], 2, {
        grams: 130,
        raw: true,
        cut: "sliced",
        not: ["banana", "sour_fruit", "citrus_sour", "squash_puree", "juice", "sauce", "ready", "jam"],
      }),
      cheese: may(["cheese_brine", "cheese_soft", "cheese_blue", "cheese_hard", "cheese_fresh", "cheese_melt"], 1, {
        grams: 45,
        not: ["tofu_like_paneer", "hummus"],
      }),
      leaf: may(["salad"], 2, { grams: 30, raw: true, not: ["avocado", "cucumber"] }),
      crunch: may(["cucumber", "veg_crunch", "avocado", "tomato"], 2, { grams: 60, raw: true, cut: "sliced" }),
      ham: may(["protein_ready"], 1, { grams: 30, raw: true, not: ["fish_tin", "bean", "tofu", "egg_cooked", "poultry"] }),
      onion: may(["allium"], 1, { raw: true, grams: 12, cut: "thin" }),
      topping: may(["nut", "seed", "dried_fruit"], 2, { grams: 14, seasons: true }),
      briny: may(["briny"], 1, { grams: 14, seasons: true }),
      ...cold,
    },
    forbid: ["liquid_sauce", "pulse", "rice_cooked", "choc", "biscuit", "oats"],
    distinct: 2,
    support: [
      { lacks: ["cheese", "cheese_fresh", "protein_ready"], add: -1 },
      { lacks: ["cheese", "cheese_fresh"], add: -0.06 },
      { has: ["salad", "cucumber"], add: 0.04 },
      { has: ["bread"], with: ["protein_ready"], lacks: ["salad"], add: -0.2 },
      { has: ["herb_tender", "nut"], add: 0.04 },
      { has: ["oil", "acid", "dressing"], add: 0.04 },
      { forsakes: ["pasta", "noodle", "gnocchi"], add: -0.08 },
    ],
    stars: ["fruit", "cheese", "ham"],
    titles: ["{stars} salad", "Salad of {stars+}"],
    summaries: ["{fruit} with {cheese ham}[, on {leaf}]."],
    plan: [
      mix,
      work("bowl", "Add {the crunch onion briny leaf} to {bowl} and toss.", { has: ["crunch", "leaf"] }),
      work(
        "bowl",
        "Lay {the fruit ham} in {bowl}[ with {the onion briny}] and turn over once, gently.[ Scatter with {the cheese}.][ Drizzle with {the sweet}.]",
      ),
      { do: "finish", in: "bowl" },
      serve("Serve at once, while the fruit is fresh and cool."),
    ],
  },
  {
    id: "roast_veg_salad",
    ...made("salad", "savoury", { noun: "a salad of roast vegetables", base: 0.8, plate: [160, 520] }),
    slots: {
      veg: need(["beet", "veg_squash", "veg_root", "veg_crucif", "veg_soft", "pepper_black"], 3, {
        grams: 190,
        cook: "roast",
        cut: "chunks",
        not: ["toxic_raw", "plantain", "veg_ready", "potato"],
      }),
      leaf: need(["salad", "veg_leaf"], 2, { grams: 35, raw: true, not: ["avocado", "cucumber"] }),
      cheese: may(["cheese_brine", "cheese_soft", "cheese_blue", "cheese_hard", "cheese_fresh"], 1, { grams: 35, not: ["tofu_like_paneer"] }),
      bean: may(["bean", "rice_cooked"], 1, { grams: 70, raw: true, not: ["beans_sauced"] }),
      lentil: may(["pulse_whole", "grain_mid", "grain_quick"], 1, { grams: 35 }),
      fruit: may(["citrus", "fruit_bake", "dried_fruit"], 1, { grams: 40, raw: true, not: ["sour_fruit"] }),
      onion: may(["allium"], 1, { raw: true, grams: 12, cut: "thin" }),
      topping: may(["nut", "seed"], 2, { grams: 14, seasons: true }),
      spices: may(["spice_savoury", "spice_blend", "spice_heat"], 2, { seasons: true }),
      woody: may(["herb_woody"], 1, { seasons: true }),
      fat: may(["oil"], 1, { seasons: true }),
      ...cold,
    },
    forbid: ["soy", "coconut_milk", "curry_paste", "rice", "pasta"],
    distinct: 2,
    support: [
      { has: ["cheese_brine", "cheese_soft", "cheese_blue"], add: 0.06 },
      { has: ["nut", "seed"], add: 0.03 },
      { has: ["acid", "dressing", "yog", "tahini"], add: 0.04 },
      { has: ["protein_quick", "egg"], add: -0.1 },
    ],
    stars: ["veg", "cheese", "leaf"],
    titles: ["Roast {stars} salad"],
    summaries: ["{veg} roasted until sweet, on {leaf}[ with {cheese}]."],
    plan: [
      { do: "oven", celsius: 200 },
      { do: "roast", of: ["veg"], with: ["fat", "woody", "spices"], late: [], celsius: 200 },
      { do: "side", of: ["lentil"] },
      work("tray", "Let the {veg} cool on the tray for {time}.", { minutes: [10, 10], passive: true }),
      mix,
      work("bowl", "Toss {the leaf bean onion fruit} in {bowl}. Tip in what is on the tray[?lentil  and the {lentil}] and turn over once.", {
        from: ["tray", "boiler"],
      }),
      { do: "finish", of: ["cheese"], in: "bowl" },
      serve("Serve while still a little warm."),
    ],
  },
];
