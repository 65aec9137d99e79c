/** Pasta and gnocchi made from flour, with a sauce of what there is. The doughs have strict weights. */
import { made, may, need, type Dish, type PlanStep } from "./dish.ts";
import { work, serve } from "./plan-steps.ts";
import { savoury, warming } from "./seasoning-slots.ts";

const serving: PlanStep = serve(["Pile into warm bowls.", "Eat at once, from warm bowls."]);
const tomatoSauce: PlanStep = { do: "simmer", of: ["tomato"], in: "pan", cue: "thick and glossy", water: 20, has: ["tomato"] };
const sauces = {
  tomato: may(["tomato"], 1, { grams: 120, cook: "simmer" }),
  fat: may(["butter", "oil"], 1, { grams: 10, seasons: true }),
  cream: may(["cream", "cheese_fresh", "cheese_blue"], 1, { grams: 35 }),
  pesto: may(["pesto"], 1, { seasons: true }),
  cheese: may(["cheese_hard", "cheese_melt"], 1, { grams: 20 }),
  salt: savoury.salt,
  pepper: savoury.pepper,
  herbs: savoury.herbs,
  aromatics: may(["garlic"], 1, { seasons: true }),
  woody: warming.woody,
};
const elsewhere = ["curry_paste", "soy", "liquid_sauce", "miso", "tofu", "kimchi", "coconut_milk", "leaven", "yeast", "sugar", "milk"] as const;

export const freshPastaDishes: readonly Dish[] = [
  {
    id: "fresh_pasta",
    ...made("pasta", "savoury", { noun: "fresh pasta", base: 0.8, plate: [110, 480] }),
    slots: {
      flour: need(["flour"], 1, { not: ["nut_flour", "flour_gf", "oats", "polenta", "flour_sr"] }),
      egg: need(["egg"]),
      veg: may(["mushroom", "veg_leaf", "pea"], 1, { grams: 70, cook: "fry" }),
      ...sauces,
    },
    forbid: elsewhere,
    batch: { serves: 2, parts: { flour: 150, egg: 100 }, anchor: "egg" },
    support: [
      { has: ["butter", "oil", "cream", "tomato", "pesto"], add: 0.05 },
      { has: ["cheese_hard"], add: 0.03 },
      // Crumbs beside an aubergine are for its coat or its crust.
      { has: ["crumb"], with: ["veg_soft"], add: -0.1 },
      { lacks: ["butter", "oil", "cream", "tomato", "cheese", "pesto"], add: -0.2 },
    ],
    stars: ["veg", "tomato", "cream", "pesto", "cheese", "fat"],
    titles: ["Fresh egg ribbons[ with {stars+}]"],
    summaries: ["A dough of {flour} and {egg}, flattened thin, cut into ribbons and boiled for two or three minutes."],
    plan: [
      work("board", "Heap {the flour} on {board}, break {the egg} into a well in the middle and work together with a fork. Knead for {time}, until {cue}.", {
        blends: true,
        minutes: [8, 10],
        cue: "smooth and elastic",
      }),
      work("board", "Cover and leave to rest for {time}.", { minutes: [30, 30], passive: true }),
      work(
        "board",
        "Working with a piece as big as a fist at a time, flatten the dough with a rolling pin until as thin as a playing card. Leave to dry for 5 minutes, then fold up loosely and cut into {1cm} ribbons.",
        { blends: true, minutes: [15, 20] },
      ),
      { do: "fry", of: ["veg"], in: "pan" },
      { do: "bloom", of: ["aromatics", "woody"], in: "pan" },
      tomatoSauce,
      work(
        "boiler",
        "Bring {boiler of water} to the boil[ with {the salt}]. Boil the ribbons for {time}, until {cue}, then drain, saving a mugful of the water.",
        { from: ["board"], water: 1000, minutes: [2, 3], technique: "boil", sets: true, cue: "tender, with a little bite" },
      ),
      work("pan", "Toss the ribbons in {pan} with a splash of the saved water[ and {the fat}].", { from: ["boiler"] }),
      { do: "finish", of: ["cream", "pesto", "cheese"], in: "pan" },
      serving,
    ],
  },
  {
    id: "fresh_gnocchi",
    ...made("pasta", "savoury", { noun: "potato gnocchi", base: 0.76, plate: [180, 560] }),
    slots: {
      potato: need(["potato"], 1, { not: ["plantain", "toxic_raw"] }),
      flour: need(["flour"], 1, { not: ["nut_flour", "oats", "polenta", "flour_sr"] }),
      egg: may(["egg"], 1),
      nutmeg: may(["spice_sweet"], 1, { seasons: true, not: ["vanilla"] }),
      ...sauces,
    },
    forbid: elsewhere,
    batch: { serves: 2, parts: { potato: 500, flour: 125, egg: 50 } },
    support: [
      { has: ["butter", "oil", "tomato", "cream", "pesto"], add: 0.06 },
      { has: ["cheese_hard"], add: 0.03 },
      { lacks: ["butter", "oil", "tomato", "cream", "pesto", "cheese"], add: -0.2 },
    ],
    stars: ["tomato", "cream", "pesto", "cheese", "woody", "fat"],
    titles: ["Homemade gnocchi[ with {stars+}]"],
    summaries: ["A soft dough of {potato} and {flour}, cut small and boiled until it floats."],
    plan: [
      work("boiler", "Boil {the potato} in {boiler of water} for {time}, until {cue}. Drain well and leave to steam dry for 5 minutes.", {
        water: 700,
        minutes: [15, 18],
        technique: "boil",
        passive: true,
        cue: "a knife slides in easily",
      }),
      work(
        "board",
        "Mash until smooth on {board}, then work in {the flour egg nutmeg} with a light hand until {cue}. Shape into ropes as thick as a thumb and cut into {2cm} pieces.",
        { blends: true, from: ["boiler"], minutes: [15, 20], cue: "a soft dough forms" },
      ),
      { do: "bloom", of: ["aromatics", "woody"], in: "pan" },
      tomatoSauce,
      work("boiler", "Bring {boiler of water} to the boil[ with {the salt}]. Cook the pieces in two batches for {time} each, until {cue}, and lift out.", {
        from: ["board"],
        water: 1000,
        minutes: [2, 3],
        technique: "boil",
        sets: true,
        cue: "they have floated for 30 seconds",
      }),
      work("pan", "Turn the pieces over in {pan}[ with {the fat}] for {time}, until {cue}.", { from: ["boiler"], minutes: [1, 2], cue: "glossy and hot" }),
      { do: "finish", of: ["cream", "pesto", "cheese"], in: "pan" },
      serving,
    ],
  },
];
