/** Flour, water and a little more: rolls, sticks, steamed buns, fried dough, dumplings, hand-cut noodles. */
import { wheat } from "./baking-slots.ts";
import { made, may, need, type Dish } from "./dish.ts";
import { baked, work, serve } from "./plan-steps.ts";
import { savoury, warming } from "./seasoning-slots.ts";

const salt = may(["salt_pure"], 1, { seasons: true });
export const flourAndWaterDishes: readonly Dish[] = [
  {
    id: "boiled_dumplings",
    ...made("plain", "savoury", { noun: "dumplings", base: 0.52, plate: [60, 420] }),
    slots: {
      flour: wheat,
      leaven: may(["leaven", "soda_bicarb"], 1, { grams: 1.5, seasons: true, not: ["flour"] }),
      fat: need(["butter", "fat"], 1, { not: ["oil"] }),
      milk: may(["milk", "egg", "yog"], 1, { grams: 15, seasons: true }),
      flavour: may(["herb_tender", "herb_dried", "cheese_hard", "cheese_melt", "spring_onion", "spice_savoury", "mustard"], 3, { grams: 5, seasons: true }),
      stock: may(["stock"], 1, { grams: 80, seasons: true }),
      salt,
      pepper: savoury.pepper,
    },
    batch: { serves: 4, parts: { flour: 200, fat: 70 } },
    support: [
      { has: ["leaven", "flour_sr"], add: 0.04 },
      { has: ["herb", "cheese", "stock"], add: 0.05 },
      { lacks: ["leaven", "soda_bicarb", "flour_sr"], add: -0.15 },
    ],
    stars: ["flavour"],
    titles: ["Boiled dumplings[ with {stars+}]"],
    summaries: ["Light dumplings poached in simmering water."],
    plan: [
      work("bowl", "Rub {the fat} into {the flour leaven salt pepper flavour} in {bowl} for {time}, until {cue}.", {
        blends: true,
        minutes: [4, 5],
        cue: "it looks like sand",
      }),
      work("bowl", "Stir in {water} of cold water[ and {the milk}], just enough for a soft dough, and roll into balls {3cm} across.", {
        blends: true,
        water: 25,
        minutes: [4, 5],
      }),
      work("pot", "Bring {water} of water[ with {the stock}] to a simmer in {pot}, lower them in, cover and cook for {time}, until {cue}.", {
        from: ["bowl"],
        water: 350,
        minutes: [15, 18],
        technique: "simmer",
        sets: true,
        passive: true,
        cue: "doubled in size and dry in the middle",
      }),
      { do: "finish", in: "pot" },
      serve("Lift out with a slotted spoon and serve hot."),
    ],
    remarks: ["Do not taste the raw dough: it can make people ill."],
  },
  {
    id: "hand_cut_ribbons",
    ...made("pasta", "savoury", { noun: "hand-cut ribbons", base: 0.6, plate: [60, 460] }),
    distinct: 0,
    slots: {
      flour: wheat,
      fat: may(["fat"], 1, { grams: 8, seasons: true }),
      dress: need(["butter", "oil", "soy", "oil_finish", "cheese_hard", "chilli", "spice_heat"], 3, { grams: 9, seasons: true }),
      aromatics: warming.aromatics,
      salt,
      pepper: savoury.pepper,
      herbs: savoury.herbs,
      sour: savoury.sour,
    },
    batch: { serves: 2, parts: { flour: 200 } },
    forbid: ["sugar", "leaven"],
    support: [
      { has: ["garlic", "herb", "cheese", "soy"], add: 0.04 },
      { lacks: ["garlic", "herb", "cheese", "soy", "chilli", "spice"], add: -0.08 },
    ],
    stars: ["dress"],
    titles: ["Hand-cut ribbons with {stars+}"],
    summaries: ["A dough of {flour} and water, rolled, cut and boiled."],
    plan: [
      work("bowl", "Stir {the flour salt} with {water} of water in {bowl} and knead for {time}, until {cue}. Cover and leave for half an hour.", {
        blends: true,
        water: 50,
        minutes: [8, 10],
        cue: "smooth and firm",
      }),
      work("board", "Roll out thinly on a board dusted with {flour}, fold loosely and cut into ribbons.", { from: ["bowl"], minutes: [10, 12] }),
      work("boiler", "Bring a large pan of water to the boil and cook the ribbons for {time}, until {cue}. Drain.", {
        from: ["board"],
        minutes: [3, 4],
        technique: "boil",
        sets: true,
        cue: "tender, with some bite",
      }),
      { do: "bloom", of: ["aromatics"], in: "pan" },
      work("bowl", "Toss with {the fat dress}.", { from: ["boiler", "pan"] }),
      { do: "finish", in: "bowl", cold: true },
      serve("Serve at once, in {servings} bowls."),
    ],
    remarks: ["Do not taste the raw dough: it can make people ill."],
  },
  {
    id: "thin_crackers",
    ...made("bread", "savoury", { noun: "thin crackers", base: 0.68, plate: [30, 220] }),
    slots: {
      flour: need(["flour"], 2, { not: ["oats", "nut_flour"] }),
      fat: need(["oil", "butter", "fat"], 1),
      flavour: may(["seed", "herb_dried", "herb_woody", "spice_savoury", "spice_heat", "cheese_hard", "pepper_black", "garlic"], 4, {
        grams: 4,
        seasons: true,
        not: ["chilli"],
      }),
      oats: may(["oats"], 1, { grams: 20, seasons: true }),
      sugar: may(["sugar", "syrup"], 1, { grams: 2, seasons: true }),
      lift: may(["leaven", "soda_bicarb"], 1, { grams: 0.8, seasons: true, not: ["flour"] }),
      salt,
    },
    batch: { serves: 6, parts: { flour: 250, fat: 45, salt: 4 }, makes: { count: 30, noun: "crackers" } },
    support: [{ has: ["seed", "herb", "spice", "cheese_hard", "salt_pure"], add: 0.03 }],
    stars: ["oats", "flavour"],
    titles: ["Thin crackers[ with {stars+}]"],
    summaries: ["Crisp, thin crackers of {flour} and {fat}."],
    plan: [
      { do: "oven", celsius: 200 },
      work(
        "bowl",
        "Stir {the flour oats lift salt sugar flavour} together in {bowl}, rub in {the fat} and bring together with {water} of water. Knead for {time}, until {cue}.",
        { water: 18, minutes: [2, 3], cue: "smooth" },
      ),
      work(
        "tray",
        "Roll out as thin as card between two sheets of baking paper, cut into {makes} pieces on {tray} and prick all over with a fork. Bake for {time}, until {cue}.",
        baked(200, [10, 13], "golden at the edges and dry", { from: ["bowl"] }),
      ),
      serve("Leave until cold and crisp. They keep for a week in a tin."),
    ],
  },
  {
    id: "cheese_biscuits",
    ...made("side", "savoury", { noun: "cheese biscuits", base: 0.88, plate: [35, 220] }),
    slots: {
      flour: wheat,
      fat: need(["butter"]),
      cheese: need(["cheese_melt", "cheese_hard", "cheese_blue"], 2),
      egg: may(["egg", "egg_yolk"], 1, { grams: 6, seasons: true }),
      spices: may(["spice_heat", "mustard", "pepper_black", "spice_savoury", "herb_dried", "herb_woody"], 3, { seasons: true }),
      extra: may(["seed", "nut"], 1, { grams: 5, seasons: true, cut: "fine" }),
      salt: may(["salt_pure"], 1, { grams: 0.3, seasons: true }),
    },
    batch: { serves: 6, parts: { flour: 150, fat: 100, cheese: 125 }, makes: { count: 24, noun: "biscuits" } },
    forbid: ["milk", "yeast", "leaven", "flour_sr", "pasta", "veg"],
    support: [
      { has: ["spice_heat", "mustard"], add: 0.05 },
      { forsakes: ["milk", "pasta", "veg", "onion", "meat", "potato", "sour_cream", "cream"], add: -0.3 },
    ],
    stars: ["cheese", "spices"],
    titles: ["{stars} biscuits"],
    summaries: ["Crisp, crumbly biscuits of {cheese}, to eat with a drink."],
    plan: [
      work(
        "bowl",
        "Rub {the fat}, cold, into {the flour salt spices} in {bowl}, stir in {the cheese extra} and press together[ with {the egg}, beaten][!egg  with a spoonful of water]. Chill for {time}.",
        { blends: true, minutes: [20, 20], passive: true },
      ),
      { do: "oven", celsius: 180 },
      work(
        "tray",
        "Roll out as thick as a coin, cut into {makes} and set on {tray} lined with baking paper. Bake for {time}, until {cue}.",
        baked(180, [12, 15], "golden", { blends: true, from: ["bowl"] }),
      ),
      serve("Leave until cold and crisp. They keep for a week in a tin."),
    ],
  },
];
