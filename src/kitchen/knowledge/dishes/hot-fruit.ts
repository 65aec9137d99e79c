/** Fruit cooked with little else: stewed, poached, caramelised, baked, boiled down to jam. */
import { pinch } from "./baking-slots.ts";
import { made, may, need, type Dish } from "./dish.ts";
import { work, serve } from "./plan-steps.ts";
import { sweetening } from "./seasoning-slots.ts";

const sour = may(["citrus_sour", "zest"], 1, { seasons: true });
const top = may(["yog", "cream", "ice_cream", "custard", "cheese_fresh"], 1, { grams: 55 });
export const hotFruitDishes: readonly Dish[] = [
  {
    id: "compote",
    forgives: ["acid"],
    ...made("dessert", "sweet", { noun: "a compote", base: 0.79, plate: [90, 380] }),
    slots: {
      fruit: need(["fruit", "sour_fruit", "dried_fruit"], 4, { grams: 170, cook: "simmer", cut: "chunks", not: ["ready"] }),
      juice: may(["juice", "wine"], 1, { grams: 25, seasons: true }),
      starch: may(["starch_thick"], 1, { grams: 2, seasons: true }),
      top,
      topping: may(["nut", "seed", "biscuit", "cereal"], 2, { seasons: true }),
      sour,
      salt: pinch,
      spices: sweetening.spices,
      sugar: may(["sugar", "syrup"], 1, { grams: 26, seasons: true }),
    },
    forbid: ["milk"],
    support: [
      { forsakes: ["egg", "flour", "pastry", "oats", "bread", "rice", "waffle", "cereal", "cake_mix", "set"], add: -0.1 },
      { has: ["sweet"], add: 0.03 },
      { has: ["yog", "cream", "ice_cream"], add: 0.04 },
      { has: ["sour_fruit"], lacks: ["sweet"], add: -0.15 },
    ],
    stars: ["fruit"],
    titles: ["Warm {stars} compote[ with {top}]"],
    summaries: ["{stars+} simmered gently until soft and syrupy."],
    plan: [
      work(
        "pot",
        "Put {the fruit sugar juice spices salt} into {pot} with {water} of water. Cover, bring to a gentle simmer and cook for {time}, stirring once or twice, until {cue}.",
        { water: 12, minutes: [10, 13], technique: "simmer", cue: "soft, in a syrupy juice" },
      ),
      work("pot", "Stir {the starch} with a spoonful of cold water, stir it in and simmer for {time}, until {cue}.", {
        minutes: [1, 2],
        technique: "simmer",
        cue: "glossy and thick",
        has: ["starch"],
      }),
      { do: "finish", in: "pot" },
      serve("Serve warm or cold in {servings} bowls[, with {the top}]."),
    ],
  },
  {
    id: "quick_jam",
    ...made("dessert", "sweet", { noun: "a quick fridge jam", base: 0.72, plate: [40, 200] }),
    slots: {
      fruit: need(["berry", "fruit_bake", "fruit_soft", "sour_fruit"], 2, { cut: "chunks", cook: "simmer", not: ["banana"] }),
      sugar: need(["sugar", "honey"]),
      sour,
      squeezed: may(["citrus"], 1, { grams: 12, cut: "juice", seasons: true }),
      pectin: may(["pectin"], 1, { grams: 2, seasons: true }),
      chia: may(["chia"], 1, { grams: 3, seasons: true }),
      bread: may(["bread"], 1, { grams: 60 }),
      spices: sweetening.spices,
    },
    batch: { serves: 6, parts: { fruit: 500, sugar: 280 }, makes: { count: 1, noun: "jar" } },
    support: [
      { lacks: ["pectin", "citrus_sour", "bread"], add: -0.06 },
      { has: ["citrus_sour"], add: 0.04 },
      { has: ["berry"], with: ["citrus_sour"], add: 0.1 },
      { has: ["pectin"], add: 0.15 },
      { has: ["bread"], add: 0.03 },
    ],
    stars: ["fruit"],
    titles: ["Quick {stars} jam[ on {bread}]"],
    summaries: ["{fruit} and {sugar} boiled down to a soft jam for the fridge."],
    plan: [
      work("pot", "Put {the fruit sugar pectin} into {pot} with 3 tbsp of water and heat gently for {time}, until {cue}.", {
        minutes: [8, 10],
        technique: "simmer",
        cue: "the juices run and no grains are left",
      }),
      work("pot", "Boil briskly for {time}, stirring so that it does not catch[, with {the spices}], until {cue}.", {
        minutes: [14, 18],
        technique: "simmer",
        cue: "a drop on a cold plate wrinkles when pushed",
      }),
      work("pot", "Off the heat, stir in {the chia sour squeezed}.", { has: ["chia", "sour", "squeezed"] }),
      work("board", "Toast {the bread} for {time}, until {cue}.", { minutes: [2, 3], has: ["bread"], cue: "golden" }),
      serve("Pour into a very clean jar and cool[; spread some on the {bread}]."),
    ],
    remarks: ["It has too little sugar to keep in a cupboard: store it in the fridge and eat it within 3 weeks."],
  },
  {
    id: "pan_fruit",
    forgives: ["acid"],
    ...made("dessert", "sweet", { noun: "caramelised fruit", base: 0.82, plate: [90, 380] }),
    slots: {
      fruit: need(["banana", "fruit_bake", "tropical", "plantain"], 2, { grams: 140, cook: "fry", cut: "sliced" }),
      fat: need(["butter", "oil"], 1, { grams: 8 }),
      sugar: may(["sugar", "syrup", "condensed"], 1, { grams: 12 }),
      spirit: may(["spirit", "juice"], 1, { grams: 12, seasons: true }),
      dried: may(["dried_fruit"], 1, { grams: 12, seasons: true }),
      bread: may(["bread"], 1, { grams: 50, not: ["wrap"] }),
      top,
      topping: may(["nut", "seed", "biscuit", "coconut_dried"], 2, { seasons: true }),
      sour,
      spices: sweetening.spices,
      salt: pinch,
    },
    forbid: ["milk"],
    support: [
      { has: ["sugar", "syrup"], add: 0.04 },
      { has: ["ice_cream", "cream", "yog", "nut"], add: 0.03 },
      { has: ["butter"], add: 0.02 },
    ],
    stars: ["fruit"],
    titles: ["Caramelised {stars}[ with {top}]", "Pan-fried {stars}[ with {top}]"],
    summaries: ["{stars+} browned in {fat} until glossy."],
    plan: [
      work("board", "Toast {the bread} and keep it warm.", { minutes: [2, 3], has: ["bread"] }),
      work("pan", "Heat {the fat} in {pan} over medium heat. Lay in {the fruit} and cook for {time}, turning once, until {cue}.", {
        minutes: [4, 6],
        technique: "fry",
        cue: "golden on both sides but still whole",
      }),
      work("pan", "Add {the sugar spirit dried spices salt} and let it bubble for {time}, basting, until {cue}.", {
        minutes: [1, 2],
        has: ["sugar", "spirit", "spices", "dried"],
        cue: "syrupy",
      }),
      { do: "finish", in: "pan" },
      serve("Serve hot[ on the {bread}][ with {the top}]."),
    ],
  },
];
